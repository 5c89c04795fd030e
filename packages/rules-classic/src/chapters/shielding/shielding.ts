import { distance } from '@sortie/geometry';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isFighting, isTroop, placeOf } from '../../state.ts';

const isShielding = ({ moved }: Unit): boolean => moved?.manner === 'shield';

/** What a friend who walks beside them is worth to troops on foot (the book's number is not in its errata). */
const BEHIND_A_FRIEND = 1;

export const isShielded = (state: State, target: Unit): boolean =>
  isTroop(target) &&
  target.at !== null &&
  state.units.some(
    other =>
      isFighting(other) && other.seat === target.seat && !isTroop(other) && isShielding(other) && distance(other.at, placeOf(target)) <= 1,
  );

/** Walks so that troops beside it are covered, and aims the worse for it. */
const shielding = advanced('TOE-shielding-mp-and-penalty', {
  base: { mannerMp: ({ unit, manner, walk }) => (manner === 'shield' && !isTroop(unit) ? walk : undefined) },
  adds: {
    toHit: ({ state, attacker, target }) =>
      (isShielding(attacker) ? 1 : 0) + (isShielded(state, target) ? BEHIND_A_FRIEND : 0) || undefined,
    blow: ({ attacker }) => (isShielding(attacker) ? 1 : undefined),
  },
});

export const shieldingRules: readonly ClassicRule[] = [shielding];
