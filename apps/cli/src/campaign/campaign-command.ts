import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Affiliation, type Army, type Campaign, muster, type Command as Order, readReport, type Setup } from '@sortie/campaign';
import { type Match, seedFrom, verify } from '@sortie/kernel';
import { writeForce } from '@sortie/roster';
import type { AlphaStrike } from '@sortie/rules-alpha-strike';
import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { foldRecorded, readRecorded } from '../recorded.ts';
import { FAILED, OK, problem, reasonOf, refuse, say, sayJson } from '../say.ts';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import { beginCampaign, carryOut, chronicle, type Done, keep, openCampaign } from './file.ts';
import { ordersFor } from './orders.ts';
import { recruitsOf } from './recruits.ts';
import { showLines } from './show.ts';

const army = () => new Option('--army <n>', 'which army: 1 or 2').choices(['1', '2']).default('1');
const FILE = 'a campaign file, such as border.campaign';

export function campaignCommand(): Command {
  const command = new Command('campaign')
    .description('carry forces from battle to battle: repair, salvage, healing, replacements')
    .addHelpText(
      'after',
      '\nA mission is played with the armies themselves, then recorded:' +
        '\n  sortie campaign new border.campaign --force mine.json --against theirs.json --year 3052' +
        '\n  sortie play alpha-strike --a border.campaign:1 --b border.campaign:2 --opponent human --save first.jsonl' +
        '\n  sortie campaign record-battle border.campaign --game first.jsonl' +
        '\n  sortie campaign interval border.campaign --days 3' +
        '\n  sortie campaign repair border.campaign --all',
    );
  for (const one of [
    newCommand,
    showCommand,
    musterCommand,
    battleCommand,
    intervalCommand,
    ...WORKS.map(work),
    buyCommand,
    hireCommand,
    assignCommand,
    nextCommand,
    closeCommand,
    verifyCommand,
  ])
    command.addCommand(one());
  return command;
}

interface NewOptions {
  readonly force: string;
  readonly against?: string;
  readonly gameMaster?: true;
  readonly title?: string;
  readonly year?: number;
  readonly affiliation: readonly Affiliation[];
  readonly theirAffiliation: readonly Affiliation[];
  readonly defensive?: true;
  readonly home?: true;
  readonly seed?: string;
}
const collect = (one: string, before: readonly string[]): readonly string[] => [...before, ...one.split(',')];

const newCommand = (): Command =>
  new Command('new')
    .description('begin a campaign')
    .argument('<file>', FILE)
    .requiredOption('--force <force>', 'your army: a force file, or names separated by commas')
    .option('--against <force>', 'the other army; none for a game master who makes up his own')
    .option('--game-master', 'the other army is run by a game master, without Support Points')
    .option('--title <text>', 'what it is called')
    .option('--year <year>', 'the year', Number)
    .option('--affiliation <names>', 'clan, inner-sphere, comstar, star-league, periphery, mercenary, pirate', collect, [])
    .option('--their-affiliation <names>', 'the same for the other army', collect, [])
    .option('--defensive', 'your campaign is a defence')
    .option('--home', 'it is fought on the territory of your realm')
    .option('--seed <words>', 'the seed of the dice; random if not given')
    .action(exitWith(begin));

function begin(path: string, options: NewOptions): number {
  if (existsSync(path)) return refuse(`${path} is there already`, 'Choose another name: a campaign is never overwritten.');
  const mine = recruitsOf(options.force);
  if (!mine.ok) return refuse(mine.what);
  const theirs = options.against === undefined ? { ok: true as const, name: 'The other side', units: [] } : recruitsOf(options.against);
  if (!theirs.ok) return refuse(theirs.what);
  const first: Army = {
    name: mine.name,
    affiliations: options.affiliation,
    stance: options.defensive ? 'defensive' : 'offensive',
    home: options.home === true,
    units: mine.units,
  };
  const second: Army = {
    name: theirs.name,
    affiliations: options.theirAffiliation,
    stance: options.defensive ? 'offensive' : 'defensive',
    home: false,
    units: theirs.units,
    ...(options.gameMaster || options.against === undefined ? { gameMaster: true } : {}),
  };
  const setup: Setup = {
    title: options.title ?? mine.name,
    armies: [first, second],
    ...(options.year !== undefined && { year: options.year }),
  };
  return finish(path, beginCampaign(setup, options.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(options.seed)));
}

