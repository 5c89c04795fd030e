import { type Odds, together } from '@sortie/scene';
import type { Draft } from './drafting.ts';
import { loadDrafting } from './draftings.ts';

/** What is to be rolled. */
export interface OddsOrder {
  readonly draft: Draft;
  readonly asks: readonly unknown[];
  readonly runs: number;
  readonly seed: string;
}

export type OddsNews = { readonly odds: Odds; readonly over: boolean } | { readonly failed: string };

/** A thread of its own for many dice: the page stays free. */
interface Scope {
  onmessage: ((event: MessageEvent<OddsOrder>) => void) | null;
  postMessage(news: OddsNews): void;
}
const scope = self as unknown as Scope;

/** So long, in milliseconds, it rolls before it says how far it has come. */
const BREATH = 120;

async function rolled({ draft, asks, runs, seed }: OddsOrder) {
  const drafting = await loadDrafting(draft.game);
  const laid = drafting?.bench.lay(draft);
  if (!laid) return scope.postMessage({ failed: 'nobody knows this game' });
  if (!laid.ok) return scope.postMessage({ failed: laid.problem });
  const roller = laid.value.roller(asks);
  if (!roller.ok) return scope.postMessage({ failed: roller.problem });
  let all: Odds | undefined;
  let step = 20;
  for (let from = 0; from < runs; ) {
    const to = Math.min(runs, from + step);
    const since = performance.now();
    const some = roller.value.roll(seed, from, to);
    const took = performance.now() - since;
    all = all ? together(all, some) : some;
    scope.postMessage({ odds: all, over: to === runs });
    step = Math.max(10, Math.min(5000, Math.round((step * BREATH) / Math.max(1, took))));
    from = to;
  }
}

scope.onmessage = ({ data }) => {
  rolled(data).catch((problem: unknown) => scope.postMessage({ failed: problem instanceof Error ? problem.message : String(problem) }));
};
