import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { pictureStuff } from './picture.ts';

const BUDGET = 80_000; // bytes of JavaScript and CSS, compressed, before the first picture
const UNSAID = new Set(['terminal.ftl', 'flaws.ftl']); // what the client never says
const SHRINKS = /\.(js|css|html|svg|json|webmanifest)$/;

/** All Fluent files of a language in one piece, the long rules in another, without what only their writers read. */
function words(): Plugin {
  const shelf = join(import.meta.dirname, '../src/cafe/words');
  return {
    name: 'cafe-words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      const [, piece, language] = id.match(/^\0words:(most|rules)-(\w+)$/) ?? [];
      if (!piece || !language) return null;
      const files = readdirSync(join(shelf, language)).filter((name) => name.endsWith('.ftl'));
      const wanted = files.filter((name) => !UNSAID.has(name) && (name === 'rules.ftl') === (piece === 'rules')).sort();
      const texts = wanted.map((name) => {
        this.addWatchFile(join(shelf, language, name));
        return readFileSync(join(shelf, language, name), 'utf8');
      });
      const kept = texts.join('\n').replace(/^#.*\n/gm, '').replace(/\n{2,}(?=\S)/g, '\n');
      return `export default ${JSON.stringify(kept)};`;
    },
  };
}

/** The service worker knows the files of the shell: what the start page needs, in every language. */
function serviceWorker(): Plugin {
  return {
    name: 'cafe-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
      const shell = ['/index.html', ...files.map((name) => `/${name}`)].sort();
      const version = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
        .replace('/* files */ []', JSON.stringify(shell))
        .replace("/* version */ ''", JSON.stringify(version));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Smaller forms beside each file, and the first load weighed. */
function scales(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'cafe-scales',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(options, bundle) {
      const folder = options.dir ?? config.build.outDir;
      const weights: Record<string, number> = {};
      for (const name of Object.keys(bundle).filter((file) => SHRINKS.test(file))) {
        const body = readFileSync(join(folder, name));
        weights[name] = body.length;
        if (body.length < 1_000) continue;
        writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
        const brotli = brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        });
        writeFileSync(join(folder, `${name}.br`), brotli);
        weights[name] = brotli.length;
      }
      const pages: Record<string, string[]> = {};
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
      if (entry?.type !== 'chunk') return;
      for (const chunk of Object.values(bundle)) {
        const page = chunk.type === 'chunk' && chunk.facadeModuleId?.match(/(\w+)Page\.svelte$/)?.[1];
        if (page && chunk.fileName !== entry.fileName) pages[page.toLowerCase()] = closure([entry.fileName, chunk.fileName]);
      }
      const sizes = Object.fromEntries(
        Object.entries(pages).map(([page, files]) => [page, files.reduce((sum, file) => sum + (weights[file] ?? 0), 0)]),
      );
      writeFileSync(join(folder, 'sizes.json'), JSON.stringify({ budget: BUDGET, sizes, pages }, null, 1));
      for (const [page, size] of Object.entries(sizes)) {
        console.log(`first load of ${page.padEnd(9)} ${(size / 1000).toFixed(1).padStart(5)} kB of JavaScript and CSS, compressed`);
      }

      function closure(files: string[]): string[] {
        const seen = new Set<string>();
        const open = [...files];
        for (let file = open.pop(); file !== undefined; file = open.pop()) {
          const chunk = bundle[file];
          if (seen.has(file) || !chunk) continue;
          seen.add(file);
          if (chunk.type !== 'chunk') continue;
          open.push(...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? []));
        }
        return [...seen].sort();
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), serviceWorker(), scales(), pictureStuff()],
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
          groups: [{ name: 'core', test: /node_modules\/(?!uqr)|\/src\/(lib|ui)\/(?!QrCode)|\/pages\/(Settings|NameField)/ }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
