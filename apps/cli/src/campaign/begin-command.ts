import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Affiliation, type Army, beginCampaign, type Setup } from '@sortie/campaign';
import { seedFrom } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { refuse } from '../say.ts';
import { FILE, finish } from './carry.ts';
import { recruitsOf } from './recruits.ts';

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

export const newCommand = (): Command =>
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
