import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, keyOf, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { accept, layAs, type TableRecord } from '@sortie/table';
import Sqlite from 'better-sqlite3';
import { chained, NO_SUM } from '../../apps/server/src/storage/chain.ts';
import { openStorage } from '../../apps/server/src/storage/open.ts';
import { Players } from '../../apps/server/src/storage/players.ts';
import { databaseFile } from '../../apps/server/src/storage/sqlite/open.ts';
import { startNode } from '../support/node.ts';

export interface Stored {
  readonly games: number;
  readonly startMs: number;
  readonly listMs: number;
}

const game = quickStart as unknown as Game<Shape>;
const COMMANDS = 60;

/** The records of a game that somebody has played some way. */
function playedGame(guest: string): readonly TableRecord<Shape>[] {
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const plan = { game: game.ruleset.id, scenario: game.scenarios[0]?.id ?? '', seats, dice: 'seeded' } as const;
  const hands = { guest: { id: guest, name: 'Ada' }, name: () => 'Ada', opponent: () => '' };
  const laid = layAs(game, plan, hands, seedFrom('stored'), 0);
  if (!laid.ok) throw new Error(laid.refusal.reason);
  let { table } = laid;
  const records = [...laid.records];
  const luck = new SeededDice(keyOf(seedFrom('stored')), 0);
  for (let n = 0; n < COMMANDS && table.match && !table.ended; n++) {
    const { match } = table;
    const seat = game.ruleset.awaiting(match.state)[0]?.seat ?? 0;
    const command = game.ruleset.sample(game.ruleset.view(match.state, seat), seat, match.book, most => luck.below(most));
    const done = accept(table, hands.guest, { type: 'command', after: match.entries.length, command, as: seat }, n);
    if (done.refusal) throw new Error(done.refusal.reason);
    table = done.table;
    records.push(...done.records);
  }
  return records;
}

/** How long a node takes to start with so many games in its folder, and to list those of a player. */
export async function measureStored(games: number): Promise<Stored> {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-stored-'));
  const storage = await openStorage({ folder });
  const players = new Players(storage.db, Date.now);
  const { id } = await players.newGuest('Ada');
  const cookie = await players.newSession(id);
  await storage.close();
  const stored = chained(NO_SUM, playedGame(id));
  const db = new Sqlite(databaseFile(folder));
  db.pragma('synchronous = OFF');
  const table = db.prepare(
    "insert into tables (id, game, title, laid_by, watch, stage, laid_at, changed_at, head) values (?, 'quick-start', 'T', ?, ?, 'playing', ?, ?, ?)",
  );
  const seat = db.prepare("insert into seats (table_id, seat, kind, name, player) values (?, ?, 'human', 'Ada', ?)");
  const record = db.prepare('insert into records (table_id, seq, body, sum) values (?, ?, ?, ?)');
  db.transaction(() => {
    for (let n = 0; n < games; n++) {
      const name = `stored-${n}`;
      const at = Date.now() - n * 1000;
      table.run(name, id, `w${n}`, at, at, stored.at(-1)?.sum);
      for (const one of [0, 1]) seat.run(name, one, id);
      for (const { seq, body, sum } of stored) record.run(name, seq, body, sum);
    }
  })();
  db.close();
  const node = await startNode(['--data', folder], 0, text => process.stderr.write(text));
  const listed: number[] = [];
  for (let i = 0; i < 5; i++) {
    const started = performance.now();
    const answer = await fetch(`${node.base}/api/tables`, { headers: { cookie: `sortie=${cookie}` } });
    if (((await answer.json()) as readonly unknown[]).length === 0) throw new Error('nothing is listed');
    listed.push(performance.now() - started);
  }
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
  return { games, startMs: Math.round(node.startedIn), listMs: Math.round(Math.max(...listed)) };
}
