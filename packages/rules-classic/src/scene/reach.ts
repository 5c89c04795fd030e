import { boardOf } from '@sortie/board';
import { type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { flag, literal, nth, oneOf, optional, type Read, type Reading, record, type SceneAnswer, text } from '@sortie/kernel';
import { jumpCost } from '../movement/jumping.ts';
import { pointsFor } from '../movement/points.ts';
import { landings, reach, reachOver } from '../movement/reach.ts';
import { hasTops, topAt } from '../movement/tops.ts';
import type { State } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { type OnMap, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { during, type Position, unitCalled } from './stage.ts';

interface ReachQuestion {
  readonly kind: 'reach';
  readonly unit: string;
  readonly mode: 'walk' | 'run' | 'jump';
  readonly over?: boolean;
}

const reachQuestion: Read<ReachQuestion> = record({
  kind: literal('reach'),
  unit: text(60),
  mode: oneOf('walk', 'run', 'jump'),
  over: optional(flag),
});

type Poses = { [pose: string]: number };

const floorAt = (state: State, unit: OnMap, hex: Hex): number =>
  rides(sheetFor(unit).gait) ? 0 : -depthOf(boardOf(state.board), hex) || 0;

/** Whoever may run may walk as well: backwards, and into water. */
const MODES = { walk: ['walk'], run: ['walk', 'run'] } as const;

function walked(state: State, unit: OnMap, mode: 'walk' | 'run', over: boolean, { book }: Position): Poses {
  const poses: Poses = { [`${hexLabel(unit.at)}.${unit.facing}@${unit.elevation ?? floorAt(state, unit, unit.at)}`]: 0 };
  for (const way of MODES[mode])
    for (const { at, facing, spent, elevation } of over ? reachOver(state, unit, way, book) : reach(state, unit, way, book)) {
      const pose = `${hexLabel(at)}.${facing}@${elevation ?? floorAt(state, unit, at)}`;
      poses[pose] = Math.min(poses[pose] ?? spent, spent);
    }
  return poses;
}

/** Whoever jumps lands as it likes: its facing is not part of the place, and the hex it stands in is none to go to. */
function jumped(state: State, unit: OnMap, { book }: Position): Poses {
  const places = landings(state, unit, book).filter(to => !sameHex(to, unit.at));
  const board = boardOf(state.board);
  return Object.fromEntries(places.map(to => [`${hexLabel(to)}@${topAt(board, to) ?? floorAt(state, unit, to)}`, jumpCost(unit.at, to)]));
}

/** Where a unit that has not moved yet can go, and for how many points. */
export function askReach(position: Position, ask: unknown): Reading<SceneAnswer> {
  const read = reachQuestion(ask, 'ask');
  if (!read.ok) return read;
  const { mode, over = false } = read.value;
  const found = unitCalled(position.names, read.value.unit, 'ask.unit');
  if (!found.ok) return found;
  const unit = { ...nth(position.state.units, found.value), moved: null } as OnMap;
  const units = position.state.units.map(one => (one.id === unit.id ? unit : one));
  const state = during({ ...position.state, units }, 'movement', unit.seat);
  if (mode === 'jump') return { ok: true, value: { more: { poses: jumped(state, unit, position) } } };
  const all = Object.entries(walked(state, unit, mode, over && hasTops(boardOf(state.board)), position));
  // What only the point for paved movement reaches is told apart.
  const points = pointsFor(position.book, unit, mode);
  const poses = Object.fromEntries(all.filter(([, spent]) => spent <= points));
  const paved = Object.fromEntries(all.filter(([, spent]) => spent > points));
  return { ok: true, value: { more: { poses, ...(Object.keys(paved).length > 0 ? { paved } : {}) } } };
}
