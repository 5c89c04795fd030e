import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|jsonl|webmanifest)$/;
/** Smaller files gain nothing. */
const LEAST = 1024;

/** Lays a `.br` and a `.gz` beside every text, so that the server sends them without work. */
export const compress = (): Plugin => ({
  name: 'sortie-compress',
  apply: 'build',
  closeBundle: {
    order: 'post',
    handler() {
      const dist = join(import.meta.dirname, '../dist');
      for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file => TEXT.test(file))) {
        const path = join(dist, file);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  },
});
