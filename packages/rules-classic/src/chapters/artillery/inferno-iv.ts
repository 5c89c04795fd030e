import type { Terrain } from '@sortie/board';
import { distance, type Side } from '@sortie/geometry';
import { sideStruck } from '../../arcs/arcs.ts';
import { anywhere } from '../../attack/barrage.ts';
import { drench } from '../../attack/infernos.ts';
import { ridersOf, suitsAt } from '../../infantry/riding.ts';
import { locate } from '../../locations/locate.ts';
import type { Shelling } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced, munition } from '../../rule.ts';
import { fighting, isAirborne, isFighting, type OnMap, unitAt } from '../../state.ts';
import { lay } from '../../terrain/passing.ts';
import { isArtillery } from './guns.ts';
import { around, landed } from './landing.ts';

const INFERNO: Terrain = { kind: 'fire', level: 2 };
const LOAD = 'INFERNO_IV';
const MISSILES = 5;
const BURNING_TURNS = 3;

/** Whoever stood in the hex on its own feet. */
function drenched(play: Play, shelling: Shelling): readonly OnMap[] {
  const at = landed(shelling, LOAD);
  return at ? fighting(play.state).filter(unit => distance(unit.at, at) === 0 && unit.rides === undefined && !isAirborne(unit)) : [];
}

/** The side that faces whoever fired. */
function sideOf(play: Play, { unit: id }: Shelling, target: OnMap): Side {
  const firer = play.state.units[id];
  return isFighting(firer) && distance(firer.at, target.at) > 0 ? sideStruck(null, target, firer) : 'front';
}

/** The hex and all around it burn, and whoever stood in it is struck as by five missiles of fuel. */
const fuel = munition('TOE-inferno-iv-hex', {
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === LOAD),
  steps: {
    shelling: [
      {
        name: 'fuel',
        after: 'land',
        run: (play, shelling) => {
          const at = landed(shelling, LOAD);
          if (at) for (const hex of around(play, at)) lay(play, hex, INFERNO, BURNING_TURNS);
          const { unit, weapon } = shelling;
          for (const target of drenched(play, shelling))
            drench(play, { unit, weapon, target: target.id, side: sideOf(play, shelling, target) }, MISSILES);
        },
      },
    ],
  },
});

/** Places are rolled for on whatever carries suits: those that sit there are struck, each by one missile. */
function searchSuits(play: Play, shelling: Shelling, host: OnMap): void {
  const side = sideOf(play, shelling, host);
  const { unit, weapon } = shelling;
  for (let i = 0; i < MISSILES; i++) {
    const { location, covered } = locate(play, host.id, 'body', side, 0);
    if (covered) continue;
    for (const { rider } of suitsAt(play.state, unitAt(play.state, host.id), location, side === 'rear'))
      drench(play, { unit, weapon, target: rider.id, side }, 1);
  }
}

const carriers = advanced('TOE-inferno-iv-mechanized', {
  needs: ['TOE-house-munitions', 'TOE-inferno-iv-hex'],
  steps: {
    shelling: [
      {
        name: 'carriedSuits',
        after: 'fuel',
        run: (play, shelling) => {
          for (const host of drenched(play, shelling)) if (ridersOf(play.state, host).length > 0) searchSuits(play, shelling, host);
        },
      },
    ],
  },
});

export const infernoRules: readonly ClassicRule[] = [fuel, carriers];