/** Tell what happened and keep it; nothing is written if anything was refused. */
function finish(path: string, done: Done): number {
  if (!done.ok) {
    problem(done.what);
    return FAILED;
  }
  const wrong = keep(path, done);
  if (wrong) return refuse(wrong);
  for (const line of done.story) say(line);
  return OK;
}

function act(path: string, seat: number, orders: (match: Match<Campaign>) => readonly Order[] | string): number {
  const opened = openCampaign(path);
  if (!opened.ok) return refuse(opened.what);
  const wanted = orders(opened.match);
  if (typeof wanted === 'string') return refuse(wanted);
  return finish(path, carryOut(opened, seat, wanted));
}

const showCommand = (): Command =>
  new Command('show')
    .description('the armies, their damage and what it would cost to mend it')
    .argument('<file>', FILE)
    .option('--log', 'the whole chronicle')
    .option('--json', 'for programs')
    .action(
      exitWith((path: string, options: { readonly log?: true; readonly json?: true }) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.what);
        if (options.json) sayJson(opened.match.state);
        else for (const line of options.log ? chronicle(opened.match) : showLines(opened.match.state)) say(line);
        return OK;
      }),
    );

const musterCommand = (): Command =>
  new Command('muster')
    .description('write everybody who can fight now as a force file')
    .argument('<file>', FILE)
    .requiredOption('--out <force>', 'the force file')
    .addOption(army())
    .action(
      exitWith((path: string, options: { readonly out: string; readonly army: string }) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.what);
        const force = muster(opened.match.state, Number(options.army) - 1);
        if (force.members.length === 0) return refuse('nobody of that army can fight now');
        try {
          writeFileSync(options.out, writeForce(force));
        } catch (error) {
          return refuse(`cannot write ${options.out}: ${reasonOf(error)}`);
        }
        say(`${force.members.length} units are ready: ${options.out}`);
        return OK;
      }),
    );

const battleCommand = (): Command =>
  new Command('record-battle')
    .description('what a mission has done to both armies')
    .argument('<file>', FILE)
    .option('--game <file>', 'a finished game of Alpha Strike between these armies')
    .option('--report <file>', 'a report as JSON')
    .action(
      exitWith(async (path: string, options: { readonly game?: string; readonly report?: string }) => {
        const told =
          options.game !== undefined ? await fromGame(options.game) : options.report !== undefined ? fromReport(options.report) : undefined;
        if (!told) return refuse('say what has happened', 'Give the game (--game) or a report (--report).');
        return told.ok ? act(path, 0, () => [{ type: 'battle', report: told.report }]) : refuse(told.what);
      }),
    );

async function fromGame(path: string): Promise<Aftermath> {
  const recorded = await readRecorded(path);
  if (!recorded.ok) return { ok: false, what: recorded.what };
  if (recorded.file.header.game !== 'alpha-strike') return { ok: false, what: `${path} is a game of ${recorded.file.header.game}` };
  return recorded.offer.use((offer): Aftermath => {
    const folded = foldRecorded(offer, path, recorded.text);
    return folded.ok ? aftermathOf(folded.match as unknown as Match<AlphaStrike>) : { ok: false, what: folded.what };
  });
}

function fromReport(path: string): Aftermath {
  try {
    const read = readReport(JSON.parse(readFileSync(path, 'utf8')));
    return read.ok ? { ok: true, report: read.value } : { ok: false, what: `${path}: ${read.problem}` };
  } catch (error) {
    return { ok: false, what: `cannot read ${path}: ${reasonOf(error)}` };
  }
}

const intervalCommand = (): Command =>
  new Command('interval')
    .description('name the time until the next mission, after winning Campaign Initiative')
    .argument('<file>', FILE)
    .requiredOption('--days <days>', '0.5 to 30', Number)
    .addOption(army())
    .action(
      exitWith((path: string, options: { readonly days: number; readonly army: string }) =>
        act(path, Number(options.army) - 1, () => [{ type: 'interval', hours: Math.round(options.days * 24) }]),
      ),
    );

