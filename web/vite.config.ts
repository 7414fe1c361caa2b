import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/cafe/server/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
});
