import type { CDPSession, Page } from '@playwright/test';

/** One event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Time that the thread itself ran: what other programs take of a busy machine does not count. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** What the main thread of a page was busy with. */
export interface Traced {
  /** Milliseconds of script after each mark, in their order. */
  readonly script: readonly number[];
  readonly longestTask: number;
}

const CATEGORIES = 'devtools.timeline,disabled-by-default-devtools.timeline,toplevel,blink.user_timing';
const SCRIPT = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'FunctionCall',
  'RunMicrotasks',
  'v8.callFunction',
  'HandlePostMessage',
]);
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);
export const MARK = 'sortie-feel';

/** Watches a page while something is done; `performance.mark(MARK)` in the page begins a new count of script. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Traced> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  try {
    await act();
  } finally {
    await ended(session);
  }
  return read(events);
}

function ended(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    session.once('Tracing.tracingComplete', () => resolve());
    session.send('Tracing.end').catch(reject);
  });
}

/** The thread on which the page's script runs is the one that made the marks. */
function read(events: readonly TraceEvent[]): Traced {
  const marks = events.filter(({ name }) => name === MARK).sort((a, b) => a.ts - b.ts);
  const first = marks[0];
  if (!first) return { script: [], longestTask: 0 };
  const own = events.filter(({ tid, pid, ts }) => tid === first.tid && pid === first.pid && ts >= first.ts);
  const tasks = own.filter(({ name, dur }) => TASKS.has(name) && dur !== undefined);
  return {
    script: marks.slice(0, -1).map((mark, i) => scriptBetween(own, mark.ts, marks[i + 1]!.ts)),
    longestTask: tasks.reduce((most, task) => Math.max(most, spent(task)), 0) / 1000,
  };
}

/** Outermost pieces of script between two moments, added up. */
function scriptBetween(events: readonly TraceEvent[], from: number, to: number): number {
  const pieces = events
    .filter(({ name, ts, dur }) => SCRIPT.has(name) && dur !== undefined && ts >= from && ts < to)
    .sort((a, b) => a.ts - b.ts);
  let [sum, end] = [0, 0];
  for (const piece of pieces) {
    if (piece.ts < end) continue;
    sum += spent(piece);
    end = piece.ts + (piece.dur ?? 0);
  }
  return sum / 1000;
}

const spent = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
