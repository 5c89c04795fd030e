import { boardOf, terrainAt } from '@sortie/board';
import { distance, inArc, neighbour, neighbours, sameHex } from '@sortie/geometry';
import { armArc, feetAhead } from '../arcs/arcs.ts';
import { roomOf } from '../buildings/rooms.ts';
import { climbers } from '../infantry/climbers.ts';
import { brushable } from '../pods/pods.ts';
import { type Blow, type CoreBlow, isCoreBlow, type State, type Unit } from '../shape.ts';
import { ARMS, type Arm, isArm, type Location } from '../sheet/sheet.ts';
import {
  actuator,
  canAct,
  isAirborne,
  isFighting,
  isGone,
  isLow,
  isMech,
  isProto,
  isTroop,
  isVehicle,
  isWhole,
  type OnMap,
  sheetFor,
  struckIn,
} from '../state.ts';
import type { BlowFault } from './blow-faults.ts';
import { rise, tableFor } from './levels.ts';

/** A limb whose weapons have been fired this turn does not strike (TW-phys-limb). */
export function hasFired(unit: Unit, limb: Location): boolean {
  const { weapons } = sheetFor(unit);
  return (unit.fire?.shots ?? []).some(({ weapon }) => weapons[weapon]?.at === limb);
}

/** Both legs and hips sound: a kick needs something to stand on. */
export const canKick = (unit: Unit): boolean => sheetFor(unit).legs.every(leg => !isGone(unit, leg) && struckIn(unit, leg, 'hip') === 0);

/** A hand that is full does not strike, but what is in it may. */
export const canPunch = (unit: Unit, arm: Arm): boolean => isFree(unit, arm) && canRaise(unit, arm);

const isFree = ({ condition }: Unit, arm: Arm): boolean => condition?.holds === undefined || (condition.holds.arm ?? arm) !== arm;

const canRaise = (unit: Unit, arm: Arm): boolean =>
  !sheetFor(unit).quad && !isGone(unit, arm) && !hasFired(unit, arm) && !unit.flipped && actuator(unit, arm, 'shoulder') === 'whole';

type Limbs = Exclude<CoreBlow, { readonly kind: 'charge' | 'dfa' | 'leg' | 'swarm' | 'brush' | 'wreck' }>;

/** What is wrong with a blow, if anything. */
export function faultOf(state: State, unit: OnMap, target: OnMap, blow: Blow): BlowFault | null {
  if (target.rides !== undefined) return 'reach';
  if (unit.rides !== undefined || unit.moved?.task === 'lift') return 'stance';
  // What chapters add is judged by the rule that opens it.
  if (!isCoreBlow(blow)) return null;
  if (blow.kind === 'charge' || blow.kind === 'dfa') return unit.moved?.assault?.target === target.id ? null : 'stance';
  if (blow.kind === 'leg' || blow.kind === 'swarm') return climbFault(unit, target, blow.kind);
  if (blow.kind === 'wreck') return wreckFault(state, unit, blow);
  if (blow.kind === 'brush') return brushFault(unit, target, blow.arm);
  const low = unit.prone && blow.kind === 'punch' && isUnderfoot(unit, target) && isVehicle(target);
  const own = low || (isUnderfoot(unit, target) && blow.kind === 'kick');
  if (distance(unit.at, target.at) !== 1 && !own) return 'reach';
  if ((unit.prone && !low) || isProto(unit) !== (blow.kind === 'frenzy') || !(isMech(unit) || isProto(unit))) return 'stance';
  if (!isReady(unit)) return 'stance';
  if (isWalledOff(state, unit, target)) return 'walls';
  if (!low && tableFor(state, unit, target, blow.kind) === null) return 'level';
  return limbFault(state, unit, target, blow);
}

/** Is the target in a building that the other one is not in? */
export function isWalledOff(state: State, unit: Unit, target: Unit): boolean {
  const room = roomOf(state, target);
  return room > 0 && room !== roomOf(state, unit);
}

const isReady = (unit: Unit): boolean => canAct(unit) && !unit.moved?.assault;

