/** The packages in which the rules of a book are, by its code. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  QS: ['rules-quick-start'],
  MAAS: ['rules-impact'],
  AS: ['rules-alpha-strike'],
  ASC: ['rules-alpha-strike', 'rules-radar', 'convert', 'campaign'],
  TW: ['rules-classic'],
  TOE: ['rules-classic', 'construction'],
  AW: ['rules-classic'],
};

/** The book that code belongs to which names no line. */
const DEFAULT: Readonly<Record<string, string>> = {
  'rules-quick-start': 'QS',
  'rules-impact': 'MAAS',
  'rules-alpha-strike': 'AS',
  'rules-radar': 'ASC',
  convert: 'ASC',
  campaign: 'ASC',
  'rules-classic': 'TW',
  construction: 'TOE',
};

export const BOOKS: readonly string[] = Object.keys(PACKAGES);

export const packagesOf = (book: string): readonly string[] => PACKAGES[book] ?? [];

export const isMutable = (pack: string): boolean => pack in DEFAULT;

/** The book of a mutant: that of the line which the code names, unless that is a rule of the house. */
export function bookOf(pack: string, rule: string | undefined): string {
  const own = rule === undefined ? undefined : /^([A-Z]+)-/.exec(rule)?.[1];
  return own !== undefined && PACKAGES[own]?.includes(pack) ? own : (DEFAULT[pack] ?? '');
}
