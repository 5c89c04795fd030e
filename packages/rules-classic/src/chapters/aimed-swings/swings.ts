import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** A mace is swung at the upper or lower half like a hatchet (TW-phys-level-club). */
const mace = advanced('TOE-mace-hit-tables', { affirms: { halves: ({ kind }) => kind === 'mace' } });

export const swingRules: readonly ClassicRule[] = [mace];
