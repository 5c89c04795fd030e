import { type AlphaRule, core, firstOf } from '../../rule.ts';
import { aimingQuirks } from './aiming.ts';
import { ammunitionQuirks } from './ammunition.ts';
import { breakageQuirks } from './breakage.ts';
import { modelTrouble, quirkTrouble } from './budget.ts';
import { machineQuirks } from './machine.ts';
import { skyQuirks } from './sky.ts';

/** What is peculiar about machines. */
export const quirkRules: readonly AlphaRule[] = [
  core('ASC-quirk-general-unlisted', {
    forbidsSetup: ({ forces }) => firstOf(forces.flat(), quirkTrouble) ?? modelTrouble(forces),
    covers: [
      'ASC-quirk-general-balance',
      'ASC-quirk-general-model',
      'ASC-quirk-general-fit',
      'ASC-tbl-positive-quirks',
      'ASC-tbl-negative-quirks',
    ],
  }),
  ...aimingQuirks,
  ...machineQuirks,
  ...ammunitionQuirks,
  ...breakageQuirks,
  ...skyQuirks,
];
