import { boardOf, onMap } from '@sortie/board';
import { type Facing, facingsTowards, neighbour, sameHex, turn } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { sideStruck } from '../arcs/arcs.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { otherAt } from '../movement/stacking.ts';
import { traceOf } from '../movement/trace.ts';
import { land, lots } from '../piloting/fall.ts';
import { pilotingNumber } from '../piloting/roll.ts';
import type { LocationTable } from '../questions.ts';
import { type Book, CITE, type ClassicRule, type Seen, type Table } from '../rule.ts';
import type { Blow, Move, UnitId } from '../shape.ts';
import { isAirborne, isFighting, isImmobile, isLow, isMech, isVehicle, type Standing, sheetFor } from '../state.ts';
import { floorOf } from '../terrain/board.ts';
import { displace, makeRoom } from './displace.ts';

/** Damage in lots of five on one side of a unit. */
export function batter(
  play: Table,
  id: UnitId,
  table: LocationTable,
  side: ReturnType<typeof sideStruck>,
  damage: number,
  unit: UnitId,
  blow: Blow['kind'],
): void {
  for (const points of lots(damage)) strikePlace(play, id, table, side, points, { kind: 'blow', unit, blow });
}

/** The way from one unit to another beside it. */
const towards = (from: Standing, to: Standing): Facing => facingsTowards(from.at, to.at)[0] ?? from.facing;

/** Run into somebody: both take damage, the target is pushed back and both have to keep their feet (TW-charge-hit). */
export function chargeHits(play: Table, id: UnitId, target: UnitId, damage: number): void {
  const [unit, victim] = [play.state.units[id] as Standing, play.state.units[target] as Standing];
  const direction = towards(unit, victim);
  const side = sideStruck(victim, unit, null);
  const back = Math.ceil(sheetFor(victim).tons / 10);
  batter(play, target, 'body', side, damage, id, 'charge');
  batter(play, id, 'body', 'front', back, target, 'charge');
  const place = victim.at;
  if (displace(play, target, direction)) play.emit({ type: 'displaced', unit: id, to: place, facing: unit.facing });
  play.emit({ type: 'caused', unit: target, cause: 'charged' });
  play.emit({ type: 'caused', unit: id, cause: 'charging' });
}

/** Past the target: into the higher of the two hexes beside its own, or either by lot. */
export function chargeMisses(play: Table, id: UnitId, target: UnitId): void {
  const [unit, victim] = [play.state.units[id] as Standing, play.state.units[target]!];
  if (!isFighting(victim)) return;
  const board = boardOf(play.state.board);
  const direction = towards(unit, victim);
  const sides = [-1, 1]
    .map(turns => neighbour(unit.at, turn(direction, turns)))
    .filter(h => onMap(board, h) && !otherAt(play.state, id, h) && floorOf(board, h) - floorOf(board, unit.at) <= 2);
  const [left, right] = sides;
  if (!left) return;
  const [a, b] = [floorOf(board, left), right ? floorOf(board, right) : Number.MIN_SAFE_INTEGER];
  const to = a > b || !right ? left : b > a ? right : play.roll(1, 6, 'TW-charge-miss').total <= 3 ? left : right;
  play.emit({ type: 'displaced', unit: id, to, facing: unit.facing });
}

/** Come down on somebody's shoulders (TW-dfa-hit). */
export function deathHits(play: Table, id: UnitId, target: UnitId, damage: number): void {
  const [unit, victim] = [play.state.units[id] as Standing, play.state.units[target] as Standing];
  const from = unit.moved?.assault?.from ?? unit.at;
  const origin: Standing = { ...unit, at: from };
  const side = victim.prone ? 'rear' : isVehicle(victim) ? 'front' : sideStruck(victim, origin, null);
  batter(play, target, victim.prone ? 'body' : 'punch', side, damage, id, 'dfa');
  batter(play, id, 'kick', 'front', Math.ceil(sheetFor(unit).tons / 5), target, 'dfa');
  clear(play, target, towards(origin, victim));
  if (isFighting(play.state.units[target])) play.emit({ type: 'caused', unit: target, cause: 'dfaHit' });
  play.emit({ type: 'caused', unit: id, cause: 'dfaMade' });
}

/** The target steps aside and the attacker comes down on its back (TW-dfa-miss). */
export function deathMisses(play: Table, id: UnitId, target: UnitId): void {
  const [unit, victim] = [play.state.units[id] as Standing, play.state.units[target]];
  const from = unit.moved?.assault?.from ?? unit.at;
  if (isFighting(victim) && sameHex(victim.at, unit.at)) clear(play, target, towards({ ...unit, at: from }, unit));
  const number = pilotingNumber(play, play.state.units[id]!, 'dfaMissed').total;
  land(play, id, 2, number, 'rear', turn(unit.facing, 3), { rule: 'TW-psr-dfamiss', faces: [], total: 0 });
}

/** No room anywhere means that the unit below is crushed (TW-displace-none). */
function clear(play: Table, target: UnitId, direction: Facing): void {
  if (!makeRoom(play, target, direction)) play.emit({ type: 'destroyed', unit: target, by: 'TW-displace-none' });
}

/** The target has had its move, or cannot move at all. */
const isSettled = (unit: Standing): boolean => unit.moved?.done === true || isImmobile(unit);

function chargeFault(view: Seen, move: Extract<Move, { readonly mode: 'walk' | 'run' }>, book: Book): Telling | undefined {
  const target = view.units[move.charge ?? -1];
  const trace = traceOf(view, move, book);
  const end = trace?.paces.at(-1);
  if (!isFighting(target) || target.seat === view.units[move.unit]?.seat) return tell('there is nobody to charge');
  if (isLow(target) || !isMech(view.units[move.unit]!)) return tell("only 'Mechs that stand are charged, and only by 'Mechs");
  if (!isSettled(target)) return tell('the target has yet to move');
  const straight = end && end.letter === 'F' && end.heading === 'F' && !/[BDUzcqe]/.test(move.steps);
  if (!end || !straight || !sameHex(neighbour(end.at, end.facing), target.at)) return tell('a charge ends straight before its target');
  const board = boardOf(view.board);
  return Math.abs(floorOf(board, target.at) - floorOf(board, end.at)) > 1 ? tell('the target stands too high or too low') : undefined;
}

const charging: ClassicRule = {
  id: 'TW-charge-how',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) =>
      (move.mode === 'walk' || move.mode === 'run') && move.charge !== undefined ? chargeFault(view, move, book) : undefined,
  },
};

const leaping: ClassicRule = {
  id: 'TW-dfa-how',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move) => {
      if (move.mode !== 'jump' || move.onto === undefined) return undefined;
      const target = view.units[move.onto];
      if (!isFighting(target) || target.seat === view.units[move.unit]?.seat) return tell('there is nobody to come down on');
      if (isAirborne(target)) return tell('nobody comes down on what flies');
      if (!sameHex(target.at, move.to)) return tell('it comes down where its target stands');
      return isSettled(target) ? undefined : tell('the target has yet to move');
    },
  },
};

export const assaultRules: readonly ClassicRule[] = [charging, leaping];
