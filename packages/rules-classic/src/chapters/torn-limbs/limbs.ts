import { advanced, type ClassicRule } from '../../rule.ts';

/** By their weight: whoever can lift them may strike with them, whatever its hands are like. */
const limbs = advanced('TOE-mech-limb-weight-example', { affirms: { lifting: ({ kind }) => kind === 'limb' } });

export const limbRules: readonly ClassicRule[] = [limbs];
