import { munitionOf } from '../../equipment/fire-control.ts';
import type { ClassicRule } from '../../rule.ts';
import { clipping, clipSteps } from './clips.ts';

/** Munitions whose name goes with a hit, because something asks for it on the way. */
const TOLD: ReadonlySet<string> = new Set([
  'FLAK',
  'ARMOR_PIERCING',
  'TANDEM_CHARGE',
  'AX_HEAD',
  'SWARM',
  'SWARM_I',
  'FOLLOW_THE_LEADER',
  'INCENDIARY_LRM',
  'MAG_PULSE',
  'ANTI_PERSONNEL',
]);

/** House: what a launcher is loaded with is settled before it is fired, and goes with every hit; squads with several clips change them in play. */
const loaded: ClassicRule = {
  id: 'TOE-house-munitions',
  cite: 'house',
  kind: 'advanced',
  ...clipping,
  steps: {
    end: clipSteps,
    attack: [
      {
        name: 'warhead',
        before: 'roll',
        run: (_play, attack) => {
          if (attack.warhead !== undefined || attack.aim.weapon.ammo === '') return;
          const munition = munitionOf(attack.aim);
          if (TOLD.has(munition)) attack.warhead = munition;
        },
      },
    ],
  },
};

export const loadedRules: readonly ClassicRule[] = [loaded];
