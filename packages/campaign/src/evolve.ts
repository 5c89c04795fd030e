import { scarred } from './battle.ts';
import type { Event, Loss, Work } from './event.ts';
import { needsAmmunition, needsFuel } from './kind.ts';
import type { Crew, Side, State, Unit } from './shape.ts';

const withSide = (state: State, seat: number, change: Partial<Side>): State['sides'] => {
  const [a, b] = state.sides;
  return seat === 1 ? [a, { ...b, ...change }] : [{ ...a, ...change }, b];
};
const both = ([a, b]: State['sides'], change: (side: Side, seat: number) => Partial<Side>): State['sides'] => [
  { ...a, ...change(a, 0) },
  { ...b, ...change(b, 1) },
];
const withUnit = (state: State, id: number, change: (unit: Unit) => Partial<Unit>): State => ({
  ...state,
  units: state.units.map(unit => (unit.id === id ? { ...unit, ...change(unit) } : unit)),
});
const withCrew = (state: State, id: number, change: Partial<Crew>): State => ({
  ...state,
  crews: state.crews.map(crew => (crew.id === id ? { ...crew, ...change } : crew)),
});

type Fold<T extends Event['type']> = (state: State, event: Extract<Event, { readonly type: T }>) => State;

/** Whole again in one respect. A unit whose running gear is mended moves again. */
function repaired(unit: Unit, work: Work): Partial<Unit> {
  const tried = [...unit.tried, work];
  if (work === 'armor') return { tried, lostArmor: 0 };
  if (work === 'structure') return { tried, lostStructure: 0 };
  const hits = Object.fromEntries(Object.entries(unit.hits).filter(([hit]) => hit !== work)) as Unit['hits'];
  const gear = work === 'mp' || work === 'motive' || work === 'thruster' || work === 'engine';
  const still = hits.mp || hits.motive || hits.thruster || hits.engine;
  return { tried, hits, ...(gear && !still ? { immobile: false } : {}) };
}

/** What a badly done job takes for good. */
const TAKES: { readonly [L in Loss]: (unit: Unit) => Partial<Unit> } = {
  armor: ({ armor }) => ({ armor: armor - 1 }),
  structure: ({ structure }) => ({ structure: Math.max(1, structure - 1) }),
  damage: ({ weaker }) => ({ weaker: weaker + 1 }),
  aim: () => ({ misaligned: true }),
  move: ({ slower }) => ({ slower: slower + 1 }),
};

const WHOLE: Partial<Unit> = {
  condition: 'sound',
  lostArmor: 0,
  lostStructure: 0,
  hits: {},
  immobile: false,
  dry: false,
  empty: false,
};

const FOLDS: { readonly [T in Event['type']]: Fold<T> } = {
  fought: (state, { mission, report, results, used }) => {
    const units = state.units.map(unit => {
      const fuel = used ? used.fuel.includes(unit.id) : needsFuel(unit);
      const ammunition = used ? used.ammunition.includes(unit.id) : needsAmmunition(unit);
      return scarred(
        unit,
        report.units.find(one => one.unit === unit.id),
        { fuel, ammunition },
      );
    });
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
  assessed: (state, { unit, condition }) => withUnit(state, unit, () => ({ condition })),
  captured: (state, { unit, by }) => withUnit(state, unit, () => ({ condition: 'salvage', seat: by, crew: null })),
  forsaken: (state, { unit }) => withUnit(state, unit, () => ({ condition: 'lost', crew: null })),
  fell: (state, { unit, holder, end }) => withUnit(state, unit, () => ({ condition: 'fallen', seat: holder, crew: null, end })),
  returned: (state, { unit, back }) => withUnit(state, unit, () => ({ ...WHOLE, back })),
  mended: (state, { unit, work, loss }) =>
    withUnit(state, unit, before => ({ ...repaired(before, work), ...(loss && TAKES[loss](before)) })),
  unmended: (state, { unit, work }) => withUnit(state, unit, ({ tried }) => ({ tried: [...tried, work] })),
  readied: (state, { unit }) => withUnit(state, unit, () => ({ condition: 'sound' })),
  ruined: (state, { unit }) => withUnit(state, unit, () => ({ condition: 'lost', crew: null })),
  salvaged: (state, { unit, as }) => withUnit(state, unit, () => ({ condition: as })),
  scrapped: (state, { unit }) => withUnit(state, unit, () => ({ condition: 'scrapped', crew: null })),
  supplied: (state, { unit }) => withUnit(state, unit, () => ({ dry: false, empty: false })),
  manned: (state, { unit, crew }) => withUnit(state, unit, () => ({ crew })),
  wounded: (state, { crew }) => withCrew(state, crew, { health: 'wounded', rest: 0 }),
  killed: (state, { crew }) => withCrew(state, crew, { health: 'killed', rest: 0 }),
  healing: (state, { crew, rest }) => withCrew(state, crew, { tried: true, rest }),
  unhealed: (state, { crew }) => withCrew(state, crew, { tried: true }),
  trained: (state, { crew, skill }) => withCrew(state, crew, { skill, trained: true }),
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
  granted: (state, { seat, sp }) => ({ ...state, sides: withSide(state, seat, { sp: state.sides[seat === 1 ? 1 : 0].sp + sp }) }),
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
