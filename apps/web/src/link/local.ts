import { loadGame } from '@sortie/games';
import { finished, type Game, type Shape, type Telling, tell } from '@sortie/kernel';
import type { Plan } from '@sortie/table';
import { browserShelf } from './browser-shelf.ts';
import type { LocalTable } from './doors.ts';
import type { Told } from './house.ts';
import { isRehearsed, layOn, type Rehearsed } from './lay-local.ts';
import type { Line, TableSays } from './line.ts';
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

const no = (code: Refused['code'], reason: string | Telling): Told<never> => ({ ok: false, refusal: { code, ...finished(reason) } });

export async function layLocal(plan: Plan, names: readonly string[], rehearsed?: Rehearsed): Promise<Told<string>> {
  const game = await loadGame(plan.game);
  if (!game) return no('not-found', tell('this version does not know the game {game}', { game: plan.game }));
  try {
    return await layOn(shelf(), game, plan, names, Date.now(), rehearsed);
  } catch (problem) {
    return no(
      'fault',
      tell('this browser could not keep the game: {problem}', { problem: problem instanceof Error ? problem.message : String(problem) }),
    );
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

/** Set by those who want to see the same game again, such as tests in a browser. */
const STEADY = 'sortie.steady-opponents';

/** The table itself lives in a worker, so that neither rules nor records can make the page stutter. */
export async function openLocal(table: string): Promise<Told<Link<Shape>>> {
  // The worker's code is fetched while the page looks for the game and its code.
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'sortie table' });
  const card = (await localTables()).find(({ id }) => id === table);
  const steady = localStorage.getItem(STEADY) ?? (isRehearsed(table) ? 'rehearsed' : null);
  if (card) return linkTo(worker, loadGame(card.game), { type: 'open', table, game: card.game, ...(steady !== null && { steady }) });
  worker.terminate();
  return no('not-found', 'there is no such game in this browser');
}

type Loading = Promise<Game<Shape> | undefined>;

function linkTo(worker: Worker, loading: Loading, open: OpenTable): Promise<Told<Link<Shape>>> {
  const files = new Map<string, (text: string) => void>();
  const line = lineTo(worker, files);
  return new Promise(resolve => {
    let wired: Wired | undefined;
    // What the table says while the page still fetches the game's code waits its turn.
    let turn: Promise<void> = Promise.resolve();
    const fail = (why: string | Telling): void => {
      worker.terminate();
      wired?.connection({ state: 'closed', reason: finished(why).reason });
      resolve(no('closed', why));
    };
    const hears = async (says: TableSays): Promise<void> => {
      if (wired) wired.hears(says);
      else if (says.type === 'outlook') {
        const game = await loading;
        if (!game) return fail(tell('this version does not know the game {game}', { game: open.game }));
        wired = new Wired({ game, table: open.table, place: 'local', line, first: says.outlook, now: says.now });
        resolve({ ok: true, value: wired.link });
      }
    };
    worker.onerror = ({ message }) => fail(message || tell('the table could not be started'));
    worker.onmessage = ({ data }: MessageEvent<FromHost | NotOpened>) => {
      if (data.type === 'not-opened') fail(data.said ?? data.reason);
      else if (data.type === 'file') {
        files.get(data.ref)?.(data.text);
        files.delete(data.ref);
      } else turn = turn.then(() => hears(data));
    };
    worker.postMessage(open);
  });
}

function lineTo(worker: Worker, files: Map<string, (text: string) => void>): Line {
  const say = (said: ToHost): void => worker.postMessage(said);
  return {
    say: (ref, message) => say({ type: 'say', ref, message }),
    again: (since, facing) => say({ type: 'again', since, facing }),
    file: () =>
      new Promise<string>(resolve => {
        const ref = crypto.randomUUID();
        files.set(ref, resolve);
        say({ type: 'file', ref });
      }),
    close: () => worker.terminate(),
  };
}
