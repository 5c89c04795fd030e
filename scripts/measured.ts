/** Lets regulars play the ready games against each other and writes down how long each takes and who wins: `npm run measured -- --games 10 [--game classic] [--missing]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playBout } from '@sortie/arena';
import { loadGames, type Measured } from '@sortie/games';
import { root } from './shell.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10' }, game: { type: 'string' }, missing: { type: 'boolean', default: false } },
});
const games = Number(values.games);
const file = join(root, 'packages', 'games', 'src', 'measured.json');
type Figures = { [game: string]: { [scenario: string]: Measured } };

const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

for (const game of await loadGames()) {
  const { id } = game.ruleset;
  if (values.game !== undefined && values.game !== id) continue;
  for (const scenario of game.scenarios) {
    const figures: Figures = JSON.parse(readFileSync(file, 'utf8'));
    if (values.missing && figures[id]?.[scenario.id]) continue;
    const seats = [{ level: 'regular' }, { level: 'regular' }] as const;
    const played = Array.from({ length: games }, (_, n) => playBout(game, { scenario, seats, seed: `measured ${n}` }));
    const won = (seat: number): number => played.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length;
    const first = won(0);
    const one: Measured = { games, first, draws: games - first - won(1), turns: middle(played.map(({ turns }) => turns)) };
    writeFileSync(file, `${JSON.stringify({ ...figures, [id]: { ...figures[id], [scenario.id]: one } }, null, 1)}\n`);
    console.log(`${id} ${scenario.id}: ${first} of ${games} for the first side, ${one.draws} drawn, ${one.turns} turns`);
  }
}
