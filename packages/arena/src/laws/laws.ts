import {
  type Game,
  hashOf,
  perform,
  type Rulebook,
  type RuleId,
  type Seat,
  SeededDice,
  type Shape,
  SPECTATOR,
  seedFrom,
} from '@sortie/kernel';
import { uncovered } from './covering.ts';
import { type Move, opening, type RandomPlay, randomGame } from './random-game.ts';

export interface LawBreach {
  readonly law: string;
  readonly seed: number | string;
  readonly n: number;
  readonly detail: string;
}

/** Thrown where a law does not hold; says which, in which game and at which command. */
export class BrokenLaw extends Error {
  readonly breach: LawBreach;
  constructor(breach: LawBreach) {
    super(`${breach.law}; seed ${breach.seed}, command ${breach.n}: ${breach.detail}`);
    this.breach = breach;
  }
}

export interface LawOptions {
  readonly seeds: readonly (number | string)[];
  /** How many commands of each game to look at. */
  readonly commands: number;
  /** Listing all options is the slowest law: look only at every k-th position. */
  readonly optionsEvery?: number;
  /** At each position whose options are listed, how many commands made from them to try: what is accepted has to be covered. */
  readonly tries?: number;
  readonly rules?: readonly RuleId[];
}

/** The laws of architecture.md, on random games of every scenario. Throws `BrokenLaw`; returns how many commands it saw. */
export function checkLaws<G extends Shape>(game: Game<G>, { seeds, commands, optionsEvery = 10, rules, tries = 0 }: LawOptions): number {
  let seen = 0;
  for (const seed of seeds) {
    for (const scenario of game.scenarios) {
      const play: RandomPlay<G> = { game, seed, scenario, rules: rules ?? scenario.rules, commands };
      seen += lawfulGame(play, optionsEvery, tries);
    }
  }
  return seen;
}

/** One random game under all laws. */
export function lawfulGame<G extends Shape>(play: RandomPlay<G>, optionsEvery: number, tries = 0): number {
  const { game, seed } = play;
  const { ruleset, book, state: opened, start, events } = opening(play);
  const broken = (law: string, n: number, detail: string): never => {
    throw new BrokenLaw({ law, seed, n, detail });
  };
  viewLaw(game, start, events, detail => broken('a seat that folds what it hears holds its own view', 0, detail));
  let last = opened;
  let count = 0;
  const trace: string[] = [];
  for (const move of randomGame(play)) {
    count++;
    viewLaw(game, move.before, move.events, detail => broken('a seat that folds what it hears holds its own view', move.n, detail));
    if (move.n % optionsEvery === 0)
      optionLaw(game, book, move.after, detail => broken('every option offered is accepted, every refusal names a rule', move.n, detail));
    if (tries > 0 && move.n % optionsEvery === 0) {
      const missed = uncovered({ game, book, state: move.after, seed: `${seed} ${move.n}`, tries });
      if (missed) broken('whatever is accepted is covered by what is offered', move.n, missed);
    }
    questionLaw(game, move.after, detail => broken('everybody can tell from his view who is asked and who has won', move.n, detail));
    overLaw(game, move, detail => broken('somebody is asked exactly as long as the game goes on', move.n, detail));
    trace.push(hashOf(move.after));
    last = move.after;
  }
  plainLaw(last, detail => broken('a state is plain data', count, detail));
  let n = 0;
  for (const again of randomGame(play)) {
    if (hashOf(again.after) !== trace[n++])
      broken('a game is its set-up, its seed and its commands', again.n, `${ruleset.id} came out differently`);
  }
  return count;
}

type Report = (detail: string) => void;

