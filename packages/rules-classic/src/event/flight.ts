import type { Roll, RuleId } from '@sortie/kernel';
import type { UnitId } from '../shape.ts';

/** What is struck in a fighter. */
export type FlightEvent = { readonly type: 'tankStruck'; readonly unit: UnitId; readonly roll: Roll; readonly doomed: RuleId | null };
