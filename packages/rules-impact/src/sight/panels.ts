import { NOTHING, type Spot, someMetaHex, spotDistance, THROUGH } from '@sortie/geometry';
import { nth, numberAt } from '@sortie/kernel';
import type { Ground } from '../board/ground.ts';

interface Heights {
  readonly terrain: Uint8Array;
  readonly level: Int8Array;
  readonly top: Int8Array;
  /** 1 where something higher than the ground stands. */
  readonly rises: Uint8Array;
}

/** Lines of sight on joined panels (6.0): exact, and the same from both ends because only higher and lower matter. */
export function panelSight({ terrain, level, top, rises }: Heights): Ground['blocked'] {
  return (a, aLevel, b, bLevel, sight) => {
    // Neighbours always see each other.
    if (spotDistance(a, b) <= 1) return false;
    const [high, highLevel, low, lowLevel] = aLevel >= bLevel ? [a, aLevel, b, bLevel] : [b, bLevel, a, aLevel];
    const topOf = (spot: Spot): number => (sight.stands[numberAt(terrain, spot)] ? numberAt(top, spot) : numberAt(level, spot));
    const standsUp = (spot: Spot): boolean => rises[spot] === 1 && nth(sight.stands, numberAt(terrain, spot));
    return someMetaHex(a, b, top, lowLevel, (spot, across) => {
      let reaches = topOf(spot);
      if (across !== THROUGH) {
        // Along a border only what stands on both sides blocks, by the lower of the two; hills do not (6.1, 6.8).
        if (across === NOTHING || (top[across] ?? -128) === -128) return false;
        if (!sight.hillEdges && !(standsUp(spot) && standsUp(across))) return false;
        reaches = Math.min(reaches, topOf(across));
      }
      if (reaches <= lowLevel) return false;
      if (reaches > highLevel) return true;
      return spotDistance(spot, low) <= sight.blind(spotDistance(high, spot), highLevel - reaches, lowLevel, numberAt(level, low));
    });
  };
}
