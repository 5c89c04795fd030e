import * as z from 'zod';
import { lobbyPerson } from './lobby.ts';

/** Tournaments: who enters, secret lists, rounds, results and standings. */

const kind = z.enum(['swiss', 'round-robin', 'knock-out']);
const pace = z.enum(['quick', 'relaxed', 'days']);
const printable = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]+$/u;

export const tournamentBody = z.strictObject({
  name: z.string().trim().min(1, 'give a name').max(60, 'a name has at most 60 characters').regex(printable, 'use letters'),
  game: z.string().min(1).max(60),
  scenario: z.string().min(1).max(120),
  kind,
  /** Of a Swiss; enough to find the best if absent. */
  rounds: z.int().min(1).max(15).exactOptional(),
  /** A list may cost so much. */
  points: z.int().min(1).max(1_000_000).exactOptional(),
  pace,
  /** Everybody hands in a list before the first round; all are shown at once. */
  lists: z.boolean(),
});

/** The units of one side, as the set-up of the game writes them. */
export const listBody = z.strictObject({ list: z.array(z.unknown()).min(1, 'a list names at least one unit').max(40) });

/** Said by whoever runs it, where a table cannot say it: nobody came, or it was played elsewhere. */
export const scoreBody = z.strictObject({
  round: z.int().min(0).max(100),
  pairing: z.int().min(0).max(100),
  score: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
});

const pairing = z.strictObject({
  one: z.string(),
  two: z.string().exactOptional(),
  table: z.string().exactOptional(),
  score: z.number().exactOptional(),
});
const standing = z.strictObject({
  player: z.string(),
  rank: z.int(),
  score: z.number(),
  buchholz: z.number(),
  berger: z.number(),
  won: z.int(),
});
const entrant = z.strictObject({ who: lobbyPerson, handedIn: z.boolean(), list: z.array(z.unknown()).readonly().exactOptional() });

export const tournamentCard = z.strictObject({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  kind,
  stage: z.enum(['gathering', 'playing', 'over']),
  players: z.int(),
  madeAt: z.int(),
});

export const tournamentSeen = tournamentCard.extend({
  scenario: z.string(),
  rounds: z.int(),
  points: z.int().exactOptional(),
  pace,
  lists: z.boolean(),
  by: lobbyPerson,
  /** Whether I run it, and whether I play. */
  mine: z.boolean(),
  entered: z.boolean(),
  entrants: z.array(entrant).readonly(),
  played: z.array(z.array(pairing).readonly()).readonly(),
  standings: z.array(standing).readonly(),
  /** The table of my round. */
  table: z.string().exactOptional(),
  /** What whoever runs it did by hand. */
  notes: z.array(z.strictObject({ at: z.int(), text: z.string() })).readonly(),
});

export type TournamentBody = z.infer<typeof tournamentBody>;
export type TournamentCard = z.infer<typeof tournamentCard>;
export type TournamentSeen = z.infer<typeof tournamentSeen>;
