import type { Rulebook, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { is, isSoldier } from '../units/unit.ts';

type V = View<Impact>;

/** What a step onto a marker costs on average, in build points: two of three unknown ones are dummies. */
function markerToll({ kind }: State['mines'][number], unit: Unit): number {
  if (kind === 'dummy') return 0;
  if (is(unit, 'engineer')) return 0.3;
  return kind === null ? 2.5 : kind === 'nuclear' ? 25 : 6;
}

/** A hit in so many of six times, and what a hit costs. */
const HIT = 2.5;

/** What it costs one unit to come to a place, beyond movement points. */
export function tollsOf(view: V, book: Rulebook<Impact>, unit: Unit): (at: number, aloft: boolean) => number {
  const ground = groundOf(view.map);
  const burns = isSoldier(unit) ? (view.plan.special.glow / 6) * HIT : 0;
  const marked = new Map<number, number>();
  for (const mine of view.mines) {
    const toll = markerToll(mine, unit);
    const around = [mine.at, ...ground.neighbours(mine.at)].filter(at =>
      book.holds('trips', { ground, at, mine: mine.at, inches: view.plan.mineReach ?? 1 }),
    );
    for (const at of around) marked.set(at, (marked.get(at) ?? 0) + toll);
  }
  return (at, aloft) => (marked.get(at) ?? 0) + (!aloft && burns > 0 && ground.terrain(at) === 'slag' ? burns : 0);
}
