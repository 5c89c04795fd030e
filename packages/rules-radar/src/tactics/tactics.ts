import { type Candidate, chanceOf, type Seat, seenBy, type Tactics, type Weights } from '@sortie/kernel';
import { ownSides } from '../combat/position.ts';
import { AWAY, stepsBetween } from '../map/sectors.ts';
import { options } from '../options.ts';
import type { Book } from '../rule.ts';
import { waitsToMove } from '../sequence/order.ts';
import type { Command, Radar, State, Unit } from '../shape.ts';
import { isFighting } from '../state.ts';
import { exchangeGuesses } from './fighting.ts';
import { moveGuesses } from './moving.ts';
import { balance, bestSide, power, pricePerPoint, soundness, WEIGHTS } from './worth.ts';

/** Points already made and lost, what is left on both sides, and how near they are. */
function value(view: State, seat: Seat, weights: Weights = WEIGHTS): number {
  let sum = view.result ? (view.result.winners.includes(seat) ? 300 : view.result.winners.length > 0 ? -300 : 0) * weights.objective : 0;
  for (const unit of view.units) sum += (unit.seat === seat ? weights.caution : -weights.aggression) * soundness(unit);
  return sum;
}

type Guess = Candidate<Radar>;

function* guesses(view: State, seat: Seat, book: Book): Generator<Guess> {
  const { phase } = view;
  if (view.clash) yield* exchangeGuesses(view, book, [...options(view, seat, book)]);
  else if (phase === 'movement') {
    const unit = view.units.find(one => one.seat === seat && waitsToMove(view, one, book));
    if (unit) yield* moveGuesses(view, unit, book);
  } else for (const command of options(view, seat, book)) yield { command, worth: firstSight(view, seat, book, command) };
}

function firstSight(view: State, seat: Seat, book: Book, command: Command): number {
  switch (command.type) {
    case 'engage':
      return attacking(view, book, command);
    case 'launch':
    case 'pass':
      return 4;
    case 'bombard':
      return 6;
    case 'screen':
      return -1;
    case 'settle':
      return settling(view, seat, book, command);
    case 'jump':
      return jumping(view, seat, command);
    case 'deploy':
      return -stepsBetween(command.sector, middleOf(view, 1 - seat));
    default:
      return 0;
  }
}

const middleOf = (view: State, seat: Seat): number => view.areas[seat as 0 | 1].sectors[0] ?? 0;

const REACHING = 4;
/** The chance that a grapple holds: its pilot succeeds, and the other one fails. */
const holds = (own: Unit, foe: Unit): number =>
  chanceOf(own.skill + REACHING + 2 * own.hits.crew) *
  (1 - chanceOf(foe.skill + 2 * foe.hits.crew)) *
  (foe.marines * 2 < own.marines ? 2 : 1);

/** Weak prey first; reaching for it only with more marines than it has. */
function attacking(
  view: State,
  book: Book,
  { unit: id, target, grapple, overheat = 0, bomb }: Extract<Command, { readonly type: 'engage' }>,
): number {
  const [own, foe] = [view.units[id]!, view.units[target]!];
  if (grapple) return own.marines > foe.marines ? holds(own, foe) * foe.card.pv : -5;
  const arcs = [bestSide(own, ownSides(own), 'medium'), bestSide(foe, ownSides(foe), 'medium')] as const;
  const gain = balance(view, book, own, foe, arcs, 'short', false);
  const dying = foe.structure <= 0 ? -20 : 0;
  const heat = overheat > 0 ? (own.heat + overheat <= 1 ? 1 : -3) : 0;
  return 3 + gain + dying + heat + (bomb ? 2 * pricePerPoint(foe) : 0);
}

/** Stay where the exchange is good, go where it is not. */
function settling(view: State, seat: Seat, book: Book, { a, b, stay }: Extract<Command, { readonly type: 'settle' }>): number {
  const [own, foe] = view.units[a]!.seat === seat ? [view.units[a]!, view.units[b]!] : [view.units[b]!, view.units[a]!];
  const arcs = [bestSide(own, ownSides(own), 'medium'), bestSide(foe, ownSides(foe), 'medium')] as const;
  const gain = balance(view, book, own, foe, arcs, 'medium', true);
  const flees = view.goal === 'convoy' && seat === 0 && power(own) <= own.card.armor / 4;
  return stay === (gain >= -1 && !flees) ? 1 : 0;
}

/** Reinforcements come at once, near their own; whoever is nearly lost leaves. */
function jumping(view: State, seat: Seat, { unit: id, to }: Extract<Command, { readonly type: 'jump' }>): number {
  const unit = view.units[id]!;
  if (unit.fate === 'reserve') {
    const friends = view.units.filter(one => isFighting(one) && one.seat === seat);
    const near = friends.length > 0 ? Math.min(...friends.map(({ sector }) => stepsBetween(sector, to))) : 3;
    return 2 - near;
  }
  const nearlyLost = unit.armor === 0 && unit.structure * 2 < unit.card.structure;
  return to === AWAY && nearlyLost ? 5 : -10;
}

const FIRST_CHOICES = 24;

function candidates(view: State, seat: Seat, book: Book): readonly Guess[] {
  const seen = seenBy<Radar>(view);
  const found: Guess[] = [];
  for (const guess of [...guesses(view, seat, book)].sort((one, two) => two.worth - one.worth)) {
    if (found.length >= FIRST_CHOICES) break;
    if (book.allows(seen, guess.command, seat)) found.push(guess);
  }
  if (found.length > 0) return found;
  for (const command of options(view, seat, book)) return [{ command, worth: 0 }];
  return [];
}

export const tactics: Tactics<Radar> = {
  weights: WEIGHTS,
  value,
  candidates,
  settled: (from, now) => now.turn > from.turn || now.phase === 'over',
};
