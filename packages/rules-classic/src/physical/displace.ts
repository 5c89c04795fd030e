import { boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, neighbour, turn } from '@sortie/geometry';
import { pointsFor } from '../movement/points.ts';
import { otherAt } from '../movement/stacking.ts';
import { fall } from '../piloting/fall.ts';
import { pilotingNumber, pilotingRoll } from '../piloting/roll.ts';
import { type ClassicRule, type Table, told } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { canAct, isMech } from '../state.ts';
import { floorOf, terrainOf } from '../terrain/board.ts';

const MOST_UP = 2;
const LONG_DROP = 2;

/** May a unit be shoved from one hex into another? Whoever stands there must be able to make room. */
function mayGo(play: Table, id: UnitId, from: Hex, direction: Facing, depth = 0): boolean {
  const board = boardOf(play.state.board);
  const to = neighbour(from, direction);
  if (depth > play.state.units.length || !onMap(board, to) || terrainOf(board, to, 'impassable')) return false;
  if (floorOf(board, to) - floorOf(board, from) > MOST_UP) return false;
  const other = otherAt(play.state, id, to);
  return !other || mayGo(play, other.id, to, direction, depth + 1);
}

/** Shove a unit one hex; whoever is in the way is shoved on, which is a domino. The answer tells whether it has moved. */
export function displace(play: Table, id: UnitId, direction: Facing): boolean {
  const unit = play.state.units[id]!;
  const from = unit.at!;
  if (!mayGo(play, id, from, direction)) return false;
  const to = neighbour(from, direction);
  const other = otherAt(play.state, id, to);
  if (other && !dodges(play, other.id, direction)) {
    displace(play, other.id, direction);
    if (!play.state.units[other.id]!.prone) play.emit({ type: 'caused', unit: other.id, cause: 'domino' });
  }
  play.emit({ type: 'displaced', unit: id, to, facing: unit.facing });
  arrive(play, id, from, to);
  return true;
}

/** Struck from a side, who has points left may step ahead or back instead (TW-domino-dodge). */
function dodges(play: Table, id: UnitId, direction: Facing): boolean {
  const unit = play.state.units[id]!;
  const along = direction === unit.facing || direction === turn(unit.facing, 3);
  const left = pointsFor(play.book, unit, 'walk') - (unit.moved?.spent ?? 0);
  if (along || unit.prone || !isMech(unit) || !canAct(unit) || left <= 0) return false;
  const way = [unit.facing, turn(unit.facing, 3)].find(side => isOpen(play, id, unit.at!, side));
  if (way === undefined || !pilotingRoll(play, id, 'domino').ok) return false;
  const from = unit.at!;
  const to = neighbour(from, way);
  play.emit({ type: 'displaced', unit: id, to, facing: unit.facing });
  arrive(play, id, from, to);
  return true;
}

const isOpen = (play: Table, id: UnitId, from: Hex, side: Facing): boolean =>
  mayGo(play, id, from, side) && !otherAt(play.state, id, neighbour(from, side));

/** A long drop is a fall; otherwise the ground asks its usual questions. */
function arrive(play: Table, id: UnitId, from: Hex, to: Hex): void {
  const board = boardOf(play.state.board);
  const drop = floorOf(board, from) - floorOf(board, to);
  const unit = play.state.units[id]!;
  if (drop >= LONG_DROP) fall(play, id, drop, pilotingNumber(play, unit, 'displaced').total);
  else if (!unit.prone) play.run('entering', { unit: id, from, to, mode: 'walk', stopped: false });
}

const SEARCH = [0, 1, -1, 2, -2, 3] as const;

/** Make room in some direction, the given one first (TW-displace-valid). */
export function makeRoom(play: Table, id: UnitId, direction: Facing): boolean {
  const way = SEARCH.map(turns => turn(direction, turns)).find(side => mayGo(play, id, play.state.units[id]!.at!, side));
  return way !== undefined && displace(play, id, way);
}

export const displaceRules: readonly ClassicRule[] = [
  told('TW-displace-valid'),
  told('TW-displace-fall'),
  told('TW-displace-edge'),
  told('TW-displace-none'),
  told('TW-domino-dodge'),
];
