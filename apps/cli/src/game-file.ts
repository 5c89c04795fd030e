import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { reasonOf } from './say.ts';

export type ReadText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** No game is nearly as long, in bytes; a packed one that claims so is not unpacked further. */
const LARGEST = 256 * 1024 * 1024;

/** The text of a game file, plain or gzipped, whatever it is called. */
export function readText(file: string): ReadText {
  try {
    const bytes = readFileSync(file);
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return { ok: true, text: (zipped ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes).toString('utf8') };
  } catch (error) {
    return { ok: false, reason: `cannot read ${file}: ${reasonOf(error)}` };
  }
}

/** Write a game file, gzipped if its name ends in .gz; the reason why not, if not. */
export function writeText(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, file.endsWith('.gz') ? gzipSync(text) : text);
    return undefined;
  } catch (error) {
    return `cannot write ${file}: ${reasonOf(error)}`;
  }
}
