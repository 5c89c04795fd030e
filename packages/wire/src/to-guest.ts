import * as z from 'zod';
import { seat, telling } from './common.ts';
import { refusal } from './refusal.ts';

const place = z.object({ x: z.number(), y: z.number() });

/** A plan of a program: what it is for, what it seemed to be worth, where it leads, and whether it was the one. */
const plan = z.object({ words: telling, value: z.number(), steps: z.array(place).readonly(), chosen: z.boolean() });
export type PlanTold = z.infer<typeof plan>;

const outlook = z.object({ type: z.literal('outlook'), outlook: z.looseObject({ seq: z.int() }), now: z.number() });
const news = z.object({ type: z.literal('news'), news: z.array(z.looseObject({ seq: z.int() })).readonly(), now: z.number() });

/** What a table tells a guest. */
export const toGuest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), v: z.int(), table: z.string(), game: z.string(), now: z.number() }),
  outlook,
  news,
  z.object({ type: z.literal('ack'), ref: z.string(), seq: z.int() }),
  z.object({ type: z.literal('refusal'), ref: z.string().exactOptional(), ...refusal.shape }),
  z.object({ type: z.literal('presence'), seats: z.array(z.boolean()).readonly(), spectators: z.int() }),
  z.object({ type: z.literal('thinking'), seat, progress: z.number(), budget: z.number(), note: z.string().exactOptional() }),
  z.object({ type: z.literal('thought'), seat }),
  /** What a program weighed for the move it has just made, only where that gives nothing away. */
  z.object({ type: z.literal('weighed'), seat, plans: z.array(plan).readonly() }),
  /** Somebody wants the same game once more with the sides swapped, at this table. */
  z.object({ type: z.literal('rematch'), table: z.string(), by: seat }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('bye'), reason: z.string() }),
]);

type Carried = z.infer<typeof outlook | typeof news>;

/**
 * `Outlook` and `News` are the table's own types: the wire carries them and does not look inside, since both ends take them from the same
 * package and the protocol number vouches for that.
 */
export type ToGuest<Outlook = unknown, News = unknown> =
  | Exclude<z.infer<typeof toGuest>, Carried>
  | (Omit<z.infer<typeof outlook>, 'outlook'> & { readonly outlook: Outlook })
  | (Omit<z.infer<typeof news>, 'news'> & { readonly news: readonly News[] });

/** The guest's side of the door: a message that is not understood is `undefined`, and better not guessed at. */
export function readToGuest<Outlook, News>(text: string): ToGuest<Outlook, News> | undefined {
  try {
    const read = toGuest.safeParse(JSON.parse(text));
    return read.success ? (read.data as ToGuest<Outlook, News>) : undefined;
  } catch {
    return undefined;
  }
}
