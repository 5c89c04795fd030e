import { type Board, followsRoad } from '@sortie/board';
import { type Facing, type Hex, neighbour, turn } from '@sortie/geometry';
import type { Air, Step } from '../questions.ts';
import type { Heading, Mode, StepWord, Tempo } from '../shape.ts';
import { type Gait, isShip, rides } from '../sheet/sheet.ts';
import { floorOf, isPaved, levelOf } from '../terrain/board.ts';
import { climbs, elevationIn, type Footing, footing, hasTops, type Layer } from './tops.ts';

/** Steps that lead into another hex, with the hexside they lead over, counted from the facing. */
const SIDES = { forward: 0, backward: 3, forwardLeft: -1, forwardRight: 1, backwardLeft: -2, backwardRight: 2 } as const;

/** A step into another hex. */
export type Into = keyof typeof SIDES;

export const entersHex = (step: StepWord | null): step is Into => step !== null && step in SIDES;
export const isTurn = (step: StepWord | null): step is 'left' | 'right' => step === 'left' || step === 'right';
export const isLateral = (step: Into): boolean => step !== 'forward' && step !== 'backward';
const isBackward = (step: Into): boolean => step === 'backward' || step === 'backwardLeft' || step === 'backwardRight';

export const sideOf = (facing: Facing, step: Into): Facing => turn(facing, SIDES[step]);

/** Where a turn leads. */
export const turned = (facing: Facing, step: 'left' | 'right'): Facing => turn(facing, step === 'right' ? 1 : -1);

/** Along a road the two decks are level with the ground beside them; bridges carry over water. */
function heightOn(board: Board, h: Hex, road: boolean, gait: Gait): number {
  const floor = floorOf(board, h);
  // Hovercraft and ships ride on the water, divers swim in it, everybody else walks or drives on its bottom.
  return rides(gait) || isShip(gait) || gait === 'diver' || (road && isPaved(board, h))
    ? (board.packed.level[board.grid.origin + h.r * board.grid.stride + h.q] ?? 0)
    : floor;
}

const CLEAR: Air = { darkness: 0, haze: 0 };

/** How a step begins and goes on where there is something to climb: from which place above the ground, and over what is in the way. */
export interface Height {
  readonly layer?: Layer;
  readonly over?: boolean;
  /** Never leaves road and pavement. */
  readonly paved?: boolean;
}

/** One step that is asked about: from where, and who goes how. */
export interface Stride {
  readonly at: Hex;
  readonly facing: Facing;
  readonly step: Into;
  readonly mode: Mode;
  readonly gait: Gait;
  readonly tempo?: Tempo | undefined;
  readonly height?: Height;
}

/** One hex entered, in the words of the rules of ground. */
export function stepInto(board: Board, { at: from, facing, step, mode, gait, tempo, height = {} }: Stride, air = CLEAR): Step {
  const { layer = 0, over = false } = height;
  const side = sideOf(facing, step);
  const to = neighbour(from, side);
  const road = followsRoad(board, from, side);
  const start =
    layer > 0 ? levelOf(board, { at: from, elevation: elevationIn(board, from, layer) ?? 0 }) : heightOn(board, from, road, gait);
  const ground = heightOn(board, to, road, gait);
  const lands: Footing = climbs(gait) && hasTops(board) ? footing(board, { from, to, level: start, ground, over, gait }) : {};
  const raised = lands.top ?? lands.floor;
  const end = raised === undefined ? ground : levelOf(board, { at: to, elevation: raised });
  return {
    board,
    from,
    to,
    side,
    mode,
    backward: isBackward(step),
    lateral: isLateral(step),
    gait,
    road,
    tempo: tempo ?? null,
    air,
    climb: Math.abs(end - start),
    ...lands,
  };
}

/** Which way a step faces: for the count of hexes, which begins again when a unit reverses. */
export const headingOf = (step: Into): Heading => (isBackward(step) ? 'backward' : 'forward');
