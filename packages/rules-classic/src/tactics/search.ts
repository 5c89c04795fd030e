import { fromOffset, type Hex } from '@sortie/geometry';
import type { State, Unit } from '../shape.ts';

/** Turns that a unit spends on the way to one place of its search. */
const PATIENCE = 4;

/** Where to look for enemies whom nobody sees: at blips, or else one after the other in the quarters of the map, the other side's first. */
export function soughtBy({ blips, board: { width, height }, turn }: State, { id, seat }: Unit): readonly Hex[] {
  if (blips && blips.length > 0) return blips.map(({ at }) => at);
  const leg = (Math.floor(turn / PATIENCE) + id) % 4;
  const column = leg === 0 || leg === 3 ? Math.ceil(width / 4) : Math.ceil((3 * width) / 4);
  const far = leg < 2 ? Math.ceil(height / 5) : Math.ceil(height / 2);
  return [fromOffset(column, seat === 0 ? height + 1 - far : far)];
}
