import { boardOf } from '@sortie/board';
import { FACINGS, fromOffset } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import type { Fly, State } from '../shape.ts';
import { canAct, isAloft, type Standing } from '../state.ts';
import { HIGHEST, isGate, pathFrom } from './flight.ts';
import { flightFault, flightsOf } from './fly.ts';

const TRIES = 12;
const LAND_ONE_IN = 2;

/** Some flight by chance, without looking at all of them. */
export function anyFlight(view: State, unit: Standing, book: Book, pick: (n: number) => number): Fly | undefined {
  if (!canAct(unit) || unit.moved || book.ask('flights', { unit }).total === 0) return undefined;
  if (!isAloft(unit)) return pick(2) === 0 ? undefined : [...flightsOf(view, unit, book)][0];
  const board = boardOf(view.board);
  const { width, height } = view.board;
  for (let i = 0; i < TRIES; i++) {
    const upright = pick(2) === 0;
    const from = upright
      ? fromOffset(1 + pick(width), pick(2) === 0 ? 1 : height)
      : fromOffset(pick(2) === 0 ? 1 : width, 1 + pick(height));
    const heading = FACINGS[pick(FACINGS.length)]!;
    if (!isGate(board, from, heading)) continue;
    const altitude = Math.min(HIGHEST, Math.max(1, unit.flight!.altitude + pick(4) - 2));
    const path = pathFrom(board, from, heading);
    const command: Fly = { type: 'fly', unit: unit.id, from, heading, altitude };
    const landing: Fly = { ...command, land: path[pick(path.length)]! };
    if (altitude === 1 && pick(LAND_ONE_IN) === 0 && !flightFault(view, unit, landing)) return landing;
    if (!flightFault(view, unit, command)) return command;
  }
  return undefined;
}
