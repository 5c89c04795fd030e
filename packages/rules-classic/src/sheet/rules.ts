import { tell } from '@sortie/kernel';
import { type ClassicRule, told } from '../rule.ts';
import { isPlayable } from './compile.ts';

/** House: what the rules do not carry out yet is not brought to the table. */
const playable: ClassicRule = {
  id: 'TW-house-designs',
  cite: 'house',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    for (const force of forces) {
      if (force.length === 0) return tell('a side has at least one unit');
      for (const { design } of force) {
        const name = typeof design === 'string' ? design : `${design.chassis} ${design.model}`;
        if (!isPlayable(design)) return tell('the rules do not know how to play the {name}', { name });
      }
    }
    return undefined;
  },
};

/** Tables of the roster: structure, weapons, ammunition, equipment, armor and the names in files. */
export const sheetRules: readonly ClassicRule[] = [
  playable,
  told('TW-is-table'),
  told('TW-data-weapons'),
  told('TW-data-ammo'),
  told('TW-data-equipment'),
  told('TW-data-armor'),
  told('TW-data-names', ['TW-data-check']),
  told('TW-data-caution'),
];
