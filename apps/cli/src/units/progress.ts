import { SingleBar } from 'cli-progress';
import type { Source } from './sources.ts';

/** Use the files one after the other, with a bar on a terminal when there are many and nothing else is written to it. */
export function withProgress(sources: readonly Source[], use: (source: Source) => void, quiet = process.stdout.isTTY): void {
  const shown = sources.length >= 500 && process.stderr.isTTY && !quiet;
  const bar = shown ? new SingleBar({ format: '{bar} {value}/{total} units, {eta_formatted} left', clearOnComplete: true }) : undefined;
  bar?.start(sources.length, 0);
  for (const [at, source] of sources.entries()) {
    use(source);
    if (bar && at % 100 === 99) {
      bar.update(at + 1);
      // The work leaves no room for the timer of the bar.
      bar.render();
    }
  }
  bar?.stop();
}
