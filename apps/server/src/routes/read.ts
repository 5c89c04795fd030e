import { explain } from '@sortie/wire';
import type * as z from 'zod';
import { Problem } from '../problem.ts';

/** A body that fits its schema, or a sentence about why it does not. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const { reason, said } = explain(result.error);
  throw new Problem(400, 'malformed', reason, said);
}
