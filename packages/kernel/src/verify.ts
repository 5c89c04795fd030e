import { ScriptedDice } from './dice/scripted.ts';
import { commitmentTo, isSeed, type Seed } from './dice/seed.ts';
import { SeededDice } from './dice/seeded.ts';
import type { Dice } from './dice.ts';
import { broughtForward } from './forward.ts';
import { hashOf } from './hash.ts';
import { advance, begin, type Commanded, type Entry, type Header, type Match, moveRules, takeBack } from './match.ts';
import type { Ruleset } from './ruleset.ts';
import type { Shape } from './shape.ts';
import { last, sure } from './sure.ts';

export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly hash: string }
  /** `older`: it was played by an earlier version of the rules, by which it may well have come out so. */
  | { readonly ok: false; readonly entry: number; readonly reason: string; readonly older?: Older };

interface Older {
  readonly playedBy: number;
  readonly today: number;
}

/**
 * Play a recorded game again from its set-up, its seed and its commands, and compare every event and every fingerprint.
 * A game that checks out was played by the rules, with the dice its host promised before the first roll.
 */
export function verify<G extends Shape>(
  ruleset: Ruleset<G>,
  header: Header<G>,
  entries: readonly Entry<G>[],
  seed: Seed | undefined,
): Verdict {
  const wrong = promise(ruleset, header, seed);
  if (wrong) return { ok: false, entry: -1, reason: wrong };
  const older = header.version < ruleset.version ? { older: { playedBy: header.version, today: ruleset.version } } : {};
  let match: Match<G> | undefined;
  for (const entry of entries) {
    const again = replayOne(ruleset, header, match, entry, seed);
    if (typeof again === 'string') return { ok: false, entry: entry.n, reason: again, ...older };
    match = again;
    const reason = difference(ruleset, last(match.entries), entry);
    if (reason !== undefined) return { ok: false, entry: entry.n, reason, ...older };
  }
  return { ok: true, entries: entries.length, hash: entries.at(-1)?.hash ?? '' };
}

function promise<G extends Shape>(ruleset: Ruleset<G>, header: Header<G>, seed: Seed | undefined): string | undefined {
  if (header.version > ruleset.version)
    return `written by version ${header.version} of the rules; this program knows version ${ruleset.version}`;
  if (header.dice === 'manual') return undefined;
  if (seed === undefined) return 'the seed is not known yet: it is published when the game ends';
  if (!isSeed(seed)) return 'the seed is not a seed';
  return commitmentTo(seed) === header.commitment ? undefined : 'the seed is not the one that was promised at the start';
}

function replayOne<G extends Shape>(
  ruleset: Ruleset<G>,
  header: Header<G>,
  match: Match<G> | undefined,
  entry: Entry<G>,
  seed: Seed | undefined,
): Match<G> | string {
  if (entry.kind === 'undo')
    return match && entry.to > 0 && entry.to < entry.n ? takeBack(match, entry.seat, entry.to) : 'takes back an entry that does not exist';
  if (entry.kind === 'rules')
    return match
      ? moveRules(match, ruleset, broughtForward(ruleset, entry.rules, entry.version))
      : 'the rules change before the game begins';
  const dice: Dice = header.dice === 'manual' ? new ScriptedDice(entry.faces) : new SeededDice(sure(seed, 'the seed'), entry.n);
  try {
    const done =
      entry.kind === 'open'
        ? begin(ruleset, header, dice)
        : match
          ? advance(match, entry.seat, commandIn(ruleset, entry), dice)
          : undefined;
    if (!done) return 'the game does not begin with its opening';
    return done.ok ? done.match : `refused: ${done.refusals.map(({ rule, reason }) => `${reason} (${rule})`).join('; ')}`;
  } catch (bug) {
    return `cannot be played: ${bug instanceof Error ? bug.message : String(bug)}`;
  }
}

/** The command of an entry, in the words of today. */
const commandIn = <G extends Shape>(ruleset: Ruleset<G>, { command, version }: Commanded<G>): G['command'] =>
  version < ruleset.version && ruleset.upcastCommand ? ruleset.upcastCommand(command, version) : command;

/** What an entry should have said; nothing if it says it. One that an older version wrote is compared by its facts and its dice alone. */
function difference<G extends Shape>(ruleset: Ruleset<G>, mine: Entry<G>, theirs: Entry<G>): string | undefined {
  const older = 'version' in theirs && theirs.version < ruleset.version;
  if (!older && hashOf(mine) === hashOf(theirs)) return undefined;
  if ('events' in mine && 'events' in theirs) {
    const events = older ? theirs.events.map(event => ruleset.upcast(event, theirs.version)) : theirs.events;
    const at = mine.events.findIndex((event, i) => events[i] === undefined || hashOf(event) !== hashOf(events[i]));
    if (at >= 0) return `event ${at + 1} (${mine.events[at]?.type}) comes out differently`;
    if (mine.events.length !== events.length) return 'there are more events than the rules produce';
    if (older) return hashOf(mine.faces) === hashOf(theirs.faces) ? undefined : 'the dice fell differently';
  }
  if (older) return undefined;
  return mine.hash === theirs.hash ? 'the entry differs from the one the rules write' : 'the state comes out differently';
}
