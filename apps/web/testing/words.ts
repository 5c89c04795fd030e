import { rulesBySeed, type Said, wordsIn } from '@sortie/arena';
import { GAMES, type GameId, loadGame } from '@sortie/games';
import { fill, nth, type Shape, sure } from '@sortie/kernel';
import { type Stumble, stumblesIn } from './stumbles.ts';

export interface Stumbled extends Stumble {
  readonly game: GameId;
  readonly seed: number;
  readonly of: Said['of'];
}

interface Walk {
  readonly german: ReadonlyMap<string, string>;
  readonly commands: number;
}

/** Names of units, places and people have capitals or figures and are taken over as they are; anything else is a word of the catalogue, or a key. */
const isWord = (value: string): boolean => /^[a-z][a-z ’'-]+$/.test(value);

function judge({ says, of }: Said, german: ReadonlyMap<string, string>): readonly (Stumble & { readonly of: Said['of'] })[] {
  const translate = (text: string): string => german.get(text) ?? text;
  const words = Object.values(says.args ?? {}).filter(value => typeof value === 'string' && isWord(value) && !german.has(value));
  return [
    ...stumblesIn(fill(says), 'en'),
    ...stumblesIn(fill(says, translate), 'de'),
    ...(german.has(says.text) ? [] : [{ law: 'no German', text: says.text }]),
    ...words.map(one => ({ law: 'a word without German, or a key', text: `${says.text} ← ${one}` })),
  ].map(stumble => ({ ...stumble, of }));
}

/** One random game of a kind by its number, read in both languages. */
export async function stumblesOfGame(id: GameId, seed: number, { german, commands }: Walk): Promise<readonly Stumbled[]> {
  const game = sure(await loadGame(id), 'the game');
  const scenario = nth(game.scenarios, seed % game.scenarios.length);
  const found = new Map<string, Stumbled>();
  for (const said of wordsIn<Shape>({ game, seed, scenario, rules: rulesBySeed(game)(seed, scenario.rules), commands }))
    for (const stumble of judge(said, german)) found.set(`${stumble.law} ${stumble.text}`, { ...stumble, game: id, seed });
  return [...found.values()];
}

/** So many games, of all kinds by turns; each stumble once, the first time. */
export async function stumblesOfGames(games: number, walk: Walk, onGame?: (done: number) => void): Promise<readonly Stumbled[]> {
  const found = new Map<string, Stumbled>();
  for (let n = 0; n < games; n++) {
    const id = nth(GAMES, n % GAMES.length).id;
    for (const one of await stumblesOfGame(id, Math.floor(n / GAMES.length), walk))
      if (!found.has(`${one.law} ${one.text}`)) found.set(`${one.law} ${one.text}`, one);
    onGame?.(n + 1);
  }
  return [...found.values()];
}
