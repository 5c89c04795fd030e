import { type AlphaRule, core, option } from '../rule.ts';

/** Whoever may attack several times and turns to another target shoots worse at it; whoever rakes a strip turns to nobody. */
const secondary: AlphaRule = core('AS-to-hit-secondary', {
  adds: {
    toHit: ({ attacker, target, kind, how }) =>
      kind !== 'physical' && how !== 'strafe' && attacker.aimedAt.length > 0 && !attacker.aimedAt.includes(target.id) ? 1 : undefined,
  },
});

/** Weak: what an attack on an area adds in the newer book. */
export const AREA_MODIFIER = 1;
const area: AlphaRule = option('AS-to-hit-ae', { adds: { artillery: ({ against }) => (against ? undefined : AREA_MODIFIER) } });

export const advancedRules: readonly AlphaRule[] = [secondary, area];
