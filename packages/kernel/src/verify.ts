import { ScriptedDice } from './dice/scripted.ts';
import { commitmentTo, isSeed, type Seed } from './dice/seed.ts';
import { SeededDice } from './dice/seeded.ts';
import type { Dice } from './dice.ts';
import { hashOf } from './hash.ts';
import { advance, begin, currentVersion, type Entry, type Header, type Match, moveRules, takeBack } from './match.ts';
import type { Ruleset } from './ruleset.ts';
import type { Shape } from './shape.ts';

export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly hash: string }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

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
  let match: Match<G> | undefined;
  for (const entry of entries) {
    const again = replayOne(ruleset, header, match, entry, seed);
    if (typeof again === 'string') return { ok: false, entry: entry.n, reason: again };
    match = again;
    const mine = match.entries.at(-1)!;
    if (hashOf(mine) !== hashOf(entry)) return { ok: false, entry: entry.n, reason: difference(mine, entry) };
  }
  return { ok: true, entries: entries.length, hash: entries.at(-1)?.hash ?? '' };
}

function promise<G extends Shape>(ruleset: Ruleset<G>, header: Header<G>, seed: Seed | undefined): string | undefined {
  if (header.version !== ruleset.version)
    return `written by version ${header.version} of the rules; only version ${ruleset.version} can be played again here`;
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
    return match && entry.version === currentVersion(match)
      ? moveRules(match, ruleset, entry.rules)
      : 'the version of the rules changes here';
  const dice: Dice = header.dice === 'manual' ? new ScriptedDice(entry.faces) : new SeededDice(seed!, entry.n);
  try {
    const done = entry.kind === 'open' ? begin(ruleset, header, dice) : match ? advance(match, entry.seat, entry.command, dice) : undefined;
    if (!done) return 'the game does not begin with its opening';
    return done.ok ? done.match : `refused: ${done.refusals.map(({ rule, reason }) => `${reason} (${rule})`).join('; ')}`;
  } catch (bug) {
    return `cannot be played: ${bug instanceof Error ? bug.message : String(bug)}`;
  }
}

function difference<G extends Shape>(mine: Entry<G>, theirs: Entry<G>): string {
  if ('events' in mine && 'events' in theirs) {
    const at = mine.events.findIndex((event, i) => theirs.events[i] === undefined || hashOf(event) !== hashOf(theirs.events[i]));
    if (at >= 0) return `event ${at + 1} (${mine.events[at]!.type}) comes out differently`;
    if (mine.events.length !== theirs.events.length) return 'there are more events than the rules produce';
  }
  return mine.hash === theirs.hash ? 'the entry differs from the one the rules write' : 'the state comes out differently';
}
