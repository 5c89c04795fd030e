import type { MessagePort } from 'node:worker_threads';
import type { Shape } from '@sortie/kernel';
import type { Chosen, Thought } from '@sortie/table';
import { games } from '../games.ts';
import { newSeed } from '../tokens.ts';
import { thinkHere } from './thought.ts';

/** A task of the pool: one thought, and a port to tell how far it is and to hear what its table wants. */
export interface Task {
  readonly thought: Thought<Shape>;
  readonly port: MessagePort;
  /** So many milliseconds from now on the table waits. */
  readonly patience: number;
}

export type ToThought = 'hurry' | 'stop' | 'late';

export default async function think({ thought, port, patience }: Task): Promise<Chosen> {
  const game = games.find(({ ruleset }) => ruleset.id === thought.game);
  if (!game) throw new Error(`there is no game ${thought.game}`);
  const until = performance.now() + patience;
  const heard = new Set<ToThought>();
  port.on('message', (said: ToThought) => heard.add(said));
  try {
    return await thinkHere(game, thought, newSeed(), {
      told: progress => port.postMessage(progress),
      hurried: () => heard.has('hurry'),
      stopped: () => heard.has('stop'),
      late: () => heard.has('late') || performance.now() >= until,
    });
  } finally {
    port.close();
  }
}
