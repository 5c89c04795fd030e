import type { MessagePort } from 'node:worker_threads';
import { games } from '../games.ts';
import { newSeed } from '../tokens.ts';
import { type Thought, thinkHere } from './thought.ts';

/** A task of the pool: one thought, and a port to tell how far it is. */
export interface Task {
  readonly thought: Thought;
  readonly port: MessagePort;
}

export default function think({ thought, port }: Task): unknown {
  const game = games.find(({ ruleset }) => ruleset.id === thought.game);
  if (!game) throw new Error(`there is no game ${thought.game}`);
  try {
    return thinkHere(game, thought, newSeed(), progress => port.postMessage(progress));
  } finally {
    port.close();
  }
}
