import * as z from 'zod';
import { seat } from './common.ts';

const count = z.int().min(0).max(1_000_000);

/**
 * What a guest may ask of a table. This is the one place where it is written: the table takes its type from here. Commands are still raw;
 * the ruleset of the game reads them at the door.
 */
export const message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), ready: z.boolean() }),
  /** The screen goes to another seat of the same guest. */
  z.strictObject({ type: z.literal('hand'), seat }),
  /**
   * `after` is the number of entries the guest knows of, so that nothing is done twice or on a picture that has passed. `as`: another seat of
   * the same guest answers without the screen changing hands.
   */
  z.strictObject({ type: z.literal('command'), after: count, command: z.unknown(), as: seat.exactOptional() }),
  z.strictObject({ type: z.literal('faces'), faces: z.array(z.int().min(1).max(1000)).max(100).readonly() }),
  z.strictObject({ type: z.literal('withdraw') }),
  /** Without `to`: this seat's last command. */
  z.strictObject({ type: z.literal('undo'), after: count, to: count.exactOptional() }),
  /** Says yes or no to what is proposed; whoever proposed it withdraws it with no. */
  z.strictObject({ type: z.literal('answer'), yes: z.boolean() }),
  z.strictObject({ type: z.literal('concede') }),
  /** Offers a draw; the others answer it. */
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('chat'), text: z.string().max(2000) }),
  /** To the host, not to the table: the program that is thinking moves now, with what it has found. */
  z.strictObject({ type: z.literal('hurry') }),
]);

export type Message = z.infer<typeof message>;

/** What a guest may say over a line. */
export const fromGuest = z.discriminatedUnion('type', [
  /** First of all: which protocol, and what is known already. Without `since` the guest gets everything. */
  z.strictObject({ type: z.literal('hello'), v: z.int(), since: count.exactOptional(), facing: seat.exactOptional() }),
  /** `ref` is the guest's own name for the message; the answer and the news it causes carry it back. */
  z.strictObject({ type: z.literal('say'), ref: z.string().min(1).max(40), message }),
  z.strictObject({ type: z.literal('ping') }),
]);

export type FromGuest = z.infer<typeof fromGuest>;
