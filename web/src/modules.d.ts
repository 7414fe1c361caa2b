// Modules that the build makes.
declare module 'words:loaders' {
  const loaders: Record<
    import('./lib/constants').Language,
    Record<'most' | 'rules', () => Promise<{ default: string }>>
  >;
  export default loaders;
}
declare module 'words:*' {
  const text: string;
  export default text;
}
