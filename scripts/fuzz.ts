import { parseArgs } from 'node:util';
import { root, run } from './shell.ts';

/** Random games under every law of the kernel: `npm run fuzz -- --game quick-start --games 20000`. Starts itself again with the sources of the packages. */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'quick-start' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    commands: { type: 'string', default: '2000' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log('npm run fuzz -- [--game quick-start|impact|alpha-strike] [--games N] [--from SEED] [--commands N]');
  console.log('Games that break a law are kept in golden/failing, named by their seed, and are tried again first.');
} else {
  const args = ['--conditions=sortie-source', 'scripts/fuzz/main.ts', values.game, values.games, values.from, values.commands];
  const { code } = await run(process.execPath, args, { show: true });
  process.exitCode = code;
  if (code !== 0) console.error(`Look into ${root}golden/failing.`);
}
