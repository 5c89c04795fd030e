import { fileURLToPath } from 'node:url';
import { type AnyGame, GAMES, loadGame } from '@sortie/games';
import { fuzz, keep, retry } from '@sortie/testkit';
import { rulesBySeed } from './options.ts';

const [name = 'quick-start', games = '', from = '1', commands = '2000'] = process.argv.slice(2);
if (name === 'readers') {
  const { damageFiles } = await import('./readers.ts');
  process.exit(damageFiles(Number(games), Number(from)) === 0 ? 0 : 1);
}

const folder = fileURLToPath(new URL('../../golden/failing', import.meta.url));

/** An odd number, so that every set-up meets both its own rules and those thrown in by lot. */
const SETUPS = 301;

/** The game with its own set-ups for trials, where it has any. */
function tried(game: AnyGame): AnyGame {
  const { trials } = game;
  const scenarios = trials.scenario && Array.from({ length: SETUPS }, (_, n) => trials.scenario?.(n) ?? []).flat();
  return scenarios ? { ...game, scenarios } : game;
}

// Loaded by name, so that a game that does not compile cannot stop another from being tried.
const loaded = await loadGame(name);
if (!loaded) {
  console.error(`There is no game "${name}". The games are: ${GAMES.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const game = tried(loaded);

const again = retry(folder, game, Number(commands));
for (const file of again.mended) console.log(`${file} holds now: it can be removed`);

const total = games === '' ? game.trials.games : Number(games);
const piece = Math.max(1, Math.ceil(total / 20));
const started = Date.now();
let seen = 0;
let broken = again.broken.length;
// In pieces, so that whoever stops a long run keeps what it has found.
for (let done = 0; done < total; done += piece) {
  const now = Math.min(piece, total - done);
  const before = seen;
  const failures = fuzz({
    game,
    from: Number(from) + done,
    games: now,
    commands: Number(commands),
    rules: rulesBySeed(game),
    onGame: (_done, count) => {
      seen = before + count;
    },
  });
  for (const file of keep(folder, failures)) console.error(`kept ${file}`);
  for (const { problem } of failures.slice(0, 5)) console.error(problem);
  broken += failures.length;
  console.log(`${done + now} of ${total} games, ${seen} commands, ${broken} broken, ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`${name}: ${total} games, ${seen} commands, ${broken} broken`);
process.exitCode = broken === 0 ? 0 : 1;
