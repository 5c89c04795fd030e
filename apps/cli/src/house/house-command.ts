import { existsSync } from 'node:fs';
import { houseTools } from '@sortie/server';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { FAILED, OK, problem, reasonOf, say, sayJson } from '../say.ts';

interface Where {
  readonly data: string;
  readonly database?: string;
  readonly json?: true;
}

type Tools = Awaited<ReturnType<typeof houseTools>>;
type Storage = Awaited<ReturnType<Tools['openStorage']>>;

/** A command that opens the database of a house, does something and closes it again. */
function about(
  name: string,
  description: string,
  what: (tools: Tools, storage: Storage, options: Where, argument: string) => Promise<number>,
  argument?: string,
): Command {
  const command = new Command(name)
    .description(description)
    .option('--data <folder>', 'the folder of the embedded database', process.env['SORTIE_DATA'] || '.sortie')
    .option('--database <url>', 'a PostgreSQL instead', process.env['SORTIE_DATABASE'])
    .option('--json', 'for programs');
  if (argument) command.argument(`<${argument}>`);
  return command.action(
    exitWith(async (...given: readonly unknown[]) => {
      const [first, options] = argument ? [given[0] as string, given[1] as Where] : ['', given[0] as Where];
      const tools = await houseTools();
      if (options.database === undefined && name !== 'restore' && !existsSync(tools.databaseFile(options.data))) {
        problem(`there is no database in ${options.data}: name its folder with --data, or a PostgreSQL with --database`);
        return FAILED;
      }
      const place = options.database === undefined ? { folder: options.data } : { url: options.database };
      try {
        const storage = await tools.openStorage(place, { migrate: name === 'restore' ? true : 'as-it-is' });
        try {
          return await what(tools, storage, options, first);
        } finally {
          await storage.close();
        }
      } catch (error) {
        problem(reasonOf(error));
        return FAILED;
      }
    }),
  );
}

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([part, count]) => `${count} ${part}`)
    .join(', ');

/** What can be done about a house beside serving it. */
export const houseCommand = (): Command =>
  new Command('house')
    .description('look after a house: back-ups, checks, the shape of its database, and who keeps it in order')
    .addCommand(
      about('backup', 'write everything into a file, while the house is open', backup, 'file').addHelpText(
        'after',
        '\nThe same file can be restored into either kind of database.\n\nExample:\n  sortie house backup club.backup --data /var/lib/sortie',
      ),
    )
    .addCommand(about('restore', 'put a back-up into a new database and look through it', restore, 'file'))
    .addCommand(about('check', 'look for damage: the database itself, and the log of every table', check))
    .addCommand(about('migrate', 'bring the shape of the database up to date', migrate).option('--dry-run', 'only say what would be done'))
    .addCommand(about('admin', 'let an account keep the house in order', admin, 'login').option('--revoke', 'no longer'));

async function backup({ backUp, readBackUp }: Tools, storage: Storage, { json }: Where, file: string): Promise<number> {
  const counts = await backUp(storage, file);
  // What was written is read again to its end before anybody relies on it.
  await readBackUp(file, async () => undefined);
  if (json) sayJson({ file, counts });
  else say(`${file}: ${counted(counts)}; checked`);
  return OK;
}

async function restore({ restoreBackUp }: Tools, storage: Storage, { json }: Where, file: string): Promise<number> {
  const counts = await restoreBackUp(storage, file);
  if (json) sayJson({ counts });
  else say(`restored into ${storage.where}: ${counted(counts)}; checked`);
  return OK;
}

async function check({ flawsOf }: Tools, storage: Storage, { json }: Where): Promise<number> {
  const flaws = [...(await storage.inspect()), ...(await flawsOf(storage.db))];
  if (json) sayJson({ ok: flaws.length === 0, flaws });
  else if (flaws.length === 0) say('everything is whole');
  else for (const flaw of flaws) problem(flaw);
  return flaws.length === 0 ? OK : FAILED;
}

async function migrate({ pendingSteps, bringUpToDate, sqlOfSteps }: Tools, storage: Storage, options: Where): Promise<number> {
  const steps = await pendingSteps(storage);
  const dry = (options as { readonly dryRun?: true }).dryRun === true;
  const statements = dry ? await sqlOfSteps(storage, steps) : [];
  if (!dry) await bringUpToDate(storage);
  if (options.json) sayJson({ steps, dry, statements });
  else if (steps.length === 0) say('the shape of the database is up to date');
  else {
    say(`${dry ? 'would be taken' : 'taken'}: ${steps.join(', ')}`);
    for (const statement of statements) say(`  ${statement};`);
  }
  return OK;
}

async function admin({ Wardens }: Tools, storage: Storage, options: Where, login: string): Promise<number> {
  const revoke = (options as { readonly revoke?: true }).revoke === true;
  const done = await new Wardens(storage.db, Date.now).appoint(login, revoke ? null : 'admin');
  if (!done) {
    problem(`there is no account ${login}`);
    return FAILED;
  }
  say(revoke ? `${login} keeps order no longer` : `${login} keeps the house in order now: the pages are at /admin`);
  return OK;
}
