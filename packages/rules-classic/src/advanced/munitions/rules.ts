import type { ClassicRule } from '../../rule.ts';
import { loadedRules } from './loaded.ts';
import { shellRules } from './shells.ts';
import { swarmRules } from './swarm.ts';
import { warheadRules } from './warheads.ts';

export const munitionRules: readonly ClassicRule[] = [...loadedRules, ...shellRules, ...warheadRules, ...swarmRules];
