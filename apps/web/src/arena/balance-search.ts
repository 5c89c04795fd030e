/** Which forces are compared, as it stands in the address: the id of a kept force, of a ready lance or squad, or of a record sheet. */
export interface BalanceSearch {
  readonly game?: 'quick-start' | 'impact';
  readonly a?: string;
  readonly b?: string;
  /** One unit and the field instead: the name in the catalogue, the code of a record sheet, or some soldiers. */
  readonly unit?: string;
}

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const readBalanceSearch = ({ game, a, b, unit }: Readonly<Record<string, unknown>>): BalanceSearch => ({
  ...((game === 'quick-start' || game === 'impact') && { game }),
  ...(text(a) && { a }),
  ...(text(b) && { b }),
  ...(text(unit) && { unit }),
});
