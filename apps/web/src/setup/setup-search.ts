/** What the set-up page begins with, as it stands in the address. */
export interface SetupSearch {
  readonly scenario?: string;
  /** A map by its id in the library. */
  readonly map?: string;
  /** The campaign whose next mission it is. */
  readonly campaign?: string;
}

export function readSetupSearch(search: Readonly<Record<string, unknown>>): SetupSearch {
  const text = (key: keyof SetupSearch) => (typeof search[key] === 'string' && search[key] !== '' ? { [key]: search[key] } : {});
  return { ...text('scenario'), ...text('map'), ...text('campaign') };
}
