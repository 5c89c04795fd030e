import type { Entry } from '@sortie/rules-alpha-strike';
import { cardOf } from './picture.ts';

export const nameOf = (entry: Entry): string => entry.name ?? cardOf(entry)?.name ?? '?';

export const pointsOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + (entry.pv ?? cardOf(entry)?.pv ?? 0), 0);

/** A force without one of its units; riders of it walk, and riders behind it in the list keep their carriers. */
export function withoutUnit(force: readonly Entry[], at: number): readonly Entry[] {
  return force
    .filter((_, i) => i !== at)
    .map(entry => {
      const { rides, ...rest } = entry;
      if (rides === undefined || rides === at) return rest;
      return rides > at ? { ...entry, rides: rides - 1 } : entry;
    });
}
