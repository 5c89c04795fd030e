import { judgedAlone, type Plan, type Puzzle, positionOf } from '@sortie/arena';
import { loadGame } from '@sortie/games';

/** A thread of its own, so that the page stays free while many worlds are played. */
export interface ToJudge {
  readonly puzzle: Puzzle;
  readonly command: unknown;
}

interface Scope {
  onmessage: ((event: MessageEvent<ToJudge>) => void) | null;
  postMessage(plan: Plan | null): void;
}

const scope = self as unknown as Scope;

async function judge({ puzzle, command }: ToJudge): Promise<Plan | null> {
  const game = await loadGame(puzzle.game);
  const position = game && positionOf(game, puzzle);
  if (!position || typeof position === 'string') return null;
  return judgedAlone(position, puzzle.kind, command as never) ?? null;
}

scope.onmessage = ({ data }) => {
  judge(data)
    .then(plan => scope.postMessage(plan))
    .catch(() => scope.postMessage(null));
};
