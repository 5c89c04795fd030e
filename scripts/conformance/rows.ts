import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Row = Readonly<Record<string, string>>;

/** A table of another program, packed, with the names of its columns in the first line. */
export function rowsIn(data: string, file: string): Row[] {
  const text = gunzipSync(readFileSync(join(data, file))).toString('utf8');
  const [head = '', ...lines] = text.split('\n').filter(line => line !== '');
  const columns = head.split('\t');
  return lines.map(line => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
