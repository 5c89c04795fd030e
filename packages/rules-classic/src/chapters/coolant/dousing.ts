import { boardOf, terrainAt } from '@sortie/board';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

const DOUSED = 4;

const DOUSED_INFERNO = 12;

const INFERNO = 2;

/** A hex does not move: coolant finds it easily, and may put out what burns there. */
const dousing = advanced('TOE-coolant-shot-fires', {
  needs: ['TOE-coolant-ammo'],
  affirms: { douses: ({ munition }) => munition === 'COOLANT' },
  steps: {
    battering: [
      {
        name: 'dousing',
        after: 'walls',
        run: (play, { battery, damage }) => {
          const fire = battery.purpose === 'douse' ? terrainAt(boardOf(play.state.board), battery.at, 'fire') : undefined;
          if (!fire || damage === undefined) return;
          const needed = fire.level === INFERNO ? DOUSED_INFERNO : DOUSED;
          if (play.roll(2, 6, 'TOE-coolant-shot-fires').total < needed) return;
          play.emit({ type: 'lifted', at: battery.at, terrain: { kind: 'fire', level: fire.level } });
        },
      },
    ],
  },
});

export const dousingRules: readonly ClassicRule[] = [dousing];
