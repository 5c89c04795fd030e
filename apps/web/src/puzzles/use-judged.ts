import type { Plan, Puzzle } from '@sortie/arena';
import { useEffect, useState } from 'react';
import type { ToJudge } from './judge-worker.ts';

export type Judged = { readonly state: 'none' } | { readonly state: 'thinking' } | { readonly state: 'judged'; readonly plan: Plan | null };

/** What comes of an answer, in the same worlds as the solution. */
export function useJudged(puzzle: Puzzle, command: unknown): Judged {
  const [judged, setJudged] = useState<Judged>({ state: 'none' });
  const asked = command === undefined ? undefined : JSON.stringify(command);
  useEffect(() => {
    if (asked === undefined) return setJudged({ state: 'none' });
    setJudged({ state: 'thinking' });
    const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module', name: 'sortie puzzle' });
    worker.onmessage = ({ data }: MessageEvent<Plan | null>) => setJudged({ state: 'judged', plan: data });
    worker.onerror = () => setJudged({ state: 'judged', plan: null });
    const said: ToJudge = { puzzle, command: JSON.parse(asked) };
    worker.postMessage(said);
    return () => worker.terminate();
  }, [puzzle, asked]);
  return judged;
}
