import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../rule.ts';

/** Hexes in a row, each lower than the one before, that give a point back. */
const HEXES = 3;

/** As often as it happens in a turn: the count begins again after each. */
const bonus = advanced('TOE-wige-bonus-mp-example', {
  base: { glide: ({ descents }) => (descents >= HEXES ? 1 : undefined) },
});

export const wigeRules: readonly ClassicRule[] = [bonus];
