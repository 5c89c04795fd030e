import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../games.ts';
import { playShare, type Share } from './simulation.ts';

/** Another thread that plays its share and reports each game. */
const share = workerData as Share;
(await gameNamed(share.game))!.use(offer => playShare(offer, share, (game, played) => parentPort!.postMessage([game, played])));
