import { type GameId, isGameId } from '@sortie/games';

/** Which forces are compared, as it stands in the address: the id of a kept force, of a ready lance or squad, or of a record sheet. */
export interface BalanceSearch {
  /** Alpha Strike where nothing is said. */
  readonly game?: GameId;
  readonly a?: string;
  readonly b?: string;
  /** One unit and the field instead: the name in the catalogue, the code of a record sheet, or some soldiers. */
  readonly unit?: string;
}

/** The game that most forces are built for. */
export const USUAL: GameId = 'alpha-strike';

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const readBalanceSearch = ({ game, a, b, unit }: Readonly<Record<string, unknown>>): BalanceSearch => ({
  ...(text(game) && game !== USUAL && isGameId(game) && { game }),
  ...(text(a) && { a }),
  ...(text(b) && { b }),
  ...(text(unit) && { unit }),
});
