import * as z from 'zod';
import { lobbyPerson } from './lobby.ts';

/** How people play, and what came of it. */

const points = z.int();

const rating = z.strictObject({ game: z.string(), rating: points, low: points, high: points, games: z.int() });
export const ratingSeen = rating.extend({ who: lobbyPerson });
const resultSeen = z.strictObject({
  table: z.string(),
  game: z.string(),
  other: lobbyPerson,
  /** 1 won, ½ drawn, 0 lost. */
  score: z.number(),
  rating: points,
  deviation: points,
  at: z.int(),
});
const headToHead = z.strictObject({ other: lobbyPerson, won: z.int(), drawn: z.int(), lost: z.int() });
export const profile = z.strictObject({
  who: lobbyPerson,
  ratings: z.array(rating).readonly(),
  /** The last first. */
  history: z.array(resultSeen).readonly(),
  against: z.array(headToHead).readonly(),
});

export type RatingSeen = z.infer<typeof ratingSeen>;
export type ResultSeen = z.infer<typeof resultSeen>;
export type HeadToHead = z.infer<typeof headToHead>;
export type Profile = z.infer<typeof profile>;
