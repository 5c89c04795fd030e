import type { View } from '@sortie/kernel';
import { type AlphaStrike, type Command, flightsFor, isOn, mayFlyNow, type Unit } from '@sortie/rules-alpha-strike';
import type { Moment, UnitKey } from '../../../battle/face.ts';
import type { Point } from '../scale.ts';
import { keyOf, unitOf } from '../units.ts';

type Seen = View<AlphaStrike>;
export type Now = Moment<AlphaStrike>;
type Overfly = Extract<Command, { readonly type: 'overfly' }>;
type AirRun = NonNullable<Overfly['run']>;
type Bomb = NonNullable<AirRun['bomb']>;
export type Ring = Extract<Command, { readonly type: 'fly' }>['ring'];

/** What is done to the ground on the way. */
export type Attack =
  | { readonly kind: 'none' | 'strafe' | 'strike' }
  | { readonly kind: 'bomb' | 'altitude'; readonly bomb: Bomb; readonly count: number };

/** A flight that is being considered. */
export interface Flying {
  readonly goal: 'ring' | 'cross' | 'land';
  readonly ring?: Ring;
  /** The line begins here, at an edge, and ends there. */
  readonly from?: Point;
  readonly to?: Point;
  readonly over?: Point;
  readonly attack: Attack;
  readonly target?: number;
  /** Where the strip begins, where bombs fall, or where it lands. */
  readonly spots: readonly Point[];
}

export const NO_ATTACK: Attack = { kind: 'none' };
const UNDECIDED: Flying = { goal: 'ring', attack: NO_ATTACK, spots: [] };

const flyers = new WeakMap<Seen, Map<number, readonly UnitKey[]>>();

/** Aircraft that may be flown now; worked out once for each view. */
export function flyersIn({ view, seat, book }: Now): readonly UnitKey[] {
  const known = flyers.get(view) ?? new Map<number, readonly UnitKey[]>();
  flyers.set(view, known);
  const found = known.get(seat);
  if (found) return found;
  const made = view.phase === 'movement' && view.active === seat ? mayFlyNow(view, seat, book).map(({ id }) => keyOf(id)) : [];
  known.set(seat, made);
  return made;
}

export function flyerOf(moment: Now): Unit | undefined {
  return moment.selected !== undefined && flyersIn(moment).includes(moment.selected) ? unitOf(moment.view, moment.selected) : undefined;
}

const listed = new WeakMap<Seen, Map<number, readonly Command[]>>();

/** What the rules list for it; worked out once for each view. */
export function flightsOf({ view, seat, book }: Now, unit: Unit): readonly Command[] {
  const known = listed.get(view) ?? new Map<number, readonly Command[]>();
  listed.set(view, known);
  const found = known.get(unit.id);
  if (found) return found;
  const made = [...flightsFor(view, unit, seat, book)];
  known.set(unit.id, made);
  return made;
}

/** Over the table if it can, or else a step nearer to it. */
export function begun(moment: Now, unit: Unit): Flying {
  const all = flightsOf(moment, unit);
  if (all.some(({ type }) => type === 'overfly')) return { ...UNDECIDED, goal: 'cross' };
  const rings = all.flatMap(command => (command.type === 'fly' && command.into === undefined ? [command.ring] : []));
  return rings.length > 0 ? { ...UNDECIDED, ring: Math.min(...rings) as Ring } : UNDECIDED;
}

type Size = Pick<Seen['table'], 'width' | 'height'>;

/** The nearest point of the nearest edge. */
export function nearestEdge({ width, height }: Size, { x, y }: Point): Point {
  const inside = { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
  const least = Math.min(inside.x, width - inside.x, inside.y, height - inside.y);
  if (least === inside.x) return { x: 0, y: inside.y };
  if (least === width - inside.x) return { x: width, y: inside.y };
  return least === inside.y ? { x: inside.x, y: 0 } : { x: inside.x, y: height };
}

/** Where the line from an edge through a point leaves the table. */
export function farEdge({ width, height }: Size, from: Point, through: Point): Point | undefined {
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  if (dx === 0 && dy === 0) return undefined;
  const across = dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? width : 0) - from.x) / dx;
  const down = dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? height : 0) - from.y) / dy;
  const share = Math.min(across, down);
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  return {
    x: across <= down ? (dx > 0 ? width : 0) : clamp(from.x + dx * share, width),
    y: down <= across ? (dy > 0 ? height : 0) : clamp(from.y + dy * share, height),
  };
}

