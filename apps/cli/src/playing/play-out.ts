import {
  hashOf,
  keyOf,
  nth,
  type Outcome,
  open,
  perform,
  Rulebook,
  type Scenario,
  type Seed,
  SeededDice,
  type Shape,
  seedFrom,
} from '@sortie/kernel';
import type { Offer } from '../offer.ts';
import { added, type Counts } from './habits.ts';
import type { Player } from './player.ts';

export interface PlayedOut {
  readonly outcome: Outcome | undefined;
  /** The clock of the scenario ended it. */
  readonly ranOut: boolean;
  readonly turns: number;
  readonly commands: number;
  /** Fingerprint of the last state. */
  readonly hash: string;
  /** The part that each seat played, where the game knows parts. */
  readonly parts: readonly (string | undefined)[];
  /** What the game counts of how it is played. */
  readonly counts: Counts;
}

export interface Bout<G extends Shape> {
  readonly scenario: Pick<Scenario<G>, 'rules' | 'setup'>;
  /** Who decides for each seat. */
  readonly players: readonly Player<G>[];
  readonly seed: Seed;
  /** Stop after so many commands even if the game goes on. */
  readonly commands: number;
}

/** Play a whole game without anybody watching. The same bout always ends in the same state. */
export function playOut<G extends Shape>({ game, face }: Offer<G>, { scenario, players, seed, commands }: Bout<G>): PlayedOut {
  const { ruleset } = game;
  const book = Rulebook.compile(ruleset, scenario.rules);
  const dice = keyOf(seed);
  const luck = keyOf(seedFrom(`choices ${seed}`));
  const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('seeded dice never run out');
  let { state } = opened;
  let n = 0;
  let counts: Counts = {};
  for (; n < commands; n += 1) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const { seat } = asked;
    const command = nth(players, seat).choose(ruleset.view(state, seat), seat, book, new SeededDice(luck, n + 1));
    const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n + 1));
    if (!done.ok)
      throw new Error(`${nth(players, seat).name} chose what is refused: ${JSON.stringify({ command, refusals: done.refusals })}`);
    if (face.habits) counts = added(counts, face.habits.count(state, done.events, done.state));
    ({ state } = done);
  }
  return {
    outcome: ruleset.outcome(state),
    ranOut: game.watch.ranOut(state),
    turns: game.watch.turn(state),
    commands: n,
    hash: hashOf(state),
    counts,
    parts: players.map((_, seat) => face.partOf(state, seat)),
  };
}
