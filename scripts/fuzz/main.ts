import { fileURLToPath } from 'node:url';
import type { Game, Shape } from '@sortie/kernel';
import { fuzz, keep, retry } from '@sortie/testkit';
import { rulesBySeed } from './options.ts';

const [name = 'quick-start', games = '1000', from = '1', commands = '2000'] = process.argv.slice(2);
if (name === 'readers') {
  const { damageFiles } = await import('./readers.ts');
  process.exit(damageFiles(Number(games), Number(from)) === 0 ? 0 : 1);
}

const folder = fileURLToPath(new URL('../../golden/failing', import.meta.url));

/** Loaded by name, so that a game that does not compile cannot stop another from being tried. */
async function gameNamed(id: string): Promise<Game<Shape> | undefined> {
  const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
    'quick-start': async () => (await import('@sortie/rules-quick-start')).quickStart,
    impact: async () => (await import('@sortie/rules-impact')).impact,
    'alpha-strike': async () => (await import('@sortie/rules-alpha-strike')).alphaStrike,
  };
  return (await loaders[id]?.()) as Game<Shape> | undefined;
}

const game = await gameNamed(name);
if (!game) {
  console.error(`There is no game "${name}". Choose quick-start, impact or alpha-strike.`);
  process.exit(2);
}

const again = retry(folder, game, Number(commands));
for (const file of again.mended) console.log(`${file} holds now: it can be removed`);

const total = Number(games);
const started = Date.now();
let seen = 0;
const failures = fuzz({
  game,
  from: Number(from),
  games: total,
  commands: Number(commands),
  rules: rulesBySeed(game),
  onGame: (done, count) => {
    seen = count;
    if (done % Math.max(1, Math.floor(total / 20)) === 0) {
      console.log(`${done} of ${total} games, ${count} commands, ${Math.round((Date.now() - started) / 1000)} s`);
    }
  },
});
for (const file of keep(folder, failures)) console.error(`kept ${file}`);
for (const { problem } of failures.slice(0, 10)) console.error(problem);
const broken = failures.length + again.broken.length;
console.log(`${name}: ${total} games, ${seen} commands, ${broken} broken`);
process.exitCode = broken === 0 ? 0 : 1;
