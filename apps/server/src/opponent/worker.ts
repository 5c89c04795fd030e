import type { MessagePort } from 'node:worker_threads';
import { games } from '../games.ts';
import { newSeed } from '../tokens.ts';
import { type Chosen, type Thought, thinkHere } from './thought.ts';

/** A task of the pool: one thought, and a port to tell how far it is and to hear that somebody is in a hurry. */
export interface Task {
  readonly thought: Thought;
  readonly port: MessagePort;
}

export default async function think({ thought, port }: Task): Promise<Chosen> {
  const game = games.find(({ ruleset }) => ruleset.id === thought.game);
  if (!game) throw new Error(`there is no game ${thought.game}`);
  let hurried = false;
  port.on('message', () => {
    hurried = true;
  });
  try {
    return await thinkHere(
      game,
      thought,
      newSeed(),
      progress => port.postMessage(progress),
      () => hurried,
    );
  } finally {
    port.close();
  }
}
