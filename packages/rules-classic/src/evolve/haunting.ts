import type { HauntingEvent } from '../event/haunting.ts';
import type { State, UnitId } from '../shape.ts';
import { change, type Fold } from './change.ts';

const without = ({ choosing, ...rest }: State, unit: UnitId): State => {
  const left = choosing?.filter(one => one !== unit) ?? [];
  return left.length > 0 ? { ...rest, choosing: left } : rest;
};

/** Echoes shield a friend, and mislead an enemy, until the phase ends. */
export const foldHaunting: Fold<HauntingEvent> = {
  hauntersCalled: (state, { units }) => ({ ...state, choosing: units }),
  haunted: (state, { unit, target, ok }) => {
    const called = change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, haunts: true as const } }));
    if (!ok) return called;
    const word = state.units[target]!.seat === state.units[unit]!.seat ? 'shielded' : 'misled';
    return change(called, target, ({ fresh }) => ({ fresh: { ...fresh, [word]: (fresh[word] ?? 0) + 1 } }));
  },
  hauntingDone: (state, { unit }) => without(state, unit),
};
