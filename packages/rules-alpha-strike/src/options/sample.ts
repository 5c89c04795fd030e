import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { nth, type Seat } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { flights, mayFly, toFly } from '../aerospace/flight-options.ts';
import { MEASURES, measureOf } from '../measure.ts';
import type { Book, Seen } from '../rule.ts';
import { toDeploy } from '../sequence/order.ts';
import { mayAttack } from '../sequence/turn.ts';
import { type Command, type Heading, MODES, type Mode, type MoveCommand, type Point, type Unit } from '../shape.ts';
import { baseOf, INCH, isOn, radiusOf, type Standing } from '../state.ts';
import {
  acting,
  asidesFor,
  attacksOn,
  deployments,
  drivenMove,
  dueAttack,
  extrasOf,
  facingAt,
  mayMove,
  targetsOf,
  toActivate,
} from './options.ts';
import { stancesFor, works } from './works.ts';

type Pick = (n: number) => number;
const oneOf = <T>(items: readonly T[], pick: Pick): T => nth(items, pick(items.length));

/**
 * One of those that pass, each as likely as any other; `undefined` where none does. To judge one is dear, so they are drawn one after the other
 * until one passes instead of being judged all.
 */
function anyOf<T>(items: readonly T[], passes: (item: T) => boolean, pick: Pick): T | undefined {
  const left = [...items];
  while (left.length > 0) {
    const place = pick(left.length);
    const item = nth(left, place);
    if (passes(item)) return item;
    left[place] = nth(left, left.length - 1);
    left.length -= 1;
  }
  return undefined;
}

