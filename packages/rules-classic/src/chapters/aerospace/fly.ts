import { boardOf } from '@sortie/board';
import { FACINGS, type Facing, fromOffset, type Hex, sameHex, turnsBetween } from '@sortie/geometry';
import { type Handler, type Telling, tell } from '@sortie/kernel';
import { HIGHEST, isGate, pathFrom, thrustOf } from '../../aerospace/flight.ts';
import type { Book, ClassicRule } from '../../rule.ts';
import { outOfTurn } from '../../sequence/turn.ts';
import type { Classic, Fly, State } from '../../shape.ts';
import { callSign, canAct, flightOf, isAloft, isFighting, type OnMap, placed, unitAt } from '../../state.ts';
import { clearAhead, rollOut, runway } from './runway.ts';
import { searchFault } from './searching.ts';

/** Thrust for each hexside that a fighter turns by between two flights, and for each step up (TOE-reading-140). */
const TURN = 1;
const CLIMB = 2;
/** Steps down at most; they cost nothing. */
const STEEPEST = 2;

function thrustFor(unit: OnMap, heading: Facing, altitude: number): number {
  const climb = altitude - flightOf(unit).altitude;
  return TURN * turnsBetween(unit.facing, heading) + CLIMB * Math.max(0, climb);
}

export function flightFault(view: State, unit: OnMap, { from, heading, altitude, land, search }: Fly, book: Book): Telling | undefined {
  const blind = search && searchFault(unit, altitude, land !== undefined, book.holds('searches', { unit }) !== undefined);
  if (blind) return blind;
  const board = boardOf(view.board);
  const now = flightOf(unit).altitude;
  if (altitude < 1 || altitude > HIGHEST) return tell('a fighter flies at altitudes 1 to {most}', { most: HIGHEST });
  if (now === 0) return takeOffFault(view, unit, { from, heading, altitude }, book);
  if (!isGate(board, from, heading)) return tell('a flight begins at the edge of the map');
  if (now - altitude > STEEPEST) return tell('a fighter sinks by at most {most} in a turn', { most: STEEPEST });
  const thrust = thrustFor(unit, heading, altitude);
  const most = thrustOf(unit);
  if (thrust > most) return tell('that takes {thrust} points of thrust, and it has {most}', { thrust, most });
  return land ? runway(view, unit, pathFrom(board, from, heading), land, book) : undefined;
}

function takeOffFault(
  view: State,
  unit: OnMap,
  { from, heading, altitude }: Pick<Fly, 'from' | 'heading' | 'altitude'>,
  book: Book,
): Telling | undefined {
  if (!sameHex(from, unit.at) || heading !== unit.facing || altitude !== 1)
    return tell('whoever takes off rises straight ahead to altitude 1');
  if (thrustOf(unit) === 0) return tell('it has no thrust left');
  return clearAhead(view, unit, book) ? undefined : tell('there is no room to take off');
}

/** Fighters fly where that was chosen, and each once a turn. */
const flying: ClassicRule = {
  id: 'TW-house-flights',
  cite: 'house',
  kind: 'core',
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return unit?.flight && isAloft(unit) && move.mode === 'stand' && move.task ? tell('nobody does that in the air') : undefined;
    },
    fly: (view, command, seat, book) => {
      const unit = view.units[command.unit];
      const wrong = outOfTurn(view.phase === 'movement', 'units move in the Movement Phase', view.active === seat, unit, seat);
      if (wrong) return wrong;
      if (!isFighting(unit) || !unit.flight) return tell('only fighters fly');
      const args = { unit: callSign(view, unit.id) };
      if (unit.moved) return tell('the {unit} has already moved this turn', args);
      return canAct(unit) ? flightFault(view, unit, command, book) : tell('the {unit} cannot move', args);
    },
  },
};

export const flyRules: readonly ClassicRule[] = [flying];

export const fly: Handler<Classic, 'fly'> = (play, { unit: id, from, heading, altitude, land, search }) => {
  const unit = placed(unitAt(play.state, id));
  const whole = pathFrom(boardOf(play.state.board), from, heading);
  if (!land) play.emit({ type: 'flew', unit: id, path: whole, heading, altitude, ...(search ? { search } : {}) });
  else rollOut(play, unit, whole, land, heading);
  play.emit({ type: 'moved', unit: id });
};

/** The hexes along the edge of a map. */
function* edges({ board: { width, height } }: State): Generator<Hex> {
  for (let column = 1; column <= width; column++) {
    yield fromOffset(column, 1);
    yield fromOffset(column, height);
  }
  for (let row = 2; row < height; row++) {
    yield fromOffset(1, row);
    yield fromOffset(width, row);
  }
}

/** Every straight way over the map, once: where it begins and which way it leads. */
function* gates(view: State): Generator<Pick<Fly, 'from' | 'heading'>> {
  const board = boardOf(view.board);
  for (const from of edges(view)) for (const heading of FACINGS) if (isGate(board, from, heading)) yield { from, heading };
}

const ALTITUDES = [-2, -1, 0, 1] as const;

/** All flights of a unit now, but those that end in a landing. */
export function* flightsOf(view: State, unit: OnMap, book: Book): Generator<Fly> {
  if (!canAct(unit) || unit.moved) return;
  const { id } = unit;
  if (!isAloft(unit)) {
    const rise: Fly = { type: 'fly', unit: id, from: unit.at, heading: unit.facing, altitude: 1 };
    if (!flightFault(view, unit, rise, book)) yield rise;
    return;
  }
  for (const gate of gates(view))
    for (const step of ALTITUDES) {
      const command: Fly = { type: 'fly', unit: id, ...gate, altitude: flightOf(unit).altitude + step };
      if (flightFault(view, unit, command, book)) continue;
      yield command;
      const searching: Fly = { ...command, search: true };
      if (!flightFault(view, unit, searching, book)) yield searching;
    }
}

/** All landings of a unit now. */
export function* landingsOf(view: State, unit: OnMap, book: Book): Generator<Fly> {
  if (!canAct(unit) || unit.moved || flightOf(unit).altitude !== 1) return;
  const board = boardOf(view.board);
  for (const gate of gates(view))
    for (const land of pathFrom(board, gate.from, gate.heading)) {
      const landing: Fly = { type: 'fly', unit: unit.id, ...gate, altitude: 1, land };
      if (!flightFault(view, unit, landing, book)) yield landing;
    }
}
