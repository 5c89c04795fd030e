import { SingleBar } from 'cli-progress';
import type { Source } from './sources.ts';

/** A bar that grows, or nothing at all. */
interface Progress {
  /** One more file is done. */
  passed(): void;
  stop(): void;
}

const STEP = 100;

/** A bar on a terminal when there are many files and nothing else is written to it. */
export function progressOf(files: number, quiet = process.stdout.isTTY): Progress {
  if (files < 500 || !process.stderr.isTTY || quiet) return { passed: () => {}, stop: () => {} };
  const bar = new SingleBar({ format: '{bar} {value}/{total} units, {eta_formatted} left', clearOnComplete: true });
  let done = 0;
  bar.start(files, 0);
  return {
    passed: () => {
      if (++done % STEP !== 0) return;
      bar.update(done);
      // The work leaves no room for the timer of the bar.
      bar.render();
    },
    stop: () => bar.stop(),
  };
}

/** Use the files one after the other, with a bar where there is room for one. */
export function withProgress(sources: readonly Source[], use: (source: Source) => void, quiet = process.stdout.isTTY): void {
  const bar = progressOf(sources.length, quiet);
  for (const source of sources) {
    use(source);
    bar.passed();
  }
  bar.stop();
}
