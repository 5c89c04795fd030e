import type { TournamentBody } from '@sortie/wire';
import { conflict, notAllowed } from '../problem.ts';
import { digest } from '../tokens.ts';
import { nextRound, type Pairing, type Round, roundsOf } from './pairing.ts';

/** A tournament as it is kept. Lists are secret until the first round. */
export interface Tournament extends Omit<TournamentBody, 'rounds'> {
  readonly wished?: number;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly entrants: readonly Entrant[];
  readonly played: readonly Round[];
  readonly notes: readonly { readonly at: number; readonly text: string }[];
}

export interface Entrant {
  readonly player: string;
  readonly list?: readonly unknown[];
}

export const MOST_ENTRANTS = 64;
const MOST_REPLAYS = 50;

export const opened = ({ rounds, ...body }: TournamentBody): Tournament => ({
  ...body,
  ...(rounds !== undefined && { wished: rounds }),
  stage: 'gathering',
  entrants: [],
  played: [],
  notes: [],
});

export const playersOf = ({ entrants }: Tournament): readonly string[] => entrants.map(({ player }) => player);
export const roundCount = (tournament: Tournament): number => roundsOf(tournament.kind, tournament.entrants.length, tournament.wished);

function mustGather({ stage }: Tournament): void {
  if (stage !== 'gathering') throw conflict('begun', 'the tournament has begun');
}

/** `ids`: under which the same person may have entered already. */
export function entered(tournament: Tournament, player: string, ids: readonly string[]): Tournament | undefined {
  mustGather(tournament);
  if (playersOf(tournament).some(one => ids.includes(one))) return undefined;
  if (tournament.entrants.length >= MOST_ENTRANTS) throw conflict('taken', 'the tournament is full');
  return { ...tournament, entrants: [...tournament.entrants, { player }] };
}

export function withdrawn(tournament: Tournament, players: readonly string[]): Tournament {
  mustGather(tournament);
  return { ...tournament, entrants: tournament.entrants.filter(({ player }) => !players.includes(player)) };
}

export function handedIn(tournament: Tournament, players: readonly string[], list: readonly unknown[]): Tournament {
  mustGather(tournament);
  if (!tournament.lists) throw conflict('nothing', 'this tournament is played without lists');
  if (!tournament.entrants.some(({ player }) => players.includes(player))) throw notAllowed('enter the tournament first');
  return { ...tournament, entrants: tournament.entrants.map(one => (players.includes(one.player) ? { ...one, list } : one)) };
}

/** The first round. Whoever has handed in no list where one is wanted does not play. */
export function begun(id: string, tournament: Tournament): Tournament {
  mustGather(tournament);
  const entrants = tournament.lists ? tournament.entrants.filter(({ list }) => list !== undefined) : tournament.entrants;
  if (entrants.length < 2) throw conflict('not-begun', 'two players at least have to be there, with their lists');
  return withRound(id, { ...tournament, entrants, stage: 'playing' });
}

/** A table has the name that its place in the tournament gives it: however often it is laid, there is one. */
const tableOf = (id: string, round: number, pairing: number, again: number): string =>
  digest(`tournament ${id} ${round} ${pairing} ${again}`).slice(0, 16);

function withRound(id: string, tournament: Tournament): Tournament {
  const { kind, played } = tournament;
  const round = nextRound(kind, playersOf(tournament), played).map(
    (pairing, i): Pairing => (pairing.two === undefined ? pairing : { ...pairing, table: tableOf(id, played.length, i, 0) }),
  );
  return { ...tournament, played: [...played, round] };
}

/** After a result: the next round when this one is complete, and the end after the last. A drawn game of a knock-out is played again. */
export function scored(id: string, tournament: Tournament, round: number, at: number, score: number): Tournament | undefined {
  const pairing = tournament.played[round]?.[at];
  if (tournament.stage !== 'playing' || pairing?.two === undefined || round !== tournament.played.length - 1) return undefined;
  const again = tournament.kind === 'knock-out' && score === 0.5;
  const { score: _, ...open } = pairing;
  const next: Pairing = again ? { ...open, table: replayed(id, round, at, open.table) } : { ...open, score };
  const played = tournament.played.map((one, r) => (r === round ? one.map((old, i) => (i === at ? next : old)) : one));
  const after = { ...tournament, played };
  const complete = played[round]?.every(({ two, score: s }) => two === undefined || s !== undefined) ?? false;
  if (!complete) return after;
  return played.length >= roundCount(after) ? { ...after, stage: 'over' } : withRound(id, after);
}

function replayed(id: string, round: number, at: number, table: string | undefined): string {
  for (let again = 0; again < MOST_REPLAYS; again++) if (tableOf(id, round, at, again) === table) return tableOf(id, round, at, again + 1);
  throw new Error('this game was drawn again and again');
}

/** Where a table stands in the tournament. */
export function placeOf({ played }: Tournament, table: string): { readonly round: number; readonly pairing: number } | undefined {
  for (const [round, pairings] of played.entries()) {
    const pairing = pairings.findIndex(one => one.table === table);
    if (pairing >= 0) return { round, pairing };
  }
  return undefined;
}
