import { choose } from '@sortie/ai';
import { hashOf, keyOf, type Manifest, open, perform, Rulebook, type Scenario, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { type Kind, MARGINS, type Puzzle } from './puzzle.ts';
import type { Position } from './reckon.ts';
import { isQuiet, isRiddle, solve } from './solve.ts';

/** How many plans a puzzle keeps for its explanation. */
const KEPT = 6;
/** A game is broken off after so many commands: a puzzle begins with all of them. */
const PATIENCE = 100;

type Played<G extends Shape> = Puzzle<G>['played'];

/** The question of each game at which a kind of riddle is found. */
const QUESTIONS: { readonly [game: string]: { readonly [K in Kind]: string } } = {
  'quick-start': { shot: 'declare', move: 'move', survive: 'move' },
  'alpha-strike': { shot: 'attack', move: 'move', survive: 'move' },
};

export const PUZZLED: readonly string[] = Object.keys(QUESTIONS);

/** Positions of one game between two regulars, each with the question on the table. */
function* positions<G extends Shape>(game: Manifest<G>, scenario: Scenario<G>, seed: string) {
  const { ruleset } = game;
  const book = Rulebook.compile(ruleset, scenario.rules);
  const dice = keyOf(seed);
  const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('seeded dice never run out');
  let { state } = opened;
  const played: { seat: number; command: G['command'] }[] = [];
  for (let n = 0; n < PATIENCE; n++) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) return;
    const { seat, question } = asked;
    const position: Position<G> = { game, book, state, seat };
    yield { position, question, played: [...played] as Played<G> };
    const { command } = choose(game, ruleset.view(state, seat), seat, book, { level: 'regular', seed: `${seed} ${n}` });
    const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n + 1));
    if (!done.ok) throw new Error('a regular chose what is refused');
    played.push({ seat, command });
    ({ state } = done);
  }
}

/** Riddles of one kind in one game, at most one for each turn of it. */
export function* riddles<G extends Shape>(game: Manifest<G>, scenario: Scenario<G>, name: string, kind: Kind): Generator<Puzzle<G>> {
  const { ruleset, watch } = game;
  const seed = seedFrom(name);
  const wanted = QUESTIONS[ruleset.id]?.[kind];
  let last = 1;
  for (const { position, question, played } of positions(game, scenario, seed)) {
    const turn = watch.turn(position.state);
    if (question !== wanted || turn <= last || isQuiet(position, kind)) continue;
    const plans = solve(position, kind);
    if (!isRiddle(kind, plans)) continue;
    last = turn;
    yield {
      id: `${ruleset.id}-${name}-${kind}-${played.length}`,
      kind,
      game: ruleset.id,
      version: ruleset.version,
      scenario: scenario.id,
      seed,
      played,
      hash: hashOf(position.state),
      seat: position.seat,
      plans: plans.slice(0, KEPT),
      margin: MARGINS[kind],
    };
  }
}

/** The position of a puzzle, played again from its first die; or why it cannot be had any more. */
export function positionOf<G extends Shape>(game: Manifest<G>, puzzle: Puzzle<G>): Position<G> | string {
  const { ruleset } = game;
  const scenario = game.scenarios.find(({ id }) => id === puzzle.scenario);
  if (!scenario) return 'its ready game is gone';
  const book = Rulebook.compile(ruleset, scenario.rules);
  const dice = keyOf(puzzle.seed);
  const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!opened.ok) return 'it cannot be opened';
  let { state } = opened;
  for (const [n, { seat, command }] of puzzle.played.entries()) {
    const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n + 1));
    if (!done.ok) return `command ${n + 1} is refused`;
    ({ state } = done);
  }
  return { game, book, state, seat: puzzle.seat };
}
