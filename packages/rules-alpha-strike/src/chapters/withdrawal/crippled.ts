import { isSome, type Wear, wearOf } from '../../attack/value.ts';
import { type AlphaRule, type Book, core } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { marked } from '../../state.ts';

/** Is a unit badly enough hurt to leave? */
export const isCrippled = (book: Book, unit: Unit): boolean =>
  book.holds('crippled', { unit, wear: wearOf(book, unit) }) !== undefined || book.holds('lamed', { unit }) !== undefined;

/** No armor, and at most half the structure; who never had armor has at least lost structure. */
const torn = ({ card, armor, structure }: Unit): boolean =>
  armor === 0 && structure <= Math.ceil(card.structure / 2) && (card.armor > 0 || structure < card.structure);

/** Nothing left to fire beyond Short range, where there was something. */
function disarmed({ card: { damage }, weaponHits }: Unit, wear: Wear): boolean {
  const far = damage.slice(1, 3);
  return far.some(isSome) && !far.some(value => isSome(wear(value, weaponHits)));
}

/** Cannot move, though it once could. */
const isLame = (unit: Unit): boolean =>
  marked(unit, 'immobile') || (unit.card.moves.some(({ value }) => value > 0) && unit.moves.every(({ value }) => value === 0));

const SPLIT = { rule: 'ASC-score-kill-general', version: 2 } as const;

export const crippledRules: readonly AlphaRule[] = [
  core('ASC-scen-crippled-armor', { affirms: { crippled: ({ unit }) => torn(unit) }, splitFrom: SPLIT }),
  core('ASC-scen-crippled-weapons', { affirms: { crippled: ({ unit, wear }) => disarmed(unit, wear) }, splitFrom: SPLIT }),
  core('ASC-scen-crippled-immobile', { affirms: { crippled: ({ unit }) => isLame(unit) }, splitFrom: SPLIT }),
];
