/** What the rules browser is looking for, as it stands in the address. */
export interface RulesSearch {
  readonly q?: string;
  readonly book?: string;
  readonly area?: string;
  /** Show only lines that a game of this app enforces. */
  readonly played?: true;
}

export function readRulesSearch(search: Readonly<Record<string, unknown>>): RulesSearch {
  const text = (key: 'q' | 'book' | 'area') => (typeof search[key] === 'string' && search[key] !== '' ? { [key]: search[key] } : {});
  return { ...text('q'), ...text('book'), ...text('area'), ...(search['played'] === true ? { played: true } : {}) };
}
