import { boardOf } from '@sortie/board';
import { distance, FACINGS, type Facing, facingsTowards, type Hex, turnsBetween } from '@sortie/geometry';
import { type Candidate, sure } from '@sortie/kernel';
import { movedBy } from '../movement/moved.ts';
import { landings, reach } from '../movement/reach.ts';
import { isStunned } from '../options/moving.ts';
import { enemiesOf } from '../options/who.ts';
import type { Book } from '../rule.ts';
import type { Classic, Command, Mode, State } from '../shape.ts';
import { canAct, type OnMap, sheetFor, withUnit } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { soughtBy } from './search.ts';
import { bestVolley } from './worth.ts';

interface Place {
  readonly command: Command;
  readonly at: Hex;
  readonly facing: Facing;
  readonly mode: Mode;
  readonly hexes: number;
  readonly rough: number;
}

/** The range at which the weapons of a unit are best: the mean of their medium ranges. */
function bestRange(unit: OnMap): number {
  const { weapons } = sheetFor(unit);
  const fired = weapons.filter(({ fires }) => fires);
  return fired.length === 0 ? 1 : Math.max(1, Math.round(fired.reduce((sum, { medium }) => sum + medium, 0) / fired.length) - 1);
}

function nearest(goals: readonly Hex[], at: Hex): Hex | undefined {
  let [best] = goals;
  for (const goal of goals) if (distance(goal, at) < distance(sure(best, 'the best'), at)) best = goal;
  return best;
}

/** A guess from afar: hexes moved, woods to stand in, an enemy ahead at a good range, dry feet. */
function rough(state: State, goals: readonly Hex[], range: number, book: Book, at: Hex, facing: Facing, mode: Mode, hexes: number): number {
  const board = boardOf(state.board);
  const goal = nearest(goals, at);
  let worth = book.ask('evasion', { mode, hexes }).total - 1.5 * { stand: 0, walk: 1, run: 2, jump: 3 }[mode];
  worth += board.packed.woods[board.grid.origin + at.r * board.grid.stride + at.q] ?? 0;
  if (depthOf(board, at) > 0) worth -= 4;
  if (!goal) return worth;
  const off = facingsTowards(at, goal)[0];
  if (off !== undefined) worth -= 2 * Math.max(0, turnsBetween(facing, off) - 1) + turnsBetween(facing, off) / 2;
  return worth - Math.abs(distance(at, goal) - range) / 2;
}

const LOOKED_AT = 20;

/** Ends of moves, the promising ones looked at with the rules of fire in hand. */
export function* positionsOf(state: State, unit: OnMap, book: Book): Generator<Candidate<Classic>> {
  const places: Place[] = [];
  const foes = enemiesOf(state, unit);
  const goals = foes.length > 0 || !state.blind ? foes.map(({ at }) => at) : soughtBy(state, unit);
  const range = foes.length > 0 ? bestRange(unit) : 1;
  const add = (command: Command, at: Hex, facing: Facing, mode: Mode, hexes: number): void => {
    places.push({ command, at, facing, mode, hexes, rough: rough(state, goals, range, book, at, facing, mode, hexes) });
  };
  const { id } = unit;
  add(
    unit.moved ? { type: 'halt', unit: id } : { type: 'move', unit: id, mode: 'stand' },
    unit.at,
    unit.facing,
    unit.moved?.mode ?? 'stand',
    unit.moved?.hexes ?? 0,
  );
  if (canAct(unit) && !unit.stuck) {
    for (const mode of ['walk', 'run'] as const) {
      if ((unit.moved && unit.moved.mode !== mode) || (mode === 'run' && isStunned(state, unit))) continue;
      for (const { at, facing, steps } of reach(state, unit, mode, book))
        add({ type: 'move', unit: id, mode, steps }, at, facing, mode, distance(unit.at, at));
    }
    for (const to of landings(state, unit, book))
      for (const facing of FACINGS) add({ type: 'move', unit: id, mode: 'jump', to, facing }, to, facing, 'jump', distance(unit.at, to));
  }
  places.sort((a, b) => b.rough - a.rough);
  for (const place of places.slice(0, LOOKED_AT)) yield { command: place.command, worth: place.rough + exchange(state, unit, book, place) };
}

/** Damage done less damage taken, if everybody stayed where they are. */
function exchange(state: State, unit: OnMap, book: Book, { at, facing, mode, hexes }: Place): number {
  const there: OnMap = { ...unit, at, facing, moved: movedBy(mode, hexes) };
  const after = withUnit(state, unit.id, there);
  let done = 0;
  let taken = 0;
  for (const foe of enemiesOf(after, there)) {
    done = Math.max(done, bestVolley(after, book, there, foe).damage);
    taken += bestVolley(after, book, foe, there).damage;
  }
  return 2 * done - 0.6 * taken;
}
