import {
  type Game,
  keyOf,
  nth,
  open,
  perform,
  Rulebook,
  type RuleId,
  type Scenario,
  type Seat,
  SeededDice,
  type Shape,
  seedFrom,
} from '@sortie/kernel';

/** One step of a random game, with both sides of it. */
export interface Move<G extends Shape> {
  readonly n: number;
  readonly seat: Seat;
  readonly command: G['command'];
  readonly before: G['state'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
}

export interface RandomPlay<G extends Shape> {
  readonly game: Game<G>;
  readonly seed: number | string;
  readonly scenario?: Scenario<G>;
  readonly rules?: readonly RuleId[];
  /** Stop after so many commands even if the game goes on. */
  readonly commands: number;
}

/** The position a random game starts from. */
export function opening<G extends Shape>({ game, seed, scenario = nth(game.scenarios, 0), rules = scenario.rules }: RandomPlay<G>) {
  const { ruleset } = game;
  const book = Rulebook.compile(ruleset, rules);
  const dice = keyOf(seedFrom(`dice ${seed}`));
  const done = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!done.ok) throw new Error('the opening wants dice by hand');
  return { ruleset, book, dice, state: done.state, events: done.events, start: ruleset.setup(scenario.setup) };
}

/** A random but repeatable game: seed, scenario and rules are all it depends on. */
export function* randomGame<G extends Shape>(play: RandomPlay<G>): Generator<Move<G>> {
  const { ruleset, book, dice, state: opened } = opening(play);
  const luck = keyOf(seedFrom(`choices ${play.seed}`));
  let state = opened;
  for (let n = 1; n <= play.commands; n++) {
    const choice = pickCommand(ruleset, book, state, new SeededDice(luck, n));
    if (!choice) return;
    const done = perform(ruleset, book, state, choice.seat, choice.command, new SeededDice(dice, n));
    if (!done.ok) throw new Error(`a sampled command is refused: ${JSON.stringify(choice.command)}: ${JSON.stringify(done.refusals)}`);
    yield { n, ...choice, before: state, after: done.state, events: done.events };
    state = done.state;
  }
}

function pickCommand<G extends Shape>(ruleset: Game<G>['ruleset'], book: Rulebook<G>, state: G['state'], luck: SeededDice) {
  const asked = ruleset.awaiting(state);
  if (asked.length === 0) return undefined;
  const { seat } = nth(asked, luck.below(asked.length));
  const command = ruleset.sample(ruleset.view(state, seat), seat, book, n => luck.below(n));
  if (!command) throw new Error(`seat ${seat} is asked for ${asked.map(one => one.question).join(', ')} but has no option`);
  return { seat, command };
}
