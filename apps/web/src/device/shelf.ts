/** Things kept on this device under their ids, in a database of the browser. */
export interface Shelf<T extends { readonly id: string }> {
  readonly all: () => Promise<readonly T[]>;
  readonly get: (id: string) => Promise<T | undefined>;
  readonly put: (thing: T) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const THINGS = 'things';

/** `version` counts the shapes that the records have had; a new one adds its step to `upgrade`, oldest first. */
export function shelf<T extends { readonly id: string }>(name: string, version = 1): Shelf<T> {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(`sortie-${name}`, version);
      request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the browser does not keep data for this page'));
    });
  const run = async <R>(mode: IDBTransactionMode, ask: (things: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const database = await open();
    try {
      return await new Promise<R>((resolve, reject) => {
        const transaction = database.transaction(THINGS, mode);
        const request = ask(transaction.objectStore(THINGS));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('nothing was kept'));
      });
    } finally {
      database.close();
    }
  };
  return {
    all: () => run('readonly', things => things.getAll() as IDBRequest<T[]>),
    get: id => run('readonly', things => things.get(id) as IDBRequest<T | undefined>),
    put: async thing => void (await run('readwrite', things => things.put(thing))),
    remove: async id => void (await run('readwrite', things => things.delete(id))),
  };
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) database.createObjectStore(THINGS, { keyPath: 'id' });
}
