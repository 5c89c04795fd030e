import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

const BEARABLE = 50;
const STEP = 10;

/** A point of heat for every ten degrees above fifty. */
const hot = advanced('TOE-heat-high-temperature', {
  adds: {
    heat: ({ state }) => {
      const above = (state.conditions?.temperature ?? 0) - BEARABLE;
      return above >= STEP ? Math.floor(above / STEP) : undefined;
    },
  },
});

export const temperatureRules: readonly ClassicRule[] = [hot];
