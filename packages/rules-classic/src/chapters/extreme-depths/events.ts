import { type Answer, type EventPart, type Roll, type RuleId, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface ExtremeDepthsEvents {
  /** The pressure of deep water on a hull: `roll` is `null` where nothing can stand it. */
  readonly pressed: {
    readonly type: 'pressed';
    readonly unit: UnitId;
    readonly depth: number;
    readonly number: Answer;
    readonly roll: Roll | null;
    readonly ok: boolean;
    readonly doomed: RuleId | null;
  };
}

export const extremeDepthsEvents: { readonly [E in keyof ExtremeDepthsEvents]: EventPart<Classic, E> } = {
  pressed: {
    fold: (state, { unit, doomed }) =>
      doomed ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, doomed: fresh.doomed ?? doomed } })) : state,
    tell: (state, { unit, depth, number, roll, ok }) => {
      const args = { unit: callSign(state, unit), depth, needed: number.total, total: roll?.total ?? 0 };
      if (roll === null) return tell('{unit} is crushed at a depth of {depth}.', args);
      return ok
        ? tell('{unit} bears the pressure at a depth of {depth} ({total} of {needed}).', args)
        : tell('The hull of {unit} gives way at a depth of {depth} ({total} of {needed}).', args);
    },
  },
};
