import { boardOf } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { pathFrom } from '../../aerospace/flight.ts';
import { armed } from '../../ammunition/external.ts';
import type { Command, Fly } from '../../shape.ts';
import { at, clearBut, NORTH, type Placed, type Position, SOUTH, start } from '../../testing/table.fixture.ts';
import { flightRules } from './rules.ts';

export const AIR: readonly RuleId[] = flightRules.map(({ id }) => id);
export const CORSAIR = 'CSR-V12';

/** A fighter that has flown over a column of the map, from south to north or the other way. */
export function flown(column: string, altitude: number, more: Partial<Placed> = {}, heading: Facing = 3): Placed {
  const from = at(`${column}${heading === 3 ? '01' : '17'}`);
  const path = pathFrom(boardOf(clearBut({})), from, heading);
  return {
    at: `${column}${heading === 3 ? '17' : '01'}`,
    design: CORSAIR,
    facing: heading,
    flight: { altitude, path },
    moved: ['stand', 0],
    ...more,
  };
}

/** The same before it has flown in this turn. */
export const aloft = (altitude: number, more: Partial<Placed> = {}): Placed => ({
  at: '0801',
  design: CORSAIR,
  facing: 3,
  flight: { altitude, path: [] },
  ...more,
});

/** With bombs under its wings. */
export const loaded = (...bombs: readonly string[]) => armed(CORSAIR, bombs);

export const fly = (unit: number, from: string, heading: Facing, altitude: number, land?: string): Fly => ({
  type: 'fly',
  unit,
  from: at(from),
  heading,
  altitude,
  ...(land ? { land: at(land) } : {}),
});

export const air = (position: Position) => start({ ...position, rules: [...AIR, ...(position.rules ?? [])] });

export const hold = (unit: number, more: object = {}): Command => ({ type: 'declare', unit, twist: 0, shots: [], ...more });

/** The first unit declares, then the second holds its fire; `dice` are those of all that follows. */
export function attacks(position: Position, command: Command, ...dice: readonly number[]) {
  const play = air({ phase: 'weapon', ...position });
  play.does(NORTH, command);
  const waiting = play.state.units.filter(({ fire }) => fire === null);
  for (const { id, seat } of waiting.slice(0, -1)) play.does(seat, hold(id));
  const events = play.does(waiting.at(-1)?.seat ?? SOUTH, hold(waiting.at(-1)!.id), ...dice);
  return { play, events };
}
