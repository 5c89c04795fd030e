import { boardOf, siteAt, type Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';

/** What roads stand, paved, of dirt and of gravel; from memory, the table itself is not part of the errata. */
const STRENGTH: readonly number[] = [0, 150, 50, 75];
const BROKEN = 'broken road';

const isBroken = ({ kind, name }: Terrain): boolean => kind === 'rough' && name === BROKEN;

export const roadAt = ({ board }: Pick<State, 'board'>, at: Hex): Terrain | undefined =>
  siteAt(boardOf(board), at)?.terrains.find(terrain => terrain.kind === 'road' || isBroken(terrain));

/** A road that is shot up is rough ground and nothing more; then it bears half, and after that it is gone. */
const roads = advanced('TOE-terrain-factor-rough-road', {
  affirms: { breakable: ({ terrain }) => terrain.kind === 'road' },
  base: { terrainFactor: ({ terrain }) => (terrain.kind === 'road' ? (STRENGTH[terrain.level] ?? STRENGTH[3]) : undefined) },
  steps: {
    battering: [
      {
        name: 'roads',
        after: 'walls',
        run: (play, about) => {
          const { battery, damage = 0 } = about;
          const road = battery.purpose === 'ground' ? roadAt(play.state, battery.at) : undefined;
          if (!road || damage === 0) return;
          const whole = road.cf ?? play.ask('terrainFactor', { terrain: road }).total;
          const left = whole - damage;
          play.emit({ type: 'lifted', at: battery.at, terrain: { kind: road.kind, level: road.level } });
          if (left > 0) play.emit({ type: 'laid', at: battery.at, terrain: { ...road, cf: left }, until: null });
          else if (!isBroken(road)) {
            const cf = play.ask('terrainFactor', { terrain: road }).total >> 1;
            play.emit({ type: 'laid', at: battery.at, terrain: { kind: 'rough', level: 1, name: BROKEN, cf }, until: null });
          }
        },
      },
    ],
  },
});

export const roadRules: readonly ClassicRule[] = [roads];
