import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';

/** The best that two dice show. */
const BOXCARS = 12;

/** However hard a shot is, two sixes are a hit. */
const boxcars: ClassicRule = {
  id: 'TW-house-boxcars',
  cite: 'house',
  kind: 'optional',
  term: tell('two sixes always hit'),
  atMost: { toHit: () => BOXCARS },
};

export const boxcarRules: readonly ClassicRule[] = [boxcars];
