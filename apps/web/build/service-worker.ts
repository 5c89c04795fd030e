import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../sw/service-worker.ts');
const statics = join(import.meta.dirname, '../public');

/** Files that wait until they are needed: the lines of the books that no game plays yet. */
const LATER = /(tactical-operations|alien-worlds|companion-(space|campaign)).*\.jsonl$/;
/** The clauses of all books and who proves them, which few people look at. Their names in the bundle are those of the books, so their sources tell. */
const LATER_SOURCE = /rules\/(clauses\/|proven\.json)/;

/** Writes `sw.js` with the names of all files that belong on the device. */
export const serviceWorker = (): Plugin => ({
  name: 'sortie-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const built = Object.keys(bundle).filter(file => !(file.startsWith('.vite/') || file.endsWith('.map')));
      const waits = (file: string): boolean => {
        const asset = bundle[file];
        return LATER.test(file) || (asset?.type === 'asset' && asset.originalFileNames.some(name => LATER_SOURCE.test(name)));
      };
      const kept = built.filter(file => !waits(file) && file !== 'index.html');
      const files = ['/', ...[...kept, ...readdirSync(statics)].map(file => `/${file}`)].sort();
      const version = createHash('sha256').update(files.join('\n')).update(pageOf(bundle)).digest('hex').slice(0, 12);
      const known = `const SORTIE_VERSION = '${version}';\nconst SORTIE_FILES = ${JSON.stringify(files)};\n`;
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: known + code });
    },
  },
});

const pageOf = (bundle: Readonly<Record<string, { readonly type: string; readonly source?: string | Uint8Array }>>): string =>
  String(bundle['index.html']?.source ?? '');
