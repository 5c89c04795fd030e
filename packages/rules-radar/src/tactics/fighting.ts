import { type Candidate, sure, type Weights } from '@sortie/kernel';
import { BRACKETS, type Bracket } from '../card/card.ts';
import { hasManyAttacks } from '../card/craft.ts';
import { clashing, otherOf } from '../combat/clash.ts';
import { ownSides, sidesOf, winnerOf } from '../combat/position.ts';
import { isUp } from '../combat/up.ts';
import type { Book } from '../rule.ts';
import type { Clash, Command, Radar, State, Unit } from '../shape.ts';
import { bestLater, hot, reckoned } from './reckoning.ts';
import { balance, bestSide, expected, pricePerPoint, volley } from './worth.ts';

type Guess = Candidate<Radar>;

/** What a choice in an exchange is worth, at first sight. */
export function* exchangeGuesses(view: State, book: Book, weights: Weights, commands: readonly Command[]): Generator<Guess> {
  const clash = sure(view.clash, 'the exchange');
  const own = clashing(view, clash, clash.who);
  const foe = clashing(view, clash, otherOf(clash.who));
  for (const command of commands) {
    const worth =
      weights['reckons'] && command.type === 'answer'
        ? answerWorth({ view, book, clash, own, foe }, weights, command)
        : weights['reckons'] && command.type === 'face'
          ? showing(view, book, clash, own, foe, command)
          : worthOf(view, book, clash, own, foe, command);
    yield { command, worth };
  }
}

function worthOf(view: State, book: Book, clash: Clash, own: Unit, foe: Unit, command: Command): number {
  switch (command.type) {
    case 'answer':
      return answering(own, command);
    case 'face':
      return facing(view, book, clash, own, foe, command);
    case 'range':
      return ranging(view, book, clash, own, foe, command.bracket);
    case 'fire':
      return firing(view, book, clash, own, foe, command);
    default:
      return 0;
  }
}

type Reply = Extract<Command, { readonly type: 'answer' }>;

/** Who meets whom, as one of them sees it. */
interface Meeting {
  readonly view: State;
  readonly book: Book;
  readonly clash: Clash;
  readonly own: Unit;
  readonly foe: Unit;
}

/** Fire back, unless the only shot of this turn does more to another. */
function answerWorth({ view, book, clash, own, foe }: Meeting, weights: Weights, reply: Reply): number {
  const { fire, overheat = 0, bomb = null, screen } = reply;
  const attacker = { unit: foe, fires: true, overheat: clash.overheat[0], bomb: clash.bombs[0] };
  const { given, taken } = reckoned(view, book, { unit: own, fires: fire, overheat, bomb }, attacker);
  const saved = !fire && !hasManyAttacks(own) && isUp(view, own) ? (weights['later'] ?? 1) * bestLater(view, book, weights, own, foe) : 0;
  return weights.aggression * given - weights.caution * taken + saved - hot(own, overheat) - (screen ? 1 : 0);
}

/** Fire back; overheat while it is cool; keep screens for the big fights. */
function answering(own: Unit, { fire, overheat = 0, bomb, screen }: Reply): number {
  const heat = overheat > 0 ? (own.heat + overheat <= 1 ? 1 : -3) : 0;
  return (fire ? 5 : 0) + heat + (bomb ? 1 : 0) + (screen ? -1 : 0);
}

/** At the range that is likely to come. */
const LIKELY: Bracket = 'medium';

function facing(
  view: State,
  book: Book,
  clash: Clash,
  own: Unit,
  foe: Unit,
  { arc, other }: Extract<Command, { readonly type: 'face' }>,
): number {
  const theirs = other ?? clash.arcs[otherOf(clash.who)] ?? bestSide(book, foe, ownSides(foe), LIKELY);
  const both = winnerOf({ state: view, book }, clash) !== null || foe.turn.attacks === 0;
  return balance(view, book, own, foe, { arcs: [arc, theirs], bracket: LIKELY, both });
}

const arcsOf = (book: Book, clash: Clash, own: Unit, foe: Unit) => {
  const [mine, theirs] = clash.who === 0 ? clash.arcs : [clash.arcs[1], clash.arcs[0]];
  return [mine ?? bestSide(book, own, sidesOf(own), LIKELY), theirs ?? bestSide(book, foe, sidesOf(foe), LIKELY)] as const;
};

function ranging(view: State, book: Book, clash: Clash, own: Unit, foe: Unit, bracket: Bracket): number {
  const bomb = clash.bombs[clash.who];
  const [mine, theirs] = arcsOf(book, clash, own, foe);
  const attacks = (who: 0 | 1): boolean => book.holds('attacks', { clash, who }) !== undefined;
  const [mineFires, theyFire] = [attacks(clash.who), attacks(otherOf(clash.who))];
  const near = bomb === null ? 0 : -BRACKETS.indexOf(bracket);
  const given = mineFires ? volley(view, book, own, foe, [mine, theirs], bracket) * pricePerPoint(foe) : 0;
  const taken = theyFire ? volley(view, book, foe, own, [theirs, mine], bracket) * pricePerPoint(own) : 0;
  return given - taken + near;
}

/** A shot that can do nothing is not fired. */
const WASTE = 0.01;

function firing(
  view: State,
  book: Book,
  clash: Clash,
  own: Unit,
  foe: Unit,
  { weapons, helper }: Extract<Command, { readonly type: 'fire' }>,
): number {
  const [arc, struck] = arcsOf(book, clash, own, foe);
  const bracket = clash.bracket ?? LIKELY;
  const damage = weapons.reduce((sum, weapon) => sum + expected(view, book, own, foe, { arc, struck, bracket, weapon }), 0);
  return damage * pricePerPoint(foe) - WASTE * weapons.length + (helper === undefined ? 0 : 3);
}

/** The sides that do best at the range that somebody is about to choose. */
function showing(
  view: State,
  book: Book,
  clash: Clash,
  own: Unit,
  foe: Unit,
  { arc, other }: Extract<Command, { readonly type: 'face' }>,
): number {
  const attacks = (who: 0 | 1): boolean => book.holds('attacks', { clash, who }) !== undefined;
  const [mineFires, theyFire] = [attacks(clash.who), attacks(otherOf(clash.who))];
  const theirs = other ?? clash.arcs[otherOf(clash.who)] ?? bestSide(book, foe, ownSides(foe), LIKELY);
  const at = (bracket: Bracket): number => {
    const given = mineFires ? volley(view, book, own, foe, [arc, theirs], bracket) * pricePerPoint(foe) : 0;
    const taken = theyFire ? volley(view, book, foe, own, [theirs, arc], bracket) * pricePerPoint(own) : 0;
    return given - taken;
  };
  const chooser = chooserOf(clash);
  const all = BRACKETS.map(at);
  return chooser === null ? at(LIKELY) : chooser === clash.who ? Math.max(...all) : Math.min(...all);
}

/** Who picks the range, once both have rolled. */
function chooserOf({ control }: Clash): 0 | 1 | null {
  if (!control || control.every(({ ok }) => !ok)) return null;
  const [one, two] = control;
  const lead = one.modified - two.modified || one.margin - two.margin;
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}
