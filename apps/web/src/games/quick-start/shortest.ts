import { woodsAt } from '@sortie/board';
import { cellOf, cellOfPose, type Facing, facingOfPose, hexOfCell, poseOf, type Reach, search, walk } from '@sortie/geometry';
import { nth, type View } from '@sortie/kernel';
import { type Book, boardOf, type QuickStart, type Standing, type Steps, traceOf, type Woods } from '@sortie/rules-quick-start';

type Seen = View<QuickStart>;
type Gait = 'walk' | 'run';

/** The cheapest steps to hexes and facings, by the fees of the rulebook. Whether they are allowed is for the rulebook to say. */
export interface Shortest {
  readonly steps: (to: { readonly q: number; readonly r: number }, facing: Facing) => Steps | undefined;
}

export function shortestWays(view: Seen, book: Book, unit: Standing, mode: Gait, points: number): Shortest {
  const board = boardOf(view.board);
  const { grid } = board;
  const fee = (act: 'enter' | 'turn', woods: Woods): number => book.ask('stepCost', { act, mode, woods }).total;
  const enter = [fee('enter', 0), fee('enter', 1), fee('enter', 2)] as const;
  const taken = new Set(view.units.flatMap(({ at, id }) => (at && id !== unit.id ? [cellOf(grid, at)] : [])));
  const graph = walk(grid, {
    turn: fee('turn', 0),
    step: (_from, to) => (taken.has(to) ? undefined : enter[woodsAt(board, hexOfCell(grid, to)) as Woods]),
    backwards: mode === 'walk',
  });
  const found = search(graph, [poseOf(cellOf(grid, unit.at), unit.facing)], { limit: points });
  return { steps: (to, facing) => stepsTo(found, poseOf(cellOf(grid, to), facing), grid.steps) };
}

function stepsTo(found: Reach, pose: number, sides: Int32Array): Steps | undefined {
  if (found.cost(pose) === undefined) return undefined;
  const path = found.path(pose);
  let steps = '';
  for (let i = 1; i < path.length; i++) steps += letter(nth(path, i - 1), nth(path, i), sides);
  return steps;
}

function letter(from: number, to: number, sides: Int32Array): string {
  const [before, after] = [facingOfPose(from), facingOfPose(to)];
  if (before !== after) return (before + 1) % 6 === after ? 'R' : 'L';
  return cellOfPose(to) - cellOfPose(from) === sides[before] ? 'F' : 'B';
}

/** What steps come to, if the rulebook allows them. */
export function allowedWay(view: Seen, book: Book, unit: Standing, mode: Gait, steps: Steps) {
  const command = { type: 'move', unit: unit.id, mode, steps } as const;
  return book.allows(view, command, unit.seat) ? traceOf(view, command, book) : undefined;
}
