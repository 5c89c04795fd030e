import {
  advance,
  begin,
  type Commanded,
  commitmentTo,
  type Entry,
  finished,
  type Match,
  nth,
  type Refusal,
  readGame,
  type Seat,
  type Seed,
  SeededDice,
  standing,
  type Telling,
  takeBack,
  tell,
  writeGame,
} from '@sortie/kernel';
import type { Event } from './event.ts';
import { ruleset } from './ruleset.ts';
import type { Campaign, Command, Setup, State } from './shape.ts';

/** A campaign with everything that has happened in it, and the seed of its dice. */
export interface Journal {
  readonly match: Match<Campaign>;
  readonly seed: Seed;
}

export type Written =
  | ({ readonly ok: true } & Journal)
  | { readonly ok: false; readonly reason: string; readonly said?: Telling; readonly refusals?: readonly Refusal[] };

const refused = (what: string | Telling): Written => ({ ok: false, ...finished(what) });

const objected = (refusals: readonly Refusal[]): Written => ({
  ok: false,
  refusals,
  reason: refusals.map(({ rule, reason }) => `${reason} (${rule})`).join('; '),
});

export function beginCampaign(setup: Setup, seed: Seed): Written {
  const read = ruleset.readSetup(setup);
  if (!read.ok) return { ok: false, reason: read.problem, ...(read.said && { said: read.said }) };
  const header = {
    game: ruleset.id,
    version: ruleset.version,
    rules: ruleset.editions['companion'] ?? [],
    setup,
    seats: setup.armies.map(({ name }) => name),
    dice: 'seeded' as const,
    commitment: commitmentTo(seed),
  };
  const begun = begin(ruleset, header, new SeededDice(seed, 0));
  return begun.ok ? { ok: true, match: begun.match, seed } : objected(begun.refusals);
}

/** One thing after the other, all of them or none. */
export function carryOut({ match, seed }: Journal, seat: Seat, commands: readonly Command[]): Written {
  let now = match;
  for (const command of commands) {
    const done = advance(now, seat, command, new SeededDice(seed, now.entries.length));
    if (!done.ok) {
      return objected(done.refusals);
    }
    now = done.match;
  }
  return { ok: true, match: now, seed };
}

/** The last thing that somebody did and that still counts. */
export function lastStep({ entries }: Match<Campaign>): Commanded<Campaign> | undefined {
  const last = standing(entries).at(-1);
  return last?.kind === 'command' ? last : undefined;
}

/**
 * The last step never happened. Whoever keeps the books may correct them, after dice as well: what was taken back stays in the journal, and
 * dice that are rolled again are other dice.
 */
export function strike({ match, seed }: Journal): Written {
  const last = lastStep(match);
  return last ? { ok: true, match: takeBack(match, last.seat, last.n), seed } : refused('there is nothing to undo');
}

/** What one entry came to, fact by fact, each with the state before it. */
export interface Passage {
  readonly entry: Entry<Campaign>;
  readonly facts: readonly { readonly state: State; readonly event: Event; readonly says: Telling | undefined }[];
  /** Taken back since. */
  readonly struck: boolean;
}

export function passages({ entries, before }: Match<Campaign>): readonly Passage[] {
  const live = new Set(standing(entries).map(({ n }) => n));
  return entries.map((entry, at) => {
    let state = nth(before, at);
    const facts = ('events' in entry ? entry.events : []).map(written => {
      const event = 'version' in entry ? ruleset.upcast(written, entry.version) : written;
      const fact = { state, event, says: ruleset.tell(state, event) };
      state = ruleset.evolve(state, event);
      return fact;
    });
    return { entry, facts, struck: entry.kind !== 'undo' && !live.has(entry.n) };
  });
}

export const writeCampaign = ({ match, seed }: Journal): string => writeGame(match, seed);

/** A campaign from its file, or what is wrong with it and in which line. */
export function readCampaign(text: string): Written {
  const read = readGame(ruleset, text);
  if (!read.ok) return refused(tell('line {line} {reason}', { line: read.line, reason: read.reason }));
  const { match, seed } = read.value;
  return seed === undefined ? refused('the file does not hold the seed of its dice') : { ok: true, match, seed };
}
