import type { Unit } from '../shape.ts';
import type { Arm, Part } from '../sheet/sheet.ts';
import { actuator } from '../state.ts';

export const ARM_PARTS = ['upperArm', 'lowerArm', 'hand'] as const satisfies readonly Part[];

/** Joints of an arm that are struck or were never there. */
export const armFaultsOf = (unit: Unit, arm: Arm, parts: readonly Part[]): number =>
  parts.filter(part => actuator(unit, arm, part) !== 'whole').length;
