import { CommanderError } from 'commander';
import { buildProgram } from './program.ts';
import { BAD_USAGE, OK, problem, speakPlainly } from './say.ts';

/** Do what the words of a command line say. How it went is the exit code of the process. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  speakPlainly(false);
  try {
    const program = await buildProgram(words);
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help and version end a run as well; everything else commander refuses is a mistake in the command line.
    process.exitCode = error.exitCode === 0 ? OK : BAD_USAGE;
    if (error.exitCode !== 0 && error.code === 'commander.help') problem('say which command');
  }
}
