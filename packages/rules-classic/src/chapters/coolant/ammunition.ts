import { isHit } from '../../cluster/cluster.ts';
import { munitionOf as loadOf } from '../../equipment/fire-control.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';

const COOLS = 3;

const COOLS_MORE = 4;

const MOST = 9;

/** Coolant out of flamers: a unit that tracks heat loses some, up to a point. */
const coolant = munition('TOE-coolant-ammo', {
  adds: { cooling: ({ unit }) => (unit.built.coolant === undefined ? undefined : Math.min(MOST, unit.built.coolant)) },
  steps: {
    attack: [
      {
        name: 'coolant',
        before: 'strike',
        run: (play, attack) => {
          const { weapon } = attack.aim;
          if (!weapon.flamer || !isHit(attack) || loadOf(attack.aim) !== 'COOLANT' || attack.lead !== undefined) return;
          attack.groups = [];
          play.emit({ type: 'doused', unit: attack.target, points: weapon.heavyFlamer ? COOLS_MORE : COOLS });
        },
      },
    ],
  },
});

export const coolantAmmunitionRules: readonly ClassicRule[] = [coolant];
