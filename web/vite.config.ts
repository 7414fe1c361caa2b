import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawings, DRAWINGS } from './vite/drawings.ts';
import { linkImageFiles } from './vite/link_image.ts';
import { serviceWorker } from './vite/service_worker.ts';
import { sizes } from './vite/sizes.ts';
import { words } from './vite/words.ts';

export default defineConfig({
  plugins: [words(), drawings(), svelte(), serviceWorker(), sizes(), linkImageFiles()],
  resolve: { alias: { 'drawings/colours.css': `${DRAWINGS}/colours.css` } },
  build: {
    outDir: '../src/cafe/server/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(?!uqr)|\/src\/(lib|ui)\/(?!QrCode|Choice|CopyLink|RuleLink|RuleText|Sign|Switch|device_names|lobby|match_list|replay|new_match|options|table_form|turn_so_far)/,
            },
            {
              name: 'room',
              test: /\/drawings\/|\/game\/(keys|hand\/(GuestTile|label)|floor\/(?!Callout|callout|Club|Edge|WaitSign|journeys|gestures|pinch|Piles|TableList|TableRows))/,
            },
            {
              name: 'table',
              test: /\/game\/(floor\/Piles|seats\/ClockFace|turn\/move_words|story\/story\.ts|seating\/|shell\/shell)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
