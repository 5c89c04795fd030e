import type { Place, Refusal, RuleId, Seat, Telling } from '@sortie/kernel';
import * as z from 'zod';

/**
 * What a table tells a guest. `Outlook` and `News` are the table's own types: the wire carries them and does not look
 * inside, since both ends take them from the same package and the protocol number vouches for that.
 */
export type ToGuest<Outlook = unknown, News = unknown> =
  | { readonly type: 'welcome'; readonly v: number; readonly table: string; readonly game: string; readonly now: number }
  | { readonly type: 'outlook'; readonly outlook: Outlook; readonly now: number }
  | { readonly type: 'news'; readonly news: readonly News[]; readonly now: number }
  | { readonly type: 'ack'; readonly ref: string; readonly seq: number }
  | ({ readonly type: 'refusal'; readonly ref?: string } & WireRefusal)
  | { readonly type: 'presence'; readonly seats: readonly boolean[]; readonly spectators: number }
  | { readonly type: 'thinking'; readonly seat: Seat; readonly progress: number; readonly budget: number; readonly note?: string }
  | { readonly type: 'thought'; readonly seat: Seat }
  /** What a program weighed for the move it has just made, only where that gives nothing away. */
  | { readonly type: 'weighed'; readonly seat: Seat; readonly plans: readonly PlanTold[] }
  | { readonly type: 'pong' }
  | { readonly type: 'bye'; readonly reason: string };

/** A plan of a program: what it is for, what it seemed to be worth, where it leads, and whether it was the one. */
export interface PlanTold {
  readonly words: Telling;
  readonly value: number;
  readonly steps: readonly Place[];
  readonly chosen: boolean;
}

export interface WireRefusal {
  readonly code: string;
  readonly reason: string;
  readonly said?: Telling;
  readonly rule?: RuleId;
  readonly refusals?: readonly Refusal[];
}

const ruleId = z.templateLiteral([z.string(), '-', z.string()]);
const seat = z.int().min(-1);
const telling = z.object({ text: z.string(), args: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional() });
const said = telling.exactOptional();
const place = z.object({ x: z.number(), y: z.number() });
const plan = z.object({ words: telling, value: z.number(), steps: z.array(place), chosen: z.boolean() });

const toGuest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), v: z.int(), table: z.string(), game: z.string(), now: z.number() }),
  z.object({ type: z.literal('outlook'), outlook: z.looseObject({ seq: z.int() }), now: z.number() }),
  z.object({ type: z.literal('news'), news: z.array(z.looseObject({ seq: z.int() })), now: z.number() }),
  z.object({ type: z.literal('ack'), ref: z.string(), seq: z.int() }),
  z.object({
    type: z.literal('refusal'),
    ref: z.string().exactOptional(),
    code: z.string(),
    reason: z.string(),
    said,
    rule: ruleId.exactOptional(),
    refusals: z.array(z.object({ rule: ruleId, reason: z.string(), said })).exactOptional(),
  }),
  z.object({ type: z.literal('presence'), seats: z.array(z.boolean()), spectators: z.int() }),
  z.object({ type: z.literal('thinking'), seat, progress: z.number(), budget: z.number(), note: z.string().exactOptional() }),
  z.object({ type: z.literal('thought'), seat }),
  z.object({ type: z.literal('weighed'), seat, plans: z.array(plan) }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('bye'), reason: z.string() }),
]);

/** The guest's side of the door: a message that is not understood is `undefined`, and better not guessed at. */
export function readToGuest<Outlook, News>(text: string): ToGuest<Outlook, News> | undefined {
  try {
    const read = toGuest.safeParse(JSON.parse(text));
    return read.success ? (read.data as ToGuest<Outlook, News>) : undefined;
  } catch {
    return undefined;
  }
}
