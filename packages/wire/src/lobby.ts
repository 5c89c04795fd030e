import * as z from 'zod';
import { COLOURS, EMBLEMS } from './crest.ts';
import { planBody } from './http.ts';

/** The place to meet: tables that are open to anybody, and who is there. */

const pace = z.enum(['quick', 'relaxed', 'days']);
const tongue = z.enum(['any', 'en', 'de']);
/** Points of each side; what a point is the game says. */
const points = z.int().min(1).max(1_000_000).exactOptional();
const pack = z.string().trim().min(1).max(80).exactOptional();

/** What is said of a table beside its plan. */
const listing = z.strictObject({ points, pack, pace, language: tongue });

export const openBody = z.strictObject({ plan: planBody, listing });

/** `to`: somebody who is in the lobby; `table`: one at which I sit. */
export const callBody = z.strictObject({ to: z.string().min(1).max(40), table: z.string().min(1).max(40) });

export type Listing = z.infer<typeof listing>;
export type OpenBody = z.infer<typeof openBody>;

const crest = { colour: z.enum(COLOURS), emblem: z.enum(EMBLEMS) };
export const lobbyPerson = z.strictObject({ id: z.string(), name: z.string(), ...crest });
const lobbySeat = z.strictObject({
  kind: z.enum(['open', 'human', 'opponent']),
  name: z.string(),
  role: z.string().exactOptional(),
  who: lobbyPerson.exactOptional(),
});

export const openTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  scenario: z.string().exactOptional(),
  points: z.int().exactOptional(),
  pack: z.string().exactOptional(),
  pace,
  language: tongue,
  stage: z.enum(['waiting', 'playing']),
  seats: z.array(lobbySeat).readonly(),
  /** Whoever waits there looks at it. */
  here: z.boolean(),
  /** Laid by somebody who takes the first opponent that comes. */
  quick: z.boolean(),
  listedAt: z.int(),
});

export const lobbyState = z.strictObject({
  tables: z.array(openTable).readonly(),
  people: z.array(lobbyPerson).readonly(),
  /** How many are there, also where the list is cut short. */
  count: z.int(),
});

export type LobbyPerson = z.infer<typeof lobbyPerson>;
export type OpenTable = z.infer<typeof openTable>;
export type LobbyState = z.infer<typeof lobbyState>;

/** What comes over the line from the lobby. Changes continue what was told before; after a break everything is told anew. */
export const lobbySays = z.discriminatedUnion('type', [
  lobbyState.extend({ type: z.literal('lobby'), you: z.string() }),
  z.strictObject({
    type: z.literal('changes'),
    tables: z.array(openTable).readonly(),
    /** Tables that are not open any more. */
    gone: z.array(z.string()).readonly(),
    came: z.array(lobbyPerson).readonly(),
    left: z.array(z.string()).readonly(),
    count: z.int(),
  }),
  /** Somebody asks you to their table. */
  z.strictObject({ type: z.literal('call'), by: lobbyPerson, table: openTable }),
  z.strictObject({ type: z.literal('refusal'), code: z.string(), reason: z.string() }),
  z.strictObject({ type: z.literal('pong') }),
]);

export type LobbySays = z.infer<typeof lobbySays>;

/** Guests of the lobby only listen; what they want they ask over HTTP. */
export const toLobby = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), v: z.int() }),
  z.strictObject({ type: z.literal('ping') }),
]);

export function readLobbySays(text: string): LobbySays | undefined {
  try {
    const read = lobbySays.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
