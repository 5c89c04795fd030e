import { parentPort, workerData } from 'node:worker_threads';
import { sure } from '@sortie/kernel';
import { gameNamed } from '../games.ts';
import { playShare, type Share } from './simulation.ts';

/** Another thread that plays its share and reports each game. */
const share = workerData as Share;
sure(await gameNamed(share.game), 'the game').use(offer =>
  playShare(offer, share, (game, played) => sure(parentPort, 'the parent port').postMessage([game, played])),
);
