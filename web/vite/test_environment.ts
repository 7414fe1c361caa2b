/** Node, with modules built as for a browser: Svelte's state then works as on a page, without any page. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'pageless',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
