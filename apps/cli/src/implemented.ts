import { contributes, type RuleId } from '@sortie/kernel';
import { allGames } from './games.ts';

interface RuleValue {
  readonly id: RuleId;
  readonly covers?: readonly RuleId[];
}

/** The rule values of the games, of conversion, construction, campaigns and force building, by who has them. */
async function ruleValues(): Promise<ReadonlyMap<string, readonly RuleValue[]>> {
  // The conversion is large, and no other command needs it.
  const [{ CONVERSION_RULES, FILTER_RULES }, { CAMPAIGN_RULES }, { CONSTRUCTION_RULES }, { ADVICE_RULES, BUILDING_RULES }] =
    await Promise.all([
      import('@sortie/convert'),
      import('@sortie/campaign'),
      import('@sortie/construction'),
      import('@sortie/rules-alpha-strike'),
    ]);
  const games = (await allGames()).map(game => [game.id, game.rules] as const);
  return new Map([
    ...games,
    ['conversion', [...CONVERSION_RULES, ...FILTER_RULES]],
    ['construction', CONSTRUCTION_RULES],
    ['campaign', CAMPAIGN_RULES],
    ['force building', BUILDING_RULES],
    ['scenario advice', ADVICE_RULES],
  ]);
}

/** Ledger lines that rule values carry: line → who does. */
export async function implementedLines(): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = new Map<string, string[]>();
  for (const [by, values] of await ruleValues()) {
    for (const line of values.flatMap(({ id, covers }) => [id, ...(covers ?? [])])) {
      const known = lines.get(line);
      if (known) known.push(by);
      else lines.set(line, [by]);
    }
  }
  return lines;
}

/** Ledger lines with a rule value of their own that does something: taken off the list, its effect is gone. */
export async function switchableLines(): Promise<ReadonlySet<string>> {
  const values = [...(await ruleValues()).values()].flat();
  return new Set(values.filter(contributes).map(({ id }) => id));
}
