import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

interface Health {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, string>>;
}

/** So long, in milliseconds, a check may take before it counts as failed. */
const PATIENCE = 2_000;
/** So long an answer is good: whoever asks all the time does not write all the time. */
const FRESH = 1_000;

/** Whether the process lives, and whether it can do its work: keep what is played, reach other nodes, and hand out thoughts. */
export function healthRoutes(app: FastifyInstance, house: House): void {
  const { rooms, games } = house;
  const ready = readiness(house);

  app.get('/api/live', async () => ({ ok: true }));
  app.get('/api/ready', async (_request, reply) => {
    const health = await ready();
    return reply.code(health.ok ? 200 : 503).send(health);
  });
  app.get('/api/health', async (_request, reply) => {
    const { ok, checks } = await ready();
    return reply.code(ok ? 200 : 503).send({ ok, checks, tables: rooms.count, games: games.map(({ ruleset }) => ruleset.id) });
  });
}

/** Asks everything that the house needs, and remembers the answer for a moment. */
export function readiness({ storage, bus, minds, steady, damage }: House): () => Promise<Health> {
  let known: { readonly at: number; readonly health: Promise<Health> } | undefined;
  return () => {
    if (!known || steady() - known.at > FRESH)
      known = { at: steady(), health: healthOf({ database: storage.probe, nodes: bus.probe, thoughts: minds.probe }, damage) };
    return known.health;
  };
}

async function healthOf(probes: Readonly<Record<string, () => Promise<void>>>, damage: () => readonly string[]): Promise<Health> {
  const checks = await Promise.all(Object.entries(probes).map(async ([name, probe]) => [name, await checked(probe)] as const));
  const found = damage();
  const all = [...checks, ['integrity', found.length > 0 ? `damaged: ${found[0]}` : 'ok'] as const];
  // Damage is for whoever keeps the house to know; what is whole can still be played.
  return { ok: checks.every(([, says]) => says === 'ok'), checks: Object.fromEntries(all) };
}

async function checked(probe: () => Promise<void>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  try {
    await Promise.race([probe(), late]);
    return 'ok';
  } catch (problem) {
    return problem instanceof Error ? problem.message || problem.name : String(problem);
  } finally {
    clearTimeout(timer);
  }
}
