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
  structural('TW-is-table', 'the table is its own data, proved row by row'),
  structural('TW-data-weapons', 'a table of data'),
  structural('TW-data-ammo', 'a table of data'),
  structural('TW-data-equipment', 'a table of data'),
  structural('TW-data-armor', 'a table of data'),
  structural('TW-data-names', 'how names in unit files are found', ['TW-data-check']),
  structural('TW-data-caution', 'a remark on the tables of data'),
  /** What troops carry: rows that the sheets of platoons and squads are read from. */
  structural('TOE-t412-er-pulse-medium', 'rows of the table of weapons', ['TOE-t412-er-pulse-small', 'TOE-infantry-mortars']),
];
