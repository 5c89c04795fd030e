/** What the set-up page begins with, as it stands in the address. */
export interface SetupSearch {
  readonly scenario?: string;
  /** A map by its id in the library. */
  readonly map?: string;
  /** The campaign whose next mission it is. */
  readonly campaign?: string;
  /** A pack of rules that somebody has passed on. */
  readonly pack?: string;
}

export function readSetupSearch(search: Readonly<Record<string, unknown>>): SetupSearch {
  const text = (key: keyof SetupSearch) => (typeof search[key] === 'string' && search[key] !== '' ? { [key]: search[key] } : {});
  // Addresses are read as JSON where they can be.
  const pack = typeof search['pack'] === 'object' && search['pack'] !== null ? { pack: JSON.stringify(search['pack']) } : text('pack');
  return { ...text('scenario'), ...text('map'), ...text('campaign'), ...pack };
}
