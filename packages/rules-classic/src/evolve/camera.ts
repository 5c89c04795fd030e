import type { CameraEvent } from '../event/camera.ts';
import { change, type Fold } from './change.ts';

/** Who has lost its target spots nothing. */
export const foldCamera: Fold<CameraEvent> = {
  filmed: (state, { unit, ok }) => (ok ? state : change(state, unit, ({ fire }) => (fire ? { fire: { ...fire, spots: null } } : {}))),
};
