import { table as terrain } from '@sortie/board';
import { MEASURES } from '../measure.ts';
import { gaitOf } from '../movement/journey.ts';
import { isWorthALook, placesAround } from '../movement/places.ts';
import { facingAt } from '../options/options.ts';
import type { Book, Seen } from '../rule.ts';
import type { Mode, MoveCommand, Point, Unit } from '../shape.ts';
import { flies, INCH, type Standing } from '../state.ts';
import type { Place } from './outlook.ts';

/** Somewhere a unit may go, and the command that takes it there; which way it faces then depends on where everybody stands. */
export interface Reachable {
  readonly place: Place;
  readonly command: (view: Seen) => MoveCommand;
}

const SPACING = 3;
const FLYING_SPACING = 4;

const known = new WeakMap<Unit, { readonly view: Seen; readonly book: Book; readonly places: readonly Reachable[] }>();

/** Where a unit may end its move. A thought asks again and again for units that have not changed, so that is remembered. */
export function reachable(view: Seen, unit: Standing, book: Book): readonly Reachable[] {
  const cached = known.get(unit);
  if (cached && cached.book === book && isSame(cached.view, view)) return cached.places;
  const places = [...placesFor(view, unit, book)];
  known.set(unit, { view, book, places });
  return places;
}

/** What reach rests on besides the unit itself and the rules. */
const isSame = (a: Seen, b: Seen): boolean =>
  a.table === b.table && a.weather === b.weather && a.turn === b.turn && a.pending === b.pending;

const going =
  (unit: Standing, mode: Mode, at: Point, path: () => readonly Point[]): Reachable['command'] =>
  view => ({ type: 'move', unit: unit.id, mode, path: path(), facing: facingAt(view, unit, at) });

function* placesFor(view: Seen, unit: Standing, book: Book): Generator<Reachable> {
  yield { place: { at: unit.at, z: unit.z, mode: 'stand' }, command: going(unit, 'stand', unit.at, () => []) };
  const inches = book.ask('move', { state: view, unit, mode: 'ground' }).total;
  if (inches > 0 && !flies(unit)) {
    const gait = gaitOf(unit, 'ground', book, view);
    const reach = terrain.reachOf(view.table, unit.at, unit.z, MEASURES[unit.base].allowance(inches) * INCH, gait);
    for (const at of reach.points()) {
      if (!isWorthALook(view.table, at, SPACING)) continue;
      const z = gait.height(terrain.groundAt(view.table, at));
      yield { place: { at, z, mode: 'ground' }, command: going(unit, 'ground', at, () => reach.pathTo(at)?.slice(1) ?? []) };
    }
  }
  if (inches > 0 && flies(unit)) yield* lattice(view, unit, inches, 'ground', unit.z);
  const jump = book.ask('move', { state: view, unit, mode: 'jump' }).total;
  if (jump > 0) yield* lattice(view, unit, jump, 'jump', 0);
}

function* lattice({ table }: Seen, unit: Standing, inches: number, mode: Mode, z: number): Generator<Reachable> {
  for (const at of placesAround(table, unit.at, inches, FLYING_SPACING)) {
    const floor = mode === 'jump' ? terrain.groundAt(table, at).elevation : z;
    yield { place: { at, z: floor, mode }, command: going(unit, mode, at, () => [at]) };
  }
}
