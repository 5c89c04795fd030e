import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { loadsOf } from '../artillery/bomb-load.ts';
import { STRIP_LENGTH } from '../attack/run-area.ts';
import { has } from '../card/specials.ts';
import type { Book, Seen } from '../rule.ts';
import { toMove } from '../sequence/order.ts';
import { type AirRun, type Command, type Line, type MoveCommand, type OverflyCommand, type Point, RINGS, type Unit } from '../shape.ts';
import { foesOf, friendsOf, INCH, inContact, isOn, ridersOf, type Standing } from '../state.ts';
import { isAircraft } from './aircraft.ts';
import { farEdge } from './line.ts';

/** Aircraft that wait to be flown, and those that wait in a bay. */
export const toFly = (view: Seen, seat: Seat): readonly Unit[] => [
  ...toMove(view, seat).filter(isAircraft),
  ...view.units.filter(unit => unit.seat === seat && unit.fate === 'riding' && isAircraft(unit) && unit.moved === null),
];

/** Is there anything that it may do? */
export function mayFly(view: Seen, unit: Unit, seat: Seat, book: Book): boolean {
  for (const _command of flightsFor(view, unit, seat, book)) return true;
  return false;
}

/** Aircraft that may be flown next; others cannot be made to. */
export const mayFlyNow = (view: Seen, seat: Seat, book: Book): readonly Unit[] =>
  toFly(view, seat).filter(unit => mayFly(view, unit, seat, book));

/** Everything worth considering for one aircraft that the rules allow: rings, lines over enemies with every kind of attack, landings. */
export function* flightsFor(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  for (const command of flights(view, unit)) if (book.allows(view, command, seat)) yield command;
}

/** The same, allowed or not. */
export function* flights(view: Seen, unit: Unit): Generator<Command> {
  if (!unit.flight) return;
  if (!unit.airborne || unit.fate === 'riding') {
    yield { type: 'liftOff', unit: unit.id };
    if (isOn(unit)) yield* stays(view, unit);
    return;
  }
  for (const ring of [...RINGS, 4] as const) yield { type: 'fly', unit: unit.id, ring };
  for (const carrier of view.units)
    if (carrier.seat === unit.seat && carrier.fate === 'aloft' && carrier.flight && carrier.id !== unit.id)
      yield { type: 'fly', unit: unit.id, ring: carrier.flight.ring, into: carrier.id };
  if (unit.fate !== 'aloft' || unit.flight.ring !== 0 || unit.flight.low) return;
  yield* crossings(view, unit);
  yield* landings(view, unit);
}

/** On the ground it waits, and lets others on or off meanwhile. */
function* stays(view: Seen, unit: Standing): Generator<Command> {
  const stay: MoveCommand = { type: 'move', unit: unit.id, mode: 'stand', path: [], facing: unit.facing };
  yield stay;
  for (const { id } of ridersOf(view, unit.id)) yield { ...stay, drops: [id] };
  for (const friend of friendsOf(view, unit.seat))
    if (friend.id !== unit.id && inContact(unit, friend)) yield { ...stay, mounts: [friend.id] };
}

/** Over every enemy from the nearest edge, with all that can be done to it on the way. */
function* crossings(view: Seen, unit: Unit): Generator<OverflyCommand> {
  for (const foe of foesOf(view, unit.seat)) {
    if (foe.hidden || foe.airborne) continue;
    for (const line of linesOver(view, foe.at))
      for (const run of runsAt(unit, foe, line)) yield { type: 'overfly', unit: unit.id, ...line, run };
  }
  const { width, height } = view.table;
  const middle = Math.round(width / 2);
  const plain: OverflyCommand = { type: 'overfly', unit: unit.id, from: { x: middle, y: height }, to: { x: middle, y: 0 } };
  yield plain;
  for (const { id } of ridersOf(view, unit.id)) yield { ...plain, drop: { units: [id], at: { x: middle, y: Math.round(height / 2) } } };
}

/** Lines over a point: straight up the table, and slanting across it. */
function* linesOver({ table }: Seen, over: Point): Generator<Line> {
  const { width, height } = table;
  const starts: readonly Point[] = [
    { x: over.x, y: height },
    { x: 0, y: over.y },
    { x: 0, y: height },
    { x: width, y: height },
  ];
  for (const from of starts) {
    const to = farEdge(table, from, over);
    if (to && geometry.distanceSquared(from, over) > 0) yield { from, to };
  }
}

function* runsAt(unit: Unit, foe: Standing, line: Line): Generator<AirRun> {
  yield { kind: 'strike', target: foe.id };
  for (let overheat = 1; overheat <= unit.card.overheat; overheat++) yield { kind: 'strike', target: foe.id, overheat };
  const before = geometry.distanceOf(line.from, foe.at) - STRIP_LENGTH / 2;
  const room = geometry.distanceOf(line.from, line.to) - STRIP_LENGTH;
  yield { kind: 'strafe', at: geometry.towards(line.from, line.to, Math.max(0, Math.min(before, room))) };
  for (const { bomb, value: count } of loadsOf(unit)) {
    yield { kind: 'bomb', at: foe.at, bomb, count: 1 };
    if (count > 1) yield { kind: 'bomb', at: foe.at, bomb, count };
    yield { kind: 'altitude', points: [foe.at], bomb };
  }
}

/** The deck of a friend, and a place on the own side of the table. */
function* landings(view: Seen, unit: Unit): Generator<Command> {
  const { width, height } = view.table;
  const edge = unit.seat === 0 ? height : 0;
  for (const deck of friendsOf(view, unit.seat))
    if (has(deck, 'FD')) yield { type: 'land', unit: unit.id, from: { x: deck.at.x, y: edge }, at: deck.at, onto: deck.id };
  const at = terrain.standingPoint(view.table, { x: Math.round(width / 2), y: Math.abs(edge - 18 * INCH) });
  yield { type: 'land', unit: unit.id, from: { x: at.x, y: edge }, at };
}
