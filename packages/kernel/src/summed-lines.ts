import { hashOf } from './hash.ts';

/** A line of a file, as a record without its sum. */
export type Line = { readonly [field: string]: unknown };

export type LinesRead =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** JSON lines, each with a sum over itself and all lines before it: nothing can be changed or reordered unnoticed. */
export function summedLines(lines: readonly object[]): string {
  let sum = '';
  return lines
    .map(line => {
      sum = hashOf([sum, line]);
      return `${JSON.stringify({ ...line, sum })}\n`;
    })
    .join('');
}

/** Reads them back. The first thing that is wrong is named; `objects` looks at the first line before its sum is compared. */
export function readSummedLines(text: string, objects: (first: Line) => string | undefined = () => undefined): LinesRead {
  const rows = text.split('\n');
  if (rows.at(-1) === '') rows.pop();
  const lines: Line[] = [];
  let sum = '';
  for (const [i, row] of rows.entries()) {
    const parsed = parsedLine(row);
    if (!parsed) return { ok: false, line: i + 1, reason: 'is not a JSON record: the file is damaged here' };
    const { sum: written, ...line } = parsed;
    sum = hashOf([sum, line]);
    const objection = i === 0 ? objects(line) : undefined;
    if (objection !== undefined) return { ok: false, line: 1, reason: objection };
    if (written !== sum) return { ok: false, line: i + 1, reason: 'was changed after it was written: its sum does not fit' };
    lines.push(line);
  }
  return { ok: true, lines };
}

function parsedLine(row: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(row);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Line) : undefined;
  } catch {
    return undefined;
  }
}
