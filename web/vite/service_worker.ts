import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGES = ['index.html', 'local/']; // a server answers for local games with a page that may run WebAssembly
const STATIC_PAGES = ['index.html'];

/**
 * The service worker knows the files of the shell: what the start page needs, in every language. The version of the
 * Python parts, which are made beside this build, is filled in by build.py.
 */
export function serviceWorker(isStatic: boolean): Plugin {
  return {
    name: 'cafe-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite takes out the scripts of which only styles are left
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
        const shell = [...(isStatic ? STATIC_PAGES : PAGES), ...files].sort();
        const version = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
        const source = readFileSync(join(import.meta.dirname, '../sw.js'), 'utf8')
          .replace('/* files */ []', JSON.stringify(shell))
          .replace("/* version */ ''", JSON.stringify(version));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
