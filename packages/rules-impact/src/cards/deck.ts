import { nth } from '@sortie/kernel';
import { type Outcome, outcomeAt } from './outcome.ts';

export const DECK_SIZE = 72;

export interface ActionCard {
  /** 1 to 72. */
  readonly id: number;
  readonly d6: number;
  readonly d12: number;
  /** A map row: 0 is A. */
  readonly row: number;
  /** A map column 1 to 34, or who chooses one. */
  readonly column: number | 'up' | 'down';
  readonly icon: boolean;
  /** Random event 1 to 24. */
  readonly event: number;
}

/** House component: the seventy-two cards in closed form. Every pair of d6 and d12 occurs once. */
function cardNumber(id: number): ActionCard {
  const k = id - 1;
  const d6 = (k % 6) + 1;
  const d12 = Math.floor(k / 6) + 1;
  const q = Math.floor(((29 * k + 11) % 72) / 2);
  return {
    id,
    d6,
    d12,
    row: Math.floor(((31 * k + 7) % 72) / 4),
    column: q === 34 ? 'up' : q === 35 ? 'down' : q + 1,
    icon: d6 === ((d12 - 1) % 6) + 1,
    event: Math.floor(((35 * k + 3) % 72) / 3) + 1,
  };
}

export const ACTION_CARDS: readonly ActionCard[] = Array.from({ length: DECK_SIZE }, (_, i) => cardNumber(i + 1));

export const actionCard = (id: number): ActionCard => nth(ACTION_CARDS, id - 1);

/** The outcome column of a card, for strengths 1 to 10. */
export const outcomesOf = ({ d12 }: ActionCard): readonly Outcome[] => Array.from({ length: 10 }, (_, i) => outcomeAt(i + 1, d12));

/** Cards still in the deck, lowest first. A deck that is shuffled and one that is drawn from at random are the same thing. */
export function undrawn(discard: readonly number[]): readonly number[] {
  const gone = new Set(discard);
  return ACTION_CARDS.map(({ id }) => id).filter(id => !gone.has(id));
}
