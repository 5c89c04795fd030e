import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from './app.ts';
import type { AnyGame } from './games.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';

export interface TestServer {
  readonly base: string;
  readonly house: House;
  readonly data: string;
  readonly problems: unknown[];
  readonly stop: () => Promise<void>;
}

export interface Serving {
  readonly games: readonly AnyGame[];
  readonly data?: string;
  readonly perMinute?: number;
  readonly minds?: HouseOptions['minds'];
  readonly idle?: number;
  readonly site?: string;
  readonly port?: number;
}

const noMinds: HouseOptions['minds'] = { think: () => new Promise(() => undefined), close: async () => undefined };

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sortie-test-'));

/** A server with a real database file on a free port of this machine. */
export async function serve({
  games,
  data = newFolder(),
  perMinute = 0,
  minds = noMinds,
  idle = 60_000,
  site = data,
  port: wanted = 0,
}: Serving): Promise<TestServer> {
  const problems: unknown[] = [];
  const house = await openHouse({ data, games, minds, idle, report: (_table, problem) => problems.push(problem) });
  const app = await openApp(house, { site, perMinute, trustProxy: false });
  await app.listen({ host: '127.0.0.1', port: wanted });
  const { port } = app.server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    house,
    data,
    problems,
    stop: async () => {
      await house.rooms.close();
      await app.close();
      await house.close();
    },
  };
}

export const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true });
