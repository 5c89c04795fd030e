import { opening, type RandomPlay } from '@sortie/arena';
import { type Game, perform, type Rulebook, SeededDice, type Shape, seedFrom } from '@sortie/kernel';

/**
 * How many ways the first `depth` commands can go, with one fixed fall of the dice: generation, legality and play in one
 * number. Any change of it is a change of the rules.
 */
export function perft<G extends Shape>(play: RandomPlay<G>, depth: number): number {
  const { book, state } = opening(play);
  return walk(play.game, book, state, depth);
}

function walk<G extends Shape>(game: Game<G>, book: Rulebook<G>, state: G['state'], depth: number): number {
  if (depth === 0) return 1;
  const { ruleset } = game;
  const asked = ruleset.awaiting(state)[0];
  if (!asked) return 1;
  let count = 0;
  for (const command of ruleset.options(ruleset.view(state, asked.seat), asked.seat, book)) {
    if (depth === 1) {
      count++;
      continue;
    }
    const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(seedFrom('perft'), depth));
    if (!done.ok) throw new Error(`an option is refused: ${JSON.stringify(command)}`);
    count += walk(game, book, done.state, depth - 1);
  }
  return count;
}
