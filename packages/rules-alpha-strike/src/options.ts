import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { isAircraft, isFlying } from './aerospace/aircraft.ts';
import { flightsFor, mayFlyNow } from './aerospace/flight-options.ts';
import { rangeBetween } from './attack/aim.ts';
import { bandOf } from './attack/range.ts';
import { spentAttack } from './attack/rules.ts';
import { firepowerBy, isSome } from './attack/value.ts';
import { has, specialsOf } from './card/specials.ts';
import { abilityOptions, giftedAttacks, giftedMoves } from './commands/options.ts';
import { MEASURES } from './measure.ts';
import { gaitOf } from './movement/journey.ts';
import { isWorthALook, placesAround, placesToSetUp } from './movement/places.ts';
import { othersFor, stancesFor } from './other-options.ts';
import type { Book, Seen } from './rule.ts';
import { toDeploy, toMove } from './sequence/order.ts';
import { inZone } from './sequence/setup.ts';
import { mayAttack } from './sequence/turn.ts';
import {
  type AttackCommand,
  type Command,
  DEVICES,
  type Heading,
  type How,
  type Mode,
  type MoveCommand,
  PHYSICALS,
  type Point,
  type State,
  type Unit,
  type UnitId,
} from './shape.ts';
import { foesOf, friendsOf, INCH, inContact, isOn, marked, onTable, radiusOf, type Standing } from './state.ts';
import { isLam } from './unit-types/shapes.ts';
import { drivenMove, isUrge } from './unit-types/urges.ts';

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
  yield* abilityOptions(view, seat, book);
  if (view.phase === 'setup') yield* deployments(view, seat, book);
  if (view.phase === 'movement') {
    for (const unit of mayMoveNow(view, seat, book)) {
      yield* movesFor(view, unit, seat, book);
      yield* startsFor(view, unit, seat, book);
    }
    for (const unit of mayFlyNow(view, seat, book)) yield* flightsFor(view, unit, seat, book);
  }
  if (view.phase === 'combat') {
    for (const unit of view.units) {
      if (unit.seat !== seat || !mayAttack(unit)) continue;
      yield* attacksFor(view, unit, seat, book);
      yield* giftedAttacks(view, unit, seat, book);
      yield* othersFor(view, unit, seat, book);
    }
    const done: Command = { type: 'done' };
    if (book.allows(view, done, seat)) yield done;
  }
}

/** A 'Mech that can turn into a fighter may start. */
export function* startsFor(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  const command: Command = { type: 'liftOff', unit: unit.id };
  if (isLam(unit) && book.allows(view, command, seat)) yield command;
}

/** Attacks of a unit that acts out of turn, or none. */
export function* acting(view: Seen, id: UnitId, seat: Seat, book: Book): Generator<Command> {
  const unit = view.units[id];
  if (unit?.seat !== seat) return;
  yield* attacksFor(view, unit, seat, book);
  yield { type: 'done' };
}

/** Units that may be moved next: whoever may at least stand. */
export const mayMoveNow = (view: Seen, seat: Seat, book: Book): readonly Standing[] =>
  toMove(view, seat)
    .filter(isOn)
    .filter(
      unit =>
        !isAircraft(unit) &&
        book
          .check(view, { type: 'move', unit: unit.id, mode: 'stand', path: [], facing: unit.facing }, seat)
          .every(({ rule }) => isUrge(rule)),
    );

export function* deployments(view: Seen, seat: Seat, book: Book): Generator<Command> {
  for (const unit of toDeploy(view, seat)) yield* placesFor(view, unit, seat, book);
  yield* plots(view, seat, book);
}

