import { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { gunFor } from '../artillery/guns.ts';
import { artilleryOf } from '../card/specials.ts';
import type { Book, Seen } from '../rule.ts';
import type { Command, Deed, Mode, MoveCommand, Unit } from '../shape.ts';
import { foesOf, INCH, inContact, isOn, onTable, ridersOf, type Standing } from '../state.ts';

/** What a unit may do in the Combat Phase besides attacking enemies: guns, buildings, works and orders. */
export function* othersFor(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  for (const command of works(view, unit, seat, book)) if (book.allows(view, command, seat)) yield command;
}

export const gunsOf = ({ card }: Unit): readonly string[] => [
  ...artilleryOf(card).map(({ code }) => code),
  ...['CAP', 'SCAP', 'MSL', 'SDS-CM'].filter(code => gunFor({ card }, code)),
];

/** Bridges and sensors go to a point: right before the unit, and as far ahead as Short range allows. */
const AHEAD: { readonly [D in Deed]?: number } = { bridge: 2 * INCH, shootSensor: 5 * INCH };

/** All of that, allowed or not. */
export function* works(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<Command> {
  for (const code of gunsOf(unit)) for (const foe of foesOf(view, seat)) yield { type: 'bombard', unit: unit.id, weapon: code, at: foe.at };
  yield* book.offered('works', { view, unit, seat, book });
  yield* ordersFor(unit, book);
  if (!isOn(unit)) return;
  if (unit.moved?.run) yield { type: 'run', unit: unit.id };
  for (const piece of view.table.pieces) {
    if (piece.kind === 'building' || piece.kind === 'wall' || piece.kind === 'bridge')
      yield { type: 'demolish', unit: unit.id, piece: piece.id };
  }
  const ahead = { x: unit.at.x, y: seat === 0 ? 0 : view.table.height };
  for (const deed of book.opened('deed')) {
    const inches = AHEAD[deed];
    yield { type: 'deed', unit: unit.id, deed, ...(inches === undefined ? {} : { at: geometry.towards(unit.at, ahead, inches) }) };
  }
}

/** Orders for the End Phase; who can do nothing else may still be given one. */
function* ordersFor({ id }: Unit, book: Book): Generator<Command> {
  for (const order of book.opened('order')) yield { type: 'order', unit: id, order };
}

/** Ways of moving in which somebody may take a stance and go nowhere. */
const STANDING: readonly Mode[] = ['ground', 'sprint', 'evade'];

/** Stances without moving, and getting friends on and off. */
export function* stancesFor(view: Seen, unit: Standing, seat: Seat, book: Book): Generator<MoveCommand> {
  const stay: MoveCommand = { type: 'move', unit: unit.id, mode: 'ground', path: [], facing: unit.facing };
  const commands: MoveCommand[] = STANDING.flatMap(mode => book.opened('stance').map(stance => ({ ...stay, mode, stance })));
  const friends = onTable(view).filter(other => other.seat === seat && other.id !== unit.id && inContact(unit, other));
  commands.push(...friends.map(({ id }) => ({ ...stay, mounts: [id] })));
  commands.push(...ridersOf(view, unit.id).map(({ id }) => ({ ...stay, drops: [id] })));
  commands.push(...book.offered('moves', { view, unit, seat, book, stay }));
  for (const command of commands) if (book.allows(view, command, seat)) yield command;
}
