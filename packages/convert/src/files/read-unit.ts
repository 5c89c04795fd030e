import { readBlk } from './blk/read-blk.ts';
import { readMtf } from './mtf/read-mtf.ts';
import type { Reading } from './problem.ts';

/** Reads a unit file of any kind by the ending of its name. */
export function readUnit(file: string, text: string): Reading {
  if (file.toLowerCase().endsWith('.mtf')) return readMtf(file, text);
  if (file.toLowerCase().endsWith('.blk')) return readBlk(file, text);
  return { problems: [{ file, line: 0, field: '', reason: 'neither an .mtf nor a .blk file' }] };
}
