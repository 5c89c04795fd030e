import { nth, type Point } from '@sortie/geometry';
import { pointOf } from '../place.ts';
import type { Place } from '../scene.ts';
import type { Effect } from './effect.ts';

type Travel = Extract<Effect, { kind: 'travel' }>;

const wayOf = ({ stops }: Travel): number =>
  stops.reduce((sum, { at }, i) => sum + (i === 0 ? 0 : far(pointOf(nth(stops, i - 1).at), pointOf(at))), 0);

const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Milliseconds that an effect takes at the usual speed. */
export function lengthOf(effect: Effect): number {
  switch (effect.kind) {
    case 'travel':
      return effect.flying ? 850 : Math.min(1500, Math.max(220, wayOf(effect) * 2.6));
    case 'shot':
      return effect.style === 'artillery' ? 900 : effect.style === 'missiles' ? 640 : effect.style === 'blow' ? 320 : 460;
    case 'blast':
      return 500 + effect.size * 260;
    case 'eject':
      return 1300;
    case 'plume':
      return 1100;
    case 'dust':
      return 700;
    default:
      return 1100;
  }
}

/** How long the next effect waits for this one: what only rises, burns or settles goes on beside it. */
function holds(effect: Effect): number {
  if (effect.kind === 'burst') return 220;
  if (effect.kind === 'blast') return 180 + effect.size * 90;
  return effect.kind === 'travel' || effect.kind === 'shot' ? lengthOf(effect) : 260;
}

/** When each effect begins, at a speed: 2 is twice as fast. */
export function schedule(
  effects: readonly Effect[],
  speed = 1,
): { readonly starts: readonly number[]; readonly lengths: readonly number[]; readonly length: number } {
  const starts: number[] = [];
  const lengths = effects.map(effect => lengthOf(effect) / speed);
  let at = 0;
  let length = 0;
  effects.forEach((effect, i) => {
    starts.push(at);
    length = Math.max(length, at + (lengths[i] ?? 0));
    at += holds(effect) / speed;
  });
  return { starts, lengths, length };
}

/** Every place that effects happen at, for a camera that has to see them. */
export const placesIn = (effects: readonly Effect[]): readonly Place[] =>
  effects.flatMap(effect => {
    if (effect.kind === 'travel') return effect.stops.map(({ at }) => at);
    return effect.kind === 'shot' ? [effect.from, effect.to] : [effect.at];
  });
