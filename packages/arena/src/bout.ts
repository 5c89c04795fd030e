import { choose, type Thinking } from '@sortie/ai';
import {
  type Awaiting,
  type Game,
  hashOf,
  keyOf,
  type Manifest,
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
  type View,
} from '@sortie/kernel';
import { type BySeat, type Chronicle, Scribe } from './chronicle.ts';
import type { Contender } from './contender.ts';
import { NO_SLIPS, type Slip, type Slips, slipped } from './slips.ts';

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
  /** What went wrong with programs from outside, by seat. */
  readonly slips: BySeat<Slips>;
  readonly chronicle: Chronicle;
}

/** A decision that somebody outside has to make. */
export interface Question<G extends Shape> {
  readonly seat: Seat;
  readonly view: View<G>;
  readonly asked: Awaiting;
  readonly rules: readonly RuleId[];
  readonly options: () => Iterable<G['command']>;
  /** Decisions of this game so far. */
  readonly number: number;
}

/** What came of it: a command, or why there is none. */
export type Answered = { readonly command: unknown } | { readonly slip: Slip };

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
  const conducted = conductBout(game, bout);
  let step = conducted.next();
  // Nobody here can ask a program.
  while (!step.done) step = conducted.next({ slip: 'crashed' });
  return step.value;
}

/**
 * The same for a host who lets programs from outside play: it hears every question that one of them has to answer. What they get wrong is counted,
 * and a command is picked for them at random.
 */
export function* conductBout<G extends Shape>(game: Manifest<G>, bout: Bout<G>): Generator<Question<G>, Played, Answered> {
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
  const slips: [Slips, Slips] = [NO_SLIPS, NO_SLIPS];
  let n = 0;
  for (; n < patience; n += 1) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const { seat } = asked;
    const started = now?.() ?? 0;
    const view = ruleset.view(state, seat);
    const think = (): G['command'] => nth(minds, seat)(view, seat, `${bout.seed} ${n}`);
    let command: G['command'];
    if (nth(seats, seat).outside === undefined) command = think();
    else {
      const rules = book.rules.map(({ id }) => id);
      const question: Question<G> = { seat, view, asked, rules, options: () => ruleset.options(view, seat, book), number: n };
      const answer = ruledOn(game, view, seat, book, yield question);
      if ('slip' in answer) slips[seat as 0 | 1] = slipped(nth(slips, seat), answer.slip);
      command = 'slip' in answer ? think() : answer.command;
    }
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
    slips,
    chronicle: scribe.close(state),
  };
}

/** A command from outside that can be read and that the rules allow, or what was wrong with it. */
function ruledOn<G extends Shape>(
  { ruleset }: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  answer: Answered,
): { readonly command: G['command'] } | { readonly slip: Slip } {
  if ('slip' in answer) return answer;
  const read = ruleset.readCommand(answer.command);
  if (!read.ok) return { slip: 'unreadable' };
  return book.allows(view, read.value, seat) ? { command: read.value } : { slip: 'refused' };
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
