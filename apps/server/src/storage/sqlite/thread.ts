import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Append } from '../storage.ts';
import type { Answered, AppendDone, Asked, QueryDone, ThreadData } from './asked.ts';

/** One connection to the embedded database, in a thread of its own: whoever waits for the disk or for a lock, the tables do not. */
const { file, readOnly, patience } = workerData as ThreadData;
const sqlite = new Sqlite(file, { readonly: readOnly, timeout: patience });
if (!readOnly) {
  sqlite.pragma('journal_mode = WAL');
  // A commit is on the disk when it returns: what was acknowledged survives a kill and a power cut.
  sqlite.pragma('synchronous = FULL');
}
sqlite.pragma('foreign_keys = ON');

const prepared = new Map<string, Sqlite.Statement>();
const MOST_PREPARED = 500;

function statement(sql: string): Sqlite.Statement {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  const fresh = sqlite.prepare(sql);
  prepared.set(sql, fresh);
  return fresh;
}

function query({ sql, parameters }: Extract<Asked, { readonly kind: 'query' }>): QueryDone {
  const asked = statement(sql);
  if (asked.reader) return { rows: asked.all(...parameters), changes: 0 };
  const { changes } = asked.run(...parameters);
  return { rows: [], changes };
}

/** Everything that has gathered shares one wait for the disk; what one of them comes to is not another's affair. */
function appends(all: readonly Append[]): readonly AppendDone[] {
  statement('begin immediate').run();
  try {
    const done = all.map(appendOne);
    statement('commit').run();
    return done;
  } catch (problem) {
    if (sqlite.inTransaction) statement('rollback').run();
    throw problem;
  }
}

function appendOne({ table, before, stored, at, summary }: Append): AppendDone {
  const head = stored.at(-1)?.sum ?? before;
  statement('savepoint one').run();
  try {
    const moved = statement('update tables set head = ?, changed_at = ? where id = ? and head = ?').run(head, at, table, before);
    if (moved.changes === 0) {
      statement('release one').run();
      return 'behind';
    }
    for (const { seq, body, sum } of stored)
      statement('insert into records (table_id, seq, body, sum) values (?, ?, ?, ?)').run(table, seq, body, sum);
    if (summary) {
      const { stage, outcome, winners, seats } = summary;
      statement('update tables set stage = ?, outcome = ?, winners = ? where id = ?').run(stage, outcome, winners, table);
      for (const { seat, kind, name, player } of seats)
        statement('update seats set kind = ?, name = ?, player = ? where table_id = ? and seat = ?').run(kind, name, player, table, seat);
    }
    statement('release one').run();
    return 'kept';
  } catch (problem) {
    // A full disk has ended the whole transaction: then all of them fail together.
    if (!sqlite.inTransaction) throw problem;
    statement('rollback to one').run();
    statement('release one').run();
    return { failed: messageOf(problem) };
  }
}

function inspect(): readonly string[] {
  const found = sqlite.pragma('integrity_check') as readonly { readonly integrity_check: string }[];
  return found.map(({ integrity_check }) => integrity_check).filter(text => text !== 'ok');
}

function answer(asked: Asked): unknown {
  switch (asked.kind) {
    case 'query':
      return query(asked);
    case 'appends':
      return appends(asked.appends);
    case 'inspect':
      return inspect();
    case 'close':
      sqlite.close();
      return undefined;
  }
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: Asked }) => {
  let told: Answered;
  try {
    told = { id, value: answer(asked) };
  } catch (problem) {
    const code = problem instanceof Sqlite.SqliteError ? problem.code : undefined;
    told = { id, problem: { message: messageOf(problem), code } };
  }
  parentPort?.postMessage(told);
  if (asked.kind === 'close') parentPort?.close();
});
