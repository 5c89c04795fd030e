import { type Board, onMap } from '@sortie/board';
import { type Facing, type Hex, neighbour, turn } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import type { Flight, Unit } from '../shape.ts';
import { isHung } from '../sheet/fighters.ts';
import { lostParts, sheetFor } from '../state.ts';

export const HIGHEST = 10;

/** Where a fighter flies when a game begins. */
const FIRST_ALTITUDE = 5;

export const flightOf = (): Flight => ({ altitude: FIRST_ALTITUDE, path: [] });

/** Does a fighter come onto the map here? The hex behind it lies beyond the edge. */
export const isGate = (board: Board, from: Hex, heading: Facing): boolean =>
  onMap(board, from) && !onMap(board, neighbour(from, turn(heading, 3)));

/** The hexes that a straight flight leads over, to the far edge. */
export function pathFrom(board: Board, from: Hex, heading: Facing): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = from; onMap(board, at); at = neighbour(at, heading)) path.push(at);
  return path;
}

const BOMBS_FOR_A_POINT = 5;
const LOST_BY_DRIVE = 2;

/** Bins that are bombs or missiles under the wings, and still there. */
export const hungOn = (unit: Unit): readonly number[] =>
  sheetFor(unit).bins.flatMap(({ type }, i) => (isHung(type) && nth(unit.ammo, i) > 0 ? [i] : []));

/** Bombs alone: what is dropped and not fired. */
export const bombsOf = (unit: Unit): readonly number[] => hungOn(unit).filter(bin => nth(sheetFor(unit).bins, bin).type === 'BOMB');

/** The greatest thrust that is left: bombs and hits on the engine cost some of it. */
export function thrustOf(unit: Unit): number {
  const { most } = sure(sheetFor(unit).thrust, 'the thrust');
  return Math.max(0, most - Math.ceil(hungOn(unit).length / BOMBS_FOR_A_POINT) - LOST_BY_DRIVE * lostParts(unit, 'drive'));
}
