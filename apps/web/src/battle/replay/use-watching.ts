import type { Gesture, Overlays } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import { useMemo, useState } from 'react';
import type { Change, GameFace, Input, Moment, UnitKey } from '../face.ts';
import type { Frame } from './frames.ts';
import type { Recording } from './recording.ts';

export interface Watched {
  readonly chosen: UnitKey | undefined;
  readonly choose: (unit: UnitKey) => void;
  readonly overlays: Overlays;
  readonly gesture: (gesture: Gesture) => void;
}

interface Held {
  readonly chosen: UnitKey | undefined;
  readonly state: unknown;
}

const NOTHING: Overlays = {};
const NOBODY: Held = { chosen: undefined, state: undefined };

/** A recorded game is looked at as a running one is by whoever only watches: choose a unit, measure. */
export function useWatching({ game: { ruleset }, hearing: { book } }: Recording, face: GameFace<Shape>, { view }: Frame): Watched {
  const [held, setHeld] = useState<Held>(NOBODY);
  const { chosen } = held;
  const { watching } = face;
  const moment = useMemo((): Moment<Shape> => ({ ruleset, book, view, seat: 0, selected: chosen }), [ruleset, book, view, chosen]);
  const state = held.state ?? watching?.begin(moment);
  const overlays = useMemo(() => watching?.show(moment, state).overlays ?? NOTHING, [watching, moment, state]);
  const input = (one: Input): void => {
    const change: Change<Shape, unknown> = watching?.on(moment, state, one) ?? {};
    if (change.state !== undefined || change.select !== undefined) setHeld({ chosen: change.select ?? chosen, state: change.state });
    else if (one.kind === 'select') setHeld({ chosen: one.unit, state });
    else if (one.kind === 'tap' || one.kind === 'look') setHeld({ chosen: one.token, state });
  };
  return { chosen, choose: unit => input({ kind: 'select', unit }), overlays, gesture: input };
}
