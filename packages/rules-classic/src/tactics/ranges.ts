import { DIRECT, damageAt, type Volley } from './volley.ts';

const ideals = new WeakMap<Volley, number>();
/** A usual shot: both have moved, and something is in the way. */
const USUAL = 3;
const NEARLY = 0.75;
const FARTHEST = 30;

/** The farthest range at which a unit does nearly as much as it can. */
export function idealRange(volley: Volley): number {
  const known = ideals.get(volley);
  if (known !== undefined) return known;
  const at = Array.from({ length: FARTHEST }, (_, i) =>
    volley.bearings.reduce((sum, bearing) => sum + damageAt(volley, bearing, i + 1, USUAL, 1, DIRECT), 0),
  );
  const most = Math.max(...at);
  const ideal = most === 0 ? 1 : at.findLastIndex(damage => damage >= NEARLY * most) + 1;
  ideals.set(volley, ideal);
  return ideal;
}
