import type { Spot } from '@sortie/board-view';
import type { AlphaStrike } from '@sortie/rules-alpha-strike';
import type { Interaction } from '../../battle/face.ts';

/** What of a question does not depend on its state, for one that is wrapped around it. */
export const asBefore = <S>({
  progress,
  nothing,
  all,
}: Interaction<AlphaStrike, S, Spot>): Pick<Interaction<AlphaStrike>, 'progress' | 'nothing' | 'all'> => ({
  ...(progress && { progress }),
  ...(nothing && { nothing }),
  ...(all && { all }),
});
