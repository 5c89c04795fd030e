import { sideAt } from '../model/lookup.ts';
import { changeSide, changeUnit, type Folds } from './change.ts';

/** Set-up and the deck. */
export const setting: Folds<'drew' | 'reshuffled' | 'dealt' | 'assigned' | 'deployed' | 'built' | 'readied'> = {
  drew: (state, { card }) => ({ ...state, discard: [...state.discard, card] }),
  reshuffled: state => ({ ...state, discard: [] }),
  dealt: (state, { cards }) => cards.reduce((now, { unit, card }) => changeUnit(now, unit, { card }), state),
  assigned: (state, { squads }) => squads.reduce((now, { unit, squad }) => changeUnit(now, unit, { squad }), state),
  deployed: (state, { unit, at, level, aloft, heading }) => changeUnit(state, unit, { place: 'map', at, level, aloft, heading }),
  built: (state, { seat, work, at }) => {
    const { stock } = sideAt(state, seat);
    // A command post is an objective from the start.
    const objectives = work === 'command-post' ? [...state.objectives, { at, holder: seat, standing: true }] : state.objectives;
    return changeSide({ ...state, objectives, map: { ...state.map, works: { ...state.map.works, [at]: work } } }, seat, {
      stock: { ...stock, [work]: Math.max(0, stock[work] - 1) },
    });
  },
  readied: (state, { seat }) => changeSide(state, seat, { ready: true }),
};
