import { changePasswordBody, confirmBody, credentialsBody, type Registered, recoveryBody } from '@sortie/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { hashOfPassword, isPassword } from '../identity/password.ts';
import { clearCookie, freshSession, mustBe, signIn } from '../identity/session.ts';
import { conflict, notAllowed, Problem } from '../problem.ts';
import type { Identity } from '../storage/players.ts';
import { recoveryCode, written } from '../tokens.ts';
import { me, perMinute } from './me.ts';
import { read } from './read.ts';

/** Accounts: made, opened again with a code when the password is lost, and given up. There is no mail; the code on paper is all there is. */
export function accountRoutes(app: FastifyInstance, { players, rooms }: House, limited: boolean): void {
  const slow = limited ? perMinute(20) : {};

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
    const { player, ids } = await mustProve(request, password);
    await players.changePassword(player.id, await hashOfPassword(fresh));
    await players.endSessions(player.id);
    await freshSession(players, request, reply, player.id);
    await rooms.dismiss(ids);
    return me(player);
  });

  /** A new code; the one before is worth nothing from then on. */
  app.post('/api/account/code', slow, async (request): Promise<Registered> => {
    const { password } = read(confirmBody, request.body);
    const { player } = await mustProve(request, password);
    const code = recoveryCode();
    await players.newRecovery(player.id, await hashOfPassword(code));
    return { ...me(player), recovery: written(code) };
  });

  /** The code opens the account once: with a new password, a new code, and nobody else signed in. */
  app.post('/api/account/recovery', slow, async (request, reply): Promise<Registered> => {
    const { login, code, password } = read(recoveryBody, request.body);
    const account = await players.byLogin(login);
    const right = await isPassword(account?.recovery, code);
    const next = recoveryCode();
    const [hash, recovery] = [await hashOfPassword(password), await hashOfPassword(next)];
    const done = account?.recovery && right && (await players.recover(account.id, account.recovery, hash, recovery));
    if (!account || !done) throw new Problem(401, 'not-allowed', 'login and recovery code do not fit');
    await players.endSessions(account.id);
    await signIn(players, request, reply, account.id);
    await rooms.dismiss(await players.idsOf(account.id));
    return { ...me(account), recovery: written(next) };
  });

  app.delete('/api/account', slow, async (request, reply) => {
    const { password } = read(confirmBody, request.body);
    const { player, ids } = await mustProve(request, password);
    await players.forget(player.id);
    await rooms.dismiss(ids);
    clearCookie(reply);
    return reply.code(204).send();
  });

  /** Who is asking, proven by the password: an open browser is not enough for this. */
  async function mustProve(request: FastifyRequest, password: string): Promise<Identity> {
    const identity = await mustBe(players, request);
    if (identity.player.login === null) throw notAllowed('you have no account');
    if (!(await isPassword(identity.player.password, password))) throw new Problem(401, 'not-allowed', 'this is not your password');
    return identity;
  }
}