/** What every blow of a 'Mech on its feet at somebody beside it takes. */
export function besideFault(unit: OnMap, target: OnMap): BlowFault | null {
  if (distance(unit.at, target.at) !== 1) return 'reach';
  return unit.prone || !isMech(unit) || !isReady(unit) ? 'stance' : null;
}

/** Both on their feet and on one level. */
export const isLevelWith = (state: State, unit: OnMap, target: OnMap): boolean => rise(state, unit, target) === 0 && !isLow(target);

function limbFault(state: State, unit: OnMap, target: OnMap, blow: Limbs): BlowFault | null {
  if (blow.kind === 'frenzy') return feetAhead(unit, target) ? null : 'arc';
  if (blow.kind === 'punch') return canPunch(unit, blow.arm) ? (armArc(unit, blow.arm, target) ? null : 'arc') : 'limb';
  if (blow.kind === 'kick') return kickFault(unit, target, blow.leg);
  if (blow.kind === 'push') return pushFault(state, unit, target);
  if (blow.kind === 'swing') return swingFault(unit, target);
  return clubFault(unit, target, blow);
}

/** Troops or a vehicle in the very hex. */
const isUnderfoot = (unit: OnMap, target: OnMap): boolean =>
  sameHex(unit.at, target.at) && (isTroop(target) || isVehicle(target)) && !isAirborne(target) && target.clings == null;

/** Troops climb what stands in their hex, instead of firing at anybody. */
function climbFault(unit: OnMap, target: OnMap, kind: 'leg' | 'swarm'): BlowFault | null {
  if (!isTroop(unit) || !canAct(unit) || unit.clings != null || (unit.fire?.shots.length ?? 0) > 0) return 'stance';
  // Whoever comes down from above has not come down yet.
  if (!sameHex(unit.at, target.at) || isAirborne(target) || target.moved?.assault?.kind === 'dfa') return 'reach';
  const fits = kind === 'leg' ? isMech(target) : isMech(target) || isVehicle(target);
  return fits && climbers(unit, kind) !== null ? null : 'limb';
}

function brushFault(unit: OnMap, target: OnMap, arm: Arm): BlowFault | null {
  if (target.clings !== unit.id && !(target.id === unit.id && brushable(unit) >= 0)) return 'reach';
  if (!isMech(unit) || unit.prone || !canAct(unit)) return 'stance';
  return canPunch(unit, arm) ? null : 'limb';
}

/** Walls beside it and ahead of its feet. */
function wreckFault(state: State, unit: OnMap, { limb, at, target }: Extract<Blow, { readonly kind: 'wreck' }>): BlowFault | null {
  const building = terrainAt(boardOf(state.board), at, 'building');
  if (target !== unit.id || !building || distance(unit.at, at) !== 1) return 'reach';
  if (!isMech(unit) || unit.prone || !canAct(unit) || unit.moved?.assault) return 'stance';
  if (!(isArm(limb) ? canPunch(unit, limb) : sheetFor(unit).legs.includes(limb) && canKick(unit) && !hasFired(unit, limb))) return 'limb';
  return inArc('front', unit.at, unit.facing, at) ? null : 'arc';
}

/** Blows at the walls around a unit. */
export function wreckings(state: State, unit: OnMap): readonly Blow[] {
  if (!isMech(unit)) return [];
  const board = boardOf(state.board);
  const walls = neighbours(unit.at).filter(at => terrainAt(board, at, 'building') !== undefined);
  return walls.flatMap(at =>
    [...ARMS, ...sheetFor(unit).legs]
      .map((limb): Blow => ({ kind: 'wreck', limb, at, target: unit.id }))
      .filter(blow => faultOf(state, unit, unit, blow) === null),
  );
}

function kickFault(unit: OnMap, target: OnMap, leg: Location): BlowFault | null {
  const { legs, quad } = sheetFor(unit);
  if (!legs.includes(leg) || !canKick(unit) || hasFired(unit, leg)) return 'limb';
  const back = quad && (leg === 'RLL' || leg === 'RRL');
  if (isUnderfoot(unit, target)) return back ? 'arc' : null;
  return (back ? inArc('rear', unit.at, unit.facing, target.at) : feetAhead(unit, target)) ? null : 'arc';
}

