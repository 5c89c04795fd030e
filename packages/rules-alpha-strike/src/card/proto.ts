import { type Card, type Damage, MINIMAL, NONE } from './card.ts';

/** What one of five ProtoMechs has of a value printed for all five. */
export function individualValue(point: number): Damage {
  if (point <= 0) return NONE;
  if (point <= 4) return MINIMAL;
  return { points: Math.min(5, Math.floor((point + 2) / 5)), minimal: false };
}

/** A card for a Point of five as the card of one of them. Armor of less than a point is none. */
export const individual = (card: Card): Card => ({
  ...card,
  damage: card.damage.map(({ points, minimal }) => (minimal ? MINIMAL : individualValue(points))),
  armor: individualValue(card.armor).points,
});
