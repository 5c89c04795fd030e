import { unitAt } from '../model/lookup.ts';
import { BOXES } from '../units/types.ts';
import { changeActive, changeCard, changeSide, changeUnit, type Folds } from './change.ts';

/** What becomes of soldiers, and what is learnt of them. */
export const status: Folds<
  | 'shown'
  | 'queried'
  | 'hit'
  | 'shocked'
  | 'panicked'
  | 'shutDown'
  | 'calmed'
  | 'recovered'
  | 'eliminated'
  | 'wentOffline'
  | 'checkedMorale'
  | 'repaired'
  | 'noted'
> = {
  shown: (state, { unit, card }) => changeUnit(state, unit, { card, known: 2 }),
  queried: (state, { unit, card, counts }) => {
    const { known } = unitAt(state, unit);
    const seen = changeUnit(state, unit, { known: known === 0 ? 1 : known, ...(card && { card }) });
    return counts && seen.active ? changeActive(seen, seen.active.unit, { queried: seen.active.queried + 1 }) : seen;
  },
  hit: (state, { unit, boxes }) => {
    const hurt = changeCard(state, unit, ({ damage }) => ({ damage: Math.min(BOXES, damage + boxes) }));
    return unitAt(hurt, unit).card?.damage === BOXES ? changeUnit(hurt, unit, { morale: 'good', points: 0 }) : hurt;
  },
  shocked: (state, { unit }) => changeUnit(state, unit, { morale: 'shocked' }),
  panicked: (state, { unit }) => changeUnit(state, unit, { morale: 'panicked' }),
  shutDown: (state, { unit }) => changeUnit(state, unit, { morale: 'shocked', shutDown: true }),
  calmed: (state, { unit }) => {
    const { morale, shutDown } = unitAt(state, unit);
    if (shutDown) return changeUnit(state, unit, { shutDown: false });
    return changeUnit(state, unit, { morale: morale === 'panicked' ? 'shocked' : 'good' });
  },
  recovered: (state, { unit }) => changeUnit(state, unit, { morale: 'good', shutDown: false }),
  eliminated: (state, { unit }) => changeUnit(state, unit, { ...gone, place: 'eliminated' }),
  wentOffline: (state, { unit }) => changeUnit(state, unit, { ...gone, place: 'offline' }),
  checkedMorale: (state, { unit }) => changeSide({ ...state, passes: 0 }, unitAt(state, unit).seat, { overrode: false }),
  repaired: (state, { unit, boxes }) => changeCard(state, unit, ({ damage }) => ({ damage: Math.max(0, damage - boxes) })),
  noted: (state, { unit, text }) => changeUnit(state, unit, { note: text }),
};

const gone = {
  at: null,
  level: 0,
  aloft: false,
  morale: 'good',
  shutDown: false,
  paint: null,
  points: 0,
} as const;
