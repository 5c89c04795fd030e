import { keyOf, SeededDice, type Shape, seedFrom, type Telling } from '@sortie/kernel';
import { opening, type RandomPlay, randomGame } from './random-game.ts';
import { poolOf, varied } from './variations.ts';

/** A sentence that somebody reads in a game, and what it is about. */
export interface Said {
  readonly says: Telling;
  readonly of: 'event' | 'prompt' | 'refusal' | 'term';
}

/** Everything that a random game says: what happens, what is asked, what is refused, and what sums call their terms. */
export function* wordsIn<G extends Shape>(play: RandomPlay<G>): Generator<Said> {
  const { ruleset } = play.game;
  const { book, start, events } = opening(play);
  yield* told(play, start, events);
  for (const rule of book.rules) if (rule.term) yield { says: rule.term, of: 'term' };
  const luck = new SeededDice(keyOf(seedFrom(`slips ${play.seed}`)), 0);
  const seen: G['command'][] = [];
  for (const { seat, command, before, events: happened } of randomGame(play)) {
    for (const { prompt } of ruleset.awaiting(before)) yield { says: prompt, of: 'prompt' };
    seen.push(command);
    const view = ruleset.view(before, seat);
    const slip = ruleset.readCommand(varied(ruleset.readCommand.form, command, poolOf(seen.slice(-POOL)), n => luck.below(n)));
    if (slip.ok) for (const { said, reason } of book.check(view, slip.value, seat)) yield { says: said ?? { text: reason }, of: 'refusal' };
    yield* told(play, before, happened);
  }
}
/** Slips are made of so many of the last commands. */
const POOL = 20;

function* told<G extends Shape>({ game: { ruleset } }: RandomPlay<G>, before: G['state'], events: readonly G['event'][]): Generator<Said> {
  let state = before;
  for (const event of events) {
    const says = ruleset.tell(state, event);
    if (says) yield { says, of: 'event' };
    state = ruleset.evolve(state, event);
  }
}
