import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** Whoever has jets jumps out of the mire; hovercraft were never in it. */
const jumpsOut = advanced('TOE-bog-down-hover-jump', {
  waives: { jumpMp: ({ unit }) => (unit.stuck ? ['TW-psr-swamp'] : undefined) },
});

export const boggedRules: readonly ClassicRule[] = [jumpsOut];
