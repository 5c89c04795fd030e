import { boardOf, onMap } from '@sortie/board';
import { FACINGS, type Facing, fromOffset, type Hex } from '@sortie/geometry';
import { nth, type Seat } from '@sortie/kernel';
import { enemiesOf, volley, weaponsFor } from './attack/declare.ts';
import { allDeclared, waitingToFire } from './attack/resolve.ts';
import { traceOf } from './movement/trace.ts';
import { options } from './options.ts';
import type { Chance } from './questions.ts';
import type { Book, Seen } from './rule.ts';
import { deploymentRows } from './scenarios/deployment.ts';
import { type Command, type Mech, MODES, type Move, type Shot } from './shape.ts';
import { disputesPending } from './sight/choice.ts';
import { isFighting, type Standing } from './state.ts';

/** Uniform in 0 … n−1. */
export type Pick = (n: number) => number;

const oneOf = <T>(items: readonly T[], pick: Pick): T => nth(items, pick(items.length));

/** One command at random, without listing them all. Leaving the map is rare, so that random games are worth playing. */
export function sample(view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const asked: Chance = { view, seat, book, pick };
  for (const command of drawn(asked)) if (book.allows(view, command, seat)) return command;
  // Whatever luck has proposed is not allowed: then the first thing that is.
  for (const command of options(view, seat, book)) return command;
  return undefined;
}

function* drawn(asked: Chance): Generator<Command> {
  const { view, seat, book, pick } = asked;
  const { pending, phase } = view;
  if (pending?.kind === 'sight') yield { type: 'chooseSight', hexes: disputesPending(view).map(pair => oneOf(pair, pick)) };
  else if (pending?.kind === 'damage') yield { type: 'markDamage', order: shuffled(pending.hits.length, pick) };
  else if (view.active !== seat) return;
  else if (phase === 'movement') yield anyMove(asked, oneOf(idle(view, seat, 'moved'), pick));
  else if (phase === 'attack') yield allDeclared(view) ? anyFire(view, seat, pick) : anyDeclaration(asked);
  else if (phase === 'deployment') yield* anyDeployment(asked);
  else yield* book.offered('chances', asked);
}

const idle = (view: Seen, seat: Seat, what: 'moved' | 'fire'): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => unit.seat === seat && isFighting(unit) && unit[what] === null);

function shuffled(count: number, pick: Pick): readonly number[] {
  const left = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count }, () => nth(left.splice(pick(left.length), 1), 0));
}

function anyMove(asked: Chance, unit: Standing): Move {
  const { view, seat, book, pick } = asked;
  const mode = oneOf(MODES, pick);
  const stand: Move = { type: 'move', unit: unit.id, mode: 'stand' };
  if (mode === 'stand') return stand;
  const { total } = book.ask('allowance', { unit, mode, scenario: view.scenario });
  const found = total === 0 ? undefined : mode === 'jump' ? anyJump(asked, unit, total) : anyWalk(asked, unit, mode, total);
  return found && book.allows(view, found, seat) ? found : stand;
}

const OFF_MAP_ONE_IN = 64;

/** Steps at random as far as the points go; the last place where it may stop is taken. */
function anyWalk({ view, seat, book, pick }: Chance, unit: Standing, mode: 'walk' | 'run', points: number): Move {
  const letters = mode === 'walk' ? 'FFFFLRB' : 'FFFFLR';
  const mayLeave = pick(OFF_MAP_ONE_IN) === 0;
  let [steps, good] = ['', ''];
  for (let i = 0; i < points; i++) {
    steps += letters[pick(letters.length)];
    const move: Move = { type: 'move', unit: unit.id, mode, steps };
    const trace = traceOf(view, move, book);
    if (!trace || trace.spent > points || (trace.leavesMap && !mayLeave)) break;
    if (book.allows(view, move, seat)) good = steps;
    if (trace.leavesMap) break;
  }
  return { type: 'move', unit: unit.id, mode, steps: good };
}

function anyJump({ view, seat, book, pick }: Chance, unit: Standing, points: number): Move | undefined {
  const board = boardOf(view.board);
  const mayLeave = pick(OFF_MAP_ONE_IN) === 0;
  for (let tries = 0; tries < 8; tries++) {
    const q = pick(2 * points + 1) - points;
    const low = Math.max(-points, -q - points);
    const high = Math.min(points, -q + points);
    const to: Hex = { q: unit.at.q + q, r: unit.at.r + low + pick(high - low + 1) };
    if (!mayLeave && !onMap(board, to)) continue;
    const move: Move = { type: 'move', unit: unit.id, mode: 'jump', to, facing: oneOf<Facing>(FACINGS, pick) };
    if (book.allows(view, move, seat)) return move;
  }
  return undefined;
}

function anyDeclaration(asked: Chance): Command {
  const unit = oneOf(idle(asked.view, asked.seat, 'fire'), asked.pick);
  return { type: 'declare', unit: unit.id, shots: anyShots(asked, unit) };
}

function anyShots(asked: Chance, unit: Standing): readonly Shot[] {
  const { view, seat, pick } = asked;
  const enemies = enemiesOf(view, seat);
  const first = enemies.length > 0 ? pick(enemies.length) : 0;
  for (let i = 0; i < enemies.length; i++) {
    const target = nth(enemies, (first + i) % enemies.length);
    const weapons = weaponsFor(asked, unit, target);
    if (weapons.length === 0) continue;
    const chosen = pick(4) === 0 ? weapons.filter(() => pick(2) === 0) : weapons;
    return volley(asked, unit, chosen, target);
  }
  return [];
}

function anyFire(view: Seen, seat: Seat, pick: Pick): Command {
  const { id, fire } = oneOf<Mech>(waitingToFire(view, seat), pick);
  const weapons = (fire?.shots ?? []).map(({ weapon }) => weapon);
  return { type: 'resolve', unit: id, weapons: shuffled(weapons.length, pick).map(i => nth(weapons, i)) };
}

const THROWS = 8;

function* anyDeployment({ view, seat, book, pick }: Chance): Generator<Command> {
  const waiting = view.units.filter(one => one.seat === seat && one.fate === 'waiting');
  const unit = oneOf(waiting, pick);
  const [first, last] = deploymentRows(view, unit.side, book);
  for (let tries = 0; tries < THROWS; tries++) {
    const at = fromOffset(1 + pick(view.board.width), first + pick(last - first + 1));
    yield { type: 'deploy', unit: unit.id, at, facing: oneOf<Facing>(FACINGS, pick) };
  }
}
