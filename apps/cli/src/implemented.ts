import { games } from './games.ts';

/** Ledger lines that rule values of the games carry: line → the games that do. */
export function implementedLines(): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  for (const game of games) {
    for (const line of game.lines) {
      const known = lines.get(line);
      if (known) known.push(game.id);
      else lines.set(line, [game.id]);
    }
  }
  return lines;
}
