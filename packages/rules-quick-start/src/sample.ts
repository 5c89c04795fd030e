import { boardOf, onMap, WOODS_PIECES } from '@sortie/board';
import { FACINGS, type Facing, fromOffset, type Hex } from '@sortie/geometry';
import { type Seat, seenBy } from '@sortie/kernel';
import { enemiesOf, volley, weaponsFor } from './attack/declare.ts';
import { allDeclared, waitingToFire } from './attack/resolve.ts';
import { isImmobile } from './destruction/destruction.ts';
import { traceOf } from './movement/trace.ts';
import { cardChoices } from './pilots/choosing.ts';
import type { Book } from './rule.ts';
import { deploymentRows } from './scenarios/deployment.ts';
import { layings } from './scenarios/pieces.ts';
import { type Command, type Mech, MODES, type Move, type QuickStart, type Shot, type State } from './shape.ts';
import { disputesPending } from './sight/choice.ts';
import { isFighting, type Standing, unitAt } from './state.ts';

/** Uniform in 0 … n−1. */
export type Pick = (n: number) => number;

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;

/** One command at random, without listing them all. Leaving the map is rare, so that random games are worth playing. */
export function sample(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const { pending, phase } = view;
  if (pending?.kind === 'sight')
    return view.units[pending.target]?.seat === seat
      ? { type: 'chooseSight', hexes: disputesPending(view).map(pair => oneOf(pair, pick)) }
      : undefined;
  if (pending?.kind === 'damage')
    return view.units[pending.unit]?.seat === seat ? { type: 'markDamage', order: shuffled(pending.hits.length, pick) } : undefined;
  if (view.active !== seat) return undefined;
  if (phase === 'movement') return anyMove(view, book, oneOf(idle(view, seat, 'moved'), pick), pick);
  if (phase === 'attack') return allDeclared(view) ? anyFire(view, seat, pick) : anyDeclaration(view, seat, book, pick);
  if (phase === 'deployment') return anyDeployment(view, seat, pick);
  return phase === 'cards' ? oneOf(cardChoices(view, seat), pick) : anyPiece(view, seat, book, pick);
}

const idle = (view: State, seat: Seat, what: 'moved' | 'fire'): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => unit.seat === seat && isFighting(unit) && unit[what] === null);

function shuffled(count: number, pick: Pick): readonly number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = pick(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function anyMove(view: State, book: Book, unit: Standing, pick: Pick): Move {
  const stand: Move = { type: 'move', unit: unit.id, mode: 'stand' };
  if (isImmobile(unit, book)) return stand;
  const mode = oneOf(MODES, pick);
  if (mode === 'stand') return stand;
  const { total } = book.ask('allowance', { unit, mode, scenario: view.scenario });
  if (mode === 'jump') return total > 0 ? (anyJump(view, book, unit, total, pick) ?? stand) : stand;
  return anyWalk(view, book, unit, mode, total, pick);
}

const OFF_MAP_ONE_IN = 64;

/** Steps at random until one is refused; what is tried is judged by the rules themselves. */
function anyWalk(view: State, book: Book, unit: Standing, mode: 'walk' | 'run', points: number, pick: Pick): Move {
  const letters = mode === 'walk' ? 'FFFFLRB' : 'FFFFLR';
  const mayLeave = pick(OFF_MAP_ONE_IN) === 0;
  let [steps, good] = ['', ''];
  for (let i = 0; i < points; i++) {
    steps += letters[pick(letters.length)];
    const move: Move = { type: 'move', unit: unit.id, mode, steps };
    const trace = traceOf(view, move, book);
    if (!trace || trace.spent > points || trace.through || (trace.leavesMap && !mayLeave)) break;
    const other = trace.leavesMap ? undefined : unitAt(view, trace.to);
    if (!other || other.id === unit.id) good = steps;
    if (trace.leavesMap) break;
  }
  return { type: 'move', unit: unit.id, mode, steps: good };
}

function anyJump(view: State, book: Book, unit: Standing, points: number, pick: Pick): Move | undefined {
  const board = boardOf(view.board);
  const mayLeave = pick(OFF_MAP_ONE_IN) === 0;
  for (let tries = 0; tries < 8; tries++) {
    const q = pick(2 * points + 1) - points;
    const low = Math.max(-points, -q - points);
    const high = Math.min(points, -q + points);
    const to: Hex = { q: unit.at.q + q, r: unit.at.r + low + pick(high - low + 1) };
    const other = unitAt(view, to);
    if ((other && other.id !== unit.id) || (!mayLeave && !onMap(board, to))) continue;
    const move: Move = { type: 'move', unit: unit.id, mode: 'jump', to, facing: oneOf<Facing>(FACINGS, pick) };
    if ((traceOf(view, move, book)?.spent ?? points + 1) <= points) return move;
  }
  return undefined;
}

function anyDeclaration(view: State, seat: Seat, book: Book, pick: Pick): Command {
  const unit = oneOf(idle(view, seat, 'fire'), pick);
  return { type: 'declare', unit: unit.id, shots: anyShots(view, seat, book, unit, pick) };
}

function anyShots(view: State, seat: Seat, book: Book, unit: Standing, pick: Pick): readonly Shot[] {
  const enemies = enemiesOf(view, seat);
  const first = enemies.length > 0 ? pick(enemies.length) : 0;
  for (let i = 0; i < enemies.length; i++) {
    const target = enemies[(first + i) % enemies.length]!;
    const weapons = weaponsFor(view, book, unit, target);
    if (weapons.length === 0) continue;
    const chosen = pick(4) === 0 ? weapons.filter(() => pick(2) === 0) : weapons;
    return volley(unit, chosen, target);
  }
  return [];
}

function anyFire(view: State, seat: Seat, pick: Pick): Command {
  const { id, fire } = oneOf<Mech>(waitingToFire(view, seat), pick);
  const weapons = fire!.shots.map(({ weapon }) => weapon);
  return { type: 'resolve', unit: id, weapons: shuffled(weapons.length, pick).map(i => weapons[i]!) };
}

function anyDeployment(view: State, seat: Seat, pick: Pick): Command {
  const unit = oneOf(
    view.units.filter(one => one.seat === seat && one.fate === 'waiting'),
    pick,
  );
  const [first, last] = deploymentRows(view, unit.side);
  for (;;) {
    const at = fromOffset(1 + pick(view.board.width), first + pick(last - first + 1));
    if (!unitAt(view, at)) return { type: 'deploy', unit: unit.id, at, facing: oneOf<Facing>(FACINGS, pick) };
  }
}

/** A remaining piece thrown somewhere; if it does not fit after some tries, the first placing that does. */
function anyPiece(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const { width, height } = view.board;
  for (let tries = 0; tries < 40; tries++) {
    const at = fromOffset(1 + pick(width), 1 + pick(height));
    const command: Command = { type: 'layPiece', piece: oneOf(WOODS_PIECES, pick).id, at, turns: pick(6) };
    if (book.allows(seenBy<QuickStart>(view), command, seat)) return command;
  }
  return layings(view).next().value ?? undefined;
}
