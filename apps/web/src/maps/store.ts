import { type Board, readMegaMekBoard, writeMegaMekBoard } from '@sortie/board';

/**
 * Maps that live on this device. They are kept as text in the `.board` format, which outlives every version of this program; `version`
 * says how the record around the text is made.
 */
interface MapRecord {
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly changedAt: number;
}

export interface KeptMap {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
  readonly changedAt: number;
}

const MAPS = 'maps';

/** The database of maps. A later version adds its steps to `onupgradeneeded`, oldest first. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sortie-maps', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MAPS, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the maps on this device cannot be opened'));
  });
}

async function run<T>(mode: IDBTransactionMode, ask: (maps: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(MAPS, mode);
      const request = ask(transaction.objectStore(MAPS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the map was not kept'));
      transaction.onerror = () => reject(transaction.error ?? new Error('the map was not kept'));
    });
  } finally {
    database.close();
  }
}

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptMaps(): Promise<readonly KeptMap[]> {
  const records = await run<MapRecord[]>('readonly', maps => maps.getAll() as IDBRequest<MapRecord[]>);
  return records
    .map(openRecord)
    .filter(map => map !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptMap(id: string): Promise<KeptMap | undefined> {
  const record = await run<MapRecord | undefined>('readonly', maps => maps.get(id) as IDBRequest<MapRecord | undefined>);
  return record && openRecord(record);
}

function openRecord({ id, name, text, changedAt }: MapRecord): KeptMap | undefined {
  const reading = readMegaMekBoard(text, name);
  return reading.ok ? { id, name, changedAt, board: { ...reading.board, name } } : undefined;
}

/** Keeps a map under a new id, or in the place of the one with this id. */
export async function keepMap(board: Board, name: string, id: string = crypto.randomUUID()): Promise<string> {
  const record: MapRecord = { version: 1, id, name, text: writeMegaMekBoard(board), changedAt: Date.now() };
  await run('readwrite', maps => maps.put(record));
  return id;
}

export const removeMap = (id: string): Promise<undefined> => run('readwrite', maps => maps.delete(id));
