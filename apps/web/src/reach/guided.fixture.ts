import { keyOf, nth, perform, type Rulebook, type Seat, SeededDice, type Shape, seedFrom, type View } from '@sortie/kernel';
import { opening, type RandomPlay } from '@sortie/testkit';
import { saidBy } from './features.fixture.ts';

type Command = Shape['command'];

/** Setting up leads nowhere new. */
const isSetUp = (question: string): boolean => question === 'deploy';
const MOST_SET_UP = 60;

/** How often each part of a command has been done in games so far. */
export type Performed = Map<string, number>;

/**
 * Positions of a game in which both sides mostly play as an opponent would, so that they meet; in between they do anything at all, or what has been
 * done least so far. Commands of the deployment do not count.
 */
export function* guidedGame(play: RandomPlay<Shape>, performed: Performed): Generator<Shape['state']> {
  const { ruleset, book, dice, state: opened } = opening(play);
  const { form } = ruleset.readCommand;
  const luck = keyOf(seedFrom(`choices ${play.seed}`));
  let state = opened;
  let setUp = 0;
  yield state;
  for (let n = 1; n - setUp <= play.commands; n++) {
    const asked = ruleset.awaiting(state);
    if (asked.length === 0) return;
    const chance = new SeededDice(luck, n);
    const { seat, question } = nth(asked, chance.below(asked.length));
    if (isSetUp(question) && setUp < MOST_SET_UP) setUp++;
    const command = chosen(play, book, ruleset.view(state, seat), seat, question, chance, performed);
    if (!command) return;
    for (const feature of saidBy(form, command)) performed.set(feature, (performed.get(feature) ?? 0) + 1);
    const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n));
    if (!done.ok) return;
    state = done.state;
    yield state;
  }
}

function chosen(
  { game: { ruleset, tactics } }: RandomPlay<Shape>,
  book: Rulebook<Shape>,
  view: View<Shape>,
  seat: Seat,
  question: string,
  chance: SeededDice,
  performed: Performed,
): Command | undefined {
  const way = chance.below(4);
  // Whoever moves as seldom as can be leaves the map.
  if (way === 0 && !isSetUp(question) && question !== 'move')
    return rarest([...ruleset.options(view, seat, book)], one => saidBy(ruleset.readCommand.form, one), performed);
  const best = way > 1 && !isSetUp(question) ? advised(() => tactics.candidates(view, seat, book, undefined, 3)[0]?.command) : undefined;
  return best ?? ruleset.sample(view, seat, book, most => chance.below(most));
}

/** How opponents fare under all rules at once is asked elsewhere; here they only bring the sides together. */
function advised(ask: () => Command | undefined): Command | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** The command with the part that was done least often. */
function rarest(all: readonly Command[], parts: (command: Command) => readonly string[], performed: Performed): Command | undefined {
  let best: Command | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const command of all) {
    const times = Math.min(...parts(command).map(part => performed.get(part) ?? 0));
    if (times < least) [best, least] = [command, times];
  }
  return best;
}
