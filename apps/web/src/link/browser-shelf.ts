import type { Shape } from '@sortie/kernel';
import type { TableRecord, Weighed } from '@sortie/table';
import { done, openDatabase, type Steps, under, wanted } from '../device/database.ts';
import type { LocalTable } from './doors.ts';
import type { Shelf } from './shelf.ts';

const STEPS: Steps = [
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
  const database = openDatabase(name, STEPS);
  return {
    cards: async () => {
      const read = (await database).transaction(CARDS).objectStore(CARDS);
      return wanted<LocalTable[]>(read.getAll());
    },
    records: async table => {
      const read = (await database).transaction(RECORDS).objectStore(RECORDS);
      return (await wanted<Row[]>(read.getAll(under(table)))).map(({ record }) => record);
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
      write.objectStore(RECORDS).delete(under(table));
      await done(write);
    },
  };
}
