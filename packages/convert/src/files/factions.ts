/** The names of factions as they are searched for: small letters, with hyphens. */
export const factionName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** Who has a unit, where its file says so. */
export function factionsIn(names: readonly string[]): { readonly factions?: readonly string[] } {
  const factions = [...new Set(names.map(factionName).filter(name => name !== ''))];
  return factions.length === 0 ? {} : { factions };
}
