import { FACINGS, type Facing, type Hex, neighbour, opposite } from '@sortie/geometry';
import { splash } from '../../damage/splash.ts';
import type { ClassicRule } from '../../rule.ts';
import type { State } from '../../shape.ts';
import type { Location } from '../../sheet/sheet.ts';
import { fighting } from '../../state.ts';
import { blownBy } from '../../terrain/wind.ts';
import { alien } from '../alien-worlds/alien.ts';
import { tainted } from '../alien-worlds/taint.ts';
import { isPool } from '../hazardous-pools/pools.ts';

/** The direction in which the wind blows is a property of the map: a tag "wind-3" blows south. */
function windOf({ board }: State): Facing | undefined {
  return FACINGS.find(facing => board.tags?.includes(`wind-${facing}`));
}

const STRONG = 5;

/** It never rests and never turns; fires feel it as well, and a Strong Gale by the core rule. */
const gale = alien('AW-caustic-gale', {
  adds: {
    toHit: aim => blownBy(aim.state.gale ? 'strong' : 'moderate', aim),
    fireSpread: ({ state, aside }) => (state.gale ? undefined : aside ? -1 : -2),
  },
});

/** Every turn the wind may swell, for that turn. */
const surge = alien('AW-caustic-gale-surge', {
  needs: ['AW-basis'],
  steps: {
    turnStart: [
      {
        name: 'wind',
        insteadOf: 'wind',
        run: play => {
          const roll = play.roll(1, 6, 'AW-caustic-gale-surge');
          play.emit({ type: 'windRose', roll, strong: roll.total >= STRONG });
        },
      },
    ],
  },
});

/** Does a pool lie upwind, at most so many hexes away? */
function isDownwind(state: State, at: Hex, hexes: number): boolean {
  const wind = windOf(state);
  if (wind === undefined) return false;
  let from = at;
  for (let i = 0; i < hexes; i++) {
    from = neighbour(from, opposite(wind));
    if (isPool(state, from)) return true;
  }
  return false;
}

/** Drops that the wind carries: how far, from which roll on, and how many places they strike. */
const blown = (id: ClassicRule['id'], strong: boolean, hexes: number, from: number, places: number): ClassicRule =>
  alien(id, {
    needs: ['AW-caustic-gale-surge', 'AW-caustic-blown-modification'],
    steps: {
      end: [
        {
          name: strong ? 'sprayFar' : 'spray',
          after: 'fires',
          run: play => {
            if ((play.state.gale ?? false) !== strong) return;
            for (const { id: unit, at } of fighting(play.state)) {
              if (!isDownwind(play.state, at, hexes) || play.roll(1, 6, id).total < from) continue;
              const struck: Location[] = [];
              for (let i = 0; i < places; i++) struck.push(splash(play, unit, 'AW-caustic-blown-modification', struck));
            }
          },
        },
      ],
    },
  });

/** All the pools of the valley are of one kind. */
const pools = alien('AW-caustic-pools', { structural: 'the pools stand on the map', needs: ['TOE-haz-pool-class3'] });

export const causticRules: readonly ClassicRule[] = [
  tainted('AW-caustic-atmosphere', 'caustic'),
  gale,
  surge,
  pools,
  /** It lies upon whatever ground is there. */
  alien('AW-caustic-blown-modification', { structural: 'the name under which the lines about blown liquid mark hexes' }),
  blown('AW-caustic-blown-moderate', false, 1, 5, 1),
  blown('AW-caustic-blown-strong', true, 4, 3, 2),
];
