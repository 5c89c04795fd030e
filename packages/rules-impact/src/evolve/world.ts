import { sideAt } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { changeSide, type Folds } from './change.ts';

/** The map, events and points. */
export const world: Folds<
  'tiled' | 'razed' | 'dugIn' | 'detonated' | 'glowed' | 'eventCalled' | 'located' | 'eventEnded' | 'boon' | 'controlled' | 'scored'
> = {
  tiled: (state, { at, terrain }) => fallen({ ...state, map: { ...state.map, tiles: { ...state.map.tiles, [at]: terrain } } }, at),
  razed: (state, { at }) => {
    const { [at]: _, ...works } = state.map.works;
    return fallen({ ...state, map: { ...state.map, works } }, at);
  },
  dugIn: (state, { at }) => ({ ...state, map: { ...state.map, works: { ...state.map.works, [at]: 'improved' } } }),
  detonated: state => state,
  glowed: state => state,
  eventCalled: (state, { event }) => ({
    ...state,
    phase: 'event',
    happening: { event, panel: null, row: null, column: null, picks: 0, settled: false },
  }),
  located: (state, { happening }) => ({ ...state, happening }),
  eventEnded: state => (state.happening ? { ...state, happening: { ...state.happening, settled: true } } : state),
  boon: (state, { boon }) => ({ ...state, boons: [...state.boons, boon] }),
  controlled: (state, { at, seat }) => ({
    ...state,
    objectives: state.objectives.map(objective => (objective.at === at ? { ...objective, holder: seat } : objective)),
  }),
  scored: (state, { seat, points }) => changeSide(state, seat, { score: sideAt(state, seat).score + points }),
};

/** An objective that is blown up stands no more. */
const fallen = (state: State, at: number): State =>
  state.objectives.some(objective => objective.at === at)
    ? { ...state, objectives: state.objectives.map(one => (one.at === at ? { ...one, standing: false } : one)) }
    : state;
