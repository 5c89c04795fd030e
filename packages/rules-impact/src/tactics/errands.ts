import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import type { Objective, Unit, UnitId } from '../model/state.ts';
import { enemyOf, inOrder, is, isPlaced, isSoldier, unitsOf } from '../units/unit.ts';
import { ruinWorth } from './blasts.ts';

type V = View<Impact>;

/** An objective that somebody sees to. */
export interface Errand {
  readonly at: number;
  /** How near is near enough. */
  readonly slack: number;
  /** Does the game hang on it? */
  readonly post: boolean;
}

const known = new WeakMap<V, Map<Seat, ReadonlyMap<UnitId, Errand>>>();

/** Who sees to which objective: the nearest first, and no more than it takes. */
export function errands(view: V, seat: Seat): ReadonlyMap<UnitId, Errand> {
  const bySeat = known.get(view) ?? new Map<Seat, ReadonlyMap<UnitId, Errand>>();
  known.set(view, bySeat);
  const before = bySeat.get(seat);
  if (before) return before;
  const now = shared(view, seat);
  bySeat.set(seat, now);
  return now;
}

interface Post {
  readonly objective: Objective;
  readonly at: number;
  readonly quota: number;
  readonly slack: number;
  readonly post: boolean;
}

function shared(view: V, seat: Seat): ReadonlyMap<UnitId, Errand> {
  const ground = groundOf(view.map);
  const posts = view.objectives.filter(({ standing }) => standing).map(one => postOf(view, seat, one));
  const able = unitsOf(view, seat).filter(
    (unit): unit is Unit & { readonly at: number } => isPlaced(unit) && isSoldier(unit) && inOrder(unit),
  );
  const pairs = posts.flatMap(post =>
    able.map(unit => ({ post, unit, range: ground.range(unit.at, post.at) + reluctance(view, seat, unit, post) })),
  );
  pairs.sort((a, b) => a.range - b.range || a.unit.id - b.unit.id);
  const found = new Map<UnitId, Errand>();
  const taken = new Map<Post, number>();
  for (const { post, unit } of pairs) {
    const count = taken.get(post) ?? 0;
    if (count >= post.quota || found.has(unit.id)) continue;
    taken.set(post, count + 1);
    // The first to arrive stands on it, the others close by.
    found.set(unit.id, { at: post.at, slack: count === 0 ? post.slack : Math.max(1, post.slack), post: post.post });
  }
  return found;
}

/** Civilians are slow and commanders have better to do; an engineer can bring down what the others would have to hold. */
function reluctance(view: V, seat: Seat, unit: Unit, { objective }: Post): number {
  if (unit.kind !== 'armored') return 6;
  if (is(unit, 'command')) return 25;
  return is(unit, 'engineer') && ruinWorth(view, seat, objective) > 0 ? -15 : 0;
}

/** How many an objective needs. */
function postOf(view: V, seat: Seat, objective: Objective): Post {
  const { at, holder } = objective;
  const { sudden } = view.plan.victory;
  if (sudden.some(end => end.kind === 'post' && end.seat === seat))
    return { objective, at, quota: Number.POSITIVE_INFINITY, slack: 0, post: true };
  if (sudden.some(end => end.kind === 'post' && end.seat !== seat)) return { objective, at, quota: 2, slack: 0, post: true };
  if (holder !== seat) return { objective, at, quota: 2, slack: 0, post: false };
  const near = nearestEnemy(view, seat, at);
  // What nobody threatens needs no guard.
  return { objective, at, quota: near <= 24 ? 1 : 0, slack: near <= 9 ? 0 : 2, post: false };
}

function nearestEnemy(view: V, seat: Seat, at: number): number {
  const ground = groundOf(view.map);
  let near = Number.POSITIVE_INFINITY;
  for (const unit of unitsOf(view, enemyOf(seat))) if (isPlaced(unit) && isSoldier(unit)) near = Math.min(near, ground.range(unit.at, at));
  return near;
}
