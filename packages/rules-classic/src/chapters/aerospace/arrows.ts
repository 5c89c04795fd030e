import { tell } from '@sortie/kernel';
import { anywhere } from '../../attack/barrage.ts';
import { blast } from '../../damage/blast.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isAloft } from '../../state.ts';
import { scatter } from '../artillery/guns.ts';
import { AEROSPACE } from './rule.ts';

const isArrow = ({ ammo }: Weapon): boolean => ammo === 'ARROW_IV_BOMB';
const HIGH = 9;
const INDIRECTLY = 7;
const DAMAGE = [20, 10] as const;
/** Range and what stands in the way are of no concern to what comes down from above. */
const SET_ASIDE = ['TW-th-immobile', 'TW-th-twoods', 'TW-th-cover', 'TW-house-aerospace'] as const;

/** Arrow IV missiles of fighters: they come down a turn later, and from very high two turns later. */
const arrows = advanced('TOE-artillery-airborne-flight-time', {
  needs: [AEROSPACE],
  covers: ['TOE-artillery-airborne-arrow-aerospace'],
  affirms: anywhere(({ weapon }) => isArrow(weapon)),
  adds: {
    flight: ({ weapon, unit }) => (isArrow(weapon) && unit?.flight ? (unit.flight.altitude >= HIGH ? 2 : 1) : undefined),
    toHit: ({ weapon }) => (isArrow(weapon) ? INDIRECTLY : undefined),
  },
  waives: { toHit: ({ weapon }) => (isArrow(weapon) ? SET_ASIDE : undefined) },
  multiplies: { barrageReach: ({ weapon }) => (isArrow(weapon) ? SHEET : undefined) },
  forbids: {
    declare: (view, { unit: id, barrages = [] }) => {
      const unit = view.units[id];
      const arrow = unit?.flight && barrages.length > 0;
      return arrow && !isAloft(unit) ? tell('only what flies attacks from the air') : undefined;
    },
  },
  steps: {
    shelling: [
      {
        name: 'arrowStray',
        after: 'roll',
        run: (play, shelling) => {
          if (isArrow(shelling.aim.weapon)) scatter(play, shelling, 'TOE-artillery-airborne-flight-time');
        },
      },
      {
        name: 'arrows',
        after: 'land',
        run: (play, { lands, aim, unit, weapon }) => {
          if (lands && isArrow(aim.weapon)) blast(play, { unit, weapon, at: lands, damage: DAMAGE });
        },
      },
    ],
  },
});
/** Hexes of one mapsheet. */
const SHEET = 17;

export const arrowRules: readonly ClassicRule[] = [arrows];
