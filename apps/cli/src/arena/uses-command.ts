import type { Level } from '@sortie/ai';
import { usesIn, usesTogether } from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import { OK, refuse, say, sayJson } from '../say.ts';
import { levelNames, levelOf } from './contenders.ts';

interface Options {
  readonly game: string;
  readonly level: Level;
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

export const usesCommand = (): Command =>
  new Command('uses')
    .description('let opponents play every ready game, and count which of the commands that are offered they give')
    .requiredOption('--game <game>', 'such as classic')
    .option('--level <level>', `who plays both sides (${levelNames})`, levelOf, 'regular')
    .option('--games <n>', 'games of each ready game', countOf, 1)
    .option('--seed <words>', 'the same seed gives the same games', 'sortie')
    .option('--json', 'for programs')
    .addHelpText('after', '\nExample:\n  sortie uses --game radar --games 2')
    .action(exitWith(run));

async function run({ game: id, level, games, seed, json }: Options): Promise<number> {
  const game = await loadGame(id.toLowerCase());
  if (!game) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  const played = game.scenarios.flatMap(scenario =>
    Array.from({ length: games }, (_, n) => usesIn(game, scenario, level, `${seed} ${scenario.id} ${n}`)),
  );
  const uses = usesTogether(played);
  if (json) sayJson({ game: game.ruleset.id, level, games: played.length, uses });
  else {
    say(`${played.length} games of ${game.ruleset.title}, ${level} on both sides`);
    for (const { kind, offered, given } of uses)
      say(`  ${kind.padEnd(28)} offered ${String(offered).padStart(7)}  given ${String(given).padStart(7)}`);
  }
  return OK;
}
