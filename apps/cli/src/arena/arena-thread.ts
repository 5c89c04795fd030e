import { parentPort, workerData } from 'node:worker_threads';
import { sure } from '@sortie/kernel';
import { type Job, type Order, playerOf } from './orders.ts';

/** Another thread that plays one game after the other, as it is asked. */
const play = await playerOf(workerData as readonly Order[]);
sure(parentPort, 'the parent port').on('message', (job: Job) => sure(parentPort, 'the parent port').postMessage([job, play(job)]));
sure(parentPort, 'the parent port').postMessage('ready');
