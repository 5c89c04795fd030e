import { inNoise } from '../../electronics/noise.ts';
import { type AlphaRule, core } from '../../rule.ts';

/** Weak: what interference adds to attacks with weapons and devices. */
const DISTURBED = 2;

export const emiRules: readonly AlphaRule[] = [
  core('ASC-scen-recon-emi', {
    covers: ['ASC-scen-recon-emi-probes'],
    adds: { toHit: ({ state, attacker, kind }) => (kind !== 'physical' && inNoise(state, attacker) ? DISTURBED : undefined) },
  }),
];
