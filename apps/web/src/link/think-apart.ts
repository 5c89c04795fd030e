import type { Think, ThinkReply, ToMind } from './think.ts';

/** Lets the opponent think in a thread of its own, which is kept for the next thought. */
export function thinkApart(steady?: string): Think {
  let worker: Worker | undefined;
  return (thought, onProgress, hurry) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module', name: 'sortie opponent' });
      const mind = worker;
      mind.onerror = ({ message }) => {
        worker = undefined;
        mind.terminate();
        reject(new Error(message || 'the opponent could not be started'));
      };
      mind.onmessage = ({ data }: MessageEvent<ThinkReply>) => {
        if (data.type === 'progress') onProgress(data.progress);
        else if (data.type === 'chosen') resolve(data.chosen);
        else reject(new Error(data.reason));
      };
      const tell = (said: ToMind): void => mind.postMessage(said);
      hurry.addEventListener('abort', () => tell({ type: 'hurry' }), { once: true });
      tell({ type: 'think', thought, ...(steady !== undefined && { steady }) });
    });
}
