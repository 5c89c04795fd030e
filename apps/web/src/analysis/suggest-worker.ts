import { thinkOver } from '@sortie/ai';
import { loadGame } from '@sortie/games';
import type { Shape, Telling } from '@sortie/kernel';
import type { Draft } from './drafting.ts';
import { draftIn, loadDrafting } from './draftings.ts';

/** For whom a suggestion is wanted, and for what. */
export interface SuggestOrder {
  readonly draft: Draft;
  readonly unit: number;
  readonly side: 0 | 1;
  /** The type of the command that is due. */
  readonly type: string;
  readonly seed: string;
}

/** A plan that was weighed, with what it seemed worth. */
export interface SuggestedPlan {
  readonly words: Telling;
  readonly value: number;
  readonly steps: readonly { readonly x: number; readonly y: number }[];
  readonly chosen: boolean;
}

export type SuggestNews =
  | {
      readonly plans: readonly SuggestedPlan[];
      /** The position after it, where no dice fall. */
      readonly after?: Draft;
    }
  | { readonly failed: string };

/** A thread of its own for the opponent's thought: the page stays free. */
interface Scope {
  onmessage: ((event: MessageEvent<SuggestOrder>) => void) | null;
  postMessage(news: SuggestNews): void;
}
const scope = self as unknown as Scope;

async function thought({ draft, unit, side, type, seed }: SuggestOrder): Promise<SuggestNews> {
  const [drafting, game] = [await loadDrafting(draft.game), await loadGame(draft.game)];
  const laid = drafting?.bench.lay(draft);
  if (!game || !laid) return { failed: 'nobody knows this game' };
  if (!laid.ok) return { failed: laid.problem };
  const { value } = laid;
  const view = value.due([{ type, unit } as Shape['command']], side);
  const rules = value.book.rules.map(({ id }) => id);
  const { command, plans } = await thinkOver(game, { view, seat: side, rules, level: 'regular' }, seed, {
    clock: () => performance.now(),
    pause: () => new Promise(resolve => setTimeout(resolve, 0)),
    hurried: () => false,
    told: () => undefined,
  });
  const played = value.play([command], []);
  const after = played.ok && 'position' in played.value ? draftIn({ ...draft, ...played.value.position }) : undefined;
  return { plans, ...(after && { after }) };
}

scope.onmessage = ({ data }) => {
  thought(data)
    .catch((problem: unknown): SuggestNews => ({ failed: problem instanceof Error ? problem.message : String(problem) }))
    .then(news => scope.postMessage(news));
};
