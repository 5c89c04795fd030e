import { done, openDatabase, type Steps, wanted } from './database.ts';

/** Things kept on this device under their ids, in a database of the browser. */
export interface Shelf<T extends { readonly id: string }> {
  readonly all: () => Promise<readonly T[]>;
  readonly get: (id: string) => Promise<T | undefined>;
  readonly put: (thing: T) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const THINGS = 'things';

const STEPS: Steps = [database => database.createObjectStore(THINGS, { keyPath: 'id' })];

export function shelf<T extends { readonly id: string }>(name: string): Shelf<T> {
  const run = async <R>(mode: IDBTransactionMode, ask: (things: IDBObjectStore) => IDBRequest): Promise<R> => {
    const database = await openDatabase(`sortie-${name}`, STEPS);
    try {
      const transaction = database.transaction(THINGS, mode);
      const [answer] = await Promise.all([wanted<R>(ask(transaction.objectStore(THINGS))), done(transaction)]);
      return answer;
    } finally {
      database.close();
    }
  };
  return {
    all: () => run('readonly', things => things.getAll()),
    get: id => run('readonly', things => things.get(id)),
    put: async thing => void (await run('readwrite', things => things.put(thing))),
    remove: async id => void (await run('readwrite', things => things.delete(id))),
  };
}
