import type { DepthEvent } from '../event/depth.ts';
import { change, type Fold } from './change.ts';

export const foldDepth: Fold<DepthEvent> = {
  pressed: (state, { unit, doomed }) =>
    doomed ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, doomed: fresh.doomed ?? doomed } })) : state,
};
