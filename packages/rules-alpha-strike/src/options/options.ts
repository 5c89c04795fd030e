import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { isAircraft, isFlying } from '../aerospace/aircraft.ts';
import { flightsFor, mayFlyNow } from '../aerospace/flight-options.ts';
import { rangeBetween } from '../attack/aim.ts';
import { bandOf } from '../attack/range.ts';
import { spentAttack } from '../attack/rules.ts';
import { firepowerBy, isSome } from '../attack/value.ts';
import type { Card } from '../card/card.ts';
import { deviceOf, specialsOf } from '../card/specials.ts';
import { MEASURES } from '../measure.ts';
import { gaitOf } from '../movement/journey.ts';
import { isWorthALook, placesAround, placesToSetUp } from '../movement/places.ts';
import type { Book, Seen } from '../rule.ts';
import { toDeploy, toMove } from '../sequence/order.ts';
import { inZone } from '../sequence/setup.ts';
import { mayAttack } from '../sequence/turn.ts';
import {
  type AttackCommand,
  type Command,
  DEVICES,
  type Heading,
  type How,
  type Mode,
  type MoveCommand,
  type Point,
  type State,
  type Unit,
  type UnitId,
} from '../shape.ts';
import { foesOf, friendsOf, INCH, inContact, isOn, onTable, radiusOf, type Standing } from '../state.ts';
import { othersFor, stancesFor } from './works.ts';

/** Commands worth considering. The table is free, so places are a sample; attacks are all there are. */
export function* options(view: Seen, seat: Seat, book: Book): Generator<Command> {
  if (view.pending?.kind === 'acting') {
    yield* acting(view, view.pending.unit, seat, book);
    return;
  }
  if (view.pending) {
    if (view.units[view.pending.unit]?.seat !== seat) return;
    yield { type: 'ambush', fire: true };
    yield { type: 'ambush', fire: false };
    return;
  }
  if (view.active !== seat) return;
  yield* asidesFor(view, seat, book);
  if (view.phase === 'setup') yield* deployments(view, seat, book);
  if (view.phase === 'movement') yield* movements(view, seat, book);
  if (view.phase === 'combat') {
    for (const unit of view.units) {
      if (unit.seat !== seat) continue;
      if (mayAttack(unit)) yield* attacksFor(view, unit, seat, book);
      yield* othersFor(view, unit, seat, book);
    }
    const done: Command = { type: 'done' };
    if (book.allows(view, done, seat)) yield done;
  }
}

function* movements(view: Seen, seat: Seat, book: Book): Generator<Command> {
  for (const unit of mayMoveNow(view, seat, book)) {
    yield* movesFor(view, unit, seat, book);
    yield* startsFor(view, unit, seat, book);
  }
  for (const unit of mayFlyNow(view, seat, book)) yield* flightsFor(view, unit, seat, book);
}

/** What a side may do besides, whenever it is asked: what rules offer, as far as it is allowed. */
export function* asidesFor(view: Seen, seat: Seat, book: Book): Generator<Command> {
  for (const command of book.offered('asides', { view, seat, book })) if (book.allows(view, command, seat)) yield command;
}

/** How a unit on the ground may start. */
export function* startsFor(view: Seen, unit: Standing, seat: Seat, book: Book): Generator<Command> {
  for (const command of book.offered('starts', { view, unit, seat, book })) if (book.allows(view, command, seat)) yield command;
}

/** Attacks of a unit that acts out of turn, or none. */
export function* acting(view: Seen, id: UnitId, seat: Seat, book: Book): Generator<Command> {
  const unit = view.units[id];
  if (unit?.seat !== seat) return;
  yield* attacksFor(view, unit, seat, book);
  yield { type: 'done' };
}

/** An attack that a side must not let go by, if there is one. */
export function dueAttack(view: Seen, seat: Seat, book: Book): AttackCommand | undefined {
  for (const command of book.offered('dues', { view, seat, book })) if (book.allows(view, command, seat)) return command;
  return undefined;
}

/** A move that a unit cannot help making, if there is one and the rules allow it. */
export function drivenMove(view: Seen, unit: Standing, seat: Seat, book: Book): MoveCommand | undefined {
  for (const command of book.offered('drives', { view, unit, seat, book })) if (book.allows(view, command, seat)) return command;
  return undefined;
}

