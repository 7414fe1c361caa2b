// Modules that the build makes.
declare module 'words:*' {
  const text: string;
  export default text;
}
