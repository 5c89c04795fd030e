import { type EventPart, type Roll, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, State, UnitId } from '../../shape.ts';
import { callSign, unitAt } from '../../state.ts';

/** False echoes that jammers put on the instruments of others. */
export interface GhostEvents {
  /** These units choose whom they haunt before anybody fires. */
  readonly hauntersCalled: { readonly type: 'hauntersCalled'; readonly units: readonly UnitId[] };
  readonly haunted: {
    readonly type: 'haunted';
    readonly unit: UnitId;
    readonly device: number;
    readonly target: UnitId;
    readonly needed: number;
    readonly roll: Roll;
    readonly ok: boolean;
  };
  readonly hauntingDone: { readonly type: 'hauntingDone'; readonly unit: UnitId };
}

const without = ({ choosing, ...rest }: State, unit: UnitId): State => {
  const left = choosing?.filter(one => one !== unit) ?? [];
  return left.length > 0 ? { ...rest, choosing: left } : rest;
};

/** Echoes shield a friend, and mislead an enemy, until the phase ends. */
export const ghostEvents: { readonly [E in keyof GhostEvents]: EventPart<Classic, E> } = {
  hauntersCalled: { fold: (state, { units }) => ({ ...state, choosing: units }) },
  haunted: {
    fold: (state, { unit, target, ok }) => {
      const called = change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, haunts: true as const } }));
      if (!ok) return called;
      const word = unitAt(state, target).seat === unitAt(state, unit).seat ? 'shielded' : 'misled';
      return change(called, target, ({ fresh }) => ({ fresh: { ...fresh, [word]: (fresh[word] ?? 0) + 1 } }));
    },
    tell: (state, { unit, target, needed, roll, ok }) => {
      const args = { unit: callSign(state, unit), target: callSign(state, target), needed, total: roll.total };
      return ok
        ? tell('{unit} puts ghost targets about {target} ({total} of {needed}).', args)
        : tell('{unit} fails to put ghost targets about {target} ({total} of {needed}).', args);
    },
  },
  hauntingDone: { fold: (state, { unit }) => without(state, unit) },
};
