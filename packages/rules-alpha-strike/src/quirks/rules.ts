import { type AlphaRule, core } from '../rule.ts';
import { aimingQuirks } from './aiming.ts';
import { ammunitionQuirks } from './ammunition.ts';
import { breakageQuirks } from './breakage.ts';
import { machineQuirks } from './machine.ts';
import { skyQuirks } from './sky.ts';

/** What is peculiar about machines. */
export const quirkRules: readonly AlphaRule[] = [
  core('ASC-quirk-general-unlisted'),
  ...aimingQuirks,
  ...machineQuirks,
  ...ammunitionQuirks,
  ...breakageQuirks,
  ...skyQuirks,
];
