import { type AnyGame, loadGame } from '@sortie/games';
import { fill, Rulebook, type Seat, type Shape } from '@sortie/kernel';
import { deaf, hearEntry, type Outlook } from '@sortie/table';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, problem, refuse, say } from '../say.ts';
import { Bot } from './bot.ts';
import { Guest, type TableLine } from './guest.ts';

export const botCommand = (): Command =>
  new Command('bot')
    .description('let a program of your own sit at an online table, under its own name')
    .argument('<program>', 'such as ./my-bot.py, or where one listens: tcp://host:port (docs/formats/bot.md)')
    .requiredOption('--invite <link>', 'the link that invites somebody to the seat')
    .option('--name <name>', 'what it is called at the table; unless told, as it calls itself')
    .option('--budget-ms <ms>', 'time for a decision', countOf, 2000)
    .addHelpText('after', '\nExample:\n  sortie bot ./examples/bots/first.py --invite https://play.example.org/join/abc123')
    .action(exitWith(run));

interface Options {
  readonly invite: string;
  readonly name?: string;
  readonly budgetMs: number;
}

/** The house and the word at the end of an invitation. */
function invitation(link: string): { readonly base: string; readonly token: string } | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const token = url?.pathname.split('/').filter(Boolean).at(-1);
  return url && token !== undefined && /^https?:$/.test(url.protocol) ? { base: url.origin, token } : undefined;
}

async function run(program: string, { invite, name, budgetMs }: Options): Promise<number> {
  const invited = invitation(invite);
  if (!invited) return refuse(`${invite} is no invitation`, 'It is the link that a table gives for a free seat.');
  const bot = new Bot(program, budgetMs);
  try {
    const slip = await bot.greet();
    if (slip) return fail(`${program} cannot be started, or does not say that it is ready`);
    const guest = new Guest(invited.base);
    const card = await guest.accept(name ?? bot.name, invited.token);
    const game = await loadGame(card.game);
    if (!game) return fail(`there is no game ${card.game} here`);
    say(`${name ?? bot.name} sits down to a game of ${card.game}`);
    const line = guest.line(card.id);
    const outcome = await playAt(line, bot, game);
    line.hangUp();
    say(outcome.said);
    return outcome.code;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    bot.dismiss();
  }
}

const fail = (why: string): number => {
  problem(why);
  return FAILED;
};

/** Answers for its seat until the game is over. */
async function playAt(line: TableLine, bot: Bot, game: AnyGame): Promise<{ readonly said: string; readonly code: number }> {
  let [ready, begun, number] = [false, false, 0];
  for (;;) {
    if (line.closed !== undefined) return { said: line.closed, code: FAILED };
    const { outlook } = line;
    if (outlook?.ended) {
      bot.tellEnd(outlook.ended.winners);
      return { said: `over: ${fill(outlook.ended.reason)}`, code: OK };
    }
    if (outlook && !ready) ready = (await line.say({ type: 'ready', ready: true })) === 'ok';
    const asked = outlook && questionFor(outlook, game);
    if (!asked) {
      await line.change();
      continue;
    }
    if (!begun) bot.sit({ game: game.ruleset.id, seat: asked.seat, rules: asked.rules });
    begun = true;
    const answer = await bot.decide({ ...asked, number: number++ });
    const command = 'command' in answer ? answer.command : undefined;
    // What a program gets wrong must not hold up the others: something is picked for it.
    if (command === undefined || (await line.say({ type: 'command', after: asked.after, command })) !== 'ok')
      await line.say({ type: 'command', after: asked.after, command: asked.pick() });
  }
}

/** What this guest is asked now, if it is. */
function questionFor(outlook: Outlook<Shape>, { ruleset }: AnyGame) {
  const { first, terms, entries, facing, paused, header } = outlook;
  if (!header || paused) return undefined;
  const { view } = entries.reduce((hearing, entry) => hearEntry(ruleset, hearing, entry), deaf(ruleset, first, terms));
  const asked = ruleset.awaiting(view).find(({ seat }) => seat === facing);
  if (!asked) return undefined;
  const seat: Seat = asked.seat;
  const book = Rulebook.compile(ruleset, terms.rules);
  const options = () => ruleset.options(view, seat, book);
  return {
    seat,
    view,
    asked,
    rules: terms.rules,
    options,
    after: entries.length,
    pick: () => ruleset.sample(view, seat, book, n => Math.floor(Math.random() * n)),
  };
}
