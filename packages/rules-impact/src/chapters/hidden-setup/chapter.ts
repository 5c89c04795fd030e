import { flag, list, optional as maybe, oneOf, type Seat, tell } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { changeActive, changeUnit } from '../../evolve/change.ts';
import type { State, Unit, UnitId } from '../../model/state.ts';
import { eachUnit } from '../../setup/begin.ts';
import { name, place } from '../../tell/names.ts';
import { TERRAINS } from '../../terrain/chart.ts';
import { hiddenRules } from './hidden.ts';
import type { HiddenEvents } from './shape.ts';

/** Whoever has left the map hides there no more. */
const gone = (state: State, { unit }: { readonly unit: UnitId }): State => changeUnit(state, unit, { hidden: false });

/** A soldier as a seat knows it: of whom hides from it nothing but that he is somewhere. */
const unseen = (unit: Unit, seat: Seat): Unit =>
  unit.hidden && unit.seat !== seat ? { ...unit, at: null, level: 0, aloft: false, heading: 0 } : unit;

/** Soldiers noted down on a log instead of being put on the map (14.10). */
export const hiddenSetup: ImpactChapter<{ event: keyof HiddenEvents; garrison: 'hidden' | 'hidesIn'; terms: 'hidden' }> = {
  name: 'hidden-setup',
  rules: hiddenRules,
  garrison: { hidden: maybe(flag), hidesIn: maybe(list(oneOf(...TERRAINS), 8)) },
  terms: { hidden: maybe(flag) },
  begin: state => eachUnit(state, () => ({ hidden: false })),
  conceal: (state, seat) =>
    state.units.some(unit => unit.hidden && unit.seat !== seat) ? { ...state, units: state.units.map(unit => unseen(unit, seat)) } : state,
  events: {
    unveiled: {
      fold: (state, { unit, at, level, heading }) => changeUnit(state, unit, { hidden: false, place: 'map', at, level, heading }),
      tell: (state, { unit, at }) => tell('{unit} was hidden at {at}', { unit: name(state, unit), at: place(state, at) }),
      reveals: true,
    },
    turnedBack: {
      fold: (state, { unit, mp }) => changeActive(state, unit, { mp }),
      tell: (state, { unit, from }) => tell('{unit} runs into somebody at {at}', { unit: name(state, unit), at: place(state, from) }),
    },
  },
  heeds: {
    deployed: (state, { unit, hidden = false }) => changeUnit(state, unit, { hidden }),
    exited: gone,
    eliminated: gone,
    wentOffline: gone,
  },
};
