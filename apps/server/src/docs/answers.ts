import { COLOURS, EMBLEMS } from '@sortie/wire';
import * as z from 'zod';

/** What the house answers over HTTP, as schemas: for the description of the interface, and for the test that compares it with a running house. */

const seat = z.int().min(-1);
const time = z.int().describe('milliseconds since 1970');
const telling = z.object({ text: z.string(), args: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional() });

export const error = z.strictObject({
  error: z.strictObject({ code: z.string(), reason: z.string(), said: telling.exactOptional() }),
});

const role = z.literal('admin').exactOptional();
export const me = z.strictObject({
  id: z.string(),
  name: z.string(),
  colour: z.enum(COLOURS),
  emblem: z.enum(EMBLEMS),
  login: z.string().exactOptional(),
  role,
});
export const registered = me.extend({ recovery: z.string().describe('said this once and never again') });

const cardSeat = z.strictObject({ kind: z.enum(['open', 'human', 'opponent']), name: z.string(), role: z.string().exactOptional() });

export const tableCard = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  scenario: z.string().exactOptional(),
  stage: z.enum(['waiting', 'playing', 'over']),
  seats: z.array(cardSeat),
  mine: z.array(seat),
  laidAt: time,
  changedAt: time,
  outcome: z.string().exactOptional(),
  winners: z.array(seat).exactOptional(),
  inviteLinks: z.array(z.strictObject({ seat, path: z.string() })).exactOptional(),
  watchLink: z.string().exactOptional(),
});

export const watchPath = z.strictObject({ path: z.string() });

export const invite = z.strictObject({ table: tableCard, seat, taken: z.boolean() });

export const gameOffer = z.strictObject({
  id: z.string(),
  title: z.string(),
  seats: z.int(),
  scenarios: z.array(
    z.strictObject({ id: z.string(), title: z.string(), summary: z.string(), roles: z.array(z.string()), rules: z.array(z.string()) }),
  ),
  levels: z.array(z.string()),
});

export const replayCard = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  seats: z.array(z.string()),
  entries: z.int(),
  keptAt: time,
  path: z.string(),
});

export const verdict = z.union([
  z.strictObject({ ok: z.literal(true), entries: z.int(), hash: z.string() }),
  z.strictObject({
    ok: z.literal(false),
    entry: z.int(),
    reason: z.string(),
    older: z.strictObject({ playedBy: z.int(), today: z.int() }).exactOptional(),
  }),
]);

export const session = z.strictObject({ id: z.string(), createdAt: time, seenAt: time, current: z.boolean() });

const checks = z.record(z.string(), z.string());
export const live = z.strictObject({ ok: z.literal(true) });
export const ready = z.strictObject({ ok: z.boolean(), checks });
export const health = ready.extend({ tables: z.int(), games: z.array(z.string()) });

/** For those who keep order. */
export const houseState = z.strictObject({
  node: z.string(),
  tables: z.int(),
  lines: z.int(),
  reports: z.int(),
  database: z.string(),
  checks,
  damage: z.array(z.string()),
});
export const tableSeen = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  stage: z.enum(['waiting', 'playing', 'over']),
  changedAt: time,
  closed: z.string().exactOptional(),
});
export const playerSeen = z.strictObject({ id: z.string(), name: z.string(), login: z.string().exactOptional(), role, createdAt: time });
export const banSeen = z.strictObject({
  id: z.string(),
  kind: z.enum(['player', 'address']),
  who: z.string(),
  reason: z.string(),
  until: time.exactOptional(),
  madeAt: time,
});
export const reportSeen = z.strictObject({
  id: z.string(),
  table: z.string(),
  title: z.string(),
  by: z.string(),
  text: z.string(),
  madeAt: time,
});
export const jobSeen = z.strictObject({
  id: z.string(),
  kind: z.enum(['thought', 'run']),
  state: z.enum(['waiting', 'active', 'failed']),
  what: z.string(),
  since: time,
  reason: z.string().exactOptional(),
});

export const companionCode = z.strictObject({ code: z.string() });

export const companionTold = z.strictObject({
  until: z.int(),
  entries: z.array(z.strictObject({ seq: z.int(), id: z.string(), body: z.string() })),
});
