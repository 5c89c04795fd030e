import { changePasswordBody, confirmBody, credentialsBody, type Registered, recoveryBody } from '@sortie/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { hashOfPassword, isPassword } from '../identity/password.ts';
import { clearCookie, freshSession, mustBe, signIn } from '../identity/session.ts';
import { conflict, notAllowed, Problem } from '../problem.ts';
import { forgetPlayer } from '../storage/personal.ts';
import type { Identity } from '../storage/players.ts';
import { recoveryCode, written } from '../tokens.ts';
import { me, perMinute } from './me.ts';
import { read } from './read.ts';

/** Accounts: made, opened again with a code when the password is lost, and given up. There is no mail; the code on paper is all there is. */
export function accountRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { players, rooms } = house;
  const slow = limited ? perMinute(20) : {};
  recoveryRoutes(app, house, slow);
  leavingRoutes(app, house, slow);

  app.post('/api/account', slow, async (request, reply): Promise<Registered> => {
    const { login, password } = read(credentialsBody, request.body);
    const { player } = await mustBe(players, request);
    if (player.login !== null) throw conflict('taken', 'this is an account already');
    const code = recoveryCode();
    const [hash, recovery] = [await hashOfPassword(password), await hashOfPassword(code)];
    if (await players.byLogin(login)) throw conflict('taken', 'this login is taken; choose another');
    await players.register(player.id, login, hash, recovery);
    await freshSession(players, request, reply, player.id);
    return { ...me({ ...player, login }), recovery: written(code) };
  });

  /** Every other device has to sign in again. */
  app.put('/api/account/password', slow, async (request, reply) => {
    const { password, fresh } = read(changePasswordBody, request.body);
    const { player, ids } = await mustProve(house, request, password);
    await players.changePassword(player.id, await hashOfPassword(fresh));
    await players.endSessions(player.id);
    await freshSession(players, request, reply, player.id);
    await rooms.dismiss(ids);
    return me(player);
  });

  /** A new code; the one before is worth nothing from then on. */
  app.post('/api/account/code', slow, async (request): Promise<Registered> => {
    const { password } = read(confirmBody, request.body);
    const { player } = await mustProve(house, request, password);
    const code = recoveryCode();
    await players.newRecovery(player.id, await hashOfPassword(code));
    return { ...me(player), recovery: written(code) };
  });
}

type Pace = ReturnType<typeof perMinute> | Record<string, never>;

function recoveryRoutes(app: FastifyInstance, house: House, slow: Pace): void {
  const { players, rooms, attempts } = house;
  /** The code opens the account once: with a new password, a new code, and nobody else signed in. */
  app.post('/api/account/recovery', slow, async (request, reply): Promise<Registered> => {
    const { login, code, password } = read(recoveryBody, request.body);
    const done = await attempts.begin('code', login);
    const account = await players.byLogin(login);
    const right = await isPassword(account?.recovery, code);
    const next = recoveryCode();
    const [hash, recovery] = [await hashOfPassword(password), await hashOfPassword(next)];
    const opened = account?.recovery && right && (await players.recover(account.id, account.recovery, hash, recovery));
    if (!account || !opened) throw new Problem(401, 'not-allowed', 'login and recovery code do not fit');
    await done();
    await players.endSessions(account.id);
    await signIn(house, request, reply, account.id);
    await rooms.dismiss(await players.idsOf(account.id));
    return { ...me(account), recovery: written(next) };
  });
}

function leavingRoutes(app: FastifyInstance, house: House, slow: Pace): void {
  app.delete('/api/account', slow, async (request, reply) => {
    const { password } = read(confirmBody, request.body);
    const identity = await mustProve(house, request, password);
    await forget(house, identity);
    request.log.info({ player: identity.player.id }, 'an account was deleted');
    clearCookie(reply);
    return reply.code(204).send();
  });

  /** A guest has nothing but a cookie, and that is enough to be forgotten. */
  app.delete('/api/me', slow, async (request, reply) => {
    const identity = await mustBe(house.players, request);
    if (identity.player.login !== null) throw notAllowed('an account is deleted with its password');
    await forget(house, identity);
    clearCookie(reply);
    return reply.code(204).send();
  });
}

async function forget({ storage, rooms }: House, { ids }: Identity): Promise<void> {
  const tables = await forgetPlayer(storage.db, ids);
  await rooms.dismiss(ids);
  for (const id of tables) await rooms.closeTable(id, 'somebody has left for good');
}

/** Who is asking, proven by the password: an open browser is not enough for this. */
async function mustProve({ players, attempts }: House, request: FastifyRequest, password: string): Promise<Identity> {
  const identity = await mustBe(players, request);
  if (identity.player.login === null) throw notAllowed('you have no account');
  const right = await attempts.begin('password', identity.player.login);
  if (!(await isPassword(identity.player.password, password))) throw new Problem(401, 'not-allowed', 'this is not your password');
  await right();
  return identity;
}
