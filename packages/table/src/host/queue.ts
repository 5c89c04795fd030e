import type { Shape } from '@sortie/kernel';
import type { TableRefusal } from '@sortie/wire';
import type { Accepted } from '../accept.ts';
import type { TableRecord } from '../record.ts';
import type { Table } from '../table.ts';

export type Done = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: TableRefusal };

/** Something to be done at the table, judged on the table as it is when its turn comes. */
export type Act<G extends Shape> = (table: Table<G>) => Accepted<G>;

export interface Turn<G extends Shape> {
  readonly act: Act<G>;
  readonly resolve: (done: Done) => void;
  readonly reject: (problem: unknown) => void;
}

/** Several turns, one after the other, as if they were one: they are kept together or not at all. */
export interface Judged<G extends Shape> {
  readonly table: Table<G>;
  readonly records: readonly TableRecord<G>[];
  readonly done: readonly Done[];
  readonly bugs: readonly unknown[];
}

export function judge<G extends Shape>(before: Table<G>, turns: readonly Turn<G>[]): Judged<G> {
  let table = before;
  const records: TableRecord<G>[] = [];
  const done: Done[] = [];
  const bugs: unknown[] = [];
  for (const { act } of turns) {
    const accepted = act(table);
    table = accepted.table;
    records.push(...accepted.records);
    done.push(accepted.refusal ? { ok: false, refusal: accepted.refusal } : { ok: true, seq: table.records.length - 1 });
    if (accepted.bug !== undefined) bugs.push(accepted.bug);
  }
  return { table, records, done, bugs };
}
