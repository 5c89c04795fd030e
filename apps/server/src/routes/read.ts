import { explain } from '@sortie/wire';
import type * as z from 'zod';
import { malformed } from '../problem.ts';

/** A body that fits its schema, or a sentence about why it does not. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw malformed(explain(result.error));
  return result.data;
}
