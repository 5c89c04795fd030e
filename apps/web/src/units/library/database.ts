import type { Problem } from '@sortie/convert';
import { done, openDatabase, type Steps, under, wanted } from '../../device/database.ts';
import type { EditionName } from './edition-name.ts';
import type { UnitRow } from './row.ts';

/** Files that were imported together. */
export interface UnitSet {
  readonly id: string;
  readonly name: string;
  readonly importedAt: number;
  /** Units that have a card. */
  readonly units: number;
  readonly problems: number;
  /** It is still coming in, or its import broke off. */
  readonly pending?: true;
}

/** An imported file, kept as it was. */
export interface OwnFile {
  readonly set: string;
  readonly number: number;
  readonly file: string;
  readonly text: string;
}

/** The lines of a set in the table. They can be made again from its files, and are when another version of the converter made them. */
export interface SetRows {
  readonly set: string;
  readonly edition: EditionName;
  readonly stamp: string;
  readonly rows: readonly UnitRow[];
}

export interface SetProblems {
  readonly set: string;
  readonly problems: readonly Problem[];
}

const SETS = 'sets';
const FILES = 'files';
const ROWS = 'rows';
const PROBLEMS = 'problems';
const ALL = [SETS, FILES, ROWS, PROBLEMS] as const;

const STEPS: Steps = [
  database => {
    database.createObjectStore(SETS, { keyPath: 'id' });
    database.createObjectStore(FILES, { keyPath: ['set', 'number'] });
    database.createObjectStore(ROWS, { keyPath: ['set', 'edition'] });
    database.createObjectStore(PROBLEMS, { keyPath: 'set' });
  },
];

let database: Promise<IDBDatabase> | undefined;
const open = (): Promise<IDBDatabase> => {
  database ??= openDatabase('sortie-units', STEPS);
  return database;
};

async function write(stores: readonly string[], change: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = (await open()).transaction(stores, 'readwrite');
  change(transaction);
  await done(transaction);
}

async function read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  return wanted<T>(ask((await open()).transaction(store).objectStore(store)));
}

/** What began to come in so long ago will not come any more: its page was closed. */
const FORLORN = 3_600_000;

/** Newest last. */
export async function allSets(): Promise<readonly UnitSet[]> {
  const sets = await read<UnitSet[]>(SETS, store => store.getAll());
  for (const { id, pending, importedAt } of sets) if (pending && Date.now() - importedAt > FORLORN) await removeSet(id);
  return sets.filter(({ pending }) => !pending).sort((a, b) => a.importedAt - b.importedAt);
}

export const fileOf = (set: string, number: number): Promise<OwnFile | undefined> => read(FILES, store => store.get([set, number]));

export const filesOf = (set: string): Promise<readonly OwnFile[]> => read(FILES, store => store.getAll(under(set)));

export const rowsOf = (set: string, edition: EditionName): Promise<SetRows | undefined> => read(ROWS, store => store.get([set, edition]));

export const problemsOf = async (set: string): Promise<readonly Problem[]> =>
  (await read<SetProblems | undefined>(PROBLEMS, store => store.get(set)))?.problems ?? [];

export const putFiles = (files: readonly OwnFile[]): Promise<void> =>
  write([FILES], transaction => {
    for (const file of files) transaction.objectStore(FILES).put(file);
  });

export const putRows = (rows: SetRows): Promise<void> => write([ROWS], transaction => void transaction.objectStore(ROWS).put(rows));

/** First as pending, then, when all of it is there, for good. */
export const putSet = (set: UnitSet, problems: readonly Problem[]): Promise<void> =>
  write([SETS, PROBLEMS], transaction => {
    transaction.objectStore(PROBLEMS).put({ set: set.id, problems } satisfies SetProblems);
    transaction.objectStore(SETS).put(set);
  });

export const removeSet = (set: string): Promise<void> =>
  write(ALL, transaction => {
    transaction.objectStore(SETS).delete(set);
    transaction.objectStore(PROBLEMS).delete(set);
    transaction.objectStore(FILES).delete(under(set));
    transaction.objectStore(ROWS).delete(under(set));
  });
