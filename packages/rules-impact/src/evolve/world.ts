import type { State } from '../model/state.ts';
import { allUnits, changeSide, type Folds } from './change.ts';

/** The map, events and points. */
export const world: Folds<
  | 'tiled'
  | 'razed'
  | 'dugIn'
  | 'mineRevealed'
  | 'detonated'
  | 'glowed'
  | 'breachChecked'
  | 'eventCalled'
  | 'located'
  | 'eventEnded'
  | 'boon'
  | 'cooled'
  | 'controlled'
  | 'scored'
> = {
  tiled: (state, { at, terrain }) => fallen({ ...state, map: { ...state.map, tiles: { ...state.map.tiles, [at]: terrain } } }, at),
  razed: (state, { at }) => {
    const { [at]: _, ...works } = state.map.works;
    return fallen({ ...state, map: { ...state.map, works } }, at);
  },
  dugIn: (state, { at }) => ({ ...state, map: { ...state.map, works: { ...state.map.works, [at]: 'improved' } } }),
  mineRevealed: (state, { id }) => ({ ...state, mines: state.mines.filter(mine => mine.id !== id) }),
  detonated: state => state,
  glowed: state => state,
  breachChecked: state => state,
  eventCalled: (state, { event }) => ({
    ...state,
    phase: 'event',
    happening: { event, panel: null, row: null, column: null, picks: 0, settled: false },
  }),
  located: (state, { happening }) => ({ ...state, happening }),
  eventEnded: state => (state.happening ? { ...state, happening: { ...state.happening, settled: true } } : state),
  boon: (state, { boon }) => ({ ...state, boons: [...state.boons, boon] }),
  cooled: (state, { seat }) =>
    allUnits(state, unit =>
      unit.seat === seat && unit.stealth.ready > state.turn
        ? { ...unit, stealth: { ...unit.stealth, ready: unit.stealth.ready - 1 } }
        : unit,
    ),
  controlled: (state, { at, seat }) => ({
    ...state,
    objectives: state.objectives.map(objective => (objective.at === at ? { ...objective, holder: seat } : objective)),
  }),
  scored: (state, { seat, points }) => changeSide(state, seat, { score: state.sides[seat]!.score + points }),
};

/** An objective that is blown up stands no more. */
const fallen = (state: State, at: number): State =>
  state.objectives.some(objective => objective.at === at)
    ? { ...state, objectives: state.objectives.map(one => (one.at === at ? { ...one, standing: false } : one)) }
    : state;
