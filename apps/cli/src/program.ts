import { readFileSync } from 'node:fs';
import { Command } from 'commander';

/** Every command lives in a file of its own, which is read when somebody asks for it: whoever converts units does not wait for five games. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand(),
  scenarios: async () => (await import('./commands/scenarios.ts')).scenariosCommand(),
  scene: async () => (await import('./commands/scene.ts')).sceneCommand(),
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand(),
  arena: async () => (await import('./arena/arena-command.ts')).arenaCommand(),
  uses: async () => (await import('./arena/uses-command.ts')).usesCommand(),
  bot: async () => (await import('./bots/bot-command.ts')).botCommand(),
  tune: async () => (await import('./arena/tune-command.ts')).tuneCommand(),
  balance: async () => (await import('./arena/balance-command.ts')).balanceCommand(),
  puzzles: async () => (await import('./puzzles/puzzles-command.ts')).puzzlesCommand(),
  replay: async () => (await import('./commands/replay.ts')).replayCommand(),
  verify: async () => (await import('./commands/verify.ts')).verifyCommand(),
  campaign: async () => (await import('./campaign/campaign-command.ts')).campaignCommand(),
  convert: async () => (await import('./commands/convert.ts')).convertCommand(),
  card: async () => (await import('./commands/card.ts')).cardCommand(),
  design: async () => (await import('./commands/design.ts')).designCommand(),
  units: async () => (await import('./commands/units.ts')).unitsCommand(),
  force: async () => (await import('./commands/force.ts')).forceCommand(),
  import: async () => (await import('./commands/import.ts')).importCommand(),
  map: async () => (await import('./commands/map.ts')).mapCommand(),
  rules: async () => (await import('./commands/rules.ts')).rulesCommand(),
  bench: async () => (await import('./commands/bench.ts')).benchCommand(),
  fuzz: async () => (await import('./fuzz/fuzz-command.ts')).fuzzCommand(),
  serve: async () => (await import('./house/serve-command.ts')).serveCommand(),
  worker: async () => (await import('./house/worker-command.ts')).workerCommand(),
  house: async () => (await import('./house/house-command.ts')).houseCommand(),
};

/** The command that the words ask for, or all of them where that is not clear: for help, and for words that nobody knows. */
async function commandsFor(words: readonly string[]): Promise<readonly Command[]> {
  const [first = ''] = words;
  const asked = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return asked ? [await asked()] : Promise.all(Object.values(COMMANDS).map(load => load()));
}

/** The command line, as far as these words need it. Each command answers with its exit code. */
export async function buildProgram(words: readonly string[]): Promise<Command> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  const program = new Command('sortie')
    .description('Armored-combat tabletop games from a shell: every rule enforced, every number explained.')
    .version(version)
    .showHelpAfterError('(add --help for the options and examples)')
    .addHelpText('after', '\nExit codes: 0 done, 1 what was asked for did not succeed, 2 the command line or a file was not understood.');
  for (const command of await commandsFor(words)) program.addCommand(command);
  overrideExit(program);
  return program;
}

/** Commander would end the process itself; we choose the exit codes. */
function overrideExit(command: Command): void {
  command.exitOverride();
  for (const one of command.commands) overrideExit(one);
}
