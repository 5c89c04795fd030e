import type { Event } from './event.ts';
import type { Mission, State, Unit } from './shape.ts';
import { withUnit } from './state.ts';

type Fold<T extends Event['type']> = (state: State, event: Extract<Event, { readonly type: T }>) => State;

const FOLDS: { readonly [T in Event['type']]: Fold<T> } = {
  deployed: (state, { unit, at, z, facing, hidden }) => withUnit(state, unit, { fate: 'fighting', at, z, facing, hidden }),
  turnBegan: (state, { turn }) => ({ ...state, turn }),
  initiativeRolled: (state, { winner, order = [] }) => ({ ...state, initiative: winner, order }),
  phaseBegan: (state, { phase }) => ({ ...state, phase, active: -1, exchange: { loser: 0, winner: 0 } }),
  called: (state, { seat, exchange, contingent = -1 }) => ({ ...state, active: seat, exchange, calling: contingent }),
  moved: (state, { unit, mode, at, z, airborne, facing, length, run, with: using }) =>
    withUnit(state, unit, {
      at,
      z,
      airborne,
      facing,
      moved: { mode, length, from: state.units[unit]?.at ?? null, ...(run ? { run } : {}), ...(using ? { with: using } : {}) },
    }),
  flew: (state, { unit, fate, flight, at, z, airborne, facing, length, run, rides = null }) =>
    withUnit(state, unit, {
      fate,
      flight,
      at,
      z,
      airborne,
      facing,
      rides,
      moved: { mode: 'fly', length, from: state.units[unit]?.at ?? null, ...(run ? { run } : {}) },
    }),
  attacked: (state, { unit, target, how, arc }) => {
    const { did, aimedAt } = state.units[unit]!;
    return withUnit(state, unit, {
      did: [...did, arc ? `${how}@${arc}` : how],
      aimedAt: aimedAt.includes(target) ? aimedAt : [...aimedAt, target],
    });
  },
  activated: state => state,
  rolled: state => state,
  damaged: (state, { unit, armor, structure }) => {
    const { armor: before, structure: inner, hurt } = state.units[unit]!;
    return withUnit(state, unit, { armor: before - armor, structure: inner - structure, hurt: hurt + armor + structure });
  },
  changed: (state, { unit, change }) => withUnit(state, unit, change),
  spawned: (state, { unit }) => ({ ...state, units: [...state.units, unit] }),
  revealed: (state, { unit, as }) => withUnit(state, unit, as),
  destroyed: (state, { unit, fate }) => withUnit(state, unit, { fate, at: null, hidden: false, rides: null }),
  terrainChanged: (state, { piece, as }) => {
    const others = state.table.pieces.filter(({ id }) => id !== piece);
    return { ...state, table: { ...state.table, pieces: as ? [...others, as] : others } };
  },
  minesLaid: (state, { field }) => ({ ...state, serial: state.serial + 1, mines: field ? [...state.mines, field] : state.mines }),
  minesChanged: (state, { id, density }) => ({
    ...state,
    mines:
      density > 0
        ? state.mines.map(field => (field.id === id ? { ...field, density } : field))
        : state.mines.filter(field => field.id !== id),
  }),
  shellFired: (state, { shell }) => ({ ...state, serial: state.serial + 1, shells: shell ? [...state.shells, shell] : state.shells }),
  shellLanded: (state, { shell, witnesses }) => ({
    ...state,
    shells: state.shells.filter(({ id }) => id !== shell.id),
    witnessed: [...state.witnessed, ...witnesses.map(seat => ({ unit: shell.unit, seat, turn: state.turn }))],
  }),
  plotted: (state, { seat, points }) => ({ ...state, plotted: state.plotted.map((own, i) => (i === seat ? points : own)) }),
  sideChanged: (state, { seat, marks }) => ({
    ...state,
    standing: [0, 1].map(one => (one === seat ? marks : (state.standing?.[one] ?? []))),
  }),
  scored: (state, { seat, points }) =>
    withMission(state, ({ score: [a, b] }) => ({ score: seat === 0 ? [a + points, b] : [a, b + points] })),
  missionChanged: (state, { change }) => withMission(state, () => change),
  noted: (state, { seat, notes }) => ({ ...state, notes: [0, 1].map(one => (one === seat ? notes : (state.notes?.[one] ?? []))) }),
  briefed: (state, { ratings }) => ({ ...state, ratings }),
  pendingSet: (state, { pending }) => ({ ...state, pending }),
  turnEnded: (state, { turn }) => ({ ...state, active: -1, units: state.units.map(unit => freshUnit(unit, turn)) }),
  gameEnded: (state, { result }) => ({ ...state, phase: 'over', active: -1, result }),
};

const withMission = (state: State, change: (mission: Mission) => Partial<Mission>): State =>
  state.mission ? { ...state, mission: { ...state.mission, ...change(state.mission) } } : state;

/** Fold one fact into the state. */
export const evolve = (state: State, event: Event): State => (FOLDS[event.type] as (state: State, event: Event) => State)(state, event);

/** What holds for one turn only is forgotten. */
function freshUnit(unit: Unit, turn: number): Unit {
  const marks = unit.marks.some(({ until }) => until > 0 && until <= turn)
    ? unit.marks.filter(({ until }) => until === 0 || until > turn)
    : unit.marks;
  if (
    marks === unit.marks &&
    unit.moved === null &&
    unit.did.length === 0 &&
    unit.aimedAt.length === 0 &&
    unit.overheated === 0 &&
    unit.heatFrom === 0 &&
    unit.hurt === 0
  )
    return unit;
  return { ...unit, marks, moved: null, did: [], aimedAt: [], overheated: 0, heatFrom: 0, hurt: 0 };
}