function viewLaw<G extends Shape>({ ruleset }: Game<G>, before: G['state'], events: readonly G['event'][], report: Report): void {
  for (let seat: Seat = SPECTATOR; seat < ruleset.seats; seat++) {
    let state = before;
    let heard: G['state'] = ruleset.view(before, seat);
    for (const event of events) {
      const news = ruleset.redact(state, event, seat);
      const after = ruleset.evolve(state, event);
      // Who sees everything and hears the very event needs no fold of his own: it would be the same one.
      if (news === event && heard === state) heard = after;
      else if (news !== undefined) heard = ruleset.evolve(heard, news);
      state = after;
    }
    const own = ruleset.view(state, seat);
    if (heard !== own && hashOf(heard) !== hashOf(own))
      report(`seat ${seat} after ${events.map(({ type }) => type).join(', ')}: ${firstDifference(heard, own)}`);
  }
}

function optionLaw<G extends Shape>({ ruleset }: Game<G>, book: Rulebook<G>, state: G['state'], report: Report): void {
  for (const { seat } of ruleset.awaiting(state)) {
    const view = ruleset.view(state, seat);
    let any = false;
    for (const command of ruleset.options(view, seat, book)) {
      any = true;
      const read = ruleset.readCommand(JSON.parse(JSON.stringify(command)));
      if (!read.ok) report(`the option ${JSON.stringify(command)} is not well formed: ${read.problem}`);
      const done = perform(ruleset, book, state, seat, command, new SeededDice(seedFrom('options'), 1));
      if (!done.ok) report(`${JSON.stringify(command)} is offered and refused: ${JSON.stringify(done.refusals)}`);
    }
    if (!any) report(`seat ${seat} is asked and has no option`);
    const stranger = seat === 0 ? 1 : 0;
    for (const command of ruleset.options(view, seat, book)) {
      if (ruleset.awaiting(state).some(asked => asked.seat === stranger)) break;
      const refusals = book.check(ruleset.view(state, stranger), command, stranger);
      if (refusals.length === 0) report(`seat ${stranger} may do what seat ${seat} is asked for: ${JSON.stringify(command)}`);
      if (refusals.some(({ rule, reason }) => !rule || !reason)) report('a refusal without a rule or a reason');
      break;
    }
  }
}

function overLaw<G extends Shape>({ ruleset }: Game<G>, { after }: Move<G>, report: Report): void {
  const over = ruleset.outcome(after) !== undefined;
  const asked = ruleset.awaiting(after).length > 0;
  if (over === asked) report(over ? 'the game is over and somebody is still asked' : 'the game goes on and nobody is asked');
}

function questionLaw<G extends Shape>({ ruleset }: Game<G>, state: G['state'], report: Report): void {
  const asked = ruleset.awaiting(state);
  const outcome = ruleset.outcome(state) ?? null;
  for (let seat: Seat = SPECTATOR; seat < ruleset.seats; seat++) {
    const view = ruleset.view(state, seat);
    if (view === state) continue;
    const there = ruleset.awaiting(view).map(one => [one.seat, one.question]);
    const here = asked.map(one => [one.seat, one.question]);
    if (hashOf(there) !== hashOf(here)) report(`seat ${seat} sees ${JSON.stringify(there)}, the table asks ${JSON.stringify(here)}`);
    if (hashOf(ruleset.outcome(view) ?? null) !== hashOf(outcome)) report(`seat ${seat} sees another outcome`);
  }
}

function plainLaw(state: object, report: Report): void {
  const back: unknown = JSON.parse(JSON.stringify(state));
  if (hashOf(back) !== hashOf(state)) report(firstDifference(back, state));
}

/** Where two values part ways, as a path: for a message a person can act on. */
export function firstDifference(a: unknown, b: unknown, at = 'state'): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${at}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
  const left = a as { readonly [key: string]: unknown };
  const right = b as { readonly [key: string]: unknown };
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (left[key] === right[key]) continue;
    if (left[key] === undefined || right[key] === undefined || hashOf(left[key]) !== hashOf(right[key]))
      return firstDifference(left[key], right[key], `${at}.${key}`);
  }
  return `${at}: alike`;
}
