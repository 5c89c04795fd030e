import { type Hex, hexLabel } from '@sortie/geometry';
import { type Answer, type EventPart, type Roll, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, Drop, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface VtolBombingEvents {
  /** Bombs fall: `lands` is where they come down. */
  readonly dropped: {
    readonly type: 'dropped';
    readonly unit: UnitId;
    readonly drops: Drop;
    readonly toHit: Answer;
    readonly roll: Roll;
    readonly scatter: Roll | null;
    readonly lands: Hex | null;
  };
}

export const vtolBombingEvents: { readonly [E in keyof VtolBombingEvents]: EventPart<Classic, E> } = {
  dropped: {
    fold: (state, { unit, drops }) => change(state, unit, ({ racks = 0 }) => ({ racks: racks - drops.count })),
    tell: (state, { unit, drops, toHit, roll, lands }) => {
      const args = { unit: callSign(state, unit), count: drops.count, number: toHit.total, roll: roll.total };
      return lands
        ? tell('{unit} drops {count} bombs, needs {number} and rolls {roll}: they come down in {hex}.', { ...args, hex: hexLabel(lands) })
        : tell('{unit} drops {count} bombs, needs {number} and rolls {roll}: they are lost.', args);
    },
  },
};
