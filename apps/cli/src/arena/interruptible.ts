import { SingleBar } from 'cli-progress';

interface Gauge {
  readonly tick: (told: { readonly told: string }) => void;
  readonly end: () => void;
}

/** Do something long with a bar on a terminal, or a line now and then in a log; Ctrl-C ends it early, and what is there is kept. */
export async function interruptible<T>(
  total: number,
  format: string,
  work: (signal: AbortSignal, tick: (told: { readonly told: string }) => void) => Promise<T>,
): Promise<{ readonly result: T; readonly stopped: boolean }> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  const gauge = process.stderr.isTTY ? bar(total, format) : log(total);
  try {
    const result = await work(stop.signal, gauge.tick);
    return { result, stopped: stop.signal.aborted };
  } finally {
    gauge.end();
    process.removeListener('SIGINT', onInterrupt);
  }
}

function bar(total: number, format: string): Gauge {
  const drawn = new SingleBar({ format, clearOnComplete: true, etaBuffer: 50 });
  drawn.start(total, 0, { told: '' });
  return { tick: told => drawn.increment(told), end: () => drawn.stop() };
}

const MINUTE = 60_000;

/** Where nothing can be drawn, whoever looks into the log sees how far it is. */
function log(total: number): Gauge {
  let [done, said] = [0, performance.now()];
  return {
    tick: ({ told }) => {
      done++;
      if (performance.now() - said < MINUTE) return;
      said = performance.now();
      process.stderr.write(`${done} of ${total}${told === '' ? '' : `, ${told.replace(/,? *$/, '')}`}\n`);
    },
    end: () => undefined,
  };
}
