import type { FastifyReply, FastifyRequest } from 'fastify';
import { notAllowed } from '../problem.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Identity, Players } from '../storage/players.ts';

const COOKIE = 'sortie';
const YEAR = 365 * 24 * 3600;

export const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export async function whoIs(players: Players, request: FastifyRequest): Promise<Identity | undefined> {
  const cookie = cookieOf(request);
  return cookie ? players.bySession(cookie) : undefined;
}

/** A cookie that has been used for long is replaced by a new one. */
export async function renewed(players: Players, request: FastifyRequest, reply: FastifyReply, identity: Identity): Promise<void> {
  const cookie = cookieOf(request);
  if (identity.isOld && cookie !== undefined) setCookie(request, reply, await players.rotate(cookie, identity.player.id));
}

export async function mustBe(players: Players, request: FastifyRequest): Promise<Identity> {
  const identity = await whoIs(players, request);
  if (!identity) throw notAllowed('say your name first');
  return identity;
}

/** Scripts never see the cookie, and other sites never send it. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR,
    secure: request.protocol === 'https',
  });
}

/** Whoever gains rights gets a new session, so that an old cookie that somebody else knows is worth nothing. */
export async function freshSession(players: Players, request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> {
  const cookie = cookieOf(request);
  if (cookie) await players.endSession(cookie);
  setCookie(request, reply, await players.newSession(id));
}

/** The games of a guest on this device come along, and what they say about how well it plays. */
export async function signIn({ players, ratings }: People, request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
  const before = await whoIs(players, request);
  if (before && before.player.login === null) {
    await players.adopt(before.player.id, account);
    await ratings.inherit(account, before.ids);
  }
  await freshSession(players, request, reply, account);
}

interface People {
  readonly players: Players;
  readonly ratings: Ratings;
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** A request of another site in this guest's name: browsers say where a page comes from, and programs need not. */
export function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
