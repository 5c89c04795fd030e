import * as z from 'zod';

/** Parts that messages in both directions are made of. */
export const seat = z.int().min(-1).max(63);
export const ruleId = z.templateLiteral([z.string(), '-', z.string()]);

/** A text of the catalogue with its gaps, as the kernel's `Telling`. */
export const telling = z.object({ text: z.string(), args: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional() });
