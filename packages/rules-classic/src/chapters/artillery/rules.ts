import type { ClassicRule } from '../../rule.ts';
import { cannonRules } from './cannons.ts';
import { flakRules } from './flak.ts';
import { gunRules } from './guns.ts';
import { homingRules } from './homing.ts';
import { shellRules } from './shells.ts';

export const artilleryRules: readonly ClassicRule[] = [...gunRules, ...shellRules, ...homingRules, ...flakRules, ...cannonRules];
