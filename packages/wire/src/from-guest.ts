import type { Telling } from '@sortie/kernel';
import type * as z from 'zod';
import { type FromGuest, fromGuest } from './message.ts';
import { LONGEST_MESSAGE } from './protocol.ts';

export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly code: 'malformed' | 'oversized';
      readonly reason: string;
      readonly said?: Telling;
      readonly ref?: string;
    };

/** At the door: the message, or what is wrong with it in a sentence. */
export function readFromGuest(text: string): ReadResult<FromGuest> {
  if (text.length > LONGEST_MESSAGE)
    return {
      ok: false,
      code: 'oversized',
      reason: `a message has at most ${LONGEST_MESSAGE} characters; this one has ${text.length}`,
      said: { text: 'a message has at most {most} characters; this one has {count}', args: { most: LONGEST_MESSAGE, count: text.length } },
    };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, code: 'malformed', reason: 'this is not JSON' };
  }
  const read = fromGuest.safeParse(raw);
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, code: 'malformed', ...explain(read.error), ...refOf(raw) };
}

/**
 * The first thing that is wrong, and where. Sentences of our own begin with a small letter and are texts of the catalogue; a schema's own
 * remarks are for programmers, and people hear which part was not understood.
 */
export function explain({ issues }: z.ZodError): { readonly reason: string; readonly said: Telling } {
  const [issue] = issues;
  if (!issue) return { reason: NOT_UNDERSTOOD, said: { text: NOT_UNDERSTOOD } };
  const at = issue.path.map(String).join('.');
  const reason = at ? `${at}: ${issue.message}` : issue.message;
  if (/^[a-z]/.test(issue.message)) return { reason, said: { text: issue.message } };
  return { reason, said: at ? { text: '{at} is not understood', args: { at } } : { text: NOT_UNDERSTOOD } };
}

const NOT_UNDERSTOOD = 'this is not understood';

function refOf(raw: unknown): { readonly ref?: string } {
  const ref = typeof raw === 'object' && raw !== null && 'ref' in raw ? raw.ref : undefined;
  return typeof ref === 'string' && ref.length <= 40 ? { ref } : {};
}
