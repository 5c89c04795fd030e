import type { Draw, Offer } from './fill.ts';

/** What a drawn force shall come to. */
export interface Quota {
  readonly points: number;
  readonly units: number;
}

/** So many forces are drawn, and the one that comes nearest is taken. */
const TRIES = 24;
/** One unit after another is exchanged for a better one so often at most. */
const SWAPS = 12;

const sumOf = (taken: readonly Offer[]): number => taken.reduce((sum, { pv }) => sum + pv, 0);

/**
 * So many offers that together cost as near to the points as it gets, over or under. All but the last are drawn around an even share of what is
 * left, and nobody is drawn twice while others are to be had; then single units are exchanged as long as that brings the sum nearer.
 */
export function matchUp<O extends Offer>(offers: readonly O[], quota: Quota, draw: Draw): readonly O[] {
  const priced = offers.filter(({ pv }) => pv > 0);
  let best: readonly O[] = [];
  for (let n = 0; n < TRIES && priced.length > 0; n++) {
    const taken = swapped(drawn(priced, quota, draw), priced, quota.points);
    if (n === 0 || apart(taken, quota) < apart(best, quota)) best = taken;
    if (apart(best, quota) === 0) break;
  }
  return best;
}

const apart = (taken: readonly Offer[], { points }: Pick<Quota, 'points'>): number => Math.abs(points - sumOf(taken));

function drawn<O extends Offer>(offers: readonly O[], { points, units }: Quota, draw: Draw): readonly O[] {
  const taken: O[] = [];
  while (taken.length < units) {
    const fresh = offers.filter(one => !taken.includes(one));
    const from = fresh.length > 0 ? fresh : offers;
    const share = Math.floor((points - sumOf(taken)) / (units - taken.length));
    const fitting = units - taken.length > 1 ? from.filter(({ pv }) => pv * 2 >= share && pv * 3 <= share * 5) : [];
    const next = fitting.length > 0 ? fitting[draw(fitting.length)] : nearest(from, share);
    if (!next) break;
    taken.push(next);
  }
  return taken;
}

const nearest = <O extends Offer>(offers: readonly O[], points: number): O | undefined =>
  offers.reduce<O | undefined>((best, one) => (best && Math.abs(best.pv - points) <= Math.abs(one.pv - points) ? best : one), undefined);

/** The same with single units exchanged, as long as that brings the sum nearer to the points. */
function swapped<O extends Offer>(begin: readonly O[], offers: readonly O[], points: number): readonly O[] {
  let taken = begin;
  for (let n = 0; n < SWAPS && sumOf(taken) !== points; n++) {
    const gap = points - sumOf(taken);
    let better: { readonly at: number; readonly one: O; readonly left: number } | undefined;
    taken.forEach((old, at) => {
      const one = nearest(
        offers.filter(each => !taken.includes(each)),
        old.pv + gap,
      );
      const left = one ? Math.abs(gap - (one.pv - old.pv)) : Math.abs(gap);
      if (one && left < (better?.left ?? Math.abs(gap))) better = { at, one, left };
    });
    if (!better) break;
    const { at, one } = better;
    taken = taken.map((old, i) => (i === at ? one : old));
  }
  return taken;
}
