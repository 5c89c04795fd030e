import type { Roll } from '@sortie/kernel';
import type { UnitId } from '../shape.ts';

/** Troops have fought hand to hand: Marine Points of both in quarters, what was rolled against each, and the tenths of its people that each loses. */
export type StormingEvent = {
  readonly type: 'stormed';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly points: readonly [attacker: number, defender: number];
  readonly rolls: readonly [attacker: Roll, defender: Roll];
  readonly losses: readonly [attacker: number, defender: number];
};
