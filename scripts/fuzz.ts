import { parseArgs } from 'node:util';
import { root, run } from './shell.ts';

/** Random games under every law of the kernel, and damaged unit files. Starts itself again with the sources of the packages. */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'quick-start' },
    /** The game itself says how many are enough for every day. */
    games: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    commands: { type: 'string', default: '2000' },
    readers: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log('npm run fuzz -- [--game NAME] [--games N] [--from SEED] [--commands N]');
  console.log('  All set-ups of the game in turn; every second game with optional rules thrown in by lot.');
  console.log('  Games that break a law are kept in golden/failing, named by their seed, and are tried again first.');
  console.log('npm run fuzz -- --readers N [--from SEED]');
  console.log('  So many damaged unit files: no crash, no hang, none that takes more than 50 ms.');
} else {
  const what =
    values.readers === undefined ? [values.game, values.games, values.from, values.commands] : ['readers', values.readers, values.from];
  const { code } = await run(process.execPath, ['--conditions=sortie-source', 'scripts/fuzz/main.ts', ...what], { show: true });
  process.exitCode = code;
  if (code !== 0 && values.readers === undefined) console.error(`Look into ${root}golden/failing.`);
}
