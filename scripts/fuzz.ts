import { parseArgs } from 'node:util';
import { root, run } from './shell.ts';

/** `sortie fuzz` by the sources, with the folder of games that broke a law; and damaged unit files. */
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [] },
    games: { type: 'string' },
    from: { type: 'string', default: '1' },
    commands: { type: 'string', default: '2000' },
    readers: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const FAILING = 'golden/failing';

if (values.help) {
  console.log('npm run fuzz -- [--game NAME …] [--games N] [--from SEED] [--commands N]');
  console.log(`  The same as "sortie fuzz" with the sources of today. Games that break a law are kept in ${FAILING}.`);
  console.log('npm run fuzz -- --readers N [--from SEED]');
  console.log('  So many damaged unit files: no crash, no hang, none that takes more than 50 ms.');
} else {
  const { game, games, from, commands, readers } = values;
  const order = [
    'fuzz',
    ...game,
    '--from',
    from,
    '--commands',
    commands,
    '--keep',
    `${root}${FAILING}`,
    ...(games ? ['--games', games] : []),
  ];
  const what = readers === undefined ? ['apps/cli/src/main.ts', ...order] : ['scripts/fuzz/readers.ts', readers, from];
  const { code } = await run(process.execPath, ['--conditions=sortie-source', ...what], { show: true });
  process.exitCode = code;
  if (code !== 0 && readers === undefined) console.error(`Look into ${root}${FAILING}.`);
}
