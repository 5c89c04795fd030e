import { tell } from '@sortie/kernel';
import { eachShot } from '../../attack/each-shot.ts';
import { isHit } from '../../cluster/cluster.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { conditioned, isAloft, sheetFor, unitAt } from '../../state.ts';
import { AEROSPACE, house } from './rule.ts';

const isAntiShip = ({ ammo }: Weapon): boolean => ammo === 'AS_MISSILE' || ammo === 'ASEW_MISSILE';
const isAirToAir = ({ ammo }: Weapon): boolean => ammo === 'LAA_MISSILE' || ammo === 'AAA_MISSILE';

/** House: missiles against what flies are not fired at the ground. */
const airToAir = house('TW-house-air-to-air', {
  needs: [AEROSPACE],
  forbids: {
    declare: eachShot((view, _unit, { target }, weapon) => {
      const other = view.units[target];
      return isAirToAir(weapon) && other && !isAloft(other) ? tell('the {weapon} is for what flies', { weapon: weapon.name }) : undefined;
    }),
  },
});

const LOWEST = 3;

const height = advanced('TOE-asmissile-altitude', {
  needs: [AEROSPACE],
  forbids: {
    declare: eachShot((_view, { flight }, _shot, weapon) =>
      isAntiShip(weapon) && (flight?.altitude ?? 0) < LOWEST
        ? tell('the {weapon} is fired from altitude {least} on', { weapon: weapon.name, least: LOWEST })
        : undefined,
    ),
  },
});

const isJammer = ({ ammo }: Weapon): boolean => ammo === 'ASEW_MISSILE';
const SMALL = 500;
const HARDER = 4;

/** Made against ships: small targets are hard to hit, and whoever is hit aims worse until the next turn has passed. */
const jammer = advanced('TOE-asew-small-targets', {
  needs: [AEROSPACE],
  adds: {
    toHit: ({ state, attacker, target, weapon }) => {
      const far = isJammer(weapon) && sheetFor(target).tons < SMALL ? HARDER : 0;
      const jammed = (attacker.condition?.scrambled ?? 0) >= state.turn && sheetFor(attacker).tons < SMALL ? HARDER : 0;
      return far + jammed || undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'scrambling',
        before: 'strike',
        run: (play, attack) => {
          if (!isJammer(attack.aim.weapon) || !isHit(attack)) return;
          attack.groups = [];
          const { condition } = unitAt(play.state, attack.target);
          play.emit({
            type: 'altered',
            unit: attack.target,
            what: 'scrambled',
            condition: conditioned(condition, { scrambled: play.state.turn + 1 }),
          });
        },
      },
    ],
  },
});

export const airMissileRules: readonly ClassicRule[] = [airToAir, height, jammer];
