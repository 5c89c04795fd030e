import type { Rulebook, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import type { Acting } from '../flow/asked.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { altitude, BOUNCE, bounceCost, ceilingFor, entryCost, footing, isStandable, landingCost } from '../movement/costs.ts';
import { CHART, CLIMB } from '../terrain/chart.ts';
import { flies, isDrone, isPlaced, isSoldier, occupants } from '../units/unit.ts';
import { tollsOf } from './tolls.ts';

type V = View<Impact>;

/** Somewhere a unit can be in this activation. */
export interface Stand {
  readonly at: number;
  readonly level: number;
  readonly aloft: boolean;
  /** Movement points left there. */
  readonly mp: number;
  /** The command that leads there first; `null` is where it already is. */
  readonly first: Command | null;
  /** The place before it on the way, and the command that leads here from there. */
  readonly before: Stand | null;
  readonly by: Command | null;
  /** What the way costs in mines and glowing ground. */
  readonly toll: number;
  /** May it stay there? */
  readonly free: boolean;
}

/** No more places than this: an open table has no end of them. */
const MOST = { panels: 420, table: 160 } as const;

/** Places to go on from, those with most points left first; each place by its cheapest way. */
class Front {
  readonly #buckets: Stand[][] = [];
  readonly #best = new Map<number, number>();

  add(stand: Stand): void {
    const key = keyOf(stand);
    if ((this.#best.get(key) ?? -1) >= stand.mp) return;
    this.#best.set(key, stand.mp);
    const bucket = this.#buckets[stand.mp];
    if (bucket) bucket.push(stand);
    else this.#buckets[stand.mp] = [stand];
  }

  *[Symbol.iterator](): Generator<Stand> {
    for (let mp = this.#buckets.length - 1; mp >= 0; mp--)
      for (const stand of this.#buckets[mp] ?? []) if (this.#best.get(keyOf(stand)) === mp) yield stand;
  }
}

const keyOf = ({ at, level, aloft }: Stand): number => at * 64 + (aloft ? level + 1 : 0);

/** Everywhere the active unit can get to with the points it has; `midway` is after a shot on the move, when nobody takes off any more. */
export function reach(view: V, book: Rulebook<Impact>, { unit, active }: Acting, start: Stand, midway: boolean): readonly Stand[] {
  const way = wayOf(view, book, unit);
  const fresh = !active.moved && active.mp === active.full && !midway;
  const front = new Front();
  front.add(start);
  if (!midway) for (const stand of changesOfHeight(view, book, { unit, active }, start)) front.add(stand);
  const mayStep = !start.aloft || active.kept || midway;
  const found: Stand[] = [];
  for (const stand of front) {
    found.push(stand);
    if (found.length >= MOST[way.ground.kind]) break;
    if (stand === start && !mayStep) continue;
    for (const to of way.ground.neighbours(stand.at)) {
      const next = way.step(stand, to, fresh && stand === start);
      if (next) front.add(next);
    }
  }
  return found;
}

interface Way {
  readonly ground: Ground;
  readonly step: (from: Stand, to: number, whole: boolean) => Stand | undefined;
}

/** How one unit gets from point to point in this view. */
function wayOf(view: V, book: Rulebook<Impact>, unit: Unit): Way {
  const ground = groundOf(view.map);
  const toll = tollsOf(view, book, unit);
  const taken = new Set(view.units.filter(isPlaced).flatMap(({ id, at }) => (id === unit.id ? [] : [at])));
  const isTaken = (at: number): boolean => (ground.kind === 'panels' ? taken.has(at) : occupants(view, at, unit.id).length > 0);
  const isFinish = (at: number, aloft: boolean): boolean =>
    !aloft && isSoldier(unit) && occupants(view, at, unit.id).every(other => other.seat !== unit.seat && (other.card?.damage ?? 0) >= 5);
  const step = (from: Stand, to: number, whole: boolean): Stand | undefined => {
    const stride = strideTo(view, book, ground, unit, from, to);
    if (!stride || (stride.cost > from.mp && !(whole && from.mp > 0))) return undefined;
    const mp = Math.max(0, from.mp - stride.cost);
    const free = !isTaken(to) || isFinish(to, stride.aloft);
    if (!free && mp < 2) return undefined;
    const by: Command = { type: 'step', to };
    const sum = from.toll + toll(to, stride.aloft);
    return { at: to, level: stride.level, aloft: stride.aloft, mp, first: from.first ?? by, before: from, by, toll: sum, free };
  };
  return { ground, step };
}

interface Stride {
  readonly cost: number;
  readonly level: number;
  readonly aloft: boolean;
}

/** One step, without the explanations that a cost has in play. */
function strideTo(view: V, book: Rulebook<Impact>, ground: Ground, unit: Unit, from: Stand, to: number): Stride | undefined {
  const drone = isDrone(unit);
  if (ground.storeys(to) > 0 || ground.storeys(from.at) > 0) {
    const foot = footing(view, book, { ...unit, at: from.at, level: from.level, aloft: from.aloft }, to);
    return foot && !(drone && !foot.aloft) ? { cost: foot.cost.total, level: foot.level, aloft: foot.aloft } : undefined;
  }
  const base = ground.level(to);
  if (!from.aloft) {
    if (drone || !isStandable(view.map, ground, to)) return undefined;
    return { cost: entryCost(view.map, to) + Math.max(0, base - ground.level(from.at)) * CLIMB, level: base, aloft: false };
  }
  const level = altitude(book, from.level, ground.level(from.at), base);
  if (level < base) return undefined;
  if (level === base)
    return drone || !isStandable(view.map, ground, to) ? undefined : { cost: entryCost(view.map, to), level, aloft: false };
  if (level >= ground.top(to)) return { cost: 1, level, aloft: true };
  return drone ? undefined : { cost: CHART[ground.terrain(to)].enter, level, aloft: true };
}

const risen = (start: Stand, level: number, mp: number, by: Command): Stand => ({
  ...start,
  level,
  aloft: true,
  mp,
  first: by,
  before: start,
  by,
});

/** The commands that lead to a place from where its way began. */
export function wayTo(stand: Stand): readonly Command[] {
  const way: Command[] = [];
  for (let at: Stand | null = stand; at?.by; at = at.before) way.unshift(at.by);
  return way;
}

/** Up from the ground with all the jets give, on at the same height, or down. Nobody bobs up and down within an activation. */
function changesOfHeight(view: V, book: Rulebook<Impact>, { unit, active }: Acting, start: Stand): readonly Stand[] {
  const ground = groundOf(view.map);
  if (active.stopped || (unit.kind !== 'armored' && !flies(unit))) return [];
  const stands: Stand[] = [];
  const up = (level: number, boost: boolean): void => {
    const mp = start.mp + (boost ? 1 : 0) - bounceCost(start.level, level, start.aloft, active.kept).total;
    const high = level > ceilingFor(book, ground, start.at) || (isDrone(unit) && level < ground.top(start.at));
    if (mp >= 0 && !high) stands.push(risen(start, level, mp, { type: 'bounce', level, boost }));
  };
  if (!start.aloft && !active.landed && active.emerging === 0)
    for (const rise of [1, BOUNCE]) up(start.level + rise, unit.kind === 'armored' && !active.boosted);
  // Drones stay up for nothing, so they may choose their height anew.
  if (start.aloft && active.kept && flies(unit) && !active.moved) {
    const low = Math.max(ground.level(start.at) + 1, ground.top(start.at));
    for (const level of [low, low + BOUNCE]) if (level !== start.level) up(level, false);
  }
  if (start.aloft && !active.kept) {
    up(start.level, false);
    if (start.level < BOUNCE) up(start.level + BOUNCE, false);
    const cost = landingCost(view.map, start.at);
    if (active.airStart && !active.bounced && cost <= start.mp && isStandable(view.map, ground, start.at))
      stands.push({ ...risen(start, ground.level(start.at), start.mp - cost, { type: 'land', pay: true }), aloft: false });
  }
  return stands;
}
