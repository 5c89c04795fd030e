import { useState } from 'react';
import { useLoaded } from '../ui/use-loaded.ts';
import { ask, type Told } from './ask.ts';

export interface Asked<T> {
  /** Nothing until the house has answered. */
  readonly told: Told<T> | undefined;
  /** Asks again; what was told before stays until then. */
  readonly again: () => void;
}

/** What the house answers to a question, and a way to ask again. */
export function useTold<T>(path: string): Asked<T> {
  const [times, setTimes] = useState(0);
  const loaded = useLoaded(() => ask<T>('GET', path), [path, times]);
  return { told: loaded.state === 'ready' ? loaded.value : undefined, again: () => setTimes(n => n + 1) };
}
