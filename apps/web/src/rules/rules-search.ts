/** What the rules browser is looking for, as it stands in the address. */
export interface RulesSearch {
  readonly q?: string;
  readonly book?: string;
  readonly area?: string;
  /** Show only lines that a game of this app enforces. */
  readonly played?: true;
  /** The table whose rules the questions are about. */
  readonly at?: string;
}

export const readAt = (search: Readonly<Record<string, unknown>>): Pick<RulesSearch, 'at'> =>
  typeof search['at'] === 'string' && search['at'] !== '' ? { at: search['at'] } : {};

export function readRulesSearch(search: Readonly<Record<string, unknown>>): RulesSearch {
  const text = (key: 'q' | 'book' | 'area') => (typeof search[key] === 'string' && search[key] !== '' ? { [key]: search[key] } : {});
  return { ...text('q'), ...text('book'), ...text('area'), ...(search['played'] === true ? { played: true } : {}), ...readAt(search) };
}
