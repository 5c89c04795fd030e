import { loadGame } from '@sortie/games';
import { finished, type Telling, tell } from '@sortie/kernel';
import { browserShelf } from './browser-shelf.ts';
import { type FromHost, LocalHost, type ToHost } from './local-host.ts';
import { thinkApart } from './think-apart.ts';

/** What the page says first. */
export interface OpenTable {
  readonly type: 'open';
  readonly table: string;
  readonly game: string;
  /** Opponents then think the same in every run: by this seed, and by what they look at instead of by the clock. */
  readonly steady?: string;
}
/** What the page hears if there is no table to be had. */
export interface NotOpened {
  readonly type: 'not-opened';
  readonly reason: string;
  readonly said?: Telling;
}

interface Scope {
  onmessage: ((event: MessageEvent<OpenTable | ToHost>) => void) | null;
  postMessage(says: FromHost | NotOpened): void;
}

const scope = self as unknown as Scope;
const PATIENCE = 3000;

let host: LocalHost | undefined;

scope.onmessage = ({ data }) => {
  if (data.type !== 'open') host?.hears(data);
  else {
    open(data).catch((problem: unknown) => refuse(problem instanceof Error ? problem.message : String(problem)));
  }
};

const refuse = (why: string | Telling): void => scope.postMessage({ type: 'not-opened', ...finished(why) });

/** Only one page at a time plays a table. After a reload the page before it needs a moment to let go. */
async function open({ table, game: id, steady }: OpenTable): Promise<void> {
  const game = await loadGame(id);
  if (!game) return refuse(tell('this version does not know the game {game}', { game: id }));
  if (!(await holding(table))) return refuse(tell('this game is open in another window'));
  const opened = await LocalHost.open(table, game, {
    shelf: browserShelf(),
    tell: says => scope.postMessage(says),
    think: thinkApart(steady),
    clock: Date.now,
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, Math.min(milliseconds, 0x7fffffff));
      return () => clearTimeout(timer);
    },
  });
  if (typeof opened === 'string') throw new Error(opened);
  host = opened;
  opened.begin();
}

const holding = (table: string): Promise<boolean> =>
  new Promise(resolve => {
    // Held until the worker ends: the promise inside never resolves.
    const keep = (): Promise<never> => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(`sortie table ${table}`, { signal: AbortSignal.timeout(PATIENCE) }, keep).catch(() => resolve(false));
  });
