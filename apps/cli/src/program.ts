import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { arenaCommand } from './arena/arena-command.ts';
import { balanceCommand } from './arena/balance-command.ts';
import { tuneCommand } from './arena/tune-command.ts';
import { campaignCommand } from './campaign/campaign-command.ts';
import { benchCommand } from './commands/bench.ts';
import { cardCommand } from './commands/card.ts';
import { convertCommand } from './commands/convert.ts';
import { designCommand } from './commands/design.ts';
import { forceCommand } from './commands/force.ts';
import { importCommand } from './commands/import.ts';
import { mapCommand } from './commands/map.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { scenariosCommand } from './commands/scenarios.ts';
import { simulateCommand } from './commands/simulate.ts';
import { unitsCommand } from './commands/units.ts';
import { verifyCommand } from './commands/verify.ts';

/** The whole command line. Each command lives in a file of its own and answers with its exit code. */
export function buildProgram(): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  const program = new Command('sortie')
    .description('Armored-combat tabletop games from a shell: every rule enforced, every number explained.')
    .version(version)
    .showHelpAfterError('(add --help for the options and examples)')
    .addHelpText('after', '\nExit codes: 0 done, 1 what was asked for did not succeed, 2 the command line or a file was not understood.');
  const commands = [
    playCommand,
    scenariosCommand,
    simulateCommand,
    arenaCommand,
    tuneCommand,
    balanceCommand,
    replayCommand,
    verifyCommand,
    campaignCommand,
    convertCommand,
    cardCommand,
    designCommand,
    unitsCommand,
    forceCommand,
    importCommand,
    mapCommand,
    rulesCommand,
    benchCommand,
  ];
  for (const command of commands) program.addCommand(command());
  overrideExit(program);
  return program;
}

/** Commander would end the process itself; we choose the exit codes. */
function overrideExit(command: Command): void {
  command.exitOverride();
  for (const one of command.commands) overrideExit(one);
}
