import type { Hex } from '@sortie/geometry';
import type { Board } from '../board.ts';
import { lineOfSight, type Row, type Sight, type SightHex } from './sight.ts';
import { hindrance, NO_TALLY, sum, type Tally } from './tally.ts';

/** Where somebody is: on the ground or so many levels above it. */
export interface Stand {
  readonly at: Hex;
  readonly elevation?: number;
}

const EYES = 2;

/** One who stands on the ground is one level tall here; of whoever is higher up the lowest level is what can be covered. */
const seen = ({ at, elevation = 0 }: Stand) => (elevation > 0 ? { at, height: 2, elevation: elevation - 1 } : { at, height: 1 });

const rowOf = (hexes: readonly SightHex[], row: Row): readonly Tally[] => hexes.filter(one => one.row === row).map(({ tally }) => tally);

/** Each pair of hexes counts for the row whose hex is worse for the attacker, an equal pair for the right one. */
function weigh(left: readonly Tally[], right: readonly Tally[]): Row | undefined {
  let [atLeft, atRight] = [NO_TALLY, NO_TALLY];
  for (const [i, one] of left.entries()) {
    const other = right[i] ?? NO_TALLY;
    const [worse, better] = [hindrance(one), hindrance(other)];
    if (worse > better || (worse === better && one.attackerCover)) atLeft = sum(atLeft, one);
    else atRight = sum(atRight, other);
  }
  const [total, against] = [hindrance(atLeft), hindrance(atRight)];
  return total === against ? undefined : total > against ? 'left' : 'right';
}

/**
 * The row of a divided line that decides which of two sides is struck (TW-dir-boundary): the worse one for the attacker of an open line. Where
 * neither is worse, or nothing is seen, the ground alone decides, whoever stands or lies there, so that the row holds for the whole turn; and
 * where there is nothing on it, none (TWR-48).
 */
export function borderRow(board: Board, sight: Sight, from: Stand, to: Stand): Row | undefined {
  const { division, canSee } = sight;
  if (!division) return undefined;
  if (canSee && !division.even) return division.taken;
  const { hexes } = lineOfSight(board, { at: from.at, height: EYES }, seen(to));
  return weigh(rowOf(hexes, 'left'), rowOf(hexes, 'right'));
}
