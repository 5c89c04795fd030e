import { SingleBar } from 'cli-progress';

/** Do something long with a bar on a terminal; Ctrl-C ends it early, and what is there is kept. */
export async function interruptible<T>(
  total: number,
  format: string,
  work: (signal: AbortSignal, tick: (told: { readonly told: string }) => void) => Promise<T>,
): Promise<{ readonly result: T; readonly stopped: boolean }> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  const bar = process.stderr.isTTY ? new SingleBar({ format, clearOnComplete: true, etaBuffer: 50 }) : undefined;
  bar?.start(total, 0, { told: '' });
  try {
    const result = await work(stop.signal, told => bar?.increment(told));
    return { result, stopped: stop.signal.aborted };
  } finally {
    bar?.stop();
    process.removeListener('SIGINT', onInterrupt);
  }
}
