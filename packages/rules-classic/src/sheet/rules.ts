import { tell } from '@sortie/kernel';
import { type ClassicRule, structural } from '../rule.ts';

/** House: nobody comes with nothing. What the rules do not carry out is not even read. */
const playable: ClassicRule = {
  id: 'TW-house-designs',
  cite: 'house',
  kind: 'core',
  forbidsSetup: ({ forces }) => (forces.some(force => force.length === 0) ? tell('a side has at least one unit') : undefined),
};

/** Tables of the roster: structure, weapons, ammunition, equipment, armor and the names in files. */
export const sheetRules: readonly ClassicRule[] = [
  playable,
  structural('TW-is-table'),
  structural('TW-data-weapons'),
  structural('TW-data-ammo'),
  structural('TW-data-equipment'),
  structural('TW-data-armor'),
  structural('TW-data-names', ['TW-data-check']),
  structural('TW-data-caution'),
  /** What troops carry: rows that the sheets of platoons and squads are read from. */
  structural('TOE-t412-er-pulse-medium', ['TOE-t412-er-pulse-small', 'TOE-infantry-mortars']),
];