const WORKS = ['repair', 'supply', 'salvage', 'heal', 'scrap', 'advance'] as const;
const ABOUT: { readonly [W in (typeof WORKS)[number]]: string } = {
  repair: 'mend units: one roll for every kind of work',
  supply: 'fuel and ammunition',
  salvage: 'search the field: one check for every wreck',
  heal: 'heal the wounded',
  scrap: 'break units up for Support Points',
  advance: 'train crews: a point of Skill each',
};

const work = (kind: (typeof WORKS)[number]) => (): Command =>
  new Command(kind)
    .description(ABOUT[kind])
    .argument('<file>', FILE)
    .argument('[who...]', kind === 'heal' || kind === 'advance' ? 'crews by number or name' : 'units by number or name')
    .option('--all', 'everybody whom it concerns and who can be paid for')
    .addOption(army())
    .action(
      exitWith((path: string, who: readonly string[], options: { readonly all?: true; readonly army: string }) => {
        const seat = Number(options.army) - 1;
        return act(path, seat, match => ordersFor(match, seat, kind, options.all ? 'all' : who));
      }),
    );

const buyCommand = (): Command =>
  new Command('buy')
    .description('order units; they arrive after two more missions')
    .argument('<file>', FILE)
    .argument('<units>', 'names separated by commas, or a force file')
    .addOption(army())
    .action(
      exitWith((path: string, units: string, options: { readonly army: string }) => {
        const called = recruitsOf(units);
        return called.ok
          ? act(path, Number(options.army) - 1, () => called.units.map(unit => ({ type: 'buy', unit })))
          : refuse(called.what);
      }),
    );

interface HireOptions {
  readonly name: string;
  readonly platoon?: 'foot' | 'motorized' | 'jump';
  readonly unit?: string;
  readonly trained?: true;
  readonly army: string;
}

const hireCommand = (): Command =>
  new Command('hire')
    .description('hire people; they arrive after two more missions')
    .argument('<file>', FILE)
    .addArgument(new Command().createArgument('<kind>', 'who').choices(['pilot', 'proto', 'crew', 'ship', 'great', 'armor', 'infantry']))
    .requiredOption('--name <name>', 'what they are called')
    .addOption(new Option('--platoon <kind>', 'how infantry moves').choices(['foot', 'motorized', 'jump']))
    .option('--unit <name>', 'the card of the infantry')
    .option('--trained', 'pay for Skill 4 before they come')
    .addOption(army())
    .action(
      exitWith((path: string, kind: 'pilot', options: HireOptions) => {
        const card = options.unit === undefined ? undefined : recruitsOf(options.unit);
        if (card && !card.ok) return refuse(card.what);
        const { name, platoon, trained } = options;
        const order: Order = {
          type: 'hire',
          kind,
          name,
          ...(platoon && { platoon }),
          ...(card?.units[0] && { card: card.units[0].card }),
          ...(trained && { trained }),
        };
        return act(path, Number(options.army) - 1, () => [order]);
      }),
    );

const assignCommand = (): Command =>
  new Command('assign')
    .description('give a unit without a crew to a crew without a unit')
    .argument('<file>', FILE)
    .argument('<crew>', 'number of the crew', Number)
    .argument('<unit>', 'number of the unit', Number)
    .addOption(army())
    .action(
      exitWith((path: string, crew: number, unit: number, options: { readonly army: string }) =>
        act(path, Number(options.army) - 1, () => [{ type: 'assign', crew, unit }]),
      ),
    );

const nextCommand = (): Command =>
  new Command('next')
    .description('on to buying and training, or ready for the next mission')
    .argument('<file>', FILE)
    .addOption(army())
    .action(exitWith((path: string, options: { readonly army: string }) => act(path, Number(options.army) - 1, () => [{ type: 'next' }])));

const closeCommand = (): Command =>
  new Command('close')
    .description('end the campaign: a month of work, then new Support Points')
    .argument('<file>', FILE)
    .action(exitWith((path: string) => act(path, 0, () => [{ type: 'close' }])));

const verifyCommand = (): Command =>
  new Command('verify')
    .description('play the campaign again and compare every fact and every die')
    .argument('<file>', FILE)
    .action(
      exitWith((path: string) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.what);
        const { ruleset, header, entries } = opened.match;
        const verdict = verify(ruleset, header, entries, opened.seed);
        say(verdict.ok ? 'The campaign is what its dice have made of it.' : 'The campaign does not verify.');
        return verdict.ok ? OK : FAILED;
      }),
    );
