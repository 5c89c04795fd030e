import { createHash } from 'node:crypto';
import type { Shape } from '@sortie/kernel';
import type { TableRecord } from '@sortie/table';

/** A record as it is kept: its text, and a sum over it and everything before it. */
export interface Stored {
  readonly seq: number;
  readonly body: string;
  /** Missing in what was written before there were sums. */
  readonly sum: string | null;
}

/** The sum of a table that has no record yet. */
export const NO_SUM = '';

const sumAfter = (before: string, body: string): string =>
  createHash('sha256').update(before).update('\n').update(body).digest('hex').slice(0, 32);

/** Records with the sums that continue a chain. */
export function chained(before: string, records: readonly TableRecord<Shape>[]): readonly Stored[] {
  let sum = before;
  return records.map(record => {
    const body = JSON.stringify(record);
    sum = sumAfter(sum, body);
    return { seq: record.seq, body, sum };
  });
}

export interface Whole {
  readonly records: readonly TableRecord<Shape>[];
  /** The sum of the last of them, to go on from. */
  readonly sum: string;
  /** Why the rest is not part of it, if there is a rest. */
  readonly damage?: string;
}

/** As many records as are there, readable and unchanged, from `first` on; nothing behind a gap or a flaw counts. */
export function wholeOf(rows: readonly Stored[], first = 0, before = NO_SUM): Whole {
  const records: TableRecord<Shape>[] = [];
  let sum = before;
  for (const { seq, body, sum: written } of rows) {
    const wanted = first + records.length;
    const expected = sumAfter(sum, body);
    const record = recordIn(body);
    const damage =
      seq !== wanted
        ? `record ${wanted} is missing`
        : !record || record.seq !== seq
          ? `record ${seq} cannot be read`
          : written !== null && written !== expected
            ? `record ${seq} was changed after it was written`
            : undefined;
    if (damage || !record) return { records, sum, ...(damage && { damage }) };
    records.push(record);
    sum = expected;
  }
  return { records, sum };
}

function recordIn(body: string): TableRecord<Shape> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'kind' in value && 'seq' in value ? (value as TableRecord<Shape>) : undefined;
  } catch {
    return undefined;
  }
}
