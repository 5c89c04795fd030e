import { boardOf, terrainAt } from '@sortie/board';
import { distance, fromOffset } from '@sortie/geometry';
import type { Looking, Scanning } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Flight, State } from '../../shape.ts';
import { depthAbout, isSubmerged, isWading } from '../../sight/water.ts';
import { isTroop, type OnMap, placed } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

const HALF = 0.5;
/** No eye reaches deeper, or out of greater depth. */
const DEEPEST_SEEN = 2;
/** Hexes from the shore that can be seen from below. */
const SHORE = 2;
/** Levels from the surface within which those who fly and those below see each other. */
const FROM_THE_AIR = 6;
/** Edges of the bands in which warmth is felt across the surface. */
const WARMTH = [3, 5, 7] as const;
const WARMTH_FROM_SURFACE = 6;

/** Hexes to the nearest water that is just deep enough to wade in. */
function toShore({ board: plan }: State, { at }: OnMap): number {
  const board = boardOf(plan);
  let nearest = Number.POSITIVE_INFINITY;
  for (let column = 1; column <= plan.width; column++) {
    for (let row = 1; row <= plan.height; row++) {
      const hex = fromOffset(column, row);
      if (depthOf(board, hex) === 1) nearest = Math.min(nearest, distance(hex, at));
    }
  }
  return nearest;
}

/** The two who look at each other across the surface: the one below and the one above. */
function sides({ state, spotter, target }: Looking): readonly [below: OnMap, above: OnMap] {
  const [one, other] = [placed(spotter), placed(target)];
  return isSubmerged(state, one) ? [one, other] : [other, one];
}

/** Near the ground a fighter is six levels up, and higher it is beyond all that matters here (TOE-waterline-noe-aerospace). */
const levelOf = ({ altitude }: Flight): number => (altitude === 1 ? FROM_THE_AIR : altitude * FAR_UP);
const FAR_UP = 100;

/** Too deep to be seen, or to see; and from below only what stands near the shore. */
function isOutOfSight(looking: Looking): boolean {
  const { state, spotter } = looking;
  const [below, above] = sides(looking);
  const height = above.flight ? levelOf(above.flight) : (above.elevation ?? 0);
  if (height > 0) return Math.max(height, depthAbout(state, below)) > FROM_THE_AIR;
  if (depthAbout(state, below) > DEEPEST_SEEN) return true;
  return below.id === spotter.id && toShore(state, above) > SHORE;
}

/** As far as one sees through pitch black, halved: machines, and soldiers. */
const MUDDY = { machines: 1, soldiers: 0 } as const;

/** Water with mud in its hex is as dark as the darkest night (TOE-reading-213). */
const isMuddy = ({ state, spotter, target }: Looking): boolean =>
  [placed(spotter), placed(target)].some(({ at }) => terrainAt(boardOf(state.board), at, 'mud') !== undefined);

const isAcross = ({ water }: Looking): boolean => water === 'across';

/** Whoever wades has instruments on both sides of the surface. */
const isHalved = ({ state, spotter, target, water }: Scanning): boolean =>
  water === 'across' && !isWading(state, placed(spotter)) && !isWading(state, placed(target));

const isWarmth = ({ sensor }: Scanning): boolean => sensor === 'infrared';

/** Instead of the common rule that nobody looks through the surface: eyes and sensors reach half as far beyond it. */
const waterLine = advanced('TOE-waterline-definition', {
  needs: ['TOE-sensor-blips'],
  covers: [
    'TOE-waterline-range-halving',
    'TOE-waterline-ground-sees-sub',
    'TOE-waterline-sub-sees-ground',
    'TOE-waterline-sensor-los',
    'TOE-waterline-tracing',
    'TOE-waterline-straddling',
    'TOE-waterline-airborne',
    'TOE-waterline-noe-aerospace',
    'TOE-waterline-visual-example',
    'TOE-waterline-sub-cannot-see-example',
    'TOE-waterline-magscan-example',
    'TOE-underwater-visual-range',
    'TOE-underwater-sensor-range',
  ],
  affirms: { throughWater: isAcross },
  multiplies: {
    visualRange: ({ water }) => (water === 'none' ? undefined : HALF),
    sensorEdge: scanning => (isHalved(scanning) || (scanning.water === 'under' && isWarmth(scanning)) ? HALF : undefined),
  },
  atMost: {
    visualRange: looking => {
      if (looking.water === 'under' && isMuddy(looking)) return isTroop(looking.spotter) ? MUDDY.soldiers : MUDDY.machines;
      return isAcross(looking) && isOutOfSight(looking) ? 0 : undefined;
    },
    sensorEdge: scanning => {
      if (!isHalved(scanning) || !isWarmth(scanning)) return undefined;
      const [below] = sides(scanning);
      return depthAbout(scanning.state, below) > WARMTH_FROM_SURFACE ? 0 : WARMTH[scanning.band];
    },
  },
});

export const waterLineSightRules: readonly ClassicRule[] = [waterLine];
