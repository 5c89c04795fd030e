import { runCommandLine } from './command-line.ts';
import { OK } from './say.ts';

// Whoever reads our output may have read enough (`sortie … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK);
  throw error;
});

await runCommandLine(process.argv.slice(2));
