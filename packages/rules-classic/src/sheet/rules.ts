import { tell } from '@sortie/kernel';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import { sheetOf } from './compile.ts';
import type { Location, Sheet } from './sheet.ts';

/** House: nobody comes with nothing. What the rules do not carry out is not even read. */
const playable: ClassicRule = {
  id: 'TW-house-designs',
  cite: 'house',
  kind: 'core',
  forbidsSetup: ({ forces }) => (forces.some(force => force.length === 0) ? tell('a side has at least one unit') : undefined),
};

const HEAD = 9;
/** Beyond a hundred tons the head is larger as well. */
const GREAT_HEAD = 12;
const HEAVIEST = 100;

/** The first place of a 'Mech that has more armor than its structure carries. */
function overArmored({ kind, tons, armor, rear, structure, locations }: Sheet): Location | undefined {
  if (kind !== 'mech') return undefined;
  const most = (at: Location): number => (at === 'HD' ? (tons > HEAVIEST ? GREAT_HEAD : HEAD) : 2 * (structure[at] ?? 0));
  return locations.find(at => (armor[at] ?? 0) + (rear[at] ?? 0) > most(at));
}

/** Armor is twice the structure behind it at most, and nine points on the head; the table itself is proved row by row. */
const limits: ClassicRule = {
  id: 'TW-is-table',
  cite: CITE,
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    for (const { design } of forces.flat()) {
      const sheet = sheetOf(design);
      const at = overArmored(sheet);
      if (at) return tell('the {unit} has too much armor: {at}', { unit: sheet.name, at });
    }
    return undefined;
  },
};

/** Tables of the roster: structure, weapons, ammunition, equipment, armor and the names in files. */
export const sheetRules: readonly ClassicRule[] = [
  playable,
  limits,
  structural('TW-data-weapons', 'a table of data'),
  structural('TW-data-ammo', 'a table of data'),
  structural('TW-data-equipment', 'a table of data'),
  structural('TW-data-armor', 'a table of data'),
  structural('TW-data-names', 'how names in unit files are found', ['TW-data-check']),
  structural('TW-data-caution', 'a remark on the tables of data'),
  /** What troops carry: rows that the sheets of platoons and squads are read from. */
  structural('TOE-t412-er-pulse-medium', 'rows of the table of weapons', ['TOE-t412-er-pulse-small', 'TOE-infantry-mortars']),
];
