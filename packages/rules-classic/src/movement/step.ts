import { type Board, followsRoad } from '@sortie/board';
import { type Facing, type Hex, neighbour, turn } from '@sortie/geometry';
import type { Air, Step } from '../questions.ts';
import type { Mode } from '../shape.ts';
import { type Gait, isShip, rides } from '../sheet/sheet.ts';
import { floorOf, isPaved } from '../terrain/board.ts';

/** Letters that lead into another hex, with the hexside they lead over, counted from the facing. */
const SIDES: { readonly [letter: string]: number } = { F: 0, B: 3, q: -1, e: 1, z: -2, c: 2 };

export const entersHex = (letter: string): boolean => SIDES[letter] !== undefined;
export const isLateral = (letter: string): boolean => letter === 'q' || letter === 'e' || letter === 'z' || letter === 'c';
export const isBackward = (letter: string): boolean => letter === 'B' || letter === 'z' || letter === 'c';

export const sideOf = (facing: Facing, letter: string): Facing => turn(facing, SIDES[letter] ?? 0);

/** Along a road the two decks are level with the ground beside them; bridges carry over water. */
function heightOn(board: Board, h: Hex, road: boolean, gait: Gait): number {
  const floor = floorOf(board, h);
  // Hovercraft and ships ride on the water, everybody else walks or drives on its bottom.
  return rides(gait) || isShip(gait) || (road && isPaved(board, h))
    ? board.packed.level[board.grid.origin + h.r * board.grid.stride + h.q]!
    : floor;
}

/** How a unit minds the ground. */
export type Tempo = 'steady' | 'careful' | 'hurried' | 'blindly';

const CLEAR: Air = { darkness: 0, haze: 0 };

/** One hex entered, in the words of the rules of ground. */
export function stepInto(
  board: Board,
  from: Hex,
  facing: Facing,
  letter: string,
  mode: Mode,
  gait: Gait,
  tempo: Tempo = 'steady',
  air: Air = CLEAR,
): Step {
  const side = sideOf(facing, letter);
  const to = neighbour(from, side);
  const road = followsRoad(board, from, side);
  return {
    board,
    from,
    to,
    side,
    mode,
    backward: isBackward(letter),
    lateral: isLateral(letter),
    gait,
    road,
    careful: tempo === 'careful',
    hurried: tempo === 'hurried',
    blindly: tempo === 'blindly',
    air,
    climb: Math.abs(heightOn(board, to, road, gait) - heightOn(board, from, road, gait)),
  };
}

/** Which way a step faces: for the count of hexes, which begins again when a unit reverses. */
export const headingOf = (letter: string): 'F' | 'B' => (isBackward(letter) ? 'B' : 'F');
