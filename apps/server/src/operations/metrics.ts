import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What a node counts and times, in the words of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly commands: Histogram<'outcome'>;
  private readonly appends: Histogram<'outcome'>;
  private readonly thoughts: Histogram<'outcome'>;
  private readonly requests: Counter<'status'>;
  private readonly problems: Counter;

  constructor() {
    const registers = [this.registry];
    const timed = (name: string, help: string): Histogram<'outcome'> =>
      new Histogram({ name, help, labelNames: ['outcome'], buckets: SECONDS, registers });
    this.commands = timed('sortie_message_seconds', 'From hearing a guest to answering, with everything durable in between');
    this.appends = timed('sortie_append_seconds', 'Until records of a table are durable');
    this.thoughts = timed('sortie_thought_seconds', 'From asking an opponent to its move');
    this.requests = new Counter({ name: 'sortie_http_requests_total', help: 'Answers over HTTP', labelNames: ['status'], registers });
    this.problems = new Counter({
      name: 'sortie_problems_total',
      help: 'What was reported because nobody at a table can mend it',
      registers,
    });
    collectDefaultMetrics({ register: this.registry, prefix: 'sortie_' });
  }

  message(outcome: string, milliseconds: number): void {
    this.commands.observe({ outcome }, milliseconds / 1000);
  }

  append(outcome: string, milliseconds: number): void {
    this.appends.observe({ outcome }, milliseconds / 1000);
  }

  thought(outcome: string, milliseconds: number): void {
    this.thoughts.observe({ outcome }, milliseconds / 1000);
  }

  request(status: number): void {
    this.requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  problem(): void {
    this.problems.inc();
  }

  /** What is counted when somebody looks. */
  watch(rooms: Rooms, waiting: () => Promise<number>): void {
    const registers = [this.registry];
    const gauge = (name: string, help: string, read: () => Promise<number> | number): void => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    };
    gauge('sortie_tables_open', 'Tables in memory', () => rooms.count);
    gauge('sortie_lines', 'Sockets to tables', () => rooms.lines());
    gauge('sortie_thoughts_waiting', 'Thoughts in the queue that nobody has taken yet', waiting);
  }
}

/** For whoever watches over the house; to everybody else there is nothing here. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, isAllowed: (address: string) => boolean): void {
  app.addHook('onResponse', async (_request, reply) => metrics.request(reply.statusCode));
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request.ip)) throw notFound('there is nothing here');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
