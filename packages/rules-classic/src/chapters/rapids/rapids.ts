import { boardOf, onMap, terrainAt } from '@sortie/board';
import { type Facing, type Hex, neighbour } from '@sortie/geometry';
import { otherAt } from '../../movement/occupants.ts';
import { pointsFor } from '../../movement/points.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isShip } from '../../sheet/sheet.ts';
import { elevationOf, fighting, type OnMap, sheetFor, unitAt } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

/** Points that it takes to stay where one is. */
const HOLDS = 2;

/** Where the water runs is a tag of the map: `flow-2` is towards the second hexside clockwise from the north. */
function flowOf({ board }: Pick<State, 'board'>): Facing | undefined {
  const tag = board.tags?.find(one => /^flow-[0-5]$/.test(one));
  return tag === undefined ? undefined : (Number(tag.slice(-1)) as Facing);
}

/** Points of movement that a unit has not used this turn; who could not move has none. */
function unspent(play: Play, unit: Unit): number {
  const mode = unit.moved?.mode === 'run' ? 'run' : 'walk';
  return pointsFor(play.book, unit, mode) - (unit.moved?.spent ?? 0);
}

const isFree = (state: State, id: number, at: Hex): boolean => {
  const board = boardOf(state.board);
  return onMap(board, at) && depthOf(board, at) > 0 && !otherAt(state, id, at);
};

const rapidsAt = (state: State, at: Hex): number => terrainAt(boardOf(state.board), at, 'rapids')?.level ?? 0;

/** The flow takes a ship a hex downstream in rapids and two in a torrent, until something is in the way. */
function drift(play: Play, { id, at }: OnMap, flow: Facing): void {
  let here = at;
  for (let left = rapidsAt(play.state, at); left > 0 && isFree(play.state, id, neighbour(here, flow)); left--) here = neighbour(here, flow);
  if (here !== at) play.emit({ type: 'displaced', unit: id, to: here, facing: unitAt(play.state, id).facing });
}

const isOnRapids = (state: State, unit: OnMap): boolean =>
  isShip(sheetFor(unit).gait) && elevationOf(unit) === 0 && rapidsAt(state, unit.at) > 0;

/** Ships on running water keep two points to stay where they are when their move is over; whoever has not kept them is carried off. */
const hold = advanced('TOE-rapids-hold-position', {
  steps: {
    closing: [
      {
        name: 'rapids',
        before: 'wrecks',
        run: play => {
          const flow = play.state.phase === 'movement' ? flowOf(play.state) : undefined;
          if (flow === undefined) return;
          for (const unit of fighting(play.state)) if (isOnRapids(play.state, unit) && unspent(play, unit) < HOLDS) drift(play, unit, flow);
        },
      },
    ],
  },
});

export const rapidsRules: readonly ClassicRule[] = [hold];
