import { last } from '@sortie/kernel';
import { AWAY, exitsAt, neighboursOf, ringOf, type Sector } from '../map/sectors.ts';
import { hourOf, isOuter, zonesBeside } from '../map/zones.ts';
import type { Book } from '../rule.ts';
import { CAPITAL, type Command, type State, type Unit } from '../shape.ts';
import { isPinned } from '../state.ts';
import { entryZones, needsMap } from './entering.ts';
import { stepsOf } from './thrust.ts';

/** Every move of a craft that waits to move. */
export function* moveOptions(view: State, unit: Unit, book: Book): Generator<Command> {
  const steps = isPinned(view, unit.id, book) ? 0 : stepsOf(book, unit);
  if (view.map === CAPITAL) yield* sectorMoves(view, unit, steps);
  else yield* zoneMoves(view, unit, steps);
}

function* sectorMoves(view: State, unit: Unit, steps: number): Generator<Command> {
  yield { type: 'move', unit: unit.id, path: [] };
  let paths: readonly (readonly Sector[])[] = [[]];
  for (let i = 0; i < steps; i++) {
    paths = paths.flatMap(path => {
      const at = path.at(-1) ?? unit.sector;
      if (at === AWAY) return [];
      const next = ringOf(at) === 'peripheral' ? [...neighboursOf(at), AWAY] : neighboursOf(at);
      return next.filter(to => to !== unit.sector).map(to => [...path, to]);
    });
    for (const path of paths) {
      yield* arrivals(view, unit, path.at(-2) ?? unit.sector, last(path), { type: 'move', unit: unit.id, path });
    }
  }
}

/** The same move with each zone in which it may enter, where there is a map to enter. */
function* arrivals(view: State, unit: Unit, from: Sector, to: Sector, command: Command): Generator<Command> {
  if (to === AWAY || !needsMap(view, to, unit.seat)) yield command;
  else for (const zone of entryZones(to, from)) yield { ...command, zone } as Command;
}

function* zoneMoves(view: State, unit: Unit, steps: number): Generator<Command> {
  yield { type: 'maneuver', unit: unit.id, path: [] };
  let paths: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < steps; i++) {
    for (const path of paths) {
      const at = path.at(-1) ?? unit.zone;
      if (!isOuter(at)) continue;
      for (const exit of exitsAt(unit.sector, hourOf(at)))
        yield* arrivals(view, unit, unit.sector, exit, { type: 'maneuver', unit: unit.id, path, exit });
    }
    paths = paths.flatMap(path => {
      const at = path.at(-1) ?? unit.zone;
      return zonesBeside(at)
        .filter(to => to !== unit.zone)
        .map(to => [...path, to]);
    });
    for (const path of paths) yield { type: 'maneuver', unit: unit.id, path };
  }
}
