import { boardOf, type Terrain, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { traceOf } from '../../movement/trace.ts';
import type { Step } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { isOnFoot } from '../../sheet/sheet.ts';
import { isTroop } from '../../state.ts';

/** Classes of buildings as maps number them. */
const FORTRESS = 2;
export const CASTLE_BRIAN = 4;

const isMachine = ({ gait }: Step): boolean => !isOnFoot(gait);

/** Walls of a class cost machines one more than those of other buildings, from a strength on. */
const thick = (id: ClassicRule['id'], buildingClass: number, from: number, covers: readonly ClassicRule['id'][]): ClassicRule =>
  advanced(id, {
    covers,
    adds: {
      stepCost: step => {
        const building = terrainAt(step.board, step.to, 'building');
        return isMachine(step) && building?.buildingClass === buildingClass && building.level >= from ? 1 : undefined;
      },
    },
  });

const strongholdAt = (state: Pick<State, 'board'>, at: Hex): Terrain | undefined => {
  const building = terrainAt(boardOf(state.board), at, 'building');
  return building?.buildingClass === FORTRESS || building?.buildingClass === CASTLE_BRIAN ? building : undefined;
};

/** Whose strongholds they are is a tag of the map; without one they are nobody's, and hostile to all. */
const isHostile = ({ board }: Pick<State, 'board'>, seat: number): boolean => !board.tags?.includes(`strongholds-${seat}`);

/** Troops do not pass through the walls of a hostile stronghold; they may jump over it. */
const closed = advanced('TOE-building-infantry-hostile-fortress', {
  forbids: {
    move: (view, move, seat, book) => {
      const unit = view.units[move.unit];
      if (!unit || !isTroop(unit) || move.mode === 'stand' || !isHostile(view, seat)) return undefined;
      const way = move.mode === 'jump' ? [move.to] : (traceOf(view, move, book)?.paces.map(({ at }) => at) ?? []);
      return way.some(at => strongholdAt(view, at)) ? tell('no troops get through those walls') : undefined;
    },
  },
});

const MEDIUM = 2;
const HEAVY = 3;

export const fortressRules: readonly ClassicRule[] = [
  thick('TOE-building-mp-fortress', FORTRESS, MEDIUM, ['TOE-building-table-delete-enter-cost']),
  thick('TOE-building-mp-castles-brian', CASTLE_BRIAN, HEAVY, []),
  closed,
];
