import { toCard } from './alpha-strike/convert.ts';
import { readUnit } from './files/read-unit.ts';
import type { Sample } from './fuzz.ts';

/** Units in a second: reading alone, and reading with conversion. */
export interface Speed {
  readonly read: number;
  readonly converted: number;
}

/** How fast files become cards once everything is warm: the best of several rounds over all samples. `clock` is the host's, in milliseconds. */
export function speedOfConversion(samples: readonly Sample[], rounds: number, clock: () => number): Speed {
  const best = (each: (sample: Sample) => void): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const started = clock();
      for (const sample of samples) each(sample);
      least = Math.min(least, clock() - started);
    }
    return Math.round((samples.length * 1000) / Math.max(least, 0.001));
  };
  return {
    read: best(({ path, text }) => readUnit(path, text)),
    converted: best(({ path, text }) => {
      const { unit } = readUnit(path, text);
      if (unit) toCard(unit);
    }),
  };
}
