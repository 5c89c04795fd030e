import type { Place } from '@sortie/board-view';
import type { UnitKey } from '../face.ts';

/** Where the pointer is on the board, and who is under it. */
export interface Pointed {
  readonly at?: Place;
  readonly token?: UnitKey;
}

/** The pointer moves more often than anything else changes: only those who watch it are drawn again. */
export interface Pointer {
  readonly now: () => Pointed;
  readonly move: (next: Pointed) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPointer(): Pointer {
  let now: Pointed = {};
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    move(next) {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