/** Points for artillery before the game: where the other side sets up, and the middle. */
function* plots(view: Seen, seat: Seat, book: Book): Generator<Command> {
  const { width, height } = view.table;
  for (const y of [height / 2, seat === 0 ? view.zone * INCH : height - view.zone * INCH]) {
    for (const x of [width / 4, width / 2, (width * 3) / 4]) {
      const command: Command = { type: 'plot', at: { x: Math.round(x), y: Math.round(y) } };
      if (book.allows(view, command, seat)) yield command;
    }
  }
}

const ahead = (seat: Seat): Heading => ({ dx: 0, dy: seat === 0 ? -1 : 1 });

/** Places on a lattice of three inches in the zone, or all of its hexes. */
function* placesFor(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  for (const at of placesToSetUp(view.table, radiusOf(unit), seat === 0 ? 'south' : 'north')) {
    if (!inZone(view, seat, at)) continue;
    const command: Command = { type: 'deploy', unit: unit.id, at, facing: ahead(seat), ...(unit.mayHide ? { hidden: true } : {}) };
    if (book.allows(view, command, seat)) yield command;
    if (!unit.mayHide && book.allows(view, { ...command, hidden: true }, seat)) yield { ...command, hidden: true };
  }
}

const WALKS: readonly Mode[] = ['ground', 'sprint', 'evade', 'sub', 'roll', 'glide'];

/** Standing, then places in reach of each mode with a facing toward the nearest enemy. */
export function* movesFor(view: Seen, unit: Standing, seat: Seat, book: Book, spacing = 3): Generator<MoveCommand> {
  const stand: MoveCommand = { type: 'move', unit: unit.id, mode: 'stand', path: [], facing: facingAt(view, unit, unit.at) };
  if (book.allows(view, stand, seat)) yield stand;
  const driven = drivenMove(view, unit, book);
  if (driven) yield driven;
  for (const mode of WALKS) yield* walks(view, unit, seat, book, mode, spacing);
  yield* jumps(view, unit, seat, book, spacing);
  yield* stancesFor(view, unit, seat, book);
  yield* giftedMoves(view, unit, stand, seat, book);
}

export function facingAt(view: State, unit: Unit, at: Point): Heading {
  const foes = foesOf(view, unit.seat).filter(foe => !isFlying(foe));
  let nearest: Standing | undefined;
  for (const foe of foes) if (!nearest || geometry.distanceSquared(at, foe.at) < geometry.distanceSquared(at, nearest.at)) nearest = foe;
  if (!nearest) return ahead(unit.seat);
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
  for (const foe of marked(unit, 'berserk') ? onTable(view) : foesOf(view, seat)) {
    if (foe.hidden || foe.id === unit.id) continue;
    for (const command of attacksOn(view, unit, foe, book)) if (book.allows(view, command, seat)) yield command;
  }
}

function* attacksOn(view: Seen, unit: Standing, foe: Standing, book: Book): Generator<AttackCommand> {
  const make = (how: How, more: Partial<AttackCommand> = {}): AttackCommand => ({
    type: 'attack',
    unit: unit.id,
    target: foe.id,
    how,
    ...more,
  });
  for (const device of DEVICES) if (has(unit, device)) yield make(device);
  if (inContact(unit, foe)) for (const how of PHYSICALS) yield make(how);
  const bracket = bandOf(rangeBetween(unit, foe));
  if (spentAttack(unit) && !unit.did.includes('rear')) return;
  if (unit.card.arcs) for (const how of ['standard', 'CAP', 'SCAP', 'MSL'] as const) yield make(how);
  else if (isSome(firepowerBy(book, unit, 'standard', bracket))) {
    yield make('standard');
    for (let overheat = 1; overheat <= unit.card.overheat; overheat++) yield make('standard', { overheat });
  }
  const specials = specialsOf(unit.card);
  for (const how of PARTS) if (specials.has(PART_CODES[how] ?? how)) yield make(how);
  if (specials.has('IF') || specials.has('IATM'))
    for (const spotter of friendsOf(view, unit.seat)) if (spotter.id !== unit.id) yield make('indirect', { spotter: spotter.id });
}
