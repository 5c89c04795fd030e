import type { Board } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import type { State, Steps } from '../shape.ts';
import type { Standing } from '../state.ts';
import type { Fees } from '../tables.ts';
import { cell } from '../terrain/board.ts';

/** One end of a walk or run: a cell with a facing, and how it is reached. */
export interface Found {
  readonly at: number;
  readonly facing: Facing;
  readonly steps: Steps;
  readonly spent: number;
  /** Hexes since the last change of direction. */
  readonly count: number;
  readonly leaves: boolean;
}

/** A way that has been followed so far. `heading` is 0 before the first step, 1 forward, 2 backward. */
interface Way extends Found {
  readonly heading: 0 | 1 | 2;
}

const FREE = 0;
const FRIEND = 1;
const ENEMY = 2;

let occupied = new Uint8Array(0);
/** The most hexes counted so far by heading, cell and facing, plus one; no way that costs more and counts no more is followed. */
let most = new Int8Array(0);

/**
 * All ends of a walk or run, place by place, then the ways off the map, cheapest first. A way is kept as long as it is cheaper or has counted more hexes than every other one to the
 * same place, because hexes make a target harder to hit; of those that end alike the least hittable is reported, then the cheapest.
 */
export function flood(
  board: Board,
  state: State,
  unit: Standing,
  fees: Fees,
  evasion: readonly number[],
  points: number,
  backwards: boolean,
): readonly Found[] {
  const { size, steps: offsets, inside } = board.grid;
  prepare(board, state, unit, size);
  const { woods } = board.packed;
  const buckets: Way[][] = Array.from({ length: points + 1 }, () => []);
  const ends: (Way | undefined)[] = [];
  const exits: Way[] = [];

  const visit = (way: Way): void => {
    const key = (way.heading === 2 ? size * 6 : 0) + way.at * 6 + way.facing;
    if (most[key]! > way.count) return;
    most[key] = way.count + 1;
    buckets[way.spent]!.push(way);
    if (occupied[way.at] !== FREE) return;
    const pose = way.at * 6 + way.facing;
    const known = ends[pose];
    if (!known || evasion[way.count]! > evasion[known.count]!) ends[pose] = way;
  };

  const go = (way: Way, heading: 1 | 2): void => {
    const offset = offsets[heading === 1 ? way.facing : (way.facing + 3) % 6]!;
    const at = way.at + offset;
    const leaves = inside[at] !== 1;
    if (occupied[at] === ENEMY) return;
    const spent = way.spent + (leaves ? fees.leave : fees.enter[woods[at] as 0 | 1 | 2]);
    if (spent > points) return;
    const count = heading === way.heading ? way.count + 1 : 1;
    const next: Way = { at, facing: way.facing, steps: way.steps + (heading === 1 ? 'F' : 'B'), spent, count, leaves, heading };
    if (leaves) exits.push(next);
    else visit(next);
  };

  const turn = (way: Way, by: 1 | 5): void => {
    const spent = way.spent + fees.turn;
    if (spent > points) return;
    const facing = ((way.facing + by) % 6) as Facing;
    visit({ at: way.at, facing, steps: way.steps + (by === 1 ? 'R' : 'L'), spent, count: way.count, leaves: false, heading: way.heading });
  };

  visit({ at: cell(board, unit.at), facing: unit.facing, steps: '', spent: 0, count: 0, leaves: false, heading: 0 });
  for (const bucket of buckets) {
    for (const way of bucket) {
      go(way, 1);
      if (backwards) go(way, 2);
      turn(way, 1);
      turn(way, 5);
    }
  }
  const found: Found[] = ends.filter(way => way !== undefined);
  return exits.length === 0 ? found : [...found, ...exits.sort((a, b) => a.spent - b.spent)];
}

function prepare(board: Board, state: State, unit: Standing, size: number): void {
  if (occupied.length < size) {
    occupied = new Uint8Array(size);
    most = new Int8Array(size * 12);
  } else {
    occupied.fill(FREE);
    most.fill(0);
  }
  for (const other of state.units) {
    if (other.at !== null && other.id !== unit.id) occupied[cell(board, other.at)] = other.side === unit.side ? FRIEND : ENEMY;
  }
}
