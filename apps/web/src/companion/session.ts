import type { CompanionTold } from '@sortie/wire';
import { type Deed, type Entry, type Evening, fold } from './document.ts';
import { deviceName, evenings, type Kept } from './kept.ts';

export type Line = 'alone' | 'live' | 'lost' | 'unknown-code';

export interface Shown {
  readonly kept: Kept;
  readonly evening: Evening;
  readonly entries: readonly Entry[];
  readonly line: Line;
}

/** How the server is asked; tests hand in their own. */
export type Ask = (
  code: string,
  body: { readonly since: number; readonly entries: readonly { id: string; body: string }[]; readonly wait: boolean },
  signal: AbortSignal,
) => Promise<CompanionTold | 'unknown-code'>;

export const askServer: Ask = async (code, body, signal) => {
  const answer = await fetch(`/api/companion/${encodeURIComponent(code)}/sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (answer.status === 404) return 'unknown-code';
  if (!answer.ok) throw new Error(`the server said ${answer.status}`);
  return (await answer.json()) as CompanionTold;
};

/** So long, in milliseconds, one waits after a lost connection, and at most so many entries go at once. */
const PATIENCE = 1500;
const AT_ONCE = 100;
/** An answer that takes longer than this was lost. */
const LOST_AFTER = 15_000;

/** One evening on this device: notes at once, keeps on the device, and comes into step with the others whenever there is a line. */
export class Session {
  private shown: Shown;
  private readonly ask: Ask;
  private readonly listeners = new Set<() => void>();
  private asking: AbortController | undefined;
  private closed = false;
  private writing: Promise<void> = Promise.resolve();

  constructor(kept: Kept, ask: Ask = askServer) {
    this.ask = ask;
    this.shown = this.view(kept, kept.code === undefined ? 'alone' : 'lost');
  }

  readonly snapshot = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins to talk to the server, if there is a code. The result ends it. */
  start(): () => void {
    this.closed = false;
    const again = (): void => this.hurry();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    void this.talk();
    return () => {
      this.closed = true;
      this.asking?.abort();
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }

  /** Notes something down. */
  note(deed: Deed): void {
    const { kept } = this.shown;
    const entry: Entry = { id: `${deviceName()}-${crypto.randomUUID().slice(0, 13)}`, at: Date.now(), by: deviceName(), deed };
    this.change({ ...kept, own: [...kept.own, entry], changedAt: entry.at });
    this.hurry();
  }

  /** Others may join from now on. */
  share(code: string): void {
    this.change({ ...this.shown.kept, code }, 'lost');
    void this.talk();
  }

  /** Whoever waits for news sends first what is new here. */
  private hurry(): void {
    this.asking?.abort();
  }

  private async talk(): Promise<void> {
    const { code } = this.shown.kept;
    if (code === undefined || this.asking) return;
    while (!this.closed) {
      const { since, own } = this.shown.kept;
      const sent = own.slice(0, AT_ONCE);
      const asking = new AbortController();
      this.asking = asking;
      const timer = setTimeout(() => asking.abort(), LOST_AFTER);
      try {
        const entries = sent.map(entry => ({ id: entry.id, body: JSON.stringify(entry) }));
        // Nothing waits behind a line that only listens.
        const told = await this.ask(code, { since, entries, wait: sent.length === 0 && this.shown.line === 'live' }, asking.signal);
        if (told === 'unknown-code') return this.change(this.shown.kept, 'unknown-code');
        this.hear(told);
      } catch {
        if (!asking.signal.aborted || this.shown.line !== 'live' || !navigator.onLine) {
          this.change(this.shown.kept, 'lost');
          await new Promise(resolve => setTimeout(resolve, PATIENCE));
        }
      } finally {
        clearTimeout(timer);
        this.asking = undefined;
      }
    }
  }

  private hear({ until, entries }: CompanionTold): void {
    const { kept, line } = this.shown;
    if (entries.length === 0 && line === 'live') return;
    const known = new Set(kept.settled.map(({ id }) => id));
    const fresh = entries.filter(({ id }) => !known.has(id)).flatMap(({ body }) => readEntry(body));
    const heard = new Set(entries.map(({ id }) => id));
    this.change(
      {
        ...kept,
        settled: [...kept.settled, ...fresh],
        since: Math.max(kept.since, until),
        own: kept.own.filter(({ id }) => !heard.has(id)),
      },
      'live',
    );
  }

  private change(kept: Kept, line: Line = this.shown.line): void {
    this.shown = this.view(kept, line);
    const { title } = this.shown.evening;
    const whole = { ...kept, title };
    this.writing = this.writing.then(() => evenings.put(whole)).catch(() => undefined);
    for (const listener of this.listeners) listener();
  }

  private view(kept: Kept, line: Line): Shown {
    const entries = [...kept.settled, ...kept.own];
    return { kept, entries, evening: fold(entries), line };
  }
}

/** What another device noted; what this version does not understand is left out. */
function readEntry(body: string): readonly Entry[] {
  try {
    const entry = JSON.parse(body) as Partial<Entry>;
    return typeof entry.id === 'string' && typeof entry.by === 'string' && typeof entry.deed?.type === 'string' ? [entry as Entry] : [];
  } catch {
    return [];
  }
}
