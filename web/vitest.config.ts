import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { drawings } from './vite/drawings.ts';
import { words } from './vite/words.ts';

export default defineConfig({
  plugins: [words(), drawings(), svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['{src,checks,vite}/**/*.test.ts'],
    environment: join(import.meta.dirname, 'vite/test_environment.ts'),
  },
});
