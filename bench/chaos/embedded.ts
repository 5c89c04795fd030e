import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, SeededDice, Shape } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import Sqlite from 'better-sqlite3';
import { databaseFile } from '../../apps/server/src/storage/sqlite/open.ts';
import { type Node, sleep, startNode } from '../support/node.ts';
import { type Pair, sitDown } from '../support/table.ts';
import { People } from './people.ts';
import type { Tally } from './tally.ts';

const game = quickStart as unknown as Game<Shape>;
const TABLES = 8;
const PATIENCE = 60_000;
const SHIFTING = ['--import', new URL('./shifting-clock.mjs', import.meta.url).href];
/** Long enough for every trial, and much shorter than the clock is set by. */
const CLOCK = { main: 45 * 60_000, increment: 0 };

/** A small disk of its own, where the system lets us have one. */
function smallDisk(): { readonly folder: string; readonly isDisk: boolean; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-disk-'));
  let isDisk = true;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    isDisk = false;
    console.error('no disk of its own could be mounted here (that takes a superuser): it is not filled');
  }
  return {
    folder,
    isDisk,
    remove: () => {
      if (isDisk) execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One node with the embedded database. */
export async function embeddedFaults(milliseconds: number, luck: SeededDice): Promise<Tally> {
  const disk = smallDisk();
  const flags = ['--data', disk.folder, '--thinkers', '1'];
  let complaints = 0;
  const complain = (text: string): void => {
    if (complaints++ < 20) console.error(text.trim().slice(0, 300));
  };
  let node: Node = await startNode(flags, 0, complain, SHIFTING);
  const pairs: Pair[] = [];
  for (let i = 0; i < TABLES; i++) pairs.push(await sitDown(() => [node.base], i, game, undefined, CLOCK));
  const people = new People(pairs, game, luck);
  const faults: Readonly<Record<string, () => Promise<void>>> = {
    nodeKilled: async () => {
      await node.stop('SIGKILL');
      node = await startNode(flags, node.port, complain, SHIFTING);
    },
    diskFilled: async () => {
      const filler = join(disk.folder, 'filler');
      try {
        writeFileSync(filler, Buffer.alloc(64 * 1024 * 1024));
      } catch {
        // That is what a full disk says.
      }
      await sleep(1500 + luck.below(1500));
      rmSync(filler, { force: true });
    },
    foreignLock: async () => {
      const other = new Sqlite(databaseFile(disk.folder), { timeout: 5000 });
      other.exec('begin immediate');
      await sleep(luck.below(2) === 0 ? 1000 : 12_000);
      other.exec('rollback');
      other.close();
    },
    linesCut: async () => {
      for (let i = 0; i < TABLES; i++) people.anyClient()?.cut();
    },
    clockSet: async () => node.signal('SIGUSR2'),
  };
  people.start();
  const counts: Record<string, number> = {};
  const names = Object.keys(faults).filter(name => disk.isDisk || name !== 'diskFilled');
  const until = Date.now() + milliseconds;
  let longestAway = 0;
  let crashes = 0;
  for (let n = 0; Date.now() < until; n++) {
    const name = names[n < names.length ? n : luck.below(names.length)] ?? '';
    await faults[name]?.();
    counts[name] = (counts[name] ?? 0) + 1;
    const before = people.acknowledged;
    const harmed = Date.now();
    while (people.acknowledged === before && Date.now() - harmed < PATIENCE) await sleep(50);
    longestAway = Math.max(longestAway, Date.now() - harmed);
    await sleep(300 + luck.below(1000));
    if (!node.isAlive()) {
      crashes++;
      node = await startNode(flags, node.port, complain, SHIFTING);
    }
  }
  await people.stop();
  const agreed = await people.together(PATIENCE);
  const compared = await people.compare({ folder: disk.folder });
  for (const { players } of pairs) for (const player of players) player.close();
  await node.stop();
  disk.remove();
  return { faults: counts, longestAway, crashes, ...compared, hashMismatches: compared.hashMismatches + (agreed ? 0 : 1) };
}
