import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, lawfulGame } from '@sortie/arena';
import { type Game, nth, type Shape } from '@sortie/kernel';

/** Keep games that broke a law in a folder, one file each, named by the seed. */
export function keep(folder: string, failures: readonly Failure[]): readonly string[] {
  if (failures.length > 0) mkdirSync(folder, { recursive: true });
  return failures.map(failure => {
    const file = join(folder, `${failure.game}-${failure.scenario}-${failure.seed}.json`);
    writeFileSync(file, `${JSON.stringify(failure, null, 2)}\n`);
    return file;
  });
}

/** Play every kept game again: which hold now, and which are still broken. */
export function retry<G extends Shape>(folder: string, game: Game<G>, commands: number): { mended: string[]; broken: string[] } {
  const found = { mended: [] as string[], broken: [] as string[] };
  for (const name of files(folder).filter(file => file.startsWith(`${game.ruleset.id}-`))) {
    const { seed, scenario: id, rules } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Failure;
    const scenario = game.scenarios.find(one => one.id === id) ?? nth(game.scenarios, 0);
    try {
      lawfulGame({ game, seed, scenario, rules, commands }, 1);
      found.mended.push(name);
    } catch {
      found.broken.push(name);
    }
  }
  return found;
}

function files(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'));
  } catch {
    return [];
  }
}
