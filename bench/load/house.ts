import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, startRedis } from '../../apps/server/src/testing/services.test-support.ts';
import { type Node, startNode } from '../support/node.ts';

const COLLECTING = ['--import', new URL('./collecting.mjs', import.meta.url).href];

/** Where everything is kept. */
export type Place = { readonly folder: string } | { readonly url: string };

export interface House {
  readonly nodes: readonly Node[];
  readonly place: Place;
  readonly stop: () => Promise<void>;
}

/** One node with the embedded database, or several with a PostgreSQL that waits for its disk and a Redis. */
export async function startHouse(count: number): Promise<House> {
  if (count === 1) {
    const folder = mkdtempSync(join(tmpdir(), 'sortie-load-'));
    const node = await startNode(['--data', folder], 0, text => process.stderr.write(text), COLLECTING);
    return {
      nodes: [node],
      place: { folder },
      stop: async () => {
        await node.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const [postgres, redis] = [await startPostgres(true), await startRedis()];
  const nodes: Node[] = [];
  const flags = ['--database', postgres.url, '--redis', redis.url];
  for (let i = 0; i < count; i++) nodes.push(await startNode(flags, 0, text => process.stderr.write(text), COLLECTING));
  return {
    nodes,
    place: { url: postgres.url },
    stop: async () => {
      await Promise.all(nodes.map(node => node.stop()));
      await postgres.stop();
      await redis.stop();
    },
  };
}
