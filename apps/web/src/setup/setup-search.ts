/** What the set-up page begins with, as it stands in the address. */
export interface SetupSearch {
  readonly scenario?: string;
  /** A map by its id in the library. */
  readonly map?: string;
}

export function readSetupSearch(search: Readonly<Record<string, unknown>>): SetupSearch {
  const text = (key: 'scenario' | 'map') => (typeof search[key] === 'string' && search[key] !== '' ? { [key]: search[key] } : {});
  return { ...text('scenario'), ...text('map') };
}
