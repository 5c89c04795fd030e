import { tell } from '@sortie/kernel';
import { type AlphaRule, option } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { flies, INCH } from '../../state.ts';

/** As high as a 'Mech stands. */
const ABOVE = 2 * INCH;

const isGrounded = (unit: Unit): boolean => !unit.airborne && !flies(unit);

/** Whoever looks down on somebody sees more of him. */
const highGround: AlphaRule = option('AS-house-high-ground', {
  term: tell('high ground'),
  adds: {
    toHit: ({ kind, how, attacker, target }) =>
      kind === 'weapon' && how !== 'indirect' && isGrounded(attacker) && isGrounded(target) && attacker.z - target.z >= ABOVE
        ? -1
        : undefined,
  },
});

export const highGroundRules: readonly AlphaRule[] = [highGround];
