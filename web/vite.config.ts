import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawings, DRAWINGS } from './vite/drawings.ts';
import { linkImageFiles } from './vite/link_image.ts';
import { serviceWorker } from './vite/service_worker.ts';
import { sizes } from './vite/sizes.ts';
import { words } from './vite/words.ts';

const isStatic = process.env.VITE_LOCAL_ONLY === '1'; // a site without a server

export default defineConfig({
  plugins: [words(), drawings(), svelte(), serviceWorker(isStatic), sizes(), ...(isStatic ? [] : [linkImageFiles()])],
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
      // Svelte does not say so itself: what nobody calls needs no running.
      treeshake: {
        moduleSideEffects: [{ test: /\/svelte\/src\/(?!internal\/(disclose-version|flags))/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // What only forms need of Svelte, without what all of it stands on.
            {
              name: 'fields',
              test: /\/elements\/bindings\/(input|select|size|universal)\.js$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'core',
              test: /node_modules\/(?!uqr)|\/src\/(lib|ui)\/(?!QrCode|Choice|CopyLink|Flag|Portrait|portraits|RadioFace|RuleLink|RuleText|Sign|Strength|Switch|device_names|lobby|match_list|replay|review|new_match|opponents|options|own_statistics|puzzle_client|files|table_form|turn_so_far)/,
            },
            {
              name: 'room',
              test: /\/drawings\/|\/game\/(game\.css|keys|seats\/faces|hand\/(GuestTile|draggable|label)|floor\/(?!Callout|callout|Club|Edge|WaitSign|journeys|gestures|pinch|Piles|TableList|TableRows|extent))/,
            },
            {
              name: 'table',
              test: /\/game\/(floor\/(Piles|extent)|hand\/(Hand\.|places)|seats\/(ClockFace|Players|Score|kept|others)|turn\/(kinds|move_words)|story\/story\.ts|seating\/|shell\/(shell|Shell|StatusLine|BarHome|ActionGrid))/,
            },
            {
              name: 'playing',
              test: /\/game\/(turn\/(status|turn_controller)|match_room|hand\/(arrangement|hand_order))/,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // By this name the server knows which script may run WebAssembly.
    rolldownOptions: { output: { entryFileNames: 'assets/local-worker-[hash].js' } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
