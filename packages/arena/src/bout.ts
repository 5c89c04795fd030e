import { choose, type Thinking } from '@sortie/ai';
import {
  type Game,
  hashOf,
  keyOf,
  type Manifest,
  nth,
  open,
  perform,
  Rulebook,
  type Scenario,
  type Seat,
  SeededDice,
  type Shape,
  seedFrom,
  type View,
} from '@sortie/kernel';
import { type BySeat, type Chronicle, Scribe } from './chronicle.ts';
import type { Contender } from './contender.ts';

/** How a game came to its end: by the players, by the clock of the scenario, or by our patience. */
export type End = 'decided' | 'turn limit' | 'broken off';

export interface Played {
  /** The seats that won; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly end: End;
  readonly turns: number;
  readonly commands: number;
  /** Fingerprint of the last state. */
  readonly hash: string;
  /** Milliseconds of every decision, by seat; empty without a clock. */
  readonly decisions: BySeat<readonly number[]>;
  readonly chronicle: Chronicle;
}

export interface Bout<G extends Shape> {
  readonly scenario: Pick<Scenario<G>, 'rules' | 'setup'>;
  /** Who decides, by seat. */
  readonly seats: BySeat<Contender>;
  readonly seed: string;
  /** Milliseconds from any moment on; whoever has no clock plays by nodes. */
  readonly now?: () => number;
  /** Commands after which a game is broken off. */
  readonly patience?: number;
}

const PATIENCE = 20_000;

/** Play a whole game and write it down. Without limits in milliseconds the same bout always ends in the same state. */
export function playBout<G extends Shape>(game: Manifest<G>, bout: Bout<G>): Played {
  const { ruleset, watch } = game;
  const { scenario, seats, now, patience = PATIENCE } = bout;
  const book = Rulebook.compile(ruleset, scenario.rules);
  const dice = keyOf(seedFrom(bout.seed));
  const minds = seats.map(contender => mind(game, book, contender, now));
  const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('seeded dice never run out');
  let { state } = opened;
  const scribe = new Scribe(watch, book, state);
  const decisions: [number[], number[]] = [[], []];
  let n = 0;
  for (; n < patience; n += 1) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const { seat } = asked;
    const started = now?.() ?? 0;
    const command = nth(minds, seat)(ruleset.view(state, seat), seat, `${bout.seed} ${n}`);
    if (now) decisions[seat as 0 | 1].push(hundredths(now() - started));
    const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n + 1));
    if (!done.ok)
      throw new Error(`a ${seats[seat as 0 | 1].level} chose what is refused: ${JSON.stringify({ command, why: done.refusals })}`);
    scribe.hear(state, done.events, done.state);
    ({ state } = done);
  }
  const outcome = ruleset.outcome(state);
  return {
    winners: outcome?.winners ?? [],
    end: outcome === undefined ? 'broken off' : watch.ranOut(state) ? 'turn limit' : 'decided',
    turns: watch.turn(state),
    commands: n,
    hash: hashOf(state),
    decisions,
    chronicle: scribe.close(state),
  };
}

const hundredths = (ms: number): number => Math.round(ms * 100) / 100;

function mind<G extends Shape>(
  game: Game<G>,
  book: Rulebook<G>,
  { ms, ...character }: Contender,
  now: (() => number) | undefined,
): (view: View<G>, seat: Seat, seed: string) => G['command'] {
  return (view, seat, seed) => {
    const limit: Partial<Thinking> = ms !== undefined && now ? { deadline: until(now, ms) } : {};
    return choose(game, view, seat, book, { ...character, seed, ...limit }).command;
  };
}

function until(now: () => number, ms: number): () => boolean {
  const end = now() + ms;
  return () => now() >= end;
}
