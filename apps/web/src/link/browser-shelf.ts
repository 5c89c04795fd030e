import type { Shape } from '@sortie/kernel';
import type { TableRecord, Weighed } from '@sortie/table';
import type { LocalTable } from './doors.ts';
import type { Shelf } from './shelf.ts';

/**
 * One step for every shape that the database has had, oldest first: a browser that was away for long walks all the steps
 * it missed. A step is never changed once it was released; a new shape is a new step.
 */
const STEPS: readonly ((database: IDBDatabase) => void)[] = [
  database => {
    database.createObjectStore(CARDS, { keyPath: 'id' });
    database.createObjectStore(RECORDS, { keyPath: ['table', 'seq'] });
  },
  database => {
    database.createObjectStore(WEIGHED);
  },
];

const CARDS = 'cards';
const RECORDS = 'records';
const WEIGHED = 'weighed';

interface Row {
  readonly table: string;
  readonly seq: number;
  readonly record: TableRecord<Shape>;
}

/** The tables of this browser, in its own database. */
export function browserShelf(name = 'sortie-tables'): Shelf {
  const database = opened(name);
  const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);
  return {
    cards: async () => {
      const read = (await database).transaction(CARDS).objectStore(CARDS);
      return wanted<LocalTable[]>(read.getAll());
    },
    records: async table => {
      const read = (await database).transaction(RECORDS).objectStore(RECORDS);
      return (await wanted<Row[]>(read.getAll(all(table)))).map(({ record }) => record);
    },
    append: async (card, records) => {
      const write = (await database).transaction([CARDS, RECORDS], 'readwrite', { durability: 'strict' });
      write.objectStore(CARDS).put(card);
      // `add` refuses a number that is already there: two pages can never both continue the same table.
      for (const record of records) write.objectStore(RECORDS).add({ table: card.id, seq: record.seq, record } satisfies Row);
      await done(write);
    },
    weighed: async table => wanted<Weighed | undefined>((await database).transaction(WEIGHED).objectStore(WEIGHED).get(table)),
    keepWeighed: async (table, weighed) => {
      const write = (await database).transaction(WEIGHED, 'readwrite');
      write.objectStore(WEIGHED).put(weighed, table);
      await done(write);
    },
    remove: async table => {
      const write = (await database).transaction([CARDS, RECORDS, WEIGHED], 'readwrite');
      write.objectStore(WEIGHED).delete(table);
      write.objectStore(CARDS).delete(table);
      write.objectStore(RECORDS).delete(all(table));
      await done(write);
    },
  };
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, STEPS.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const step of STEPS.slice(oldVersion)) step(request.result);
    };
    request.onsuccess = () => {
      // A newer version of the app in another page must not have to wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('this browser keeps nothing for this page'));
  });
}

const wanted = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('the table could not be read'));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the table could not be kept'));
  });