const standing = (unit: Standing, facing: Heading): MoveCommand => ({ type: 'move', unit: unit.id, mode: 'stand', path: [], facing });

/** Units on the ground that wait to be moved. */
export const toActivate = (view: Seen, seat: Seat): readonly Standing[] =>
  toMove(view, seat)
    .filter(isOn)
    .filter(unit => !isAircraft(unit));

/** May it be moved next? It may if it may at least stand, or is driven somewhere. */
export const mayMove = (view: Seen, unit: Standing, seat: Seat, book: Book): boolean =>
  book.allows(view, standing(unit, unit.facing), seat) || drivenMove(view, unit, seat, book) !== undefined;

export const mayMoveNow = (view: Seen, seat: Seat, book: Book): readonly Standing[] =>
  toActivate(view, seat).filter(unit => mayMove(view, unit, seat, book));

export function* deployments(view: Seen, seat: Seat, book: Book): Generator<Command> {
  for (const unit of toDeploy(view, seat)) yield* placesFor(view, unit, seat, book);
}

/** Toward the other side, and away from it where a rule wants that. */
const headingsAt = (seat: Seat): readonly Heading[] => (seat === 0 ? [NORTH, SOUTH] : [SOUTH, NORTH]);
const NORTH: Heading = { dx: 0, dy: -1 };
const SOUTH: Heading = { dx: 0, dy: 1 };

/** Places on a lattice of three inches in the zone, or all of its hexes. */
function* placesFor(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  for (const at of placesToSetUp(view.table, radiusOf(unit), seat === 0 ? 'south' : 'north')) {
    if (!inZone(book, view, seat, at)) continue;
    for (const facing of headingsAt(seat)) {
      const command: Command = { type: 'deploy', unit: unit.id, at, facing, ...(unit.mayHide ? { hidden: true } : {}) };
      const open = book.allows(view, command, seat);
      if (open) yield command;
      if (!unit.mayHide && book.allows(view, { ...command, hidden: true }, seat)) yield { ...command, hidden: true };
      if (open) break;
    }
  }
}

const WALKS: readonly Mode[] = ['ground', 'sprint', 'evade', 'sub', 'roll', 'glide'];

/** Standing, then places in reach of each mode with a facing toward the nearest enemy. */
export function* movesFor(view: Seen, unit: Standing, seat: Seat, book: Book, spacing = 3): Generator<MoveCommand> {
  const stand = standing(unit, facingAt(view, unit, unit.at));
  if (book.allows(view, stand, seat)) yield stand;
  else if (book.allows(view, standing(unit, unit.facing), seat)) yield standing(unit, unit.facing);
  const driven = drivenMove(view, unit, seat, book);
  if (driven) yield driven;
  for (const mode of WALKS) yield* walks(view, unit, seat, book, mode, spacing);
  yield* jumps(view, unit, seat, book, spacing);
  yield* stancesFor(view, unit, seat, book);
  yield* extrasOf(view, unit, stand, seat, book);
}

/** The same move with something said besides. */
export function* extrasOf(view: Seen, unit: Standing, move: MoveCommand, seat: Seat, book: Book): Generator<MoveCommand> {
  for (const command of book.offered('extras', { view, unit, seat, book, move })) if (book.allows(view, command, seat)) yield command;
}

export function facingAt(view: State, unit: Unit, at: Point): Heading {
  const foes = foesOf(view, unit.seat).filter(foe => !isFlying(foe));
  let nearest: Standing | undefined;
  for (const foe of foes) if (!nearest || geometry.distanceSquared(at, foe.at) < geometry.distanceSquared(at, nearest.at)) nearest = foe;
  if (!nearest) return unit.seat === 0 ? NORTH : SOUTH;
  return MEASURES[unit.base].facing(geometry.headingTo(at, nearest.at));
}

