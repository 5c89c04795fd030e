import { type Candidate, nth, type Seat, type Tactics, type Weights } from '@sortie/kernel';
import type { Weighs } from '../chapter.ts';
import { ownSides } from '../combat/position.ts';
import { stepsBetween } from '../map/sectors.ts';
import { options } from '../options.ts';
import type { Book, Seen } from '../rule.ts';
import { waitsToMove } from '../sequence/order.ts';
import type { Command, Engage, Radar, State } from '../shape.ts';
import { exchangeGuesses } from './fighting.ts';
import { moveGuesses, pathOf } from './moving.ts';
import { outlook } from './outlook.ts';
import { attackWorth } from './reckoning.ts';
import { balance, bestSide, power, pricePerPoint, SEASONED, soundness, WEIGHTS } from './worth.ts';

/** Points already made and lost, what is left on both sides, and how near they are. */
function value(view: State, seat: Seat, weights: Weights = WEIGHTS, book?: Book): number {
  let sum = view.result ? (view.result.winners.includes(seat) ? 300 : view.result.winners.length > 0 ? -300 : 0) * weights.objective : 0;
  for (const unit of view.units) sum += (unit.seat === seat ? weights.caution : -weights.aggression) * soundness(unit);
  return book && !view.result ? sum + outlook(view, seat, book, weights) : sum;
}

type Guess = Candidate<Radar>;
type Weighing = (view: State, book: Book, command: Command, seat: Seat) => number | undefined;

function* guesses(view: Seen, seat: Seat, book: Book, weighs: Weighs, weights: Weights): Generator<Guess> {
  const { phase } = view;
  const weighed = (command: Command): number | undefined =>
    // TypeScript cannot see that the type of a command picks how it is weighed.
    (weighs[command.type] as Weighing | undefined)?.(view, book, command, seat);
  if (view.clash)
    for (const guess of exchangeGuesses(view, book, weights, [...options(view, seat, book)]))
      yield { ...guess, worth: weighed(guess.command) ?? guess.worth };
  else if (phase === 'movement') {
    const unit = view.units.find(one => one.seat === seat && waitsToMove(view, one, book));
    if (unit) yield* moveGuesses(view, unit, book);
  } else
    for (const command of options(view, seat, book))
      yield { command, worth: weighed(command) ?? firstSight(view, seat, book, weights, command) };
}

function firstSight(view: State, seat: Seat, book: Book, weights: Weights, command: Command): number {
  switch (command.type) {
    case 'engage':
      return weights['reckons'] ? deliberate(view, book, weights, command) : attacking(view, book, command);
    case 'screen':
      return -1;
    case 'settle':
      return settling(view, seat, book, command);
    case 'deploy':
      return -stepsBetween(command.sector, middleOf(view, 1 - seat));
    default:
      return 0;
  }
}

const middleOf = (view: State, seat: Seat): number => view.areas[seat as 0 | 1].sectors[0] ?? 0;

/** Rather an attack than none. */
const EAGER = 1;
/** Nobody fires at what is lost already. */
const LOST = -20;

/** The attack that brings most when all is said and done. */
function deliberate(view: State, book: Book, weights: Weights, { unit: id, target, overheat = 0, bomb }: Engage): number {
  const [unit, foe] = [nth(view.units, id), nth(view.units, target)];
  return (
    EAGER + attackWorth(view, book, weights, { unit, fires: true, overheat, bomb: bomb ?? null }, foe) + (foe.structure <= 0 ? LOST : 0)
  );
}

/** Weak prey first. */
function attacking(view: State, book: Book, { unit: id, target, overheat = 0, bomb }: Engage): number {
  const [own, foe] = [nth(view.units, id), nth(view.units, target)];
  const arcs = [bestSide(book, own, ownSides(own), 'medium'), bestSide(book, foe, ownSides(foe), 'medium')] as const;
  const gain = balance(view, book, own, foe, { arcs, bracket: 'short', both: false });
  const dying = foe.structure <= 0 ? LOST : 0;
  const heat = overheat > 0 ? (own.heat + overheat <= 1 ? 1 : -3) : 0;
  return 3 + gain + dying + heat + (bomb ? 2 * pricePerPoint(foe) : 0);
}

/** Stay where the exchange is good, go where it is not. */
function settling(view: State, seat: Seat, book: Book, { a, b, stay }: Extract<Command, { readonly type: 'settle' }>): number {
  const [one, two] = [nth(view.units, a), nth(view.units, b)];
  const [own, foe] = one.seat === seat ? [one, two] : [two, one];
  const arcs = [bestSide(book, own, ownSides(own), 'medium'), bestSide(book, foe, ownSides(foe), 'medium')] as const;
  const gain = balance(view, book, own, foe, { arcs, bracket: 'medium', both: true });
  const flees = view.goal === 'convoy' && seat === 0 && power(own) <= own.card.armor / 4;
  return stay === (gain >= -1 && !flees) ? 1 : 0;
}

const FIRST_CHOICES = 24;

function candidates(view: Seen, seat: Seat, book: Book, weighs: Weighs, weights: Weights): readonly Guess[] {
  const found: Guess[] = [];
  for (const guess of [...guesses(view, seat, book, weighs, weights)].sort((one, two) => two.worth - one.worth)) {
    if (found.length >= FIRST_CHOICES) break;
    if (book.allows(view, guess.command, seat)) found.push(guess);
  }
  if (found.length > 0) return found;
  for (const command of options(view, seat, book)) return [{ command, worth: 0 }];
  return [];
}

/**
 * Once everybody on a map has moved, what comes of it can be reckoned: dice to come would only blur it. So can what is chosen in the middle of
 * an exchange.
 */
const settled = (from: State, now: State): boolean =>
  from.phase !== 'movement' || now.phase !== 'movement' || now.map !== from.map || now.turn > from.turn;

/** An opponent who knows what chapters say about their commands. */
export const tacticsWith = (weighs: Weighs): Tactics<Radar> => ({
  weights: WEIGHTS,
  seasoned: SEASONED,
  value,
  candidates: (view, seat, book, weights = WEIGHTS) => candidates(view, seat, book, weighs, weights),
  settled,
  path: pathOf,
});
