import { CONVERSION_RULES } from '@sortie/convert';
import { games } from './games.ts';

/** Ledger lines that rule values of the games and of the conversion carry: line → who does. */
export function implementedLines(): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  const note = (line: string, by: string): void => {
    const known = lines.get(line);
    if (known) known.push(by);
    else lines.set(line, [by]);
  };
  for (const game of games) for (const line of game.lines) note(line, game.id);
  for (const { id, covers } of CONVERSION_RULES) for (const line of [id, ...(covers ?? [])]) note(line, 'conversion');
  return lines;
}
