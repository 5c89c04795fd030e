import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { MEASURES } from '../../measure.ts';
import type { Book, Seen } from '../../rule.ts';
import { homeEdge } from '../../sequence/setup.ts';
import type { Mode, MoveCommand, Point, State, Unit } from '../../shape.ts';
import { distanceBetween, INCH, inContact, isOn, marked, markOf, onTable, type Standing } from '../../state.ts';
import { modeOf, postOf } from './modes.ts';

/** How far from what it guards a robot goes. */
export const LEASH = 24;
export const SHORT_LEASH = 6;

/** The nearest enemy that can be seen on the table, or the nearest unit of any side. */
export function nearestTo(state: State, unit: Standing, anyside: boolean): Standing | undefined {
  let nearest: Standing | undefined;
  for (const other of onTable(state)) {
    if (other.id === unit.id || other.hidden || (!anyside && other.seat === unit.seat)) continue;
    if (!nearest || distanceBetween(unit, other) < distanceBetween(unit, nearest)) nearest = other;
  }
  return nearest;
}

/** What a robot cannot help doing while it moves: where it has to come nearer to, by which rule, and why. */
export interface Urge {
  readonly rule: RuleId;
  readonly goal: Point;
  readonly says: string;
  /** Near enough: there it may stay. */
  readonly there: boolean;
}

/** Whom a robot closes with. */
export function preyOf(state: State, unit: Standing): Standing | undefined {
  const mode = modeOf(unit);
  return mode === 'suicidal' || mode === 'berserk' ? nearestTo(state, unit, mode === 'berserk') : undefined;
}

export const isRetreating = (unit: Unit): boolean => marked(unit, 'blinded') || (modeOf(unit) !== undefined && marked(unit, 'withdrawing'));

export function urgeOf(state: State, unit: Standing): Urge | undefined {
  const mode = modeOf(unit);
  if (mode === undefined || marked(unit, 'dazed') || isRetreating(unit)) return undefined;
  const prey = preyOf(state, unit);
  if (prey)
    return {
      rule: mode === 'berserk' ? 'ASC-unit-robotic-berserk' : 'ASC-unit-robotic-suicidal',
      goal: prey.at,
      says: 'it has to close with whoever is nearest',
      there: inContact(unit, prey),
    };
  const post = mode === 'defensive' ? postOf(unit) : undefined;
  if (!post || geometry.distanceOf(unit.at, post) <= LEASH * INCH) return undefined;
  return { rule: 'ASC-unit-robotic-defensive', goal: post, says: 'it has to go back to what it guards', there: false };
}

const WALKS: readonly Mode[] = ['ground', 'jump'];
const SHARES = [4, 3, 2, 1] as const;
const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** A straight move toward a point that the other rules allow: as far as possible. */
function toward(view: Seen, unit: Standing, goal: Point, book: Book, facing: MoveCommand['facing']): MoveCommand | undefined {
  for (const mode of WALKS) {
    const inches = MEASURES[unit.base].allowance(book.ask('move', { state: view, unit, mode }).total);
    for (const share of inches > 0 ? SHARES : []) {
      const { x, y } = geometry.towards(unit.at, goal, Math.floor((inches * INCH * share) / 4));
      const at = terrain.standingPoint(view.table, { x: clamp(x, view.table.width), y: clamp(y, view.table.height) });
      if (at.x === unit.at.x && at.y === unit.at.y) continue;
      const command: MoveCommand = { type: 'move', unit: unit.id, mode, path: [at], facing };
      if (book.allows(view, command, unit.seat)) return command;
    }
  }
  return undefined;
}

/** The way of a robot that is dazed: straight on as far as it gets, or else the next way around. */
function drifting(view: Seen, unit: Standing, book: Book): MoveCommand | undefined {
  const way = markOf(unit, 'dazed')?.value ?? 1;
  for (let turn = 0; turn < 6; turn++) {
    const goal = geometry.scattered(unit.at, ((way + turn - 1) % 6) + 1, 400 * INCH);
    const command = toward(view, unit, goal, book, geometry.headingTo(unit.at, goal));
    if (command) return command;
  }
  return undefined;
}

const asked = new WeakSet<Standing>();

/** The move that a robot is driven to, where it is driven to any. */
export function drivenMove(view: Seen, unit: Standing, book: Book): MoveCommand | undefined {
  if (modeOf(unit) === undefined || asked.has(unit)) return undefined;
  // What it might do is asked of the same rules that ask what it might do.
  asked.add(unit);
  try {
    if (marked(unit, 'dazed')) return drifting(view, unit, book);
    const urge = urgeOf(view, unit);
    return urge && !urge.there
      ? toward(view, unit, urge.goal, book, MEASURES[unit.base].facing(geometry.headingTo(unit.at, urge.goal)))
      : undefined;
  } finally {
    asked.delete(unit);
  }
}

const endOf = ({ path }: MoveCommand, unit: Standing): Point => path.at(-1) ?? unit.at;
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Why a robot does not move like that: one that is driven somewhere gets nearer, and stays where it is only if it can do nothing else. */
export function againstUrge(view: Seen, command: MoveCommand, rule: RuleId, book: Book): string | undefined {
  const unit = view.units[command.unit];
  if (!isOn(unit) || modeOf(unit) === undefined) return undefined;
  const end = endOf(command, unit);
  if (marked(unit, 'dazed')) {
    if (rule !== 'ASC-unit-robotic-dazed' || asked.has(unit)) return undefined;
    const driven = drivenMove(view, unit, book);
    return same(end, driven ? endOf(driven, unit) : unit.at) ? undefined : 'it staggers where it is driven to';
  }
  const urge = urgeOf(view, unit);
  if (urge?.rule !== rule || urge.there) return undefined;
  if (geometry.distanceOf(end, urge.goal) < geometry.distanceOf(unit.at, urge.goal)) return undefined;
  if (!same(end, unit.at)) return urge.says;
  return drivenMove(view, unit, book) ? urge.says : undefined;
}

/** Does a move take a unit away from its own edge of the table? */
export const leadsAway = (view: State, unit: Standing, { path }: MoveCommand): boolean => {
  const edge = homeEdge(view, unit.seat);
  const end = path.at(-1);
  return end !== undefined && Math.abs(end.y - edge) > Math.abs(unit.at.y - edge);
};
