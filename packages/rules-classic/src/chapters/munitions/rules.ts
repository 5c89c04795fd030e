import type { ClassicRule } from '../../rule.ts';
import { clearingRules } from './clearing.ts';
import { cloudRules } from './clouds.ts';
import { grenadeRules } from './grenades.ts';
import { heatSeekingRules } from './heat-seeking.ts';
import { loadedRules } from './loaded.ts';
import { mortarRules } from './mortars.ts';
import { shellRules } from './shells.ts';
import { swarmRules } from './swarm.ts';
import { gasRules } from './tear-gas.ts';
import { warheadRules } from './warheads.ts';

export const munitionRules: readonly ClassicRule[] = [
  ...loadedRules,
  ...shellRules,
  ...warheadRules,
  ...swarmRules,
  ...cloudRules,
  ...gasRules,
  ...mortarRules,
  ...grenadeRules,
  ...clearingRules,
  ...heatSeekingRules,
];
