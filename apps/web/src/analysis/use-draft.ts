import { useCallback, useEffect, useState } from 'react';
import { pack } from '../units/share/packed.ts';
import type { Draft, DraftUnit } from './drafting.ts';

interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

export interface Drafted {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** One unit instead of the one with its place in the list. */
  readonly replace: (id: string, unit: DraftUnit) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

const MOST = 200;
/** The address is written once nothing has changed for so long, in milliseconds. */
const REST = 400;

/** A position that is changed step by step and back; the address of the page always carries it. */
export function useDraft(first: Draft): Drafted {
  const [{ past, now, future }, setHistory] = useState<History>({ past: [], now: first, future: [] });
  useEffect(() => {
    const timer = setTimeout(() => {
      void pack(now).then(text => history.replaceState(history.state, '', `#s=${text}`));
    }, REST);
    return () => clearTimeout(timer);
  }, [now]);
  const change = useCallback(
    (next: Draft) => setHistory(before => ({ past: [...before.past.slice(-MOST), before.now], now: next, future: [] })),
    [],
  );
  const replace = useCallback(
    (id: string, unit: DraftUnit) =>
      setHistory(before => ({
        past: [...before.past.slice(-MOST), before.now],
        now: { ...before.now, units: before.now.units.map(one => (one.id === id ? unit : one)) },
        future: [],
      })),
    [],
  );
  const back = past.at(-1);
  const [ahead] = future;
  const undo = back && (() => setHistory({ past: past.slice(0, -1), now: back, future: [now, ...future] }));
  const redo = ahead && (() => setHistory({ past: [...past, now], now: ahead, future: future.slice(1) }));
  return { draft: now, change, replace, undo, redo };
}
