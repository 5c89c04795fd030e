import {
  banAddressBody,
  banBody,
  callBody,
  changePasswordBody,
  closeBody,
  companionSyncBody,
  confirmBody,
  credentialsBody,
  listBody,
  lobbyPerson,
  lobbyState,
  nameBody,
  openBody,
  planBody,
  profile,
  ratingSeen,
  recoveryBody,
  reportBody,
  scoreBody,
  tournamentBody,
  tournamentCard,
  tournamentSeen,
} from '@sortie/wire';
import * as z from 'zod';
import {
  banSeen,
  companionCode,
  companionTold,
  error,
  gameOffer,
  health,
  houseState,
  invite,
  jobSeen,
  live,
  me,
  playerSeen,
  ready,
  registered,
  replayCard,
  reportSeen,
  session,
  tableCard,
  tableSeen,
  verdict,
  watchPath,
} from './answers.ts';

/** One thing that can be asked over HTTP. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly summary: string;
  /** Who may: anybody, whoever has said a name, whoever reaches the table, or those who keep order; for others these do not exist. */
  readonly who: 'anybody' | 'guest' | 'table' | 'warden';
  readonly body?: z.ZodType;
  /** By status; `text` is a text, `nothing` is no body. */
  readonly answers: Readonly<Record<number, z.ZodType | 'text' | 'nothing'>>;
}

const list = (of: z.ZodType): z.ZodType => z.array(of);
const op = (
  method: Operation['method'],
  path: string,
  summary: string,
  who: Operation['who'],
  answers: Operation['answers'],
  body?: z.ZodType,
): Operation => ({ method, path, summary, who, answers: { ...answers, ...REFUSED[who] }, ...(body && { body }) });

const REFUSED = { anybody: {}, guest: { 403: error }, table: { 403: error }, warden: { 404: error } } as const;

const admin: readonly Operation[] = [
  op('get', '/api/admin/house', 'How this node is', 'warden', { 200: houseState }),
  op('get', '/api/admin/tables', 'Tables, the newest first; `?q=` searches', 'warden', { 200: list(tableSeen) }),
  op('post', '/api/admin/tables/{id}/close', 'Nobody plays there any more', 'warden', { 204: 'nothing', 400: error }, closeBody),
  op('get', '/api/admin/players', 'Players, the newest first; `?q=` searches', 'warden', { 200: list(playerSeen) }),
  op('post', '/api/admin/players/{id}/ban', 'Ban a player', 'warden', { 204: 'nothing', 400: error }, banBody),
  op('get', '/api/admin/bans', 'Who is banned', 'warden', { 200: list(banSeen) }),
  op('post', '/api/admin/bans', 'Ban an address', 'warden', { 204: 'nothing', 400: error }, banAddressBody),
  op('delete', '/api/admin/bans/{id}', 'Lift a ban', 'warden', { 204: 'nothing' }),
  op('get', '/api/admin/reports', 'What was reported and is not settled', 'warden', { 200: list(reportSeen) }),
  op('post', '/api/admin/reports/{id}/settle', 'It is settled', 'warden', { 204: 'nothing' }),
  op('get', '/api/admin/jobs', 'What is thought over and played for long series', 'warden', { 200: list(jobSeen) }),
];

const lobby: readonly Operation[] = [
  op('get', '/api/lobby', 'Tables that are open to anybody, and who is there', 'anybody', { 200: lobbyState }),
  op(
    'post',
    '/api/lobby/tables',
    'Lay a table that anybody may join',
    'guest',
    { 201: tableCard, 400: error, 409: error, 429: error },
    openBody,
  ),
  op(
    'post',
    '/api/lobby/pair',
    'Sit down with whoever wants the same, or wait for them',
    'guest',
    { 200: tableCard, 400: error, 429: error },
    openBody,
  ),
  op('post', '/api/lobby/tables/{id}/join', 'Take the first open seat; the game begins when all are taken', 'guest', {
    200: tableCard,
    404: error,
    409: error,
  }),
  op('get', '/api/lobby/tables/{id}/watch', 'The spectator link of an open table', 'anybody', { 200: watchPath, 404: error }),
  op('delete', '/api/lobby/tables/{id}', 'Show my table to nobody any more', 'guest', { 204: 'nothing', 404: error }),
  op('post', '/api/lobby/calls', 'Ask somebody who is here to my table', 'guest', { 204: 'nothing', 400: error, 404: error }, callBody),
];

