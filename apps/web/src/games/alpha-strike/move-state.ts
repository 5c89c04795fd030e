import { table as terrain } from '@sortie/board';
import type { ReachArea, ReachHex } from '@sortie/board-view';
import { type Refusal, sure, type View } from '@sortie/kernel';
import {
  type AlphaStrike,
  facingAt,
  isOn,
  type Journey,
  journeyOf,
  type Mode,
  type MoveCommand,
  measureOf,
  type Standing,
} from '@sortie/rules-alpha-strike';
import type { Moment } from '../../battle/face.ts';
import { areasOf, type Field, fieldOf } from './envelope.ts';
import { facingOf } from './ground.ts';
import type { Book } from './prospects.ts';
import { degreesOf, INCH, type Point, toSpot } from './scale.ts';
import { unitOf } from './units.ts';

type Seen = View<AlphaStrike>;
export type Now = Moment<AlphaStrike>;

/** What of a command besides its way and facing is chosen: stances, riders, heights, runs. */
export type Extras = Omit<MoveCommand, 'type' | 'unit' | 'mode' | 'path' | 'facing'>;

/** A move that is being considered. */
export interface Moving {
  readonly mode: Mode;
  /** Way points that are settled. */
  readonly settled: readonly Point[];
  /** The end that is considered, and the way there from the last way point. */
  readonly leg?: readonly Point[];
  /** Degrees clockwise from the top; absent: towards the nearest enemy. */
  readonly heading?: number;
  readonly extras: Extras;
  readonly over?: Point;
  /** The enemy that it walks up to. */
  readonly foe?: number;
}

export const startIn = (mode: Mode): Moving => ({ mode, settled: [], extras: {} });

export function moverOf({ view, selected, seat }: Now): Standing | undefined {
  const unit = unitOf(view, selected);
  return isOn(unit) && unit.seat === seat && unit.moved === null ? unit : undefined;
}

export const pathOf = ({ settled, leg = [] }: Moving): readonly Point[] => [...settled, ...leg];

export const endOf = (unit: Standing, state: Moving): Point => pathOf(state).at(-1) ?? unit.at;

export const headingIn = (view: Seen, unit: Standing, state: Moving): number =>
  state.heading ?? degreesOf(facingAt(view, unit, endOf(unit, state)));

export function commandOf(view: Seen, unit: Standing, state: Moving): MoveCommand {
  const path = pathOf(state);
  return {
    type: 'move',
    unit: unit.id,
    mode: state.mode,
    path,
    facing: state.heading === undefined ? facingAt(view, unit, path.at(-1) ?? unit.at) : facingOf(view, state.heading),
    ...state.extras,
  };
}

export const journeyIn = (view: Seen, book: Book, unit: Standing, state: Moving): Journey | undefined =>
  journeyOf(view, commandOf(view, unit, state), book);

/** The unit as it would stand after the move, for questions about a place that is only considered. */
export function standingAfter(view: Seen, book: Book, unit: Standing, state: Moving): Standing {
  const journey = journeyIn(view, book, unit, state);
  if (!journey) return unit;
  const { at, z, airborne, length } = journey;
  const facing = facingOf(view, headingIn(view, unit, state));
  return { ...unit, at, z, airborne, facing, moved: { mode: length === 0 ? 'stand' : state.mode, length, from: unit.at } };
}

/** How much a unit may spend in a mode, and what is left after the settled part of its way. */
export function purse(view: Seen, book: Book, unit: Standing, state: Moving): { readonly all: number; readonly left: number } {
  const all =
    state.mode === 'stand' ? 0 : measureOf(view.table).allowance(book.ask('move', { state: view, unit, mode: state.mode }).total) * INCH;
  if (state.settled.length === 0) return { all, left: all };
  const { leg: _, ...settled } = state;
  const spent = journeyIn(view, book, unit, settled)?.cost ?? 0;
  return { all, left: Math.max(0, all - (Number.isFinite(spent) ? spent : all)) };
}

const fields = new WeakMap<Seen, Map<string, Field>>();

/** Where it can go from the last way point; worked out once for each view, unit and mode. */
export function reachIn(view: Seen, book: Book, unit: Standing, state: Moving): Field {
  let known = fields.get(view);
  if (!known) {
    known = new Map();
    fields.set(view, known);
  }
  const key = `${unit.id}|${state.mode}|${state.settled.map(({ x, y }) => `${x},${y}`).join(' ')}`;
  const cached = known.get(key);
  if (cached) return cached;
  const { leg: _, ...settled } = state;
  const z = state.settled.length === 0 ? unit.z : (journeyIn(view, book, unit, settled)?.z ?? unit.z);
  const { left } = purse(view, book, unit, state);
  const made = fieldOf(view, book, unit, state.mode, state.settled.at(-1) ?? unit.at, z, left);
  known.set(key, made);
  return made;
}

const areas = new WeakMap<Field, readonly ReachArea[]>();

export function areasIn(field: Field): readonly ReachArea[] {
  const known = areas.get(field);
  if (known) return known;
  const made = areasOf(field);
  areas.set(field, made);
  return made;
}

/** On a table of hexes: each hex with what it costs. */
export function hexesIn(plan: terrain.TablePlan, field: Field): readonly ReachHex[] {
  const found: ReachHex[] = [];
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) {
      const cost = sure(field.cost[row * field.columns + column], 'the cost');
      if (cost <= 0) continue;
      const part = cost / Math.max(1, field.budget);
      const band = part <= 0.4 ? 0 : part <= 0.65 ? 1 : part <= 0.85 ? 2 : 3;
      const at = plan.hexes ? terrain.hexCentre(column, row) : { x: column * INCH, y: row * INCH };
      found.push({ at: toSpot(at), band, radius: 28, text: `${Math.round(cost / INCH)}″` });
    }
  }
  return found;
}

/** The best way to a place: straight if that is allowed, around what is dear if it is not. Refusals are those against the straight way. */
export function wayTo(
  moment: Now,
  unit: Standing,
  state: Moving,
  to: Point,
): { readonly state?: Moving; readonly refusals: readonly Refusal[] } {
  const { view, book, seat } = moment;
  const tries: readonly (readonly Point[])[] = [[to], reachIn(view, book, unit, state).way(to)];
  let best: { readonly state: Moving; readonly cost: number } | undefined;
  let refusals: readonly Refusal[] = [];
  for (const leg of tries) {
    const next = { ...state, leg };
    const against = book.check(view, commandOf(view, unit, next), seat);
    if (against.length > 0) {
      if (refusals.length === 0 || against.length < refusals.length) refusals = against;
      continue;
    }
    const cost = journeyIn(view, book, unit, next)?.cost ?? 0;
    if (!best || cost < best.cost) best = { state: next, cost };
  }
  return best ? { state: best.state, refusals: [] } : { refusals };
}
