import { games } from '../games.ts';
import { readHere, type ToRead, type ToVerify, verifyHere } from './read.ts';

/** What a stranger sends is read in a process of its own: whatever it does to it, the tables do not notice. */
process.on('message', (task: ToRead | ToVerify) => {
  process.send?.(task.kind === 'read' ? readHere(games, task.text) : verifyHere(games, task));
});
