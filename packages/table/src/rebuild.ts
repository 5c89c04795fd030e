import { append, currentVersion, type Entry, type Game, hashOf, type RulesMoved, restore, type Shape } from '@sortie/kernel';
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
  const states = statesOf(game, records);
  if (!states.ok) return states;
  let table = first(game, laid);
  for (const record of records.slice(1)) table = fold(table, record, record.kind === 'entered' ? states.after(record.entry) : undefined);
  return { ok: true, table };
}

type States<G extends Shape> =
  | { readonly ok: true; readonly after: (entry: Entry<G>) => G['state'] }
  | { readonly ok: false; readonly seq: number; readonly reason: string };

function statesOf<G extends Shape>({ ruleset }: Game<G>, records: readonly TableRecord<G>[]): States<G> {
  const began = records.find(record => record.kind === 'began');
  const played = records.filter(record => record.kind === 'entered');
  if (!began) {
    const stray = played[0];
    if (stray) return { ok: false, seq: stray.seq, reason: 'an entry before the game began' };
    return { ok: true, after: ({ n }) => never(n) };
  }
  const restored = restore(
    ruleset,
    began.header,
    played.map(record => record.entry),
  );
  if (!restored.ok) return { ok: false, seq: played[restored.entry]?.seq ?? began.seq, reason: restored.reason };
  const { before, state } = restored.match;
  return { ok: true, after: ({ n }) => before[n + 1] ?? state };
}

const never = (n: number): never => {
  throw new Error(`entry ${n} of a game that has not begun`);
};

/**
 * A rebuilt game that an older version of the rules wrote goes on by this one, and says so in its record. The facts were
 * brought forward while they were folded, so the state needs no further migration.
 */
export function bringForward<G extends Shape>(table: Table<G>, now: number): Accepted<G> {
  const { match, game, ended } = table;
  if (!match || ended || currentVersion(match) === game.ruleset.version) return { table, records: [] };
  const { version } = game.ruleset;
  const rules = match.entries.findLast(one => one.kind === 'rules')?.rules ?? match.header.rules;
  const entry: RulesMoved = { kind: 'rules', n: match.entries.length, version, rules, hash: hashOf(match.state) };
  return write(table, [{ deed: { kind: 'entered', entry }, match: append(match, entry, match.state) }], now, {});
}
