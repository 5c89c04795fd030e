import { boardOf, onMap } from '@sortie/board';
import { type Facing, facingsTowards, neighbour, type Side, sameHex, turn } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { sideStruck } from '../arcs/arcs.ts';
import { roomOf } from '../buildings/rooms.ts';
import { wound } from '../damage/damage.ts';
import { strikePlace } from '../damage/strike-place.ts';
import type { Source } from '../event.ts';
import { fullAt } from '../movement/occupants.ts';
import { land, lots } from '../piloting/fall.ts';
import { pilotingNumber } from '../piloting/roll.ts';
import type { LocationTable } from '../questions.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { State, UnitId } from '../shape.ts';
import { isFighting, isLow, isVehicle, type OnMap, placed, sheetFor, unitAt } from '../state.ts';
import { depthOf, floorOf } from '../terrain/board.ts';
import { motiveDamage } from '../vehicles/motive.ts';
import { chargingRules, isSettled } from './charging.ts';
import { displace, makeRoom } from './displace.ts';

/** Damage in lots of five on one side of a unit. */
export function batter(play: Play, id: UnitId, table: LocationTable, side: Side, damage: number, source: Source): void {
  for (const points of lots(damage)) strikePlace(play, id, table, side, points, source);
}

/** The way from one unit to another beside it. */
const towards = (from: OnMap, to: OnMap): Facing => facingsTowards(from.at, to.at)[0] ?? from.facing;

/** Where an assault strikes, on which table, and what it costs the one who makes it. */
export interface AssaultOutcome {
  readonly side: Side;
  readonly table: LocationTable;
  readonly selfDamage: number;
}

/** Who is shorter strikes the legs, and of whoever wades only the upper half is there to be struck. */
function chargeTable(state: State, unit: OnMap, victim: OnMap): LocationTable {
  if (isLow(victim)) return 'body';
  if (depthOf(boardOf(state.board), victim.at) === 1) return 'punch';
  return isLow(unit) ? 'kick' : 'body';
}

/** Of a charge from beside the target, or of a jump from where it began. */
export function assaultOutcome(state: State, kind: 'charge' | 'dfa', unit: OnMap, victim: OnMap): AssaultOutcome {
  if (kind === 'charge')
    return {
      side: sideStruck(null, victim, unit),
      table: chargeTable(state, unit, victim),
      selfDamage: Math.ceil(sheetFor(victim).tons / 10),
    };
  const origin: OnMap = { ...unit, at: unit.moved?.assault?.from ?? unit.at };
  return {
    side: victim.prone ? 'rear' : isVehicle(victim) ? 'front' : sideStruck(null, victim, origin),
    table: victim.prone || isVehicle(victim) ? 'body' : 'punch',
    selfDamage: Math.ceil(sheetFor(unit).tons / 5),
  };
}

/** A vehicle that runs into somebody takes it on its front. */
const ram = (play: Play, id: UnitId, points: number, unit: UnitId): void =>
  wound(play, {
    unit: id,
    location: 'FR',
    rear: false,
    points,
    critical: false,
    side: 'front',
    source: { kind: 'blow', unit, blow: 'charge' },
  });

/** Run into somebody: both take damage, the target is pushed back and both have to keep their feet (TW-charge-hit). */
export function chargeHits(play: Play, id: UnitId, target: UnitId, damage: number): void {
  const [unit, victim] = [placed(unitAt(play.state, id)), placed(unitAt(play.state, target))];
  const direction = towards(unit, victim);
  const { side, table, selfDamage } = assaultOutcome(play.state, 'charge', unit, victim);
  batter(play, target, table, side, damage, { kind: 'blow', unit: id, blow: 'charge' });
  if (isVehicle(unit)) for (const points of lots(selfDamage)) ram(play, id, points, target);
  else batter(play, id, 'body', 'front', selfDamage, { kind: 'blow', unit: target, blow: 'charge' });
  for (const hull of [id, target]) motiveDamage(play, hull, 'FR', 0);
  const place = victim.at;
  if (displace(play, target, direction)) play.emit({ type: 'displaced', unit: id, to: place, facing: unit.facing });
  play.emit({ type: 'caused', unit: target, cause: 'charged' });
  play.emit({ type: 'caused', unit: id, cause: 'charging' });
}

