import type { ClassicRule } from '../../rule.ts';
import { alien } from '../alien-worlds/alien.ts';

/** The map carries what its world is like; the rules of strange worlds do the rest. */
export const lunarRules: readonly ClassicRule[] = [
  alien('AW-lunar-vacuum', {
    structural: 'the air of this map, by the lines that it needs',
    needs: ['TOE-vacuum-operable-units', 'TOE-vacuum-hull-integrity-trigger'],
  }),
  alien('AW-lunar-gravity', {
    structural: 'the gravity of this map, by the lines that it needs',
    needs: ['TOE-gravity-order', 'TOE-terrain-table-gravity-to-hit', 'TOE-gravity-jump-damage'],
  }),
];
