import { add, type Facing, type Hex, neighbour, STEPS, sameHex, turn } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Location } from '../sheet/sheet.ts';
import { TURRETS } from '../sheet/vessels.ts';
import { type OnMap, sheetFor } from '../state.ts';

/** One hex of a vessel: the side that its armor is part of, none inside, and the turret that it may carry. */
export interface Cell {
  readonly at: Hex;
  readonly side: Location | null;
  readonly turret: Location | null;
}

const times = ({ q, r }: Hex, n: number): Hex => ({ q: q * n, r: r * n });

/**
 * The hexes of a vessel about its Pivot Point: first those from bow to stern, then the ones along its left side and those along its right
 * side, each from the bow. The front half of a side is its Front Side, the other its Rear Side.
 */
export function cellsAt(length: number, pivot: Hex, facing: Facing): readonly Cell[] {
  const half = (length - 1) / 2;
  const keel = Array.from({ length }, (_, i) => add(pivot, times(STEPS[facing], half - i)));
  const sides: readonly Location[] = ['FR', 'RR'];
  const spine = keel.map(
    (at, i): Cell => ({ at, side: i === 0 ? nth(sides, 0) : i === length - 1 ? nth(sides, 1) : null, turret: TURRETS[i] ?? null }),
  );
  const flank = (towards: Facing, [front, rear]: readonly [Location, Location]): readonly Cell[] =>
    keel.slice(0, -1).map((at, i): Cell => ({ at: neighbour(at, towards), side: i < half ? front : rear, turret: null }));
  return [...spine, ...flank(turn(facing, -2), ['FRLS', 'RRLS']), ...flank(turn(facing, 2), ['FRRS', 'RRRS'])];
}

export const lengthOf = (unit: OnMap): number => sheetFor(unit).vessel ?? 1;

export const cellsOf = (unit: OnMap): readonly Cell[] => cellsAt(lengthOf(unit), unit.at, unit.facing);

export const cellAtHex = (cells: readonly Cell[], at: Hex): number => cells.findIndex(cell => sameHex(cell.at, at));

/** The next hex along the outside of a vessel, towards the bow or the stern; from an end, to the left or the right. */
export function alongside(length: number, cell: number, towards: 'bow' | 'stern' | 'left' | 'right'): number {
  const [left, right] = [length, 2 * length - 1];
  if (towards === 'left' || towards === 'right') {
    const first = towards === 'left' ? left : right;
    return cell === 0 ? first : first + length - 2;
  }
  const first = cell >= right ? right : left;
  const i = cell - first;
  if (towards === 'bow') return i > 0 ? cell - 1 : 0;
  return i < length - 2 ? cell + 1 : length - 1;
}

/** Where a weapon is on board: on its turret, or in the middle of the side that it points over. */
export function stationOf(unit: OnMap, at: Location): Hex {
  const cells = cellsOf(unit);
  const found = cells.filter(cell => cell.turret === at || cell.side === at);
  return found[found.length >> 1]?.at ?? unit.at;
}