const anyAllowed = (commands: Iterable<Command>, view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined =>
  anyOf([...commands], command => book.allows(view, command, seat), pick);

/** One command at random, without listing them all. */
export function sample(view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined {
  if (view.pending?.kind === 'acting') {
    const choices = [...acting(view, view.pending.unit, seat, book)];
    return choices.length > 0 ? oneOf(choices, pick) : undefined;
  }
  if (view.pending) return view.units[view.pending.unit]?.seat === seat ? { type: 'ambush', fire: pick(4) > 0 } : undefined;
  if (view.active !== seat) return undefined;
  const uses = [...asidesFor(view, seat, book)];
  if (uses.length > 0 && pick(6) === 0) return oneOf(uses, pick);
  if (view.phase === 'setup') return anyPlace(view, seat, book, pick) ?? (uses.length > 0 ? oneOf(uses, pick) : undefined);
  if (view.phase === 'movement') {
    return anyActivation(view, seat, book, pick);
  }
  return view.phase === 'combat' ? anyAttack(view, seat, book, pick) : undefined;
}

/** A unit on the ground, or one in the air; nothing where nobody may move, which is against the laws and shall be seen. */
function anyActivation(view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const units = [...toActivate(view, seat), ...toFly(view, seat)];
  const unit = anyOf(units, one => (isAircraft(one) ? mayFly(view, one, seat, book) : isOn(one) && mayMove(view, one, seat, book)), pick);
  if (!unit) return undefined;
  if (isAircraft(unit)) return anyAllowed(flights(view, unit), view, seat, book, pick);
  return isOn(unit) ? anyMove(view, unit, seat, book, pick) : undefined;
}

function anyPlace(view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const unit = oneOf(toDeploy(view, seat), pick);
  const { width, height } = view.table;
  for (let tries = 0; tries < 40; tries++) {
    const y = pick(view.zone * INCH);
    const at = terrain.standingPoint(view.table, { x: pick(width), y: seat === 0 ? height - y : y });
    const command: Command = {
      type: 'deploy',
      unit: unit.id,
      at,
      facing: oneOf(measureOf(view.table).facings, pick),
      ...(unit.mayHide && pick(2) === 0 ? { hidden: true } : {}),
    };
    const hidden = { ...command, hidden: true };
    if (!unit.mayHide && pick(2) === 0 && book.allows(view, hidden, seat)) return hidden;
    if (book.allows(view, command, seat)) return command;
  }
  for (const command of deployments(view, seat, book)) return command;
  return undefined;
}

/** Flying has commands of its own. */
const GAITS: readonly Mode[] = MODES.filter(mode => mode !== 'fly');

function anyMove(view: Seen, unit: Standing, seat: Seat, book: Book, pick: Pick): MoveCommand {
  if (pick(8) === 0) {
    const stances = [...stancesFor(view, unit, seat, book)];
    if (stances.length > 0) return oneOf(stances, pick);
  }
  for (let tries = 0; tries < 12; tries++) {
    const mode: Mode = oneOf(GAITS, pick);
    const command = mode === 'stand' ? stand(unit, unit.facing) : anyPath(view, unit, mode, book, pick);
    if (!command || !book.allows(view, command, seat)) continue;
    const gifted = [...extrasOf(view, unit, command, seat, book)];
    return gifted.length > 0 && pick(2) === 0 ? oneOf(gifted, pick) : command;
  }
  const still = stand(unit, facingAt(view, unit, unit.at));
  return book.allows(view, still, seat) ? still : (drivenMove(view, unit, seat, book) ?? still);
}

const stand = (unit: Standing, facing: Heading): MoveCommand => ({ type: 'move', unit: unit.id, mode: 'stand', path: [], facing });

function anyPath(view: Seen, unit: Standing, mode: Mode, book: Book, pick: Pick): MoveCommand | undefined {
  const inches = book.ask('move', { state: view, unit, mode }).total;
  if (inches <= 0) return undefined;
  const aim = anyPoint(view, unit.at, inches, pick);
  const end = pick(3) === 0 ? beside(view, unit, pick) : aim;
  return {
    type: 'move',
    unit: unit.id,
    mode,
    path: [end],
    facing: pick(2) === 0 ? facingAt(view, unit, end) : oneOf(MEASURES[unit.base].facings, pick),
  };
}

function anyPoint({ table }: { readonly table: terrain.TablePlan }, from: Point, inches: number, pick: Pick): Point {
  const reach = inches * INCH;
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  const to = { x: clamp(from.x + pick(2 * reach + 1) - reach, table.width), y: clamp(from.y + pick(2 * reach + 1) - reach, table.height) };
  return terrain.standingPoint(table, geometry.towards(from, to, reach));
}

/** In contact with an enemy, where physical attacks are made. */
function beside(view: Seen, unit: Standing, pick: Pick): Point {
  const foes = view.units.filter(isOn).filter(other => other.seat !== unit.seat);
  const foe = foes.length > 0 ? oneOf(foes, pick) : undefined;
  if (!foe) return unit.at;
  const contact = unit.base === 'round' ? geometry.contact(unit.at, { at: foe.at, radius: 159 }, 159) : undefined;
  return contact ?? oneOf(MEASURES[unit.base].beside(baseOf(foe), radiusOf(unit)), pick);
}

const ONE_IN = 12;
const RARE_ONE_IN = 6;

function anyAttack(view: Seen, seat: Seat, book: Book, pick: Pick): Command {
  const units = view.units.filter(unit => unit.seat === seat && mayAttack(unit));
  const first = units.length > 0 ? pick(units.length) : 0;
  for (let i = 0; i < units.length; i++) {
    const unit = nth(units, (first + i) % units.length);
    const choice =
      pick(5) === 0 ? anyAllowed(works(view, unit, seat, book), view, seat, book, pick) : anyTarget(view, unit, seat, book, pick);
    if (choice && pick(ONE_IN) > 0) return choice;
  }
  const done: Command = { type: 'done' };
  return book.allows(view, done, seat) ? done : (dueAttack(view, seat, book) ?? done);
}

/** Some enemy that can be attacked, in one of the ways there are; failing that, what only some rules offer. */
function anyTarget(view: Seen, unit: Unit, seat: Seat, book: Book, pick: Pick): Command | undefined {
  if (!isOn(unit)) return undefined;
  const offered = (): Command | undefined => anyAllowed(book.offered('attacks', { view, unit, seat, book }), view, seat, book, pick);
  const rare = pick(RARE_ONE_IN) === 0 ? offered() : undefined;
  if (rare) return rare;
  const left = [...targetsOf(view, unit, book)];
  while (left.length > 0) {
    const [foe] = left.splice(pick(left.length), 1);
    const found = foe && anyAllowed(attacksOn(view, unit, foe, book), view, seat, book, pick);
    if (found) return found;
  }
  return offered();
}
