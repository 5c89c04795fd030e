import { useCallback, useEffect, useState } from 'react';
import type { Asked, Said } from './review-worker.ts';

export type Reviewed =
  | { readonly state: 'none' }
  | { readonly state: 'thinking' }
  | { readonly state: 'said'; readonly said: Said }
  | { readonly state: 'nothing' };

const NONE: Reviewed = { state: 'none' };

/** Asks about a move when somebody wants to know; another move is another question. */
export function useReview(asked: Asked | undefined, key: string): { readonly reviewed: Reviewed; readonly ask: () => void } {
  const [wanted, setWanted] = useState<string>();
  const [reviewed, setReviewed] = useState<Reviewed>(NONE);
  const ask = useCallback(() => setWanted(key), [key]);
  const now = wanted === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which move it is.
  useEffect(() => {
    if (!now || !asked) return setReviewed(NONE);
    setReviewed({ state: 'thinking' });
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'sortie review' });
    worker.onmessage = ({ data }: MessageEvent<Said | null>) => setReviewed(data ? { state: 'said', said: data } : { state: 'nothing' });
    worker.onerror = () => setReviewed({ state: 'nothing' });
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [now, key]);
  return { reviewed, ask };
}
