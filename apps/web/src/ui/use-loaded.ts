import { type DependencyList, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly reason: string };

const WAITING = { state: 'waiting' } as const;

/** Something that comes later. What was loaded before stays visible until its successor is there. */
export function useLoaded<T>(load: () => Promise<T>, about: DependencyList): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(WAITING);
  useEffect(() => {
    let current = true;
    load().then(
      value => current && setLoaded({ state: 'ready', value }),
      (error: unknown) => current && setLoaded({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the loading depends on
  }, about);
  return loaded;
}
