import { type Answer, type EventPart, type Roll, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface CrystallineCanyonEvents {
  /** Does the ground shake? `strength` is `null` where it does not. */
  readonly quaked: { readonly type: 'quaked'; readonly roll: Roll; readonly check: Answer; readonly strength: Roll | null };
  readonly resonated: { readonly type: 'resonated'; readonly unit: UnitId; readonly roll: Roll; readonly ok: boolean };
}

export const crystallineCanyonEvents: { readonly [E in keyof CrystallineCanyonEvents]: EventPart<Classic, E> } = {
  quaked: {
    fold: (state, { strength }) => (strength ? { ...state, quake: { turn: state.turn, strength: strength.total } } : state),
    tell: (_state, { strength }) => (strength ? tell('The ground shakes: strength {strength}.', { strength: strength.total }) : undefined),
  },
  resonated: {
    fold: (state, { unit, ok }) => (ok ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, resonant: true as const } })) : state),
    tell: (state, { unit, ok }) =>
      ok ? tell('{unit} hears the others through the crystals.', { unit: callSign(state, unit) }) : undefined,
  },
};
