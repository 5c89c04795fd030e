import { type Game, keyOf, type Rulebook, type Seat, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { poolOf, varied } from './variations.ts';

export interface Covering<G extends Shape> {
  readonly game: Game<G>;
  readonly book: Rulebook<G>;
  readonly state: G['state'];
  readonly seed: string;
  /** How many commands to try for each seat that is asked. */
  readonly tries: number;
}

/**
 * The other half of the law of options: whatever the reader takes and the rules accept is covered by what is offered. Commands are made from
 * offered ones by changing one thing about them; each single choice of an accepted one has to occur in some option (`Ruleset.choices`).
 */
export function uncovered<G extends Shape>({ game: { ruleset }, book, state, seed, tries }: Covering<G>): string | undefined {
  const luck = new SeededDice(keyOf(seedFrom(seed)), 0);
  for (const { seat } of ruleset.awaiting(state)) {
    const missed = uncoveredFor(ruleset, book, state, seat, tries, n => luck.below(n));
    if (missed) return missed;
  }
  return undefined;
}

function uncoveredFor<G extends Shape>(
  ruleset: Game<G>['ruleset'],
  book: Rulebook<G>,
  state: G['state'],
  seat: Seat,
  tries: number,
  pick: (n: number) => number,
): string | undefined {
  const view = ruleset.view(state, seat);
  const choicesOf = ruleset.choices ?? (command => [JSON.stringify(command)]);
  const offered = [...ruleset.options(view, seat, book)];
  if (offered.length === 0) return undefined;
  const known = new Set(offered.flatMap(command => choicesOf(command, view)));
  const pool = poolOf(offered);
  for (let n = 0; n < tries; n++) {
    const start = offered[pick(offered.length)];
    if (!start) continue;
    const read = ruleset.readCommand(varied(ruleset.readCommand.form, start, pool, pick));
    if (!read.ok || !book.allows(view, read.value, seat)) continue;
    const strange = choicesOf(read.value, view).find(choice => !known.has(choice));
    if (strange !== undefined) return `seat ${seat} may send ${JSON.stringify(read.value)}, but nothing offered has ${strange}`;
  }
  return undefined;
}