const people: readonly Operation[] = [
  op('post', '/api/tables/{id}/rematch', 'The same game once more with the sides swapped; begins when all have asked', 'table', {
    200: tableCard,
    404: error,
    409: error,
  }),
  op('get', '/api/ratings/{game}', 'Who plays best, and how sure that is', 'anybody', { 200: list(ratingSeen) }),
  op('get', '/api/players/{id}', 'How somebody plays, and against whom', 'anybody', { 200: profile, 404: error }),
  op('get', '/api/blocks', 'Whom I do not want to meet', 'guest', { 200: list(lobbyPerson) }),
  op('put', '/api/blocks/{id}', 'Not to meet somebody any more', 'guest', { 204: 'nothing', 404: error }),
  op('delete', '/api/blocks/{id}', 'To meet them again', 'guest', { 204: 'nothing' }),
];

const CHANGED = { 200: tournamentSeen, 404: error, 409: error } as const;
const tournaments: readonly Operation[] = [
  op('get', '/api/tournaments', 'Tournaments, the newest first', 'anybody', { 200: list(tournamentCard) }),
  op(
    'post',
    '/api/tournaments',
    'Open one',
    'guest',
    { 201: tournamentSeen, 400: error, 404: error, 409: error, 429: error },
    tournamentBody,
  ),
  op('get', '/api/tournaments/{id}', 'One of them; lists of others only after the first round has begun', 'anybody', {
    200: tournamentSeen,
    404: error,
  }),
  op('post', '/api/tournaments/{id}/enter', 'Play in it', 'guest', CHANGED),
  op('post', '/api/tournaments/{id}/withdraw', 'Do not play in it after all', 'guest', CHANGED),
  op('put', '/api/tournaments/{id}/list', 'Hand in my list', 'guest', { ...CHANGED, 400: error }, listBody),
  op('post', '/api/tournaments/{id}/begin', 'Pair the first round: for whoever opened it', 'guest', CHANGED),
  op(
    'post',
    '/api/tournaments/{id}/score',
    'A result that no table can tell: for whoever opened it',
    'guest',
    { ...CHANGED, 400: error },
    scoreBody,
  ),
];

