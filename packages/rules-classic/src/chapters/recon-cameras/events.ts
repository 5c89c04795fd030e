import { type Answer, type EventPart, type Roll, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface CameraEvents {
  readonly filmed: {
    readonly type: 'filmed';
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly toHit: Answer;
    readonly roll: Roll | null;
    readonly ok: boolean;
  };
}

export const cameraEvents: { readonly [E in keyof CameraEvents]: EventPart<Classic, E> } = {
  filmed: {
    fold: (state, { unit, ok }) => (ok ? state : change(state, unit, ({ fire }) => (fire ? { fire: { ...fire, spots: null } } : {}))),
    tell: (state, { unit, target, ok }) => {
      const args = { unit: callSign(state, unit), target: callSign(state, target) };
      return ok ? tell('{unit} holds its camera on {target}.', args) : tell('{unit} loses {target} from its camera.', args);
    },
  },
};
