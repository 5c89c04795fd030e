import { tell } from '@sortie/kernel';
import { groupsOf, isHit, salvo } from '../../cluster/cluster.ts';
import { munitionOf } from '../../equipment/fire-control.ts';
import { isOpen, isPlatoon } from '../../infantry/infantry.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { isFighting, sheetFor } from '../../state.ts';

const LOT = 5;

/** Each shell bursts: its damage is rolled for like a salvo and comes in fives. */
function burst(play: Play, attack: Attack): void {
  if (attack.warhead !== 'FLAK' || !isHit(attack)) return;
  if (isPlatoon(attack.aim.target)) {
    // What bursts costs one man more, in the open two.
    attack.groups = attack.groups.map(men => men + (isOpen(attack.aim) ? 2 : 1));
    return;
  }
  attack.groups = attack.groups.flatMap(points => {
    attack.cluster = salvo(play, attack, points, null);
    return groupsOf(attack.cluster.hits, LOT);
  });
}

const flak = munition('TOE-ac-flak-rules', {
  covers: ['TOE-t412-ammo-proto-ac'],
  waives: { toHit: aim => (munitionOf(aim) === 'FLAK' ? ['TW-th-targcomp'] : undefined) },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const aimed = shots.find(shot => {
        const weapon = shot.aim === undefined ? undefined : sheetFor(unit).weapons[shot.weapon];
        return weapon && munitionOf({ attacker: unit, weapon, shot }) === 'FLAK';
      });
      return aimed && tell('shells that burst cannot be aimed at a location');
    },
  },
  steps: { attack: [{ name: 'flak', after: 'cluster', run: burst }] },
});

/** What is added to the critical roll of a shell that pierces, by its caliber. */
const PIERCING: { readonly [rack: number]: number } = { 2: -4, 4: -3, 5: -3, 8: -2, 10: -2, 20: -1 };

const piercing = munition('TOE-protomech-ac-ap-modifiers', {
  steps: {
    attack: [
      {
        name: 'piercing',
        after: 'cluster',
        run: (_play, attack) => {
          const more = attack.warhead === 'ARMOR_PIERCING' ? PIERCING[attack.aim.weapon.ammoRack] : undefined;
          if (more !== undefined) attack.pierces = more;
        },
      },
    ],
  },
});

export const shellRules: readonly ClassicRule[] = [flak, piercing];
