import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import type { TableRecord } from '@sortie/table';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { forget, newFolder } from '../server.test-support.ts';
import { flawsOf } from './backup.ts';
import { chained, NO_SUM } from './chain.ts';
import { openStorage } from './open.ts';
import { Players } from './players.ts';
import { databaseFile } from './sqlite/open.ts';
import { insertTable } from './tables.ts';

/** Each takes a start of the database; two hundred more were tried by hand, with the same result. */
const FLIPS = 60;

/** A folder with a few games in it. */
async function filled(folder: string): Promise<void> {
  const storage = await openStorage({ folder });
  const { id: laid_by } = await new Players(storage.db, () => 1).newGuest('Ada');
  for (let n = 0; n < 8; n++) {
    const records = Array.from({ length: 40 }, (_, seq) => ({
      seq,
      at: seq,
      kind: 'said',
      from: 0,
      name: 'Ada',
      text: `${n} ${seq} `.repeat(9),
    }));
    const stored = chained(NO_SUM, records as unknown as readonly TableRecord<never>[]);
    const row = {
      id: `t${n}`,
      game: 'g',
      scenario: null,
      title: 'T',
      laid_by,
      watch: `w${n}`,
      stage: 'playing' as const,
      outcome: null,
      winners: null,
      weighed: null,
      laid_at: n,
      changed_at: n,
    };
    await insertTable(
      storage.db,
      { ...row, head: stored.at(-1)?.sum ?? '' },
      [{ table_id: row.id, seat: 0, kind: 'human', name: 'Ada', role: null, player: laid_by, invite: `i${n}` }],
      stored,
    );
  }
  await storage.close();
}

/** What was played, with its sums. Names and titles have none, and neither has the list of steps that were taken. */
const dump = (folder: string): string => {
  const db = new Sqlite(databaseFile(folder), { readonly: true });
  try {
    const asked = ['select * from records order by table_id, seq', 'select id, head from tables order by id', 'select * from torn'];
    return JSON.stringify(asked.map(sql => db.prepare(sql).all()));
  } finally {
    db.close();
  }
};

async function seen(folder: string): Promise<string | undefined> {
  try {
    const storage = await openStorage({ folder }, { migrate: 'as-it-is' });
    try {
      return [...(await storage.inspect()), ...(await flawsOf(storage.db))][0];
    } finally {
      await storage.close();
    }
  } catch (problem) {
    return String(problem);
  }
}

test('a flipped bit of the file is found, or it changes nothing that was played', async () => {
  const folder = newFolder();
  await filled(folder);
  const whole = readFileSync(databaseFile(folder));
  const before = dump(folder);
  const luck = new SeededDice(keyOf(seedFrom('flips')), 0);
  const unseen: string[] = [];
  let found = 0;
  for (let n = 0; n < FLIPS; n++) {
    const [at, bit] = [luck.below(whole.length), luck.below(8)];
    const harmed = join(folder, String(n));
    mkdirSync(harmed);
    writeFileSync(
      databaseFile(harmed),
      whole.map((byte, i) => (i === at ? byte ^ (1 << bit) : byte)),
    );
    if (await seen(harmed)) found++;
    else if (dump(harmed) !== before) unseen.push(`byte ${at} bit ${bit}`);
    forget(harmed);
  }
  forget(folder);
  expect(unseen).toEqual([]);
  expect(found).toBeGreaterThan(FLIPS / 6);
});
