import { scarred } from './battle.ts';
import type { Crew, Event, Side, State, Unit } from './shape.ts';

const withSide = (state: State, seat: number, change: Partial<Side>): State['sides'] => {
  const [a, b] = state.sides;
  return seat === 1 ? [a, { ...b, ...change }] : [{ ...a, ...change }, b];
};
const both = ([a, b]: State['sides'], change: (side: Side, seat: number) => Partial<Side>): State['sides'] => [
  { ...a, ...change(a, 0) },
  { ...b, ...change(b, 1) },
];
const withUnit = (units: readonly Unit[], id: number, change: Partial<Unit>): readonly Unit[] =>
  units.map(unit => (unit.id === id ? { ...unit, ...change } : unit));
const withCrew = (crews: readonly Crew[], id: number, change: Partial<Crew>): readonly Crew[] =>
  crews.map(crew => (crew.id === id ? { ...crew, ...change } : crew));

type Fold<T extends Event['type']> = (state: State, event: Extract<Event, { readonly type: T }>) => State;

const FOLDS: { readonly [T in Event['type']]: Fold<T> } = {
  fought: (state, { mission, report, results }) => {
    const units = state.units.map(unit =>
      scarred(
        unit,
        report.units.find(one => one.unit === unit.id),
      ),
    );
    return {
      ...state,
      mission,
      report,
      phase: 'interval',
      leader: -1,
      sides: both(state.sides, (_side, seat) => ({ last: results[seat === 1 ? 1 : 0] })),
      units,
      crews: state.crews.map(crew => ({
        ...crew,
        fought: units.some(unit => unit.crew === crew.id && unit.fought),
        tried: false,
        trained: false,
      })),
    };
  },
  contended: (state, { leader }) => ({ ...state, leader }),
  intervalSet: (state, { hours, minutes, upgrades }) => ({
    ...state,
    hours,
    phase: 'support',
    sides: both(state.sides, ({ army }, seat) => ({
      minutes: minutes[seat] ?? 0,
      upgrade: upgrades[seat] ?? false,
      stage: army.gameMaster ? 'done' : 'recovery',
    })),
  }),
  rolled: state => state,
  unitChanged: (state, { unit, change }) => ({ ...state, units: withUnit(state.units, unit, change) }),
  crewChanged: (state, { crew, change }) => ({ ...state, crews: withCrew(state.crews, crew, change) }),
  spent: (state, { seat, sp, minutes }) => {
    const side = state.sides[seat === 1 ? 1 : 0];
    return { ...state, sides: withSide(state, seat, { sp: side.sp - sp, minutes: side.minutes - minutes }) };
  },
  ordered: (state, { order }) => ({ ...state, serial: state.serial + 1, orders: [...state.orders, order] }),
  arrived: (state, { order, unit, crew }) => ({
    ...state,
    orders: state.orders.filter(({ id }) => id !== order),
    units: unit ? [...state.units, unit] : state.units,
    crews: crew ? [...state.crews, crew] : state.crews,
  }),
  cancelled: (state, { order }) => ({ ...state, orders: state.orders.filter(({ id }) => id !== order) }),
  stageSet: (state, { seat, stage }) => ({ ...state, sides: withSide(state, seat, { stage }) }),
  closing: state => ({
    ...state,
    closing: true,
    leader: 0,
    units: state.units.map(unit => ({ ...unit, tried: [] })),
    crews: state.crews.map(crew => ({ ...crew, tried: false })),
  }),
  rested: state => ({
    ...state,
    phase: 'ready',
    // A field that nobody has searched is empty by now.
    units: state.units.map(unit =>
      unit.condition === 'fallen' ? { ...unit, condition: 'lost' } : recovered(unit, state.crews, state.hours),
    ),
    crews: state.crews.map(crew => rested(crew, state.hours)),
  }),
  renewed: (state, { seat, sp }) => ({ ...state, sides: withSide(state, seat, { sp }) }),
  ended: (state, { winners, reason }) => ({ ...state, phase: 'over', end: { winners, reason } }),
};

const isBack = ({ rest }: Crew, hours: number): boolean => rest > 0 && rest <= hours;
const rested = (crew: Crew, hours: number): Crew =>
  isBack(crew, hours) ? { ...crew, health: 'fit', rest: 0 } : crew.rest > 0 ? { ...crew, rest: crew.rest - hours } : crew;

/** A platoon that has healed is at full strength again. */
function recovered(unit: Unit, crews: readonly Crew[], hours: number): Unit {
  const crew = unit.crew === null ? undefined : crews[unit.crew];
  return unit.type === 'CI' && crew && isBack(crew, hours)
    ? { ...unit, condition: 'sound', lostArmor: 0, lostStructure: 0, immobile: false, hits: {} }
    : unit;
}

/** Fold one fact into the state. */
export const evolve = (state: State, event: Event): State => (FOLDS[event.type] as (state: State, event: Event) => State)(state, event);
