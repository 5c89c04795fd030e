import type { Game, Shape } from '@sortie/kernel';
import type { Plan } from '@sortie/table';
import { browserShelf } from './browser-shelf.ts';
import type { LocalTable } from './doors.ts';
import { loadGame } from './games.ts';
import type { Told } from './house.ts';
import { layOn } from './lay-local.ts';
import type { Link, Refused } from './link.ts';
import type { FromHost, ToHost } from './local-host.ts';
import type { Shelf } from './shelf.ts';
import type { NotOpened, OpenTable } from './table-worker.ts';
import { Wired } from './wired.ts';

let kept: Shelf | undefined;
const shelf = (): Shelf => {
  kept ??= browserShelf();
  return kept;
};

const no = (code: Refused['code'], reason: string): Told<never> => ({ ok: false, refusal: { code, reason } });

export async function layLocal(plan: Plan, names: readonly string[]): Promise<Told<string>> {
  const game = await loadGame(plan.game);
  if (!game) return no('not-found', `this version does not know the game ${plan.game}`);
  try {
    return await layOn(shelf(), game, plan, names, Date.now());
  } catch (problem) {
    return no('fault', `this browser could not keep the game: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

export async function localTables(): Promise<readonly LocalTable[]> {
  try {
    return (await shelf().cards()).toSorted((a, b) => b.changedAt - a.changedAt);
  } catch {
    return [];
  }
}

export const removeLocal = (table: string): Promise<void> => shelf().remove(table);

/** The table itself lives in a worker, so that neither rules nor records can make the page stutter. */
export async function openLocal(table: string): Promise<Told<Link<Shape>>> {
  const card = (await localTables()).find(({ id }) => id === table);
  if (!card) return no('not-found', 'there is no such game in this browser');
  const game = await loadGame(card.game);
  if (!game) return no('not-found', `this version does not know the game ${card.game}`);
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'sortie table' });
  return linkTo(worker, game, { type: 'open', table, game: card.game });
}

function linkTo(worker: Worker, game: Game<Shape>, open: OpenTable): Promise<Told<Link<Shape>>> {
  const files = new Map<string, (text: string) => void>();
  const say = (said: ToHost): void => worker.postMessage(said);
  const line = {
    say: (ref: string, message: Extract<ToHost, { readonly type: 'say' }>['message']) => say({ type: 'say', ref, message }),
    again: (since: number, facing: number) => say({ type: 'again', since, facing }),
    file: () =>
      new Promise<string>(resolve => {
        const ref = crypto.randomUUID();
        files.set(ref, resolve);
        say({ type: 'file', ref });
      }),
    close: () => worker.terminate(),
  };
  return new Promise(resolve => {
    let wired: Wired | undefined;
    const fail = (reason: string): void => {
      worker.terminate();
      wired?.connection({ state: 'closed', reason });
      resolve(no('closed', reason));
    };
    worker.onerror = ({ message }) => fail(message || 'the table could not be started');
    worker.onmessage = ({ data }: MessageEvent<FromHost | NotOpened>) => {
      if (data.type === 'not-opened') fail(data.reason);
      else if (data.type === 'file') {
        files.get(data.ref)?.(data.text);
        files.delete(data.ref);
      } else if (wired) wired.hears(data);
      else if (data.type === 'outlook') {
        wired = new Wired({ game, table: open.table, place: 'local', line, first: data.outlook, now: data.now });
        resolve({ ok: true, value: wired.link });
      }
    };
    worker.postMessage(open);
  });
}
