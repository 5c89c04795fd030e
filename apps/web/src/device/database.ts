/** One step for every shape that a database has had, oldest first. A step is never changed once it was released; a new shape is a new step. */
export type Steps = readonly ((database: IDBDatabase) => void)[];

/** A database of this browser. One that was away for long walks all the steps it missed. */
export const openDatabase = (name: string, steps: Steps): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, steps.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const step of steps.slice(oldVersion)) step(request.result);
    };
    request.onsuccess = () => {
      // A newer version of the app in another page must not have to wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('this browser keeps nothing for this page'));
  });

/** What was asked for. */
export const wanted = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('it could not be read'));
  });

/** All of it is kept, or nothing. */
export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('it could not be kept'));
  });

/** All records of a store with keys of several parts whose first part is this. */
export const under = (first: string): IDBKeyRange => IDBKeyRange.bound([first], [first, []]);
