import { type BoardPlan, boardOf, cellAt, type Sight } from '@sortie/board';
import type { State } from '../shape.ts';
import { hasCover, heightOf, sightBetween } from '../sight/sight.ts';
import { isLow, type OnMap, sheetFor } from '../state.ts';
import { groundOf } from '../terrain/board.ts';

/** What stands between two units adds to a shot; this where it hides everything. */
export const HIDDEN = 99;
const UNKNOWN = 127;
/** Maps with more cells than this are not remembered whole. */
const MOST_CELLS = 1600;
const HEIGHTS = 2;

const remembered = new WeakMap<BoardPlan, Int8Array>();

function tableFor(plan: BoardPlan, size: number): Int8Array {
  let table = remembered.get(plan);
  if (!table) {
    table = new Int8Array(size * size * HEIGHTS * HEIGHTS).fill(UNKNOWN);
    remembered.set(plan, table);
  }
  return table;
}

/** Does it stand on the ground like everybody, so that lines from its hex are the same for all of its height? */
const isPlain = (unit: OnMap): boolean =>
  unit.elevation === undefined && unit.flight === undefined && unit.condition === undefined && sheetFor(unit).gait !== 'hover';

/** What ground, woods and cover add to a shot from one unit at another, or `HIDDEN`. */
export function between(state: State, from: OnMap, to: OnMap): number {
  const board = boardOf(state.board);
  const { size } = board.grid;
  const [tall, other] = [heightOf(from), heightOf(to)];
  if (size > MOST_CELLS || tall > HEIGHTS || other > HEIGHTS || !isPlain(from) || !isPlain(to))
    return hindrance(sightBetween(state, from, to), to);
  const table = tableFor(groundOf(state.board), size);
  const key = ((cellAt(board, from.at) * size + cellAt(board, to.at)) * HEIGHTS + tall - 1) * HEIGHTS + other - 1;
  const known = table[key] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const found = hindrance(sightBetween(state, from, to), to);
  table[key] = found;
  return found;
}

function hindrance(sight: Sight, to: OnMap): number {
  if (!sight.canSee) return HIDDEN;
  const { lightWoods, heavyWoods, ultraWoods, lightSmoke, heavySmoke, fields, industry, rooms } = sight.tally;
  const covered = !isLow(to) && hasCover(sight, to) ? 1 : 0;
  const woods = lightWoods + lightSmoke + 2 * (heavyWoods + heavySmoke) + 3 * ultraWoods;
  return woods + Math.floor(fields / 2) + industry + rooms + sight.targetWoods + covered;
}
