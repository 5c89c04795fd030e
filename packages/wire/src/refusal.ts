import * as z from 'zod';
import { ruleId, telling } from './common.ts';

/** Why a table says no. */
export const tableCode = z.enum([
  'malformed',
  'no-seat',
  'not-begun',
  'begun',
  'over',
  'paused',
  'stale',
  'out-of-turn',
  'illegal',
  'dice',
  'nothing',
  'fault',
]);
export type RefusalCode = z.infer<typeof tableCode>;

/** Why the door to a table, or the house, says no. */
export const doorCode = z.enum(['oversized', 'too-often', 'not-allowed', 'not-found', 'taken', 'version']);

const said = telling.exactOptional();
const parts = {
  /** As in a `Refusal` of the rules: finished, and with its gaps where it has any. */
  reason: z.string(),
  said,
  /** The first rule that objects. */
  rule: ruleId.exactOptional(),
  /** Every rule that objects. */
  refusals: z
    .array(z.object({ rule: ruleId, reason: z.string(), said }))
    .readonly()
    .exactOptional(),
};

/** Why a table did not do what a guest asked. Nothing has changed. */
export const tableRefusal = z.object({ code: tableCode, ...parts });
export type TableRefusal = z.infer<typeof tableRefusal>;

/** A refusal as it comes over a line. */
export const refusal = z.object({ code: z.union([tableCode, doorCode]), ...parts });
export type WireRefusal = z.infer<typeof refusal>;
