import { changeSide, changeUnit, type Folds } from './change.ts';

/** Set-up and the deck. */
export const setting: Folds<'drew' | 'reshuffled' | 'dealt' | 'assigned' | 'deployed' | 'built' | 'mineLaid' | 'readied'> = {
  drew: (state, { card }) => ({ ...state, discard: [...state.discard, card] }),
  reshuffled: state => ({ ...state, discard: [] }),
  dealt: (state, { cards }) => cards.reduce((now, { unit, card }) => changeUnit(now, unit, { card }), state),
  assigned: (state, { squads }) => squads.reduce((now, { unit, squad }) => changeUnit(now, unit, { squad }), state),
  deployed: (state, { unit, at, level, aloft, heading, hidden }) =>
    changeUnit(state, unit, { place: 'map', at, level, aloft, heading, hidden }),
  built: (state, { seat, work, at }) => {
    const { stock } = state.sides[seat]!;
    // A command post is an objective from the start.
    const objectives = work === 'command-post' ? [...state.objectives, { at, holder: seat, standing: true }] : state.objectives;
    return changeSide({ ...state, objectives, map: { ...state.map, works: { ...state.map.works, [at]: work } } }, seat, {
      stock: { ...stock, [work]: Math.max(0, stock[work] - 1) },
    });
  },
  mineLaid: (state, { seat, id, at, kind }) => {
    const { stock } = state.sides[seat]!;
    const laid = { ...state, mines: [...state.mines, { id, seat, at, kind }] };
    return kind === null ? laid : changeSide(laid, seat, { stock: { ...stock, [kind]: Math.max(0, stock[kind] - 1) } });
  },
  readied: (state, { seat }) => changeSide(state, seat, { ready: true }),
};
