import type { DiceWanted } from './dice/manual.ts';
import type { Dice } from './dice.ts';
import { hashOf } from './hash.ts';
import { open, type Performed, perform } from './perform.ts';
import type { Refusal } from './rule.ts';
import { Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, Seat, Shape } from './shape.ts';
import { nth } from './sure.ts';

/** What is settled before the first die falls. */
export interface Header<G extends Shape> {
  readonly game: string;
  readonly version: number;
  readonly rules: readonly RuleId[];
  readonly setup: G['setup'];
  /** Names at the table, by seat. */
  readonly seats: readonly string[];
  readonly dice: 'seeded' | 'manual';
  /** The hash of the seed, published before the game; absent with manual dice. */
  readonly commitment?: string;
}

interface Recorded {
  /** Counts up without gaps and is never used twice, so that no die falls twice. */
  readonly n: number;
  /** Fingerprint of the state after this entry. */
  readonly hash: string;
}
interface Played<G extends Shape> extends Recorded {
  /** The version of the rules that wrote the events. */
  readonly version: number;
  readonly events: readonly G['event'][];
  readonly faces: readonly number[];
}
export interface Opening<G extends Shape> extends Played<G> {
  readonly kind: 'open';
}
export interface Commanded<G extends Shape> extends Played<G> {
  readonly kind: 'command';
  readonly seat: Seat;
  readonly command: G['command'];
}
/** The state is again what it was before entry `to`. */
export interface TakenBack extends Recorded {
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly to: number;
}
/** From here on the game is played by another version or list of rules. */
export interface RulesMoved extends Recorded {
  readonly kind: 'rules';
  readonly version: number;
  readonly rules: readonly RuleId[];
}
export type Entry<G extends Shape> = Opening<G> | Commanded<G> | TakenBack | RulesMoved;

/** One game with everything that has happened in it, as a value. The past is kept by reference: undo costs nothing. */
export interface Match<G extends Shape> {
  readonly ruleset: Ruleset<G>;
  readonly book: Rulebook<G>;
  readonly header: Header<G>;
  readonly state: G['state'];
  readonly entries: readonly Entry<G>[];
  /** The state before each entry. */
  readonly before: readonly G['state'][];
}

export type Advanced<G extends Shape> =
  | { readonly ok: true; readonly match: Match<G>; readonly entry: Entry<G> }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly wants?: DiceWanted | undefined };

/** Set the table up and carry out what the rules call for before anybody may act. The rules may have something against the set-up. */
export function begin<G extends Shape>(ruleset: Ruleset<G>, header: Header<G>, dice: Dice): Advanced<G> {
  const book = Rulebook.compile(ruleset, header.rules, header.version);
  const objections = book.checkSetup(header.setup);
  if (objections.length > 0) return { ok: false, refusals: objections };
  const start = ruleset.setup(header.setup);
  const empty: Match<G> = { ruleset, book, header, state: start, entries: [], before: [] };
  return add(empty, open(ruleset, book, header.setup, dice), { kind: 'open' });
}

/** Carry out one command of one seat. The dice must be those of entry number `match.entries.length`. */
export function advance<G extends Shape>(match: Match<G>, seat: Seat, command: G['command'], dice: Dice): Advanced<G> {
  const { ruleset, book, state } = match;
  return add(match, perform(ruleset, book, state, seat, command, dice), { kind: 'command', seat, command });
}

type Head<G extends Shape> = Pick<Opening<G>, 'kind'> | Pick<Commanded<G>, 'kind' | 'seat' | 'command'>;

function add<G extends Shape>(match: Match<G>, done: Performed<G>, head: Head<G>): Advanced<G> {
  if (!done.ok) return done;
  const { state, events, faces } = done;
  const entry = { n: match.entries.length, ...head, version: match.ruleset.version, events, faces, hash: hashOf(state) } as Entry<G>;
  return { ok: true, match: append(match, entry, state), entry };
}

export const append = <G extends Shape>(match: Match<G>, entry: Entry<G>, state: G['state']): Match<G> => ({
  ...match,
  state,
  entries: [...match.entries, entry],
  before: [...match.before, match.state],
});

/** The entries that still count, oldest first: those taken back are gone, and so is the taking back. */
export function standing<G extends Shape>(entries: readonly Entry<G>[]): readonly Entry<G>[] {
  const live: Entry<G>[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'undo') live.push(entry);
    else while (live.length > 0 && nth(live, live.length - 1).n >= entry.to) live.pop();
  }
  return live;
}

export type TakeBack =
  | { readonly ok: true; readonly to: number }
  /** Nobody may do it alone; with everybody's agreement `to` is where it would go. */
  | { readonly ok: false; readonly to?: number; readonly reason: string; readonly rule?: RuleId };

/** May this seat take back its last command alone? Not past a roll, a revealed secret, or what a rule makes final. */
export function mayTakeBack<G extends Shape>(match: Match<G>, seat: Seat): TakeBack {
  const last = standing(match.entries).at(-1);
  if (last?.kind !== 'command') return { ok: false, reason: 'there is nothing to undo' };
  const to = last.n;
  if (last.seat !== seat) return { ok: false, to, reason: 'the other side has acted since' };
  if (last.faces.length > 0) return { ok: false, to, reason: 'dice were rolled' };
  if (last.events.some(event => match.ruleset.reveals(event))) return { ok: false, to, reason: 'a secret was revealed' };
  for (const event of last.events) {
    const rule = match.book.settledBy(event);
    if (rule) return { ok: false, to, reason: 'it is final', rule };
  }
  return { ok: true, to };
}

/** Back to the state before entry `to`. Whether anybody may is decided before: by `mayTakeBack` or by agreement. */
export function takeBack<G extends Shape>(match: Match<G>, seat: Seat, to: number): Match<G> {
  const state = match.before[to];
  if (state === undefined || to === 0) throw new Error(`there is no entry ${to} to take back`);
  return append(match, { kind: 'undo', n: match.entries.length, seat, to, hash: hashOf(state) }, state);
}

/** Move a live game to the ruleset given, which may be a newer version, and to another list of rules. */
export function moveRules<G extends Shape>(match: Match<G>, ruleset: Ruleset<G>, rules: readonly RuleId[]): Match<G> {
  // The state has the shape of the rules that hold it in memory, whatever version wrote the entries.
  const from = match.ruleset.version;
  const state = from === ruleset.version ? match.state : ruleset.migrate(match.state, from);
  const book = Rulebook.compile(ruleset, rules);
  const entry: RulesMoved = { kind: 'rules', n: match.entries.length, version: ruleset.version, rules, hash: hashOf(state) };
  return append({ ...match, ruleset, book }, entry, state);
}

/** The version whose rules the game is played by now. */
export function currentVersion<G extends Shape>({ header, entries }: Match<G>): number {
  const moved = entries.findLast((entry): entry is RulesMoved => entry.kind === 'rules');
  return moved?.version ?? header.version;
}
