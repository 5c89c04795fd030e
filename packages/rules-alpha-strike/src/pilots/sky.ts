import type { AlphaRule } from '../rule.ts';
import { knows } from './knows.ts';
import { spa } from './spa.ts';

const onRunway = (why: string): boolean => why === 'landing' || why === 'liftOff';

/** What helps those who fly. */
export const skyRules: readonly AlphaRule[] = [
  // A bad place adds two; half of that is left.
  spa('dust-off', {
    adds: { control: ({ unit, why, inches }) => (onRunway(why) && inches > 0 && knows(unit, 'dust-off') ? -1 : undefined) },
  }),
  spa('wind-walker', { adds: { control: ({ unit, why }) => (onRunway(why) && knows(unit, 'wind-walker') ? -1 : undefined) } }),
  spa('speed-demon-aerospace', { adds: { thrust: ({ unit }) => (knows(unit, 'speed-demon') ? 1 : undefined) } }),
];
