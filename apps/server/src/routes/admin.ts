import {
  type BanSeen,
  banAddressBody,
  banBody,
  closeBody,
  type HouseState,
  type JobSeen,
  type PlayerSeen,
  type ReportSeen,
  type TableSeen,
} from '@sortie/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import { readiness } from '../operations/health.ts';
import { notFound } from '../problem.ts';
import type { PlayerRow } from '../storage/schema.ts';
import { read } from './read.ts';

interface Asked {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly q?: string };
}

const DAY = 24 * 3600_000;

type Answers = <T>(path: string, answer: (request: FastifyRequest<Asked>) => Promise<T>) => void;
type Does = (method: 'POST' | 'DELETE', path: string, what: (request: FastifyRequest<Asked>, warden: PlayerRow) => Promise<void>) => void;

/** For those who keep the house in order. To everybody else there is nothing here. */
export function adminRoutes(app: FastifyInstance, house: House): void {
  const mustKeepOrder = async (request: FastifyRequest): Promise<PlayerRow> => {
    const { player } = await mustBe(house.players, request).catch(() => ({ player: undefined }));
    if (player?.role !== 'admin') throw notFound('there is nothing here');
    return player;
  };
  const answers: Answers = (path, answer) => {
    app.get<Asked>(`/api/admin/${path}`, async request => {
      await mustKeepOrder(request);
      return answer(request);
    });
  };
  const does: Does = (method, path, what) => {
    app.route<Asked>({
      method,
      url: `/api/admin/${path}`,
      handler: async (request, reply) => {
        const warden = await mustKeepOrder(request);
        await what(request, warden);
        request.log.warn({ warden: warden.login, did: path, to: request.params.id }, 'order was kept');
        return reply.code(204).send();
      },
    });
  };
  houseAndTables(answers, does, house);
  playersAndBans(answers, does, house);
  reportsAndJobs(answers, does, house);
}

function houseAndTables(answers: Answers, does: Does, house: House): void {
  const { rooms, wardens, storage, bus, damage } = house;
  const ready = readiness(house);
  answers(
    'house',
    async (): Promise<HouseState> => ({
      node: bus.node,
      tables: rooms.count,
      lines: await rooms.lines(),
      reports: (await wardens.reports()).length,
      database: storage.where,
      checks: (await ready()).checks,
      damage: damage(),
    }),
  );
  answers(
    'tables',
    async ({ query }): Promise<readonly TableSeen[]> =>
      (await wardens.tables(query.q ?? '')).map(({ id, title, game, stage, changed_at, closed }) => ({
        id,
        game,
        title,
        stage,
        changedAt: changed_at,
        ...(closed !== null && { closed }),
      })),
  );
  does('POST', 'tables/:id/close', async ({ params: { id }, body }) => {
    const reason = read(closeBody, body).reason || 'closed by the house';
    await wardens.close(id, reason);
    await rooms.closeTable(id, reason);
  });
}

function playersAndBans(answers: Answers, does: Does, { players, rooms, wardens, clock }: House): void {
  const until = (days: number | undefined): number | null => (days === undefined ? null : clock() + days * DAY);
  answers(
    'players',
    async ({ query }): Promise<readonly PlayerSeen[]> =>
      (await wardens.players(query.q ?? '')).map(({ id, name, login, role, created_at }) => ({
        id,
        name,
        ...(login !== null && { login }),
        ...(role !== null && { role }),
        createdAt: created_at,
      })),
  );
  does('POST', 'players/:id/ban', async ({ params: { id }, body }, { id: by }) => {
    const { reason, days } = read(banBody, body);
    await wardens.ban('player', id, reason, by, until(days));
    await players.endSessions(id);
    await rooms.dismiss(await players.idsOf(id));
  });
  answers(
    'bans',
    async (): Promise<readonly BanSeen[]> =>
      (await wardens.bans()).map(({ id, kind, value, name, reason, until: end, made_at }) => ({
        id,
        kind,
        who: kind === 'address' ? value : (name ?? ''),
        reason,
        ...(end !== null && { until: end }),
        madeAt: made_at,
      })),
  );
  does('POST', 'bans', async ({ body }, { id: by }) => {
    const { address, reason, days } = read(banAddressBody, body);
    await wardens.ban('address', address, reason, by, until(days));
  });
  does('DELETE', 'bans/:id', ({ params: { id } }) => wardens.lift(id));
}

function reportsAndJobs(answers: Answers, does: Does, { wardens, minds }: House): void {
  answers(
    'reports',
    async (): Promise<readonly ReportSeen[]> =>
      (await wardens.reports()).map(({ id, table_id, title, name, text, made_at }) => ({
        id,
        table: table_id,
        title,
        by: name,
        text,
        madeAt: made_at,
      })),
  );
  does('POST', 'reports/:id/settle', ({ params: { id } }) => wardens.settle(id));
  answers('jobs', (): Promise<readonly JobSeen[]> => minds.jobs());
}
