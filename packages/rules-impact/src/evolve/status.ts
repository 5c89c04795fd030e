import { BOXES } from '../units/types.ts';
import { changeActive, changeCard, changeSide, changeUnit, type Folds } from './change.ts';

/** What becomes of soldiers, and what is learnt of them. */
export const status: Folds<
  | 'shown'
  | 'queried'
  | 'unveiled'
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
  | 'hid'
  | 'stealthChecked'
  | 'surfaced'
  | 'noted'
> = {
  shown: (state, { unit, card }) => changeUnit(state, unit, { card, known: 2 }),
  queried: (state, { unit, card, counts }) => {
    const { known } = state.units[unit]!;
    const seen = changeUnit(state, unit, { known: known === 0 ? 1 : known, ...(card && { card }) });
    return counts && seen.active ? changeActive(seen, seen.active.unit, { queried: seen.active.queried + 1 }) : seen;
  },
  unveiled: (state, { unit, at, level, heading }) => changeUnit(state, unit, { hidden: false, place: 'map', at, level, heading }),
  hit: (state, { unit, boxes }) => {
    const hurt = changeCard(state, unit, ({ damage }) => ({ damage: Math.min(BOXES, damage + boxes) }));
    return hurt.units[unit]!.card?.damage === BOXES ? changeUnit(hurt, unit, { morale: 'good', points: 0, abandoned: false }) : hurt;
  },
  shocked: (state, { unit }) => changeUnit(state, unit, { morale: 'shocked' }),
  panicked: (state, { unit }) => changeUnit(state, unit, { morale: 'panicked' }),
  shutDown: (state, { unit }) => changeUnit(state, unit, { morale: 'shocked', shutDown: true }),
  calmed: (state, { unit }) => {
    const { morale, shutDown } = state.units[unit]!;
    if (shutDown) return changeUnit(state, unit, { shutDown: false });
    return changeUnit(state, unit, { morale: morale === 'panicked' ? 'shocked' : 'good' });
  },
  recovered: (state, { unit }) => changeUnit(state, unit, { morale: 'good', shutDown: false }),
  eliminated: (state, { unit }) => changeUnit(state, unit, { ...gone, place: 'eliminated' }),
  wentOffline: (state, { unit }) => changeUnit(state, unit, { ...gone, place: 'offline' }),
  checkedMorale: (state, { unit }) => changeSide({ ...state, passes: 0 }, state.units[unit]!.seat, { overrode: false }),
  repaired: (state, { unit, boxes }) => changeCard(state, unit, ({ damage }) => ({ damage: Math.max(0, damage - boxes) })),
  hid: (state, { unit }) => changeUnit(state, unit, { stealth: { ...state.units[unit]!.stealth, box: 1, leave: 'no' } }),
  stealthChecked: (state, { unit, leave }) => changeUnit(state, unit, { stealth: { ...state.units[unit]!.stealth, leave } }),
  surfaced: (state, { unit, ready }) => changeUnit(state, unit, { stealth: { box: 0, leave: 'no', ready } }),
  noted: (state, { unit, text }) => changeUnit(state, unit, { note: text }),
};

const gone = {
  at: null,
  level: 0,
  aloft: false,
  hidden: false,
  morale: 'good',
  shutDown: false,
  abandoned: false,
  paint: null,
  points: 0,
  stealth: { box: 0, leave: 'no', ready: 0 },
} as const;
