import { broughtForward } from './forward.ts';
import { hashOf } from './hash.ts';
import { append, type Entry, type Header, type Match } from './match.ts';
import { objection, Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { Shape } from './shape.ts';
import { nth } from './sure.ts';
import { fill, type Telling } from './words.ts';

export type Restored<G extends Shape> =
  | { readonly ok: true; readonly match: Match<G> }
  /** `entry` is the number of the entry that does not fit; -1 is the header. */
  | { readonly ok: false; readonly entry: number; readonly reason: string };

/**
 * A match from its record, by folding facts: no rule is asked and no die is rolled, so a game written by an older version
 * comes back exactly as it was. Each fingerprint is compared; the first that differs stops everything.
 */
export function restore<G extends Shape>(ruleset: Ruleset<G>, header: Header<G>, entries: readonly Entry<G>[]): Restored<G> {
  const problem = headerProblem(ruleset, header);
  if (problem) return { ok: false, entry: -1, reason: problem };
  let match: Match<G> = {
    ruleset,
    header,
    book: Rulebook.compile(ruleset, header.rules, header.version),
    state: ruleset.setup(header.setup),
    entries: [],
    before: [],
  };
  for (const entry of entries) {
    const more = restoreOne(match, entry);
    if (!more.ok) return more;
    match = more.match;
  }
  return { ok: true, match };
}

/** A match after one more entry of its record, folded and compared in the same way. */
export function restoreOne<G extends Shape>(match: Match<G>, entry: Entry<G>): Restored<G> {
  const { ruleset } = match;
  const state = next(match, entry);
  if (typeof state === 'string') return { ok: false, entry: entry.n, reason: state };
  // Fingerprints are those of the version that wrote them: after an upgrade only the facts can be compared.
  const comparable = versionAt(match, entry) === ruleset.version;
  if (comparable && hashOf(state) !== entry.hash)
    return { ok: false, entry: entry.n, reason: 'the state after this entry differs from the one recorded' };
  const grown = append(match, entry, state);
  return { ok: true, match: entry.kind === 'rules' ? { ...grown, book: Rulebook.compile(ruleset, entry.rules, entry.version) } : grown };
}

function headerProblem<G extends Shape>(ruleset: Ruleset<G>, header: Header<G>): string | undefined {
  if (header.game !== ruleset.id) return `this is a game of ${header.game}, not of ${ruleset.id}`;
  if (header.version > ruleset.version)
    return `it was written by version ${header.version} of the rules; this program knows version ${ruleset.version}`;
  const setup = ruleset.readSetup(header.setup);
  if (!setup.ok) return `the set-up is not understood: ${setup.problem}`;
  return told(objection(ruleset.rules, broughtForward(ruleset, header.rules, header.version)));
}

const told = (problem: Telling | undefined): string | undefined => problem && fill(problem);

function next<G extends Shape>(match: Match<G>, entry: Entry<G>): G['state'] | string {
  const { ruleset, state, before } = match;
  if (entry.n !== before.length) return `entry ${before.length} is missing`;
  if (entry.kind === 'undo')
    return entry.to > 0 && entry.to < entry.n ? nth(before, entry.to) : `there is no entry ${entry.to} to take back`;
  if (entry.kind === 'rules') {
    const problem =
      entry.version > ruleset.version
        ? `it moves to version ${entry.version} of the rules, which this program does not know`
        : told(objection(ruleset.rules, broughtForward(ruleset, entry.rules, entry.version)));
    return problem ?? state;
  }
  try {
    return entry.events.reduce((folded, event) => ruleset.evolve(folded, ruleset.upcast(event, entry.version)), state);
  } catch (bug) {
    return `an event cannot be applied: ${bug instanceof Error ? bug.message : String(bug)}`;
  }
}

function versionAt<G extends Shape>({ header, entries }: Match<G>, entry: Entry<G>): number {
  if (entry.kind === 'open' || entry.kind === 'command' || entry.kind === 'rules') return entry.version;
  const moved = entries.findLast(one => one.kind === 'rules');
  return moved?.kind === 'rules' ? moved.version : header.version;
}
