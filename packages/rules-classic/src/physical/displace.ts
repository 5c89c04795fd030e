import { boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, neighbour, turn } from '@sortie/geometry';
import { fullAt } from '../movement/occupants.ts';
import { pointsFor } from '../movement/points.ts';
import { climbs, footing, hasTops, isRaised, topAt } from '../movement/tops.ts';
import { fall } from '../piloting/fall.ts';
import { plunge } from '../piloting/plunge.ts';
import { pilotingNumber, pilotingRoll } from '../piloting/roll.ts';
import { type ClassicRule, type Play, structural } from '../rule.ts';
import type { Unit, UnitId } from '../shape.ts';
import { canAct, isMech, placed, placeOf, sheetFor, unitAt } from '../state.ts';
import { depthOf, floorOf, levelOf, terrainOf } from '../terrain/board.ts';

const MOST_UP = 2;
const LONG_DROP = 2;

/** Where a unit that is shoved from one hex into another comes to stand: on what is level with it or lower, or on the ground; never through a wall. */
function landingOf(play: Play, unit: Unit, from: Hex, to: Hex): { readonly level: number; readonly elevation: number | null | undefined } {
  const board = boardOf(play.state.board);
  const { gait } = sheetFor(unit);
  const [level, ground] = [levelOf(board, { ...unit, at: from }), floorOf(board, to)];
  const lands = climbs(gait) && hasTops(board) ? footing(board, { from, to, level, ground, over: false, gait }) : {};
  const isAbove = lands.walled && isMech(unit) && level > ground + (topAt(board, to) ?? 0);
  const raised = isAbove ? topAt(board, to) : (lands.top ?? lands.floor);
  if (raised !== undefined) return { level: levelOf(board, { at: to, elevation: raised }), elevation: raised };
  return { level: lands.walled && !isAbove ? Number.POSITIVE_INFINITY : ground, elevation: isRaised(unit) ? null : undefined };
}

/** May a unit be shoved from one hex into another? Whoever stands there must be able to make room. */
function mayGo(play: Play, id: UnitId, from: Hex, direction: Facing, depth = 0): boolean {
  const board = boardOf(play.state.board);
  const to = neighbour(from, direction);
  const unit = unitAt(play.state, id);
  if (depth > play.state.units.length || !onMap(board, to) || terrainOf(board, to, 'impassable') || sheetFor(unit).dropShip) return false;
  const lands = landingOf(play, unit, from, to);
  if (lands.level - levelOf(board, { ...unit, at: from }) > MOST_UP) return false;
  const other = fullAt(play.state, id, to, lands.elevation ?? undefined);
  return !other || mayGo(play, other.id, to, direction, depth + 1);
}

/** Shove a unit one hex; whoever is in the way is shoved on, which is a domino. The answer tells whether it has moved. */
export function displace(play: Play, id: UnitId, direction: Facing): boolean {
  const unit = unitAt(play.state, id);
  const from = placeOf(unit);
  if (!mayGo(play, id, from, direction)) return false;
  const to = neighbour(from, direction);
  const { level, elevation } = landingOf(play, unit, from, to);
  const other = fullAt(play.state, id, to, elevation ?? undefined);
  if (other && !dodges(play, other.id, direction)) {
    displace(play, other.id, direction);
    if (!unitAt(play.state, other.id).prone) play.emit({ type: 'caused', unit: other.id, cause: 'domino' });
  }
  shoved(play, unit, to, elevation);
  arrive(play, id, from, to, levelOf(boardOf(play.state.board), placed(unit)) - level, isRaised(unit));
  return true;
}

const shoved = (play: Play, { id, facing }: Unit, to: Hex, elevation: number | null | undefined): void =>
  play.emit({ type: 'displaced', unit: id, to, facing, ...(elevation === undefined ? {} : { elevation }) });

/** Struck from a side, who has points left may step ahead or back instead (TW-domino-dodge). */
function dodges(play: Play, id: UnitId, direction: Facing): boolean {
  const unit = unitAt(play.state, id);
  const along = direction === unit.facing || direction === turn(unit.facing, 3);
  const left = pointsFor(play.book, unit, 'walk') - (unit.moved?.spent ?? 0);
  if (along || unit.prone || !isMech(unit) || !canAct(unit) || left <= 0) return false;
  const way = [unit.facing, turn(unit.facing, 3)].find(side => isOpen(play, id, placeOf(unit), side));
  if (way === undefined || !pilotingRoll(play, id, 'domino').ok) return false;
  const from = placeOf(unit);
  const to = neighbour(from, way);
  const { level, elevation } = landingOf(play, unit, from, to);
  shoved(play, unit, to, elevation);
  arrive(play, id, from, to, levelOf(boardOf(play.state.board), placed(unit)) - level, isRaised(unit));
  return true;
}

const isOpen = (play: Play, id: UnitId, from: Hex, side: Facing): boolean =>
  mayGo(play, id, from, side) && !fullAt(play.state, id, neighbour(from, side));

/** A long drop is a fall; otherwise the ground asks its usual questions. */
function arrive(play: Play, id: UnitId, from: Hex, to: Hex, drop: number, off: boolean): void {
  const unit = unitAt(play.state, id);
  if (off && !isRaised(unit) && plunge(play, id, drop - depthOf(boardOf(play.state.board), to))) return;
  if (drop >= LONG_DROP) fall(play, id, drop, pilotingNumber(play, unit, 'displaced').total);
  else if (!unit.prone && !isRaised(unit)) play.run('entering', { unit: id, from, to, mode: 'walk', stopped: false });
}

const SEARCH = [0, 1, -1, 2, -2, 3] as const;

/** Make room in some direction, the given one first (TW-displace-valid). */
export function makeRoom(play: Play, id: UnitId, direction: Facing): boolean {
  const way = SEARCH.map(turns => turn(direction, turns)).find(side => mayGo(play, id, placeOf(unitAt(play.state, id)), side));
  return way !== undefined && displace(play, id, way);
}

export const displaceRules: readonly ClassicRule[] = [
  structural('TW-displace-valid', 'where somebody who is pushed can go'),
  structural('TW-displace-fall', 'a push over an edge is a fall'),
  structural('TW-displace-edge', 'there is no hex beyond the map to be pushed into'),
  structural('TW-displace-none', "who has nowhere to go stays, or is lost below a 'Mech"),
  structural('TW-domino-dodge', "the roll of whoever is pushed by another one's push"),
];
