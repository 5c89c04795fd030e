import { type Hex, hexLabel } from '@sortie/geometry';
import { type Answer, type EventPart, type Roll, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, State, UnitId } from '../../shape.ts';
import { callSign, unitAt, withUnit } from '../../state.ts';
import type { Remote } from './shape.ts';

/** Sensors that are left behind. */
export interface RemoteEvents {
  readonly remoteSown: { readonly type: 'remoteSown'; readonly unit: UnitId; readonly remote: Remote };
  /** A sensor falls from the air: `remote` is `null` where it is lost beyond the map. */
  readonly remoteDropped: {
    readonly type: 'remoteDropped';
    readonly unit: UnitId;
    readonly at: Hex;
    readonly toHit: Answer;
    readonly roll: Roll | null;
    readonly scatter: Roll | null;
    readonly remote: Remote | null;
  };
  readonly remoteCrushed: { readonly type: 'remoteCrushed'; readonly unit: UnitId; readonly remote: number };
  /** From now on a unit reads these. */
  readonly monitored: { readonly type: 'monitored'; readonly unit: UnitId; readonly remotes: readonly number[] };
}

/** Nobody else hears of what one side does for itself. */
const ownBusiness = <E extends { readonly unit: UnitId }>(state: State, event: E, seat: number): E | undefined =>
  state.blind && unitAt(state, event.unit).seat !== seat ? undefined : event;

export const remoteEvents: { readonly [E in keyof RemoteEvents]: EventPart<Classic, E> } = {
  remoteSown: {
    fold: (state, { unit, remote }) => ({
      ...change(state, unit, ({ sown = 0 }) => ({ sown: sown + 1 })),
      remotes: [...(state.remotes ?? []), remote],
    }),
    tell: (state, { unit, remote }) => tell('{unit} leaves a sensor in {hex}.', { unit: callSign(state, unit), hex: hexLabel(remote.at) }),
    redact: ownBusiness,
  },
  remoteDropped: {
    fold: (state, { unit, remote }) => {
      const dropped = change(state, unit, ({ sown = 0 }) => ({ sown: sown + 1 }));
      return remote ? { ...dropped, remotes: [...(state.remotes ?? []), remote] } : dropped;
    },
    tell: (state, { unit, remote }) => {
      const args = { unit: callSign(state, unit) };
      return remote
        ? tell('{unit} drops a sensor, which falls on {hex}.', { ...args, hex: hexLabel(remote.at) })
        : tell('{unit} drops a sensor, which is lost beyond the map.', args);
    },
    redact: ownBusiness,
  },
  remoteCrushed: {
    fold: ({ remotes, ...state }, { remote }) => {
      const left = remotes?.filter(({ id }) => id !== remote) ?? [];
      return left.length > 0 ? { ...state, remotes: left } : state;
    },
    tell: (state, { unit }) => tell('{unit} destroys a sensor.', { unit: callSign(state, unit) }),
  },
  monitored: {
    fold: (state, { unit, remotes }) => withUnit(state, unit, { monitors: remotes }),
    tell: (state, { unit, remotes }) =>
      remotes.length > 0 ? tell('{unit} reads {count} sensors.', { unit: callSign(state, unit), count: remotes.length }) : undefined,
    redact: ownBusiness,
  },
};
