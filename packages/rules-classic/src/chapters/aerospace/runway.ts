import { type Board, boardOf, onMap, terrainAt } from '@sortie/board';
import { type Facing, type Hex, neighbour, sameHex } from '@sortie/geometry';
import { sure, type Telling, tell } from '@sortie/kernel';
import { strikePlace } from '../../damage/strike-place.ts';
import { otherAt } from '../../movement/occupants.ts';
import { lots } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Book, Play } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { flightOf, type OnMap, sheetFor } from '../../state.ts';

/** Hexes that a fighter needs to come to rest, or to take off; one that rises straight up needs none. */
const RUN = 8;

export const runOf = (unit: Unit): number => (sure(sheetFor(unit).thrust, 'the thrust').vertical ? 1 : RUN);

const SOLID = ['building', 'impassable', 'water', 'magma'] as const;

const isSolid = (board: Board, at: Hex): boolean => SOLID.some(kind => terrainAt(board, at, kind));

/** The last hexes of a landing, the one where it comes to rest included; fewer than it needs where the map is too small. */
function strip(unit: OnMap, path: readonly Hex[], land: Hex): readonly Hex[] {
  const end = path.findIndex(hex => sameHex(hex, land));
  return end < 0 ? [] : path.slice(Math.max(0, end + 1 - runOf(unit)), end + 1);
}

/** Why a fighter cannot land so: it comes in low, over ground that it can roll on. */
export function runway(view: State, unit: OnMap, path: readonly Hex[], land: Hex, book: Book): Telling | undefined {
  const board = boardOf(view.board);
  if (flightOf(unit).altitude > 1) return tell('whoever lands comes in at altitude 1');
  const hexes = strip(unit, path, land);
  if (hexes.length < runOf(unit)) return tell('a landing takes {hexes} hexes in a line', { hexes: runOf(unit) });
  if (hexes.some(hex => isSolid(board, hex) && !book.holds('landable', { board, at: hex })))
    return tell('the way that it would roll out is not free');
  const landed = { ...view, units: landedAs(view, unit) };
  return hexes.some(hex => otherAt(landed, unit.id, hex)) ? tell('the way that it would roll out is not free') : undefined;
}

/** On the ground it is in the way of others. */
const landedAs = ({ units }: State, { id }: OnMap): State['units'] =>
  units.map(unit => (unit.id === id ? { ...unit, flight: { altitude: 0, path: [] } } : unit));

export function clearAhead(view: State, unit: OnMap, book: Book): boolean {
  const board = boardOf(view.board);
  let at = unit.at;
  for (let i = 1; i < runOf(unit); i++) {
    at = neighbour(at, unit.facing);
    if (!onMap(board, at) || otherAt(view, unit.id, at)) return false;
    if (isSolid(board, at) && !book.holds('landable', { board, at })) return false;
  }
  return true;
}

const POINTS_PER_MARGIN = 10;

/** It rolls out whatever happens; whoever fails does so on its nose. */
export function rollOut(play: Play, unit: OnMap, path: readonly Hex[], land: Hex, heading: Facing): void {
  const end = path.findIndex(hex => sameHex(hex, land));
  play.emit({ type: 'flew', unit: unit.id, path: path.slice(0, end + 1), heading, altitude: 0, landed: true });
  const { ok, margin } = pilotingRoll(play, unit.id, 'rollOut');
  if (ok) return;
  for (const points of lots(POINTS_PER_MARGIN * margin)) strikePlace(play, unit.id, 'body', 'front', points, { kind: 'fall' });
}
