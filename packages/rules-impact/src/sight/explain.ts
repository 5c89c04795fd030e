import { NOTHING, SPOT_LIMIT, type Spot, someMetaHex, spotDistance, THROUGH } from '@sortie/geometry';
import type { Ground, Sight } from '../board/ground.ts';
import { TERRAINS } from '../terrain/chart.ts';

/** One meta-hex along a line, and what it does to it. */
export interface Crossing {
  readonly at: Spot;
  /** The line runs along its side, shared with this point’s meta-hex; `null` through its inside. */
  readonly along: Spot | null;
  /** Level that counts there. */
  readonly top: number;
  /** Blind points behind it; 0 if it is below both, `null` if it hides everything. */
  readonly blind: number | null;
  readonly blocks: boolean;
}

const EVERYWHERE = new Int8Array(SPOT_LIMIT * SPOT_LIMIT).fill(1);

/** Why a line between two levels is open or blocked, meta-hex by meta-hex from one end to the other. For panels. */
export function explainSight(ground: Ground, from: Spot, fromLevel: number, to: Spot, toLevel: number, sight: Sight): readonly Crossing[] {
  const [high, highLevel, low, lowLevel] = fromLevel >= toLevel ? [from, fromLevel, to, toLevel] : [to, toLevel, from, fromLevel];
  const near = spotDistance(from, to) <= 1;
  const crossings: Crossing[] = [];
  someMetaHex(from, to, EVERYWHERE, 0, (at, across) => {
    if (!ground.has(at)) return false;
    const top = reach(ground, at, across, sight);
    const blind =
      top <= lowLevel ? 0 : top > highLevel ? null : sight.blind(spotDistance(high, at), highLevel - top, lowLevel, ground.level(low));
    const blocks = !near && (blind === null || (blind > 0 && spotDistance(at, low) <= blind));
    crossings.push({ at, along: across === THROUGH || across === NOTHING ? null : across, top, blind, blocks });
    return false;
  });
  return crossings.sort((a, b) => spotDistance(from, a.at) - spotDistance(from, b.at) || a.at - b.at);
}

/** How high a meta-hex reaches into the line: along a border the lower of both sides, and only what stands there. */
function reach(ground: Ground, at: Spot, across: Spot | -1 | -2, sight: Sight): number {
  const top = topOf(ground, at, sight);
  if (across === THROUGH) return top;
  if (across === NOTHING || !ground.has(across)) return Number.NEGATIVE_INFINITY;
  const stands = (spot: Spot): boolean => topOf(ground, spot, sight) > ground.level(spot);
  if (!sight.hillEdges && !(stands(at) && stands(across))) return Number.NEGATIVE_INFINITY;
  return Math.min(top, topOf(ground, across, sight));
}

const topOf = (ground: Ground, at: Spot, sight: Sight): number =>
  sight.stands[TERRAINS.indexOf(ground.terrain(at))] ? ground.top(at) : ground.level(at);