/** Everything that others may build on. Sockets are described beside it. */
export const OPERATIONS: readonly Operation[] = [
  op('get', '/api/live', 'The process lives', 'anybody', { 200: live }),
  op('get', '/api/ready', 'It can do its work: database, other nodes, thoughts', 'anybody', { 200: ready, 503: ready }),
  op('get', '/api/health', 'The same, with what is going on', 'anybody', { 200: health, 503: health }),
  op('get', '/api/openapi.json', 'This description', 'anybody', { 200: z.looseObject({ openapi: z.string() }) }),
  op('get', '/api/messages.json', 'The messages over the sockets of tables, as JSON Schema', 'anybody', {
    200: z.looseObject({ protocol: z.int() }),
  }),
  op('get', '/api/me', 'Who am I?', 'anybody', { 200: me, 204: 'nothing' }),
  op('put', '/api/me', 'A name is enough to play; the answer sets the cookie of the session', 'anybody', { 200: me, 400: error }, nameBody),
  op('delete', '/api/me', 'Forget me: for a guest without an account', 'guest', { 204: 'nothing', 403: error }),
  op('post', '/api/session', 'Sign in', 'anybody', { 200: me, 401: error, 429: error }, credentialsBody),
  op('delete', '/api/session', 'Sign out', 'anybody', { 204: 'nothing' }),
  op('post', '/api/account', 'Make an account of a guest', 'guest', { 200: registered, 409: error }, credentialsBody),
  op(
    'put',
    '/api/account/password',
    'Change the password; every other device has to sign in again',
    'guest',
    { 200: me, 401: error },
    changePasswordBody,
  ),
  op('post', '/api/account/code', 'A new recovery code', 'guest', { 200: registered, 401: error }, confirmBody),
  op(
    'post',
    '/api/account/recovery',
    'A new password by the recovery code',
    'anybody',
    { 200: registered, 401: error, 429: error },
    recoveryBody,
  ),
  op('get', '/api/account/data', 'Everything that is kept of me', 'guest', { 200: z.looseObject({ players: z.array(z.unknown()) }) }),
  op('get', '/api/account/sessions', 'Where I am signed in', 'guest', { 200: list(session) }),
  op('delete', '/api/account/sessions/{id}', 'Sign out there', 'guest', { 204: 'nothing', 404: error }),
  op('delete', '/api/account', 'Delete the account, and what is only mine', 'guest', { 204: 'nothing', 401: error }, confirmBody),
  op('get', '/api/games', 'What can be played', 'anybody', { 200: list(gameOffer) }),
  op('get', '/api/tables', 'Where I sit, or what I laid', 'guest', { 200: list(tableCard) }),
  op('post', '/api/tables', 'Lay a table', 'guest', { 201: tableCard, 400: error, 404: error }, planBody),
  op('get', '/api/tables/{id}', 'A table from outside', 'table', { 200: tableCard, 404: error, 410: error }),
  op('delete', '/api/tables/{id}', 'Delete a table at which nobody else sits', 'table', { 204: 'nothing', 404: error }),
  op('post', '/api/tables/{id}/leave', 'Give up my seats before the game begins', 'table', { 204: 'nothing', 409: error }),
  op('post', '/api/tables/{id}/report', 'Tell those who keep order', 'table', { 204: 'nothing', 400: error }, reportBody),
  op('get', '/api/tables/{id}/file', 'The game as a file: all of it when it is over, before that what I heard', 'table', {
    200: 'text',
    409: error,
  }),
  op('get', '/api/tables/{id}/verdict', 'Whether a game that is over comes out the same when it is played again', 'table', {
    200: verdict,
  }),
  op('get', '/api/watch/{token}', 'The table of a spectator link', 'anybody', { 200: tableCard, 404: error }),
  op('get', '/api/invites/{token}', 'The seat of an invite link', 'anybody', { 200: invite, 404: error }),
  op('post', '/api/invites/{token}', 'Take that seat', 'guest', { 200: tableCard, 404: error, 409: error }),
  op('post', '/api/companion', 'Begin the notes of a real table; the answer is the code for the others', 'anybody', { 201: companionCode }),
  op(
    'post',
    '/api/companion/{code}/sync',
    'Note down, and hear what others have noted',
    'anybody',
    { 200: companionTold, 400: error, 404: error, 409: error },
    companionSyncBody,
  ),
  op('get', '/api/replays', 'Games that I keep here', 'guest', { 200: list(replayCard) }),
  op('post', '/api/replays', 'Keep a recorded game, sent as text', 'guest', { 201: replayCard, 400: error, 422: error }),
  op('get', '/api/replays/{id}', 'A recorded game', 'anybody', { 200: replayCard, 404: error }),
  op('get', '/api/replays/{id}/file', 'Its file', 'anybody', { 200: 'text', 404: error }),
  op('delete', '/api/replays/{id}', 'Keep it no longer', 'guest', { 204: 'nothing', 404: error }),
  ...lobby,
  ...people,
  ...tournaments,
  ...admin,
];
