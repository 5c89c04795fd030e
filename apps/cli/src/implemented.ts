import { allGames } from './games.ts';

/** Ledger lines that rule values of the games, of the conversion, of construction and of the campaign carry: line → who does. */
export async function implementedLines(): Promise<ReadonlyMap<string, readonly string[]>> {
  // The conversion is large, and no other command needs it.
  const [{ CONVERSION_RULES }, { CAMPAIGN_RULES }, { CONSTRUCTION_RULES }] = await Promise.all([
    import('@sortie/convert'),
    import('@sortie/campaign'),
    import('@sortie/construction'),
  ]);
  const lines = new Map<string, string[]>();
  const note = (line: string, by: string): void => {
    const known = lines.get(line);
    if (known) known.push(by);
    else lines.set(line, [by]);
  };
  for (const game of await allGames()) for (const line of game.lines) note(line, game.id);
  for (const { id, covers } of CONVERSION_RULES) for (const line of [id, ...(covers ?? [])]) note(line, 'conversion');
  for (const { id, covers } of CONSTRUCTION_RULES) for (const line of [id, ...(covers ?? [])]) note(line, 'construction');
  for (const { id, covers } of CAMPAIGN_RULES) for (const line of [id, ...(covers ?? [])]) note(line, 'campaign');
  return lines;
}