function* walks(view: Seen, unit: Standing, seat: Seat, book: Book, mode: Mode, spacing: number): Generator<MoveCommand> {
  const inches = book.ask('move', { state: view, unit, mode }).total;
  if (inches <= 0) return;
  const flying = unit.moves.some(({ code }) => code === 'v');
  const reach = flying
    ? undefined
    : terrain.reachOf(view.table, unit.at, unit.z, MEASURES[unit.base].allowance(inches) * INCH, gaitOf(unit, mode, book, view));
  const points = reach ? reach.points() : placesAround(view.table, unit.at, inches, spacing);
  for (const at of points) {
    if (reach && !isWorthALook(view.table, at, spacing)) continue;
    const path = reach ? reach.pathTo(at)?.slice(1) : [at];
    if (!path || path.length === 0) continue;
    const command: MoveCommand = { type: 'move', unit: unit.id, mode, path, facing: facingAt(view, unit, at) };
    if (book.allows(view, command, seat)) yield command;
  }
}

function* jumps(view: Seen, unit: Standing, seat: Seat, book: Book, spacing: number): Generator<MoveCommand> {
  const inches = book.ask('move', { state: view, unit, mode: 'jump' }).total;
  for (const at of placesAround(view.table, unit.at, inches, spacing)) {
    const command: MoveCommand = { type: 'move', unit: unit.id, mode: 'jump', path: [at], facing: facingAt(view, unit, at) };
    if (book.allows(view, command, seat)) yield command;
  }
}

const PARTS = ['turret', 'rear', 'AC', 'LRM', 'SRM', 'TOR', 'IATM', 'HT', 'SDS-C', 'SDS-SC', 'SDS-CM'] as const;
const PART_CODES: { readonly [how: string]: string } = { turret: 'TUR', rear: 'REAR' };

/** Every legal attack of one unit on one enemy after another. */
export function* attacksFor(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  if (!isOn(unit)) return;
  for (const foe of targetsOf(view, unit, book))
    for (const command of attacksOn(view, unit, foe, book)) if (book.allows(view, command, seat)) yield command;
  for (const command of book.offered('attacks', { view, unit, seat, book })) if (book.allows(view, command, seat)) yield command;
}

/** Everybody on the table whom it may attack at all. */
export const targetsOf = (view: Seen, unit: Standing, book: Book): readonly Standing[] =>
  onTable(view).filter(foe => !foe.hidden && foe.id !== unit.id && book.holds('hostile', { unit, target: foe }) !== undefined);

/** What a card brings to an attack, whoever is attacked. */
interface Arsenal {
  readonly devices: readonly How[];
  readonly parts: readonly How[];
  readonly indirect: boolean;
}
const arsenals = new WeakMap<Card, Arsenal>();

function arsenalOf(card: Card): Arsenal {
  const known = arsenals.get(card);
  if (known) return known;
  const specials = specialsOf(card);
  const arsenal = {
    devices: DEVICES.filter(device => deviceOf(card, device) !== undefined),
    parts: PARTS.filter(how => specials.has(PART_CODES[how] ?? how)),
    indirect: specials.has('IF') || specials.has('IATM'),
  };
  arsenals.set(card, arsenal);
  return arsenal;
}

/** Every way to attack one enemy that its card and its place have, allowed or not. */
export function* attacksOn(view: Seen, unit: Standing, foe: Standing, book: Book): Generator<AttackCommand> {
  const make = (how: How, more: Partial<AttackCommand> = {}): AttackCommand => ({
    type: 'attack',
    unit: unit.id,
    target: foe.id,
    how,
    ...more,
  });
  const { devices, parts, indirect } = arsenalOf(unit.card);
  for (const device of devices) yield make(device);
  if (inContact(unit, foe)) for (const how of book.opened('blow')) yield make(how);
  const bracket = bandOf(rangeBetween(unit, foe));
  if (spentAttack(unit) && !unit.did.includes('rear')) return;
  if (unit.card.arcs) for (const how of ['standard', 'CAP', 'SCAP', 'MSL'] as const) yield make(how);
  else if (isSome(firepowerBy(book, unit, 'standard', bracket))) {
    yield make('standard');
    for (let overheat = 1; overheat <= unit.card.overheat; overheat++) yield make('standard', { overheat });
  }
  for (const how of parts) yield make(how);
  if (indirect)
    for (const spotter of friendsOf(view, unit.seat)) if (spotter.id !== unit.id) yield make('indirect', { spotter: spotter.id });
}
