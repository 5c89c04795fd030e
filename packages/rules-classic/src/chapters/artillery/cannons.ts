import { nth, sure, tell } from '@sortie/kernel';
import { equipment } from '@sortie/roster';
import { isHit } from '../../cluster/cluster.ts';
import { blast } from '../../damage/blast.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isAirborne, isAloft, isFighting } from '../../state.ts';

/** Points in the hex and beside it. */
export const CANNONS: { readonly [ammo: string]: readonly number[] } = {
  LONG_TOM_CANNON: [20, 10],
  SNIPER_CANNON: [10],
  THUMPER_CANNON: [5],
};
const isCannon = ({ ammo }: Weapon): boolean => CANNONS[ammo] !== undefined;

/** At a unit, by sight or with somebody who spots, or at a hex: what they do, they do to everybody there. */
const mode = munition('TOE-artillery-cannon-fire-mode', {
  affirms: { lobbed: ({ weapon }) => isCannon(weapon) },
  steps: {
    attack: [
      {
        name: 'cannons',
        before: 'strike',
        run: (play, attack) => {
          const { weapon } = attack.aim;
          const target = play.state.units[attack.target];
          if (!isCannon(weapon) || !isHit(attack) || !isFighting(target) || (isAloft(target) && isAloft(attack.aim.attacker))) return;
          const damage = sure(CANNONS[weapon.ammo], 'the cannons');
          const airborne = isAirborne(target);
          blast(play, {
            unit: attack.unit,
            weapon: attack.shot.weapon,
            at: target.at,
            damage: airborne ? [nth(damage, 0)] : damage,
            airborne,
          });
        },
      },
    ],
    shelling: [
      {
        name: 'cannons',
        after: 'land',
        run: (play, { lands, aim, unit, weapon }) => {
          const damage = CANNONS[aim.weapon.ammo];
          if (lands && damage) blast(play, { unit, weapon, at: lands, damage });
        },
      },
    ],
  },
});

const easy = munition('TOE-artillery-cannon-no-immobile', {
  waives: { toHit: ({ weapon }) => (isCannon(weapon) ? ['TW-th-immobile'] : undefined) },
});

const FLAK = -2;

/** Their shells fill the air with splinters. */
const flak = munition('TOE-t404-artillery-cannons-flak', {
  adds: { toHit: ({ weapon, target }) => (isCannon(weapon) && target.id >= 0 && isAirborne(target) ? FLAK : undefined) },
});

/** No shells but their own: neither those of the artillery nor others of this book. */
const own: ClassicRule = {
  ...munition('TOE-artillery-cannon-munitions', {
    covers: ['TOE-artillery-cannon-old-ammo', 'TOE-t404-artillery-cannons-switchable'],
  }),
  forbidsSetup: ({ forces }) => {
    const special = forces
      .flat()
      .flatMap(({ loads = [] }) => loads)
      .find(item => {
        const found = item === null ? undefined : equipment(item);
        return found?.kind === 'ammo' && CANNONS[found.type] && found.munition !== 'STANDARD';
      });
    return special ? tell('artillery cannons take their own shells alone') : undefined;
  },
};

export const cannonRules: readonly ClassicRule[] = [mode, easy, flak, own];
