import { cardNamed } from '../card/cards.ts';
import type { Entry, Setup } from '../shape.ts';

const REGULAR = 4;

/** What a card prints; with another crew, what its owner says it costs then. */
function priceOf({ card, pv, skill }: Entry): number {
  const printed = (typeof card === 'string' ? cardNamed(card) : card)?.pv ?? 0;
  return skill === undefined || skill === REGULAR ? printed : (pv ?? printed);
}

/** What each side of a set-up costs. */
export const points = ({ forces }: Setup): readonly number[] => forces.map(force => force.reduce((sum, entry) => sum + priceOf(entry), 0));
