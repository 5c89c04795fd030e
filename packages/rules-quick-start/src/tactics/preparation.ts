import { boardOf } from '@sortie/board';
import { distance, type Facing, facingsTowards, fromOffset, type Hex, rowOf } from '@sortie/geometry';
import { type Candidate, tell } from '@sortie/kernel';
import { cardCalled } from '../pilots/cards.ts';
import { cardChoices } from '../pilots/choosing.ts';
import { deploymentRows } from '../scenarios/deployment.ts';
import { layings, pieceCalled } from '../scenarios/pieces.ts';
import type { QuickStart, State } from '../shape.ts';
import { isFighting, unitAt } from '../state.ts';
import { woodsAt } from '../terrain/board.ts';

type Found = readonly Candidate<QuickStart>[];

const bestFirst = (found: readonly Candidate<QuickStart>[], most: number): Found =>
  found.toSorted((a, b) => b.worth - a.worth).slice(0, most);

/** The better shot in the heavier hitter. */
export const cardCandidates = (view: State, seat: number, most: number): Found =>
  bestFirst(
    cardChoices(view, seat).map((command): Candidate<QuickStart> => {
      const card = command.card === null ? undefined : cardCalled(command.card);
      const tons = command.unit === null ? 0 : view.units[command.unit]!.sheet.tons;
      const worth = card ? (4 - card.gunnery) * 20 + card.cost * 5 + tons / 10 : 0;
      return { command, worth, why: card ? tell('{name} shoots best', { name: card.name }) : 'no card' };
    }),
    most,
  );

/** Cover where it will be needed: the attacker's on the way south, the defender's before its own line. */
export function pieceCandidates(view: State, seat: number, most: number): Found {
  const attacks = seat === view.attackingSeat;
  const wanted = view.board.height * (attacks ? 0.4 : 0.7);
  const middle = (view.board.width - 1) / 2;
  const found: Candidate<QuickStart>[] = [];
  for (const command of layings(view)) {
    const size = pieceCalled(command.piece)?.parts.length ?? 0;
    const off = Math.abs(rowOf(command.at) - wanted) * 0.5 + Math.abs(command.at.q - middle) * 0.2;
    found.push({ command, worth: size - off, why: attacks ? 'cover on the way' : 'cover for the line' });
  }
  return bestFirst(found, most);
}

/** In cover, near the middle, and facing the enemy. */
export function deployCandidates(view: State, seat: number, most: number): Found {
  const unit = view.units.find(one => one.seat === seat && one.fate === 'waiting');
  if (!unit) return [];
  const board = boardOf(view.board);
  const [top, bottom] = deploymentRows(view, unit.side);
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
  return bestFirst(found, most);
}

function towardsEnemy(view: State, side: string, at: Hex): Facing {
  const enemy = view.units.find(one => isFighting(one) && one.side !== side);
  const ahead: Facing = side === 'attacker' ? 3 : 0;
  return enemy?.at ? (facingsTowards(at, enemy.at)[0] ?? ahead) : ahead;
}
