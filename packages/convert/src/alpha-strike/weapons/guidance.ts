import type { Weapon } from '@sortie/roster';
import { page, type RuleHead } from '../rule.ts';
import type { Values, WeaponRow } from './table.ts';

/** Takes a device of a kind out of the launcher's location, if one is left. */
export type Take = (device: string) => boolean;

export interface GuidanceRule extends RuleHead {
  readonly guides: (row: WeaponRow, weapon: Weapon, take: Take) => Values | undefined;
}

const steers = (weapon: Weapon): boolean => weapon.traits.has('artemis-compatible');

/** Which of the values of a launcher's row is used. */
export const GUIDANCE_RULES: readonly GuidanceRule[] = [
  {
    id: 'ASC-conv-weap-fcs-v',
    cite: page(100),
    covers: ['ASC-conv-weap-note-clan-artemis'],
    guides: (row, weapon, take) => (row.guidedV && steers(weapon) && take('artemis-v') ? row.guidedV : undefined),
  },
  {
    id: 'ASC-conv-weap-fcs-iv-apollo',
    cite: page(100),
    covers: ['ASC-conv-weap-note-apollo'],
    guides: (row, weapon, take) => {
      if (!row.guided) return undefined;
      const device = weapon.ammo === 'MRM' ? 'apollo' : 'artemis';
      return (device === 'apollo' || steers(weapon)) && take(device) ? row.guided : undefined;
    },
  },
  { id: 'ASC-conv-weap-fcs-none', cite: page(100), guides: row => row.damage },
];
