import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Job, Setting } from './work.ts';

/** So long may a worker think about one job. It counts its steps itself; this is for what escapes its count. */
const PATIENCE = 900_000;

const code = new URL('./worker.ts', import.meta.url);

/**
 * Does jobs on all cores, each core one at a time. Answers come as they are ready; what stands in them does not depend on the order. A job whose
 * worker dies or falls silent is answered by `given up`.
 */
export async function work(
  setting: Setting,
  jobs: readonly Job[],
  answered: (answer: Answer) => void,
  givenUp: (job: Job) => void,
): Promise<void> {
  const queue = jobs.values();
  const lanes = Math.min(Math.max(2, availableParallelism()), Math.max(1, jobs.length));
  await Promise.all(Array.from({ length: lanes }, () => lane(setting, queue, answered, givenUp)));
}

async function lane(
  setting: Setting,
  queue: IterableIterator<Job>,
  answered: (answer: Answer) => void,
  givenUp: (job: Job) => void,
): Promise<void> {
  let worker: Worker | undefined;
  for (const job of queue) {
    worker ??= await started(setting);
    const answer = await asked(worker, job);
    if (answer) answered(answer);
    else {
      await worker.terminate();
      worker = undefined;
      givenUp(job);
    }
  }
  await worker?.terminate();
}

async function started(setting: Setting): Promise<Worker> {
  const worker = new Worker(code, { workerData: setting, resourceLimits: { maxOldGenerationSizeMb: 3000 } });
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready());
    worker.once('error', failed);
  });
  return worker;
}

function asked(worker: Worker, job: Job): Promise<Answer | undefined> {
  return new Promise(done => {
    const settle = (answer: Answer | undefined): void => {
      clearTimeout(patience);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      worker.removeAllListeners('exit');
      done(answer);
    };
    const patience = setTimeout(() => settle(undefined), PATIENCE);
    worker.once('message', settle);
    worker.once('error', problem => {
      console.error(`a worker stopped: ${problem.message}`);
      settle(undefined);
    });
    worker.once('exit', () => settle(undefined));
    worker.postMessage(job);
  });
}