/** The point of a line that is nearest to another one. */
export function onto(from: Point, to: Point, at: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length));
  return { x: Math.round(from.x + dx * share), y: Math.round(from.y + dy * share) };
}

/** What it can do to the ground: its guns, and every bomb it carries. */
export function attacksOf({ marks }: Unit): readonly Attack[] {
  const bombs = marks.flatMap((mark): Attack[] => {
    if (mark.kind !== 'bombs') return [];
    const { bomb, value } = mark;
    const dives = Array.from({ length: value }, (_, i): Attack => ({ kind: 'bomb', bomb, count: i + 1 }));
    return [...dives, { kind: 'altitude', bomb, count: value }];
  });
  return [NO_ATTACK, { kind: 'strafe' }, { kind: 'strike' }, ...bombs];
}

export const attackKey = (attack: Attack): string =>
  'bomb' in attack ? `run:${attack.kind}:${attack.bomb}:${attack.count}` : `run:${attack.kind}`;

function runOf({ attack, spots, target }: Flying): AirRun | undefined {
  const [at] = spots;
  switch (attack.kind) {
    case 'strafe':
      return at && { kind: 'strafe', at };
    case 'strike':
      return target === undefined ? undefined : { kind: 'strike', target };
    case 'bomb':
      return at && { kind: 'bomb', at, bomb: attack.bomb, count: attack.count };
    case 'altitude':
      return spots.length === 0 ? undefined : { kind: 'altitude', points: spots, bomb: attack.bomb };
    default:
      return undefined;
  }
}

/** The command that a state comes to; nothing as long as it is incomplete. */
export function commandOf(unit: Unit, state: Flying): Command | undefined {
  const { goal, ring, from, to, spots, attack } = state;
  if (goal === 'ring') return ring === undefined ? undefined : { type: 'fly', unit: unit.id, ring };
  if (goal === 'land') return from && spots[0] ? { type: 'land', unit: unit.id, from, at: spots[0] } : undefined;
  if (!from || !to) return undefined;
  const run = runOf(state);
  if (!run) return attack.kind === 'none' ? { type: 'overfly', unit: unit.id, from, to } : undefined;
  return { type: 'overfly', unit: unit.id, from, to, run };
}

/** Straight over an enemy: from where the line is to begin, or as the rules list it. */
export function overEnemy(moment: Now, unit: Unit, state: Flying, foe: number): Flying {
  const enemy = moment.view.units[foe];
  if (!isOn(enemy)) return state;
  const known = flightsOf(moment, unit).find((one): one is Overfly => one.type === 'overfly' && one.run?.target === foe);
  const from = state.from ?? known?.from ?? nearestEdge(moment.view.table, enemy.at);
  const to = state.from ? farEdge(moment.view.table, from, enemy.at) : (known?.to ?? farEdge(moment.view.table, from, enemy.at));
  if (!to) return state;
  const attack: Attack = state.attack.kind === 'none' ? { kind: 'strike' } : state.attack;
  return placed({ ...state, from, to, target: foe, attack }, enemy.at);
}

/** Half a strafed strip, so that it lies around what is pointed at. */
const HALF_STRIP = 5 * 254;

/** The attack laid where the line passes a point. */
export function placed(state: Flying, near: Point): Flying {
  const { from, to, attack, spots } = state;
  if (!from || !to) return state;
  const at = onto(from, to, near);
  if (attack.kind === 'altitude') return { ...state, spots: [...spots, at].slice(-attack.count) };
  if (attack.kind !== 'strafe') return { ...state, spots: [at] };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = Math.hypot(at.x - from.x, at.y - from.y);
  const start = Math.max(0, Math.min(along - HALF_STRIP, length - 2 * HALF_STRIP));
  return {
    ...state,
    spots: [onto(from, to, { x: from.x + ((to.x - from.x) * start) / length, y: from.y + ((to.y - from.y) * start) / length })],
  };
}
