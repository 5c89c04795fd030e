import { columnOf, distance, hexLabel, rowOf } from '@sortie/geometry';
import { type Candidate, type Weights as Named, type Seat, type Tactics, tell } from '@sortie/kernel';
import { isAllowed } from '../allowed.ts';
import { pointsFor } from '../movement/points.ts';
import { moveOptions } from '../options/moving.ts';
import { enemiesOf, movers, shooters, strikers } from '../options/who.ts';
import { options } from '../options.ts';
import type { Book } from '../rule.ts';
import { type Classic, isCoreStep, type State, type StepWord } from '../shape.ts';
import { isDown, type OnMap } from '../state.ts';
import { blowCandidates } from './blows.ts';
import { chance } from './chances.ts';
import { exchange } from './exchange.ts';
import { fireCandidates } from './fire.ts';
import { worthOf } from './life.ts';
import { path } from './path.ts';
import { positionsOf } from './positions.ts';
import { asOurs, WEIGHTS, type Weights } from './weights.ts';

/** What is left on both sides and, with the rules at hand, what this turn is likely to bring. */
function value(view: State, seat: Seat, named?: Named, book?: Book): number {
  const weights = asOurs(named);
  let sum = (view.result ? (view.result.winners.includes(seat) ? 300 : -300) : 0) * weights.objective;
  for (const unit of view.units) sum += (unit.seat === seat ? 1 : -1) * worthOf(unit);
  return book && !view.result && (view.phase === 'movement' || view.phase === 'weapon') ? sum + exchange(view, seat, book, weights) : sum;
}

const FIRST_CHOICES = 24;
/** Whoever wants only the first few looks at so many for each: the rolls on the way may turn their order round. */
const SPARE = 3;

/** The options worth a thought. */
function* guesses(view: State, seat: Seat, book: Book, weights: Weights, most?: number): Generator<Candidate<Classic>> {
  yield* book.offered('guesses', { view, seat, book });
  if (view.phase === 'deployment') yield* placings(view, seat, book);
  else if (view.phase === 'movement') yield* moves(view, seat, book, weights, most);
  else if (view.phase === 'weapon') yield* ofFirst(shooters(view, seat), unit => fireCandidates(view, unit, book, weights));
  else yield* ofFirst(strikers(view, seat), unit => blowCandidates(view, unit, book, weights));
}

/** Fire and blows are announced in any order: one after the other. */
function* ofFirst(units: readonly OnMap[], of: (unit: OnMap) => Generator<Candidate<Classic>>): Generator<Candidate<Classic>> {
  const [first] = units;
  if (first) yield* of(first);
}

function* placings(view: State, seat: Seat, book: Book): Generator<Candidate<Classic>> {
  const middle = view.board.width / 2;
  for (const command of options(view, seat, book)) {
    if (command.type !== 'deploy' || command.facing !== (seat === 0 ? 3 : 0)) continue;
    const worth = -Math.abs(columnOf(command.at) - middle) - Math.abs(rowOf(command.at) - view.board.height / 2) / 2;
    yield { command, worth, why: tell('sets up at {hex}', { hex: hexLabel(command.at) }) };
  }
}

/** Gets up, or does what only some rules know. */
const isRising = (step: StepWord): boolean => step === 'standUp' || !isCoreStep(step);

/** Whoever moves later knows more: those go first that have least to gain from knowing, the lame and the far before the quick and the near. */
function toMoveNow(view: State, seat: Seat, book: Book): OnMap | undefined {
  const waiting = movers(view, seat, book);
  if (waiting.length < 2) return waiting[0];
  const stake = (unit: OnMap): number => {
    if (unit.prone || unit.shutDown) return -99;
    const near = Math.min(99, ...enemiesOf(view, unit).map(({ at }) => distance(at, unit.at)));
    return pointsFor(book, unit, 'run') - near;
  };
  return waiting.reduce((least, unit) => (stake(unit) < stake(least) ? unit : least));
}

function* moves(view: State, seat: Seat, book: Book, weights: Weights, most?: number): Generator<Candidate<Classic>> {
  const unit = toMoveNow(view, seat, book);
  if (!unit) return;
  yield* book.offered('thoughts', { view, unit, book });
  if (unit.flight) return;
  if (isDown(unit)) yield* risings(view, unit, book);
  else yield* positionsOf(view, unit, book, weights, most && most * SPARE);
}

/** Getting up is worth a fall or two, but not for ever. */
function* risings(view: State, unit: OnMap, book: Book): Generator<Candidate<Classic>> {
  const number = book.ask('piloting', { state: view, unit, cause: 'stand', causes: ['stand'], depth: 0 }).total;
  const likely = chance(number) > 0.25;
  for (const command of moveOptions(view, unit, book)) {
    const rises = 'steps' in command && command.steps.some(isRising);
    yield rises ? { command, worth: likely ? 5 : -1, why: tell('gets up') } : { command, worth: 0, why: tell('stays down') };
  }
}

function candidates(view: State, seat: Seat, book: Book, named?: Named, most?: number): readonly Candidate<Classic>[] {
  const found = [...guesses(view, seat, book, asOurs(named), most)]
    .filter(({ command }) => isAllowed(view, command, seat, book))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, FIRST_CHOICES);
  if (found.length > 0) return found;
  for (const command of options(view, seat, book)) return [{ command, worth: 0 }];
  return [];
}

export const tactics: Tactics<Classic> = {
  weights: WEIGHTS,
  value,
  candidates,
  // Everybody has moved: what comes of it can be reckoned, as it can of every shot that is announced. Dice to come would only blur it.
  settled: (from, now) => from.phase !== 'movement' || now.phase !== 'movement' || now.turn > from.turn,
  path,
};
