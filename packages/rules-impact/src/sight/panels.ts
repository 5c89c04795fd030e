import { NOTHING, type Spot, someMetaHex, spotDistance, THROUGH } from '@sortie/geometry';
import type { Ground } from '../board/ground.ts';
import { TERRAINS } from '../terrain/chart.ts';
import { blindPoints } from './blind.ts';

interface Heights {
  readonly terrain: Uint8Array;
  readonly level: Int8Array;
  readonly top: Int8Array;
  /** 1 where something higher than the ground stands. */
  readonly rises: Uint8Array;
}

const RUBBLE = TERRAINS.indexOf('rubble');

/** Lines of sight on joined panels (6.0): exact, and the same from both ends because only higher and lower matter. */
export function panelSight({ terrain, level, top, rises }: Heights): Ground['blocked'] {
  return (a, aLevel, b, bLevel, law) => {
    // Neighbours always see each other.
    if (spotDistance(a, b) <= 1) return false;
    const [high, highLevel, low, lowLevel] = aLevel >= bLevel ? [a, aLevel, b, bLevel] : [b, bLevel, a, aLevel];
    const lift = lowLevel - (law.fromZero ? 0 : level[low]!);
    const topOf = (spot: Spot): number => (law.lowRubble && terrain[spot] === RUBBLE ? level[spot]! : top[spot]!);
    const standsUp = (spot: Spot): boolean => rises[spot] === 1 && !(law.lowRubble && terrain[spot] === RUBBLE);
    return someMetaHex(a, b, top, lowLevel, (spot, across) => {
      let reaches = topOf(spot);
      if (across !== THROUGH) {
        // Along a border only what stands on both sides blocks, by the lower of the two; hills do not (6.1, 6.8).
        if (across === NOTHING || (top[across] ?? -128) === -128) return false;
        if (!law.hillEdges && !(standsUp(spot) && standsUp(across))) return false;
        reaches = Math.min(reaches, topOf(across));
      }
      if (reaches <= lowLevel) return false;
      if (reaches > highLevel) return true;
      return spotDistance(spot, low) <= blindPoints(spotDistance(high, spot), highLevel - reaches, lift, law);
    });
  };
}
