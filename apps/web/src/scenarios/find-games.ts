import { shownBy } from '@sortie/kernel';
import type { LoadedGame } from '../games-registry.ts';

type Scenario = LoadedGame['scenarios'][number];

/** Ready games by the words of their texts and of the rules they teach; every word has to be somewhere. */
export function findGames(
  game: LoadedGame,
  words: string,
  t: (text: string) => string,
  titleOf: (id: string) => string,
): readonly Scenario[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return game.scenarios;
  const usual = new Set<string>(Object.values(game.ruleset.editions)[0]);
  return game.scenarios.filter(scenario => {
    const { title, summary, briefing = '', rules } = scenario;
    const packs = shownBy(game.packs, scenario).flatMap(pack => [t(pack.title), t(pack.summary)]);
    const taught = rules.filter(id => !usual.has(id)).map(titleOf);
    const text = [t(title), t(summary), t(briefing), ...packs, ...taught].join('\n').toLowerCase();
    return sought.every(word => text.includes(word));
  });
}
