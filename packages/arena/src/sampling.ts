import { choose } from '@sortie/ai';
import {
  type Game,
  keyOf,
  type Manifest,
  open,
  perform,
  Rulebook,
  type Seat,
  SeededDice,
  type Shape,
  seedFrom,
  type View,
} from '@sortie/kernel';
import { tableOn } from './series.ts';

/** A quick game between two that waver, kept as what was commanded: its positions are found again by playing it once more. */
export interface Sample {
  readonly number: number;
  /** The seats that won; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly commands: readonly (readonly [Seat, unknown])[];
}

/** A position that can be judged, and how the game ended: 1 for a seat that won, 0 for one that lost, a half for a draw. */
export interface Precedent<G extends Shape> {
  /** The number of its game. */
  readonly game: number;
  readonly book: Rulebook<G>;
  readonly state: G['state'];
  readonly seat: Seat;
  readonly result: number;
}

/** One decision in so many is a recruit's, so that no two games are alike and bad positions are seen as well. */
const WAVERING = 4;
const PATIENCE = 20_000;

/** Where the games are played, and by which dice. */
export interface Sampling<G extends Shape> {
  readonly game: Manifest<G>;
  /** A ground or a ready game; `even` for all grounds by turns. */
  readonly scenario: string;
  readonly seed: string;
}

const diceOf = <G extends Shape>({ seed }: Sampling<G>, number: number) => keyOf(seedFrom(`${seed} sample ${number}`));

/** Play one game of a sample. It depends on the seed and its number and on nothing else. */
export function playSample<G extends Shape>(sampling: Sampling<G>, number: number): Sample {
  const { game, seed } = sampling;
  const { rules, setup } = tableOn(game, sampling.scenario, number);
  const book = Rulebook.compile(game.ruleset, rules);
  const key = diceOf(sampling, number);
  const commands: [Seat, G['command']][] = [];
  let state = opened(game, book, setup, new SeededDice(key, 0));
  for (let n = 0; n < PATIENCE; n++) {
    const asked = game.ruleset.awaiting(state)[0];
    if (!asked) break;
    const { seat } = asked;
    const mood = `${seed} ${number} ${n}`;
    const wavers = new SeededDice(keyOf(seedFrom(`wavering ${mood}`)), 0).below(WAVERING) === 0;
    const { command } = choose(game, game.ruleset.view(state, seat), seat, book, { level: wavers ? 'recruit' : 'regular', seed: mood });
    commands.push([seat, command]);
    state = after(game, book, state, seat, command, new SeededDice(key, n + 1));
  }
  return { number, winners: game.ruleset.outcome(state)?.winners ?? [], commands };
}

/** The positions of a game in which everybody has done what can be done before it is judged, as both seats see them. */
export function precedentsOf<G extends Shape>(sampling: Sampling<G>, { number, winners, commands }: Sample): readonly Precedent<G>[] {
  const { game } = sampling;
  const { rules, setup } = tableOn(game, sampling.scenario, number);
  const book = Rulebook.compile(game.ruleset, rules);
  const key = diceOf(sampling, number);
  const found: Precedent<G>[] = [];
  let state = opened(game, book, setup, new SeededDice(key, 0));
  let from: View<G> | undefined;
  commands.forEach(([seat, command], n) => {
    const view = game.ruleset.view(state, seat);
    if (from !== undefined && game.tactics.settled?.(from, view)) {
      for (const one of [0, 1]) found.push({ game: number, book, state, seat: one, result: resultFor(winners, one) });
      from = undefined;
    }
    state = after(game, book, state, seat, command as G['command'], new SeededDice(key, n + 1));
    const next = game.ruleset.awaiting(state)[0];
    // What is settled as soon as it is done is not looked ahead from.
    if (from === undefined && next && !game.tactics.settled?.(view, game.ruleset.view(state, next.seat))) from = view;
  });
  return found;
}

const resultFor = (winners: readonly Seat[], seat: Seat): number => (winners.length !== 1 ? 0.5 : winners[0] === seat ? 1 : 0);

function opened<G extends Shape>({ ruleset }: Game<G>, book: Rulebook<G>, setup: G['setup'], dice: SeededDice): G['state'] {
  const done = open(ruleset, book, setup, dice);
  if (!done.ok) throw new Error('seeded dice never run out');
  return done.state;
}

function after<G extends Shape>(
  { ruleset }: Game<G>,
  book: Rulebook<G>,
  state: G['state'],
  seat: Seat,
  command: G['command'],
  dice: SeededDice,
): G['state'] {
  const done = perform(ruleset, book, state, seat, command, dice);
  if (!done.ok) throw new Error(`a sample chose what is refused: ${JSON.stringify({ command, why: done.refusals })}`);
  return done.state;
}
