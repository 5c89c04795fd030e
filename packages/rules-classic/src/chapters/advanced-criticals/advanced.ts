import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** How much of a blow inside makes a critical more likely, and what all begin with (the book's numbers are not in its errata). */
const STEP = 5;
const FEWEST = -2;

/** Attacks break more the harder they hit; falls, explosions and the rest do as ever. */
const force = advanced('TOE-adv-critical-trigger', { base: { force: ({ structure }) => FEWEST + Math.floor(structure / STEP) } });

export const floatingRules: readonly ClassicRule[] = [force];
