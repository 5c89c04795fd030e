import { parentPort, workerData } from 'node:worker_threads';
import { type Job, type Order, playerOf } from './orders.ts';

/** Another thread that plays one game after the other, as it is asked. */
const play = await playerOf(workerData as readonly Order[]);
parentPort!.on('message', (job: Job) => parentPort!.postMessage([job, play(job)]));
parentPort!.postMessage('ready');
