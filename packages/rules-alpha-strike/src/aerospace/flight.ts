import type { Handler } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import { type AlphaRule, type Book, core } from '../rule.ts';
import type { AlphaStrike, FlyCommand, Ring, State, Unit } from '../shape.ts';
import { isOn, unitAt } from '../state.ts';
import { goesToSpace, isAircraft, thrustOf } from './aircraft.ts';

/** From this Thrust on an aircraft goes two rings in a turn. */
export const FAST = 10;
/** Beyond the Outer Ring. */
const AWAY = 4;

export const zonesOf = (book: Book, unit: Unit): number => (thrustOf(book, unit) >= FAST ? 2 : 1);

/** Counted outward: the table is one step below the Central Zone. */
const stageOf = (unit: Unit): number => (isOn(unit) || unit.flight?.low ? -1 : (unit.flight?.ring ?? 0));
/** Whoever cannot go into space is away where others enter the Outer Ring. */
const goalOf = (unit: Unit, { ring }: FlyCommand): number => (ring === AWAY && !goesToSpace(unit) ? AWAY - 1 : ring);

/** Why an aircraft cannot be flown now, whatever it is to do. */
export function notReady(view: State, unit: Unit | undefined, seat: number): string | undefined {
  if (unit?.seat === seat && (!isAircraft(unit) || !unit.flight)) return 'that is no aircraft';
  return notCalled(view, unit, seat);
}

/** Why nobody can be told now to fly, whatever it is. */
export function notCalled(view: State, unit: Unit | undefined, seat: number): string | undefined {
  if (view.pending) return 'a hidden unit has to decide first';
  if (view.phase !== 'movement') return 'this is not the Movement Phase';
  if (view.active !== seat) return "it is the other side's turn";
  if (unit?.seat !== seat) return 'that is not your unit';
  if (unit.moved) return 'it has already moved';
  return unit.shutdown ? 'it can do nothing this turn' : undefined;
}

const moves: AlphaRule = core('AS-aero-move', {
  base: { thrust: ({ unit }) => unit.moves[0]?.value ?? 0 },
  atLeast: { thrust: () => 0 },
  forbids: {
    fly: (view, command, seat, book) => {
      const unit = view.units[command.unit];
      const wrong = notReady(view, unit, seat);
      if (wrong || !unit) return wrong;
      if (!unit.airborne || unit.fate === 'riding') return 'it is not in the air';
      if ((unit.moves[0]?.value ?? 0) === 0) return 'it has no Thrust left';
      const steps = Math.abs(goalOf(unit, command) - stageOf(unit));
      if (steps === 0) return 'it cannot stay where it is';
      return steps <= zonesOf(book, unit) ? undefined : 'it is not fast enough to get there';
    },
  },
  covers: ['AS-aero-turn'],
});

const exit: AlphaRule = core('AS-aero-exit', {
  forbids: {
    fly: (_view, { ring, into }) => (ring === AWAY && into !== undefined ? 'nobody takes it aboard out there' : undefined),
  },
});

/** An engine that breathes air, or a hull that does not hold it. */
const breathing: AlphaRule = core('AS-sua-atmo', {
  forbids: {
    fly: ({ units }, { unit, ring }) => (ring === 3 && units[unit] && has(units[unit], 'ATMO') ? 'it cannot leave the air' : undefined),
  },
  covers: ['ASC-sa-atmo'],
});
const space: AlphaRule = core('AS-sua-spc', {
  forbids: {
    fly: ({ units }, { unit: id, ring }) => {
      const unit = units[id];
      return ring === 3 && unit && !has(unit, 'ATMO') && !goesToSpace(unit) ? 'it is not built for space' : undefined;
    },
  },
  covers: ['ASC-sa-spc'],
});

export const flightRules: readonly AlphaRule[] = [
  core('AS-aero-map', { structural: 'rings around the table, in which aircraft are', covers: ['ASC-tbl-aero-movement-modes'] }),
  core('AS-aero-place', { structural: 'aircraft begin in the outermost ring unless the set-up says otherwise' }),
  core('AS-sua-fuel', { structural: 'a mark on a card that only the map of space counts down', covers: ['ASC-space-fuel-capacity'] }),
  core('ASC-sa-notation', {
    structural: 'the reader of cards takes marks with numbers and with damage by range',
    covers: ['ASC-sa-precedence'],
  }),
  moves,
  exit,
  breathing,
  space,
];

/** Where an aircraft begins if nothing is said: as far out as it can fly. */
export const startingRing = (unit: Pick<Unit, 'card'>): Ring => (goesToSpace(unit) ? 3 : 2);

export const fly: Handler<AlphaStrike, 'fly'> = (play, { unit: id, ring, into }) => {
  const unit = unitAt(play.state, id);
  const flight = { ring: (ring === AWAY ? startingRing(unit) : ring) as Ring };
  const { facing } = unit;
  play.emit({
    type: 'flew',
    unit: id,
    fate: into === undefined ? 'aloft' : 'riding',
    flight,
    at: null,
    z: 0,
    airborne: into === undefined,
    facing,
    length: 0,
    ...(into === undefined ? {} : { rides: into }),
  });
  if (ring === AWAY) play.emit({ type: 'destroyed', unit: id, rule: 'AS-aero-exit', fate: 'withdrawn' });
};
