import type { Line } from '@sortie/ledger';
import type { LoadedGame } from '../games-registry.ts';
import { bookOf, openBook } from './ledger.ts';

/** The lines of the books that the game's rules stand in. */
export async function linesOf(game: LoadedGame): Promise<ReadonlyMap<string, Line>> {
  const books = new Set(game.ruleset.rules.map(({ id }) => bookOf(id)).filter(book => book !== undefined));
  const open = await Promise.all([...books].map(book => openBook(book)));
  return new Map(open.flatMap(({ lines }) => lines.map(line => [line.id, line] as const)));
}
