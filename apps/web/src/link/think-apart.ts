import type { Shape } from '@sortie/kernel';
import type { Chosen, Think } from '@sortie/table';
import type { ThinkReply, ToMind } from './think.ts';

/** Lets the opponent think in a thread of its own, which is kept for the next thought. */
export function thinkApart(steady?: string): Think<Shape> {
  let worker: Worker | undefined;
  return (thought, told) => {
    worker ??= new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module', name: 'sortie opponent' });
    const mind = worker;
    const tell = (said: ToMind): void => mind.postMessage(said);
    const chosen = new Promise<Chosen>((resolve, reject) => {
      mind.onerror = ({ message }) => {
        worker = undefined;
        mind.terminate();
        reject(new Error(message || 'the opponent could not be started'));
      };
      mind.onmessage = ({ data }: MessageEvent<ThinkReply>) => {
        if (data.type === 'progress') told(data.progress);
        else if (data.type === 'chosen') resolve(data.chosen);
        else reject(new Error(data.reason));
      };
      tell({ type: 'think', thought, ...(steady !== undefined && { steady }) });
    });
    // A thought that nobody wants any more ends at its next breath; what it found is dropped by the table.
    const hurry = (): void => tell({ type: 'hurry' });
    return { chosen, hurry, stop: hurry };
  };
}
