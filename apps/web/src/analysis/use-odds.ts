import type { Odds } from '@sortie/scene';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from './drafting.ts';
import type { OddsNews, OddsOrder } from './odds-worker.ts';

export const RUNS = 10_000;

export interface Rolled {
  /** What was rolled for: others are shown as out of date. */
  readonly key: string;
  readonly odds?: Odds;
  readonly over: boolean;
  readonly failed?: string;
}

/** What is rolled for, as one text. */
export const keyFor = (draft: Draft, asks: readonly unknown[]): string => JSON.stringify([draft, asks]);

/** Dice for one fight at a time, in a thread that ends with the page. */
export function useOdds() {
  const [rolled, setRolled] = useState<Rolled>();
  const worker = useRef<Worker>(undefined);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setRolled(before => before && { ...before, over: true });
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const roll = useCallback((draft: Draft, asks: readonly unknown[]) => {
    worker.current?.terminate();
    const key = keyFor(draft, asks);
    const thread = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module', name: 'sortie odds' });
    worker.current = thread;
    setRolled({ key, over: false });
    thread.onmessage = ({ data }: MessageEvent<OddsNews>) => {
      setRolled('failed' in data ? { key, over: true, failed: data.failed } : { key, odds: data.odds, over: data.over });
      if ('failed' in data || data.over) thread.terminate();
    };
    thread.onerror = ({ message }) => setRolled({ key, over: true, failed: message });
    const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
    thread.postMessage({ draft, asks, runs: RUNS, seed } satisfies OddsOrder);
  }, []);
  return { rolled, roll, stop };
}
