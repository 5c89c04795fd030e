import type { Draft } from '../../analysis/drafting.ts';
import { loadDrafting } from '../../analysis/draftings.ts';
import { type Exchange, exchanges } from './exchange.ts';
import type { Stood } from './stand.ts';
import { type Threat, type ThreatOrder, threatAt } from './threat.ts';

/** What the thread is asked: about many places for one unit, or about one unit and all its enemies. */
export type Question =
  | { readonly about: 'places'; readonly order: ThreatOrder }
  | { readonly about: 'foes'; readonly draft: Draft; readonly unit: Stood; readonly foes: readonly Stood[] };

export interface News {
  readonly threats?: readonly Threat[];
  readonly exchanges?: readonly Exchange[];
  readonly over: boolean;
}

/** A thread of its own for what is heavy: the page stays free. */
interface Scope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(news: News): void;
}
const scope = self as unknown as Scope;

/** Less damage than this is written as none. */
const LEAST = 0.05;

/** So long, in milliseconds, it works before it says what it has found. */
const BREATH = 150;

async function places({ places: all, ...order }: ThreatOrder): Promise<void> {
  const drafting = await loadDrafting(order.draft.game);
  let found: Threat[] = [];
  let since = performance.now();
  for (const at of drafting ? all : []) {
    const threat = drafting && threatAt(drafting, order, at);
    if (threat && threat.hope >= LEAST) found.push(threat);
    if (performance.now() - since < BREATH) continue;
    scope.postMessage({ threats: found, over: false });
    found = [];
    since = performance.now();
  }
  scope.postMessage({ threats: found, over: true });
}

async function foes({ draft, unit, foes: all }: Extract<Question, { about: 'foes' }>): Promise<void> {
  const drafting = await loadDrafting(draft.game);
  scope.postMessage({ exchanges: drafting ? exchanges(drafting, draft, unit, all) : [], over: true });
}

scope.onmessage = ({ data }) => {
  (data.about === 'places' ? places(data.order) : foes(data)).catch(() => scope.postMessage({ over: true }));
};
