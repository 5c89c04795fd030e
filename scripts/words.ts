import { parseArgs } from 'node:util';
import { run } from './shell.ts';

/** The law of words over many games, by the sources. */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    commands: { type: 'string', default: '120' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log('npm run words -- [--games N] [--commands N]');
  console.log('  Reads everything that so many random games of all kinds say, in both languages: events, questions, refusals and terms.');
  console.log('  Fails on raw keys, gaps, wrong plurals, mixed figures and texts without German, and lists each once.');
} else {
  const { code } = await run(process.execPath, ['--conditions=sortie-source', 'scripts/words/read.ts', values.games, values.commands], {
    show: true,
  });
  process.exitCode = code;
}
