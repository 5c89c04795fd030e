import type { PrintedCard } from '@sortie/roster';
import { type Card, damageOf, movesOf, TYPES } from './card.ts';

/** A card as it is played from one as it is printed; `undefined` for types that do not fight on the ground. */
export function playedCard({ type, move, damage, ...rest }: PrintedCard): Card | undefined {
  const known = TYPES.find(one => one === type);
  return known && { ...rest, type: known, moves: movesOf(move), damage: damageOf(damage) };
}
