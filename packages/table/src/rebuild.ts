import {
  append,
  broughtForward,
  currentVersion,
  type Game,
  hashOf,
  type Match,
  type RulesMoved,
  restore,
  restoreOne,
  type Shape,
} from '@sortie/kernel';
import { type Accepted, write } from './accept.ts';
import { first, fold } from './fold.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

export type Rebuilt<G extends Shape> =
  | { readonly ok: true; readonly table: Table<G> }
  /** The first record that does not fit, and why. */
  | { readonly ok: false; readonly seq: number; readonly reason: string };

/** A table from its records alone, exactly as it was; every fingerprint of the match is compared on the way. */
export function rebuild<G extends Shape>(game: Game<G>, records: readonly TableRecord<G>[]): Rebuilt<G> {
  const gap = records.findIndex((record, i) => record.seq !== i);
  if (gap >= 0) return { ok: false, seq: gap, reason: `record ${gap} is missing` };
  const laid = records[0];
  if (laid?.kind !== 'laid') return { ok: false, seq: 0, reason: 'the first record does not lay a table' };
  if (laid.terms.game !== game.ruleset.id)
    return { ok: false, seq: 0, reason: `this is a table of ${laid.terms.game}, not of ${game.ruleset.id}` };
  return extend(first(game, laid), records.slice(1));
}

/** A table after records that were written elsewhere; every fingerprint of the match is compared on the way. */
export function extend<G extends Shape>(table: Table<G>, records: readonly TableRecord<G>[]): Rebuilt<G> {
  let next = table;
  for (const record of records) {
    const { seq } = record;
    if (seq !== next.records.length) return { ok: false, seq, reason: `record ${next.records.length} is missing` };
    if (record.kind !== 'entered') {
      next = fold(next, record);
      continue;
    }
    const begun = begunOf(next);
    if (typeof begun === 'string') return { ok: false, seq, reason: begun };
    const restored = restoreOne(begun, record.entry);
    if (!restored.ok) return { ok: false, seq, reason: restored.reason };
    next = fold(next, record, restored.match.state);
  }
  return { ok: true, table: next };
}

/** The game that an entry continues. What an older version wrote is judged as a whole before its first entry is folded. */
function begunOf<G extends Shape>(table: Table<G>): Match<G> | string {
  const { header, match, game } = table;
  if (!header) return 'an entry before the game began';
  if (match) return match;
  const judged = restore(game.ruleset, header, []);
  return judged.ok ? judged.match : judged.reason;
}

/** What came after the last record was damaged and has been put aside: the table goes on from here and says so. */
export const markLoss = <G extends Shape>(table: Table<G>, lost: number, now: number): Accepted<G> =>
  write(table, [{ deed: { kind: 'recovered', lost } }], now, {});

/**
 * A rebuilt game that an older version of the rules wrote goes on by this one, and says so in its record. The facts were
 * brought forward while they were folded, so the state needs no further migration.
 */
export function bringForward<G extends Shape>(table: Table<G>, now: number): Accepted<G> {
  const { match, game, ended } = table;
  if (!match || ended) return { table, records: [] };
  const { version } = game.ruleset;
  const from = currentVersion(match);
  if (from === version) return { table, records: [] };
  const rules = broughtForward(game.ruleset, match.entries.findLast(one => one.kind === 'rules')?.rules ?? match.header.rules, from);
  const entry: RulesMoved = { kind: 'rules', n: match.entries.length, version, rules, hash: hashOf(match.state) };
  return write(table, [{ deed: { kind: 'entered', entry }, match: append(match, entry, match.state) }], now, {});
}
