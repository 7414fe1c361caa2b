// Modules that the build makes.
declare module 'words:loaders' {
  const loaders: Record<
    import('./lib/constants').Language,
    Record<'most' | 'rules', () => Promise<{ default: string }>>
  >;
  export default loaders;
}
declare module 'words:local' {
  const loaders: Record<import('./lib/constants').Language, { local: () => Promise<{ default: string }> }>;
  export default loaders;
}
declare module 'words:*' {
  const text: string;
  export default text;
}

/** A drawing of the café around a point; what else it takes stands in its file as {name}. */
declare module 'drawings/*.svg' {
  import type { Component } from 'svelte';

  const drawing: Component<{ x: number; y: number; [slot: string]: string | number | boolean | null }>;
  export const figure: string;
  export default drawing;
}
