import type { RemoteEvent } from '../event/remote.ts';
import { withUnit } from '../state.ts';
import { change, type Fold } from './change.ts';

export const foldRemote: Fold<RemoteEvent> = {
  remoteSown: (state, { unit, remote }) => ({
    ...change(state, unit, ({ sown = 0 }) => ({ sown: sown + 1 })),
    remotes: [...(state.remotes ?? []), remote],
  }),
  remoteCrushed: ({ remotes, ...state }, { remote }) => {
    const left = remotes?.filter(({ id }) => id !== remote) ?? [];
    return left.length > 0 ? { ...state, remotes: left } : state;
  },
  monitored: (state, { unit, remotes }) => withUnit(state, unit, { monitors: remotes }),
};
