import type { Contribution } from '@sortie/kernel';
import type { Shot } from '../questions.ts';
import type { AlphaRule } from '../rule.ts';

/** A term that an attacker brings along, whatever is attacked. */
export const ofAttacker = (of: (shot: Shot) => Contribution | undefined): NonNullable<AlphaRule['adds']> => ({
  toHit: of,
  toHitPlace: of,
});
