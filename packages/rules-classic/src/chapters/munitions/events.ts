import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign, unitAt, withUnit } from '../../state.ts';
import type { Clip } from './shape.ts';

export interface MunitionsEvents {
  readonly gassed: { readonly type: 'gassed'; readonly unit: UnitId; readonly roll: Roll; readonly until: number };
  readonly clipChanged: { readonly type: 'clipChanged'; readonly unit: UnitId; readonly to: Clip };
}

export const munitionsEvents: { readonly [E in keyof MunitionsEvents]: EventPart<Classic, E> } = {
  gassed: {
    fold: (state, { unit, until }) => withUnit(state, unit, { gassed: until }),
    tell: (state, { unit, until }) => tell('{unit} breathes gas until turn {turn}.', { unit: callSign(state, unit), turn: until }),
  },
  clipChanged: {
    fold: (state, { unit: id, to }) => {
      const { grenades: _before, ...unit } = unitAt(state, id);
      return { ...state, units: state.units.with(id, { ...unit, ...(to === 'STANDARD' ? {} : { grenades: to }) }) };
    },
    tell: (state, { unit, to }) => tell(CHANGED[to], { unit: callSign(state, unit) }),
  },
};

const CHANGED: { readonly [C in Clip]: string } = {
  STANDARD: '{unit} loads its usual rounds.',
  INCENDIARY: '{unit} loads incendiary rounds.',
  SMOKE: '{unit} loads smoke rounds.',
  FLARE: '{unit} loads flares.',
};
