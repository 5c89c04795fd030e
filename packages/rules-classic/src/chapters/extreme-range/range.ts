import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';

/** Brackets of equal width: six, twelve, eighteen. */
const isEven = ({ short, medium, long }: Weapon): boolean => medium === 2 * short && long === 3 * short;

/** One more bracket beyond the last. Arms of troops do not have one. */
const extreme: ClassicRule = {
  id: 'TW-th-ext',
  cite: 'TW',
  kind: 'advanced',
  adds: {
    reach: ({ weapon }) => (isEven(weapon) && weapon.style !== 'troop' ? weapon.short : undefined),
    toHit: ({ bracket }) => (bracket === 'beyond' ? 6 : undefined),
  },
};

const uneven = advanced('TOE-extreme-range-uneven', {
  needs: ['TW-th-ext'],
  adds: { reach: ({ weapon }) => (isEven(weapon) || weapon.style === 'troop' ? undefined : weapon.long >> 1) },
});

export const rangeRules: readonly ClassicRule[] = [extreme, uneven];