function pushFault(state: State, unit: OnMap, target: OnMap): BlowFault | null {
  if (sheetFor(unit).quad || ARMS.some(arm => isGone(unit, arm) || hasFired(unit, arm) || !isFree(unit, arm)) || unit.flipped)
    return 'limb';
  if (isLow(target) || rise(state, unit, target) !== 0) return 'level';
  return sameHex(neighbour(unit.at, unit.facing), target.at) ? null : 'arc';
}

function clubFault(unit: OnMap, target: OnMap, { gear, active }: Extract<Blow, { readonly kind: 'club' }>): BlowFault | null {
  const weapon = sheetFor(unit).gear[gear];
  if (weapon?.at === 'HH') return bothHandsFault(unit, target);
  if (!weapon || !isWhole(unit, 'gear', gear) || !isArm(weapon.at)) return 'limb';
  if (active && !isVibro(weapon.kind)) return 'limb';
  const arm = weapon.at;
  const able = canPunch(unit, arm) && actuator(unit, arm, 'hand') !== 'struck';
  return able ? (armArc(unit, arm, target) ? null : 'arc') : 'limb';
}

/** A weapon that was made to be held is swung only if it was made to strike: see `clubFault`. */
function swingFault(unit: OnMap, target: OnMap): BlowFault | null {
  const { holds } = unit.condition ?? {};
  return !holds || holds.arm || holds.gun ? 'limb' : bothHandsFault(unit, target);
}

/** Both hands round one thing. */
function bothHandsFault(unit: OnMap, target: OnMap): BlowFault | null {
  if (!ARMS.every(arm => canRaise(unit, arm) && actuator(unit, arm, 'hand') === 'whole')) return 'limb';
  return feetAhead(unit, target) ? null : 'arc';
}

/** Weapons that are swung by an arm. */
const SWUNG: ReadonlySet<string> = new Set([
  'hatchet',
  'sword',
  'mace',
  'blade',
  'lance',
  'flail',
  'saw',
  'dualSaw',
  'drill',
  'backhoe',
  'pileDriver',
  'wreckingBall',
  'rockCutter',
  'combine',
  'whip',
  'vibroSmall',
  'vibroMedium',
  'vibroLarge',
  'shieldSmall',
  'shieldMedium',
  'shieldLarge',
]);

export const isVibro = (kind: string): boolean => kind.startsWith('vibro');

export const isClub = (kind: string): boolean => SWUNG.has(kind);

/** Everything that a unit could do to a target with its limbs. */
export function blowsAt(state: State, unit: OnMap, target: OnMap): readonly Blow[] {
  const { legs, gear } = sheetFor(unit);
  const all: Blow[] = [
    ...ARMS.map((arm): Blow => ({ kind: 'punch', arm, target: target.id })),
    ...legs.map((leg): Blow => ({ kind: 'kick', leg, target: target.id })),
    { kind: 'push', target: target.id },
    ...(unit.condition?.holds ? [{ kind: 'swing', target: target.id } as const] : []),
    { kind: 'frenzy', target: target.id },
    { kind: 'leg', target: target.id },
    { kind: 'swarm', target: target.id },
    ...ARMS.map((arm): Blow => ({ kind: 'brush', arm, target: target.id })),
    ...gear.flatMap(({ kind }, i): Blow[] => (isClub(kind) ? [{ kind: 'club', gear: i, target: target.id }] : [])),
    ...gear.flatMap(({ kind }, i): Blow[] => (isVibro(kind) ? [{ kind: 'club', gear: i, target: target.id, active: true }] : [])),
  ];
  return all.filter(blow => faultOf(state, unit, target, blow) === null);
}

/** Enemies within arm's length, and a machine itself that pods cling to. */
export const neighboursOf = (state: State, unit: OnMap): readonly OnMap[] =>
  state.units.filter(
    (other): other is OnMap =>
      isFighting(other) &&
      (other.seat !== unit.seat || (other.pods !== undefined && other.id === unit.id)) &&
      distance(other.at, unit.at) <= 1,
  );
