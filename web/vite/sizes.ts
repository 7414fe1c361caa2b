import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const BUDGET_BYTES = 80_000; // of JavaScript and CSS, compressed, before the first picture
const COMPRESSED = /^(?!sw\.js$).*\.(js|css|html|svg|json|webmanifest)$/; // the service worker is finished after the build

/** Smaller forms beside each file, and the first load weighed; the server reads there what to announce in a page's head. */
export function sizes(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'cafe-sizes',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(options, bundle) {
      const folder = options.dir ?? config.build.outDir;
      const weights: Record<string, number> = {};
      for (const name of Object.keys(bundle).filter((file) => COMPRESSED.test(file))) {
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
        if (page && chunk.fileName !== entry.fileName)
          pages[page.toLowerCase()] = closure([entry.fileName, chunk.fileName]);
      }
      const words = filesOf('most');
      const sizesOfPages = Object.fromEntries(
        Object.entries(pages).map(([page, files]) => [
          page,
          files.reduce((sum, file) => sum + (weights[file] ?? 0), 0),
        ]),
      );
      writeFileSync(
        join(folder, 'sizes.json'),
        JSON.stringify(
          { budget: BUDGET_BYTES, sizes: sizesOfPages, pages, words, longWords: filesOf('rules') },
          null,
          1,
        ),
      );
      for (const [page, size] of Object.entries(sizesOfPages)) {
        console.log(
          `first load of ${page.padEnd(9)} ${(size / 1000).toFixed(1).padStart(5)} kB of JavaScript and CSS, compressed`,
        );
      }

      /** The files of a piece of the words, by language. */
      function filesOf(piece: 'most' | 'rules'): Record<string, string> {
        const named = new RegExp(`^\\0words:${piece}-(\\w+)$`);
        return Object.fromEntries(
          Object.values(bundle).flatMap((chunk) => {
            const language = chunk.type === 'chunk' && chunk.facadeModuleId?.match(named)?.[1];
            return language ? [[language, chunk.fileName]] : [];
          }),
        );
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
