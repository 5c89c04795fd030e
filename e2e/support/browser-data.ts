import type { Page } from '@playwright/test';

/** What the app keeps in a browser, as values that can be written into a file. */
export interface BrowserData {
  readonly local: Readonly<Record<string, string>>;
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly {
      readonly name: string;
      readonly keyPath: string | readonly string[] | null;
      readonly rows: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
    }[];
  }[];
}

export const dumpBrowser = (page: Page): Promise<BrowserData> =>
  page.evaluate(async () => {
    const wanted = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = [];
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      const database = await wanted(indexedDB.open(name));
      const stores = [];
      for (const store of database.objectStoreNames) {
        const things = database.transaction(store).objectStore(store);
        const [keys, values] = [await wanted(things.getAllKeys()), await wanted(things.getAll())];
        stores.push({
          name: store,
          keyPath: things.keyPath as string | string[] | null,
          rows: keys.map((key, n) => ({ key, value: values[n] as unknown })),
        });
      }
      database.close();
      databases.push({ name, version, stores });
    }
    return { local: { ...localStorage }, databases };
  });

/** Leaves in a browser what an earlier version of the app had left there. The page must not have opened any of it yet. */
export async function seedBrowser(page: Page, { local, databases }: BrowserData): Promise<void> {
  await page.evaluate(text => {
    for (const [key, value] of Object.entries(JSON.parse(text) as BrowserData['local'])) localStorage.setItem(key, value);
  }, JSON.stringify(local));
  for (const database of databases) await page.evaluate(seedDatabase, JSON.stringify(database));
}

async function seedDatabase(text: string): Promise<void> {
  const { name, version, stores } = JSON.parse(text) as BrowserData['databases'][number];
  const request = indexedDB.open(name, version);
  const fill = (store: (typeof stores)[number]): void => {
    const { keyPath } = store;
    const options = keyPath === null ? {} : { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] };
    const things = request.result.createObjectStore(store.name, options);
    for (const { key, value } of store.rows) things.put(value, ...(keyPath === null ? [key] : []));
  };
  request.onupgradeneeded = () => stores.forEach(fill);
  await new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
  request.result.close();
}
