import { boardOf } from '@sortie/board';
import { distance, type Facing, facingsTowards, fromOffset, type Hex } from '@sortie/geometry';
import type { Candidate } from '@sortie/kernel';
import type { Asked } from '../questions.ts';
import { deploymentRows } from '../scenarios/deployment.ts';
import type { QuickStart, State } from '../shape.ts';
import { isFighting, unitAt } from '../state.ts';
import { woodsAt } from '../terrain/board.ts';

type Found = readonly Candidate<QuickStart>[];

export const bestFirst = (found: Found): Found => found.toSorted((a, b) => b.worth - a.worth);

/** In cover, near the middle, and facing the enemy. */
export function deployCandidates({ view, seat, book }: Asked, most: number): Found {
  const unit = view.units.find(one => one.seat === seat && one.fate === 'waiting');
  if (!unit) return [];
  const board = boardOf(view.board);
  const [top, bottom] = deploymentRows(view, unit.side, book);
  const middle = (view.board.width + 1) / 2;
  const found: Candidate<QuickStart>[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = 1; column <= view.board.width; column++) {
      const at = fromOffset(column, row);
      if (unitAt(view, at)) continue;
      const crowd = view.units.filter(one => one.at && one.side === unit.side && distance(one.at, at) < 2).length;
      const worth = woodsAt(board, at) * 1.5 - Math.abs(column - middle) * 0.4 - crowd;
      const why = woodsAt(board, at) > 0 ? 'in the woods' : 'near the middle';
      found.push({ command: { type: 'deploy', unit: unit.id, at, facing: towardsEnemy(view, unit.side, at) }, worth, why });
    }
  }
  return bestFirst(found).slice(0, most);
}

function towardsEnemy(view: State, side: string, at: Hex): Facing {
  const enemy = view.units.find(one => isFighting(one) && one.side !== side);
  const ahead: Facing = side === 'attacker' ? 3 : 0;
  return enemy?.at ? (facingsTowards(at, enemy.at)[0] ?? ahead) : ahead;
}
