import { nth } from '@sortie/kernel';
import type { Damage } from '../amount.ts';
import type { Appraisal } from './appraisal.ts';

/** Minimal damage is damage: a card with 0* at a range reaches it. */
const isNothing = ({ points, minimal }: Damage): boolean => points === 0 && !minimal;

export const reachesOnlyShort = ({ damage }: Appraisal): boolean =>
  !isNothing(nth(damage, 0)) && isNothing(nth(damage, 1)) && isNothing(nth(damage, 2));

export const reachesOnlyMedium = ({ damage }: Appraisal): boolean => !isNothing(nth(damage, 1)) && isNothing(nth(damage, 2));

export const isArmed = ({ damage }: Appraisal): boolean => damage.some(bracket => !isNothing(bracket));
