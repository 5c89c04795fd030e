import { CommanderError } from 'commander';
import { buildProgram } from './program.ts';
import { BAD_USAGE, OK, problem } from './say.ts';

// Whoever reads our output may have read enough (`sortie … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK);
  throw error;
});

try {
  await buildProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Help and version end a run as well; everything else commander refuses is a mistake in the command line.
  process.exitCode = error.exitCode === 0 ? OK : BAD_USAGE;
  if (error.exitCode !== 0 && error.code === 'commander.help') problem('say which command');
}