/** Past the target: into the higher of the two hexes beside its own, or either by lot. */
export function chargeMisses(play: Play, id: UnitId, target: UnitId): void {
  const [unit, victim] = [placed(unitAt(play.state, id)), unitAt(play.state, target)];
  if (!isFighting(victim)) return;
  const board = boardOf(play.state.board);
  const direction = towards(unit, victim);
  const sides = [-1, 1]
    .map(turns => neighbour(unit.at, turn(direction, turns)))
    .filter(h => onMap(board, h) && !fullAt(play.state, id, h) && floorOf(board, h) - floorOf(board, unit.at) <= 2);
  const [left, right] = sides;
  if (!left) return;
  const [a, b] = [floorOf(board, left), right ? floorOf(board, right) : Number.MIN_SAFE_INTEGER];
  const to = a > b || !right ? left : b > a ? right : play.roll(1, 6, 'TW-charge-miss').total <= 3 ? left : right;
  play.emit({ type: 'displaced', unit: id, to, facing: unit.facing });
}

/** Come down on somebody's shoulders (TW-dfa-hit). */
export function deathHits(play: Play, id: UnitId, target: UnitId, damage: number): void {
  const [unit, victim] = [placed(unitAt(play.state, id)), placed(unitAt(play.state, target))];
  const from = unit.moved?.assault?.from ?? unit.at;
  const origin: OnMap = { ...unit, at: from };
  const { side, table, selfDamage } = assaultOutcome(play.state, 'dfa', unit, victim);
  batter(play, target, table, side, damage, { kind: 'blow', unit: id, blow: 'dfa' });
  batter(play, id, 'kick', 'front', selfDamage, { kind: 'blow', unit: target, blow: 'dfa' });
  clear(play, target, towards(origin, victim));
  if (isFighting(play.state.units[target])) play.emit({ type: 'caused', unit: target, cause: 'dfaHit' });
  play.emit({ type: 'caused', unit: id, cause: 'dfaMade' });
}

/** The target steps aside and the attacker comes down on its back (TW-dfa-miss). */
export function deathMisses(play: Play, id: UnitId, target: UnitId): void {
  const [unit, victim] = [placed(unitAt(play.state, id)), play.state.units[target]];
  const from = unit.moved?.assault?.from ?? unit.at;
  if (isFighting(victim) && sameHex(victim.at, unit.at)) clear(play, target, towards({ ...unit, at: from }, unit));
  const number = pilotingNumber(play, unitAt(play.state, id), 'dfaMissed').total;
  const roll = { rule: 'TW-psr-dfamiss', faces: [], total: 0 } as const;
  land(play, id, 2, number, { side: 'rear', facing: turn(unit.facing, 3), roll });
}

/** No room anywhere means that the unit below is crushed (TW-displace-none). */
function clear(play: Play, target: UnitId, direction: Facing): void {
  if (!makeRoom(play, target, direction)) play.emit({ type: 'destroyed', unit: target, by: 'TW-displace-none' });
}

const leaping: ClassicRule = {
  id: 'TW-dfa-how',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move) => {
      if (move.mode !== 'jump' || move.onto === undefined) return undefined;
      const target = view.units[move.onto];
      if (!isFighting(target) || target.seat === view.units[move.unit]?.seat) return tell('there is nobody to come down on');
      if (roomOf(view, target) > 0) return tell('nobody comes down on who is in a building');
      if (!sameHex(target.at, move.to)) return tell('it comes down where its target stands');
      return isSettled(target) ? undefined : tell('the target has yet to move');
    },
  },
};

export const assaultRules: readonly ClassicRule[] = [...chargingRules, leaping];
