import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { isHit } from '../../cluster/cluster.ts';
import { munitionOf } from '../../equipment/fire-control.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';

const DOUSED = 4;

const DOUSED_INFERNO = 12;

const INFERNO = 2;

/** Coolant that has come down on a fire: burning fuel is hard to put out. */
function putOut(play: Play, at: Hex): void {
  const fire = terrainAt(boardOf(play.state.board), at, 'fire');
  if (!fire) return;
  const needed = fire.level === INFERNO ? DOUSED_INFERNO : DOUSED;
  if (play.roll(2, 6, 'TOE-coolant-shot-fires').total < needed) return;
  play.emit({ type: 'lifted', at, terrain: { kind: 'fire', level: fire.level } });
}

/** Whoever stands in a fire is on fire: coolant that strikes him may put it out. */
function drench(play: Play, attack: Attack): void {
  const { at } = attack.aim.target;
  if (at && isHit(attack) && attack.aim.weapon.flamer && munitionOf(attack.aim) === 'COOLANT' && attack.lead === undefined)
    putOut(play, at);
}

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
          if (battery.purpose === 'douse' && damage !== undefined) putOut(play, battery.at);
        },
      },
    ],
    attack: [{ name: 'drench', before: 'strike', run: drench }],
  },
});

export const dousingRules: readonly ClassicRule[] = [dousing];
