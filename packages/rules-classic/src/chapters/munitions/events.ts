import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign, withUnit } from '../../state.ts';

export interface MunitionsEvents {
  readonly gassed: { readonly type: 'gassed'; readonly unit: UnitId; readonly roll: Roll; readonly until: number };
}

export const munitionsEvents: { readonly [E in keyof MunitionsEvents]: EventPart<Classic, E> } = {
  gassed: {
    fold: (state, { unit, until }) => withUnit(state, unit, { gassed: until }),
    tell: (state, { unit, until }) => tell('{unit} breathes gas until turn {turn}.', { unit: callSign(state, unit), turn: until }),
  },
};
