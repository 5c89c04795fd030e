import pg from 'pg';
import type { Bus, Said } from './bus.ts';
import { Ears } from './ears.ts';
import { Notices, noticesOf } from './notices.ts';

const CHANNEL = 'sortie';
const AGAIN = 500;

function hear(ears: Ears, notices: Notices, payload: string): void {
  const heard = notices.hears(payload);
  if (heard?.table === '') ears.hearsAll(heard.text);
  else if (heard) ears.hearsOf(heard.table, heard.text);
}

const short = (said: Said): Said => (said.kind === 'kept' ? { kind: 'kept' } : said);

/**
 * Nodes that tell each other by the notices of the database they share, where there is no Redis. Of what was kept
 * they say only that there is something to read: every node hears every notice.
 */
export async function postgresBus(url: string, node: string, report: (problem: Error) => void): Promise<Bus> {
  const ears = new Ears(node);
  const gaps = new Set<() => void>();
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000, application_name: 'sortie notices' });
  pool.on('error', report);
  const notices = new Notices();
  let sent = 0;
  let listener: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'sortie ears' });
    client.on('error', report);
    client.on('end', () => again());
    client.on('notification', ({ payload = '' }) => hear(ears, notices, payload));
    notices.forget();
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listener = client;
  };
  const again = (): void => {
    if (closed) return;
    setTimeout(() => {
      if (closed) return;
      connect()
        .then(() => gaps.forEach(then => void then()))
        .catch((problem: Error) => {
          report(problem);
          again();
        });
    }, AGAIN).unref();
  };
  const notify = (table: string, text: string): void => {
    const parts = noticesOf(table, text, `${node}.${sent++}`);
    // In one statement, so that the parts of a message stay together.
    void pool.query('select pg_notify($1, part) from unnest($2::text[]) as p (part)', [CHANNEL, parts]).catch(report);
  };
  await connect();
  return {
    node,
    shared: true,
    listen: (table, hear) => {
      ears.add(table, hear);
      return () => void ears.drop(table, hear);
    },
    tell: (table, said) => notify(table, ears.written(short(said))),
    onAnnounced: hear => ears.addForAll(hear),
    announce: said => notify('', ears.written(said)),
    onGap: then => gaps.add(then),
    probe: async () => {
      if (!listener) throw new Error('no notices are heard');
      await pool.query('select 1');
    },
    close: async () => {
      closed = true;
      await Promise.all([listener?.end().catch(() => undefined), pool.end()]);
    },
  };
}
