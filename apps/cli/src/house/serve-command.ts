import { runServer } from '@sortie/server';
import { Command } from 'commander';

export const serveCommand = (): Command =>
  new Command('serve')
    .description('serve Sortie to browsers: on one machine with the embedded database, or as one of several nodes')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[flags...]', 'the settings; --help lists them')
    .addHelpText('after', '\nExamples:\n  sortie serve\n  sortie serve --database postgres://user@db/sortie --redis redis://cache:6379')
    .action(async (_flags: readonly string[], _options: unknown, command: Command) => {
      await runServer(command.args);
      await new Promise(() => undefined);
    });
