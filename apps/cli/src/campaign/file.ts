import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type Campaign, type Command, campaign, type Setup } from '@sortie/campaign';
import { advance, begin, commitmentTo, fill, type Match, readGame, type Seed, SeededDice, writeGame } from '@sortie/kernel';
import { reasonOf } from '../say.ts';

/** A campaign as it lies in a file, with the seed of its dice. */
export interface Kept {
  readonly match: Match<Campaign>;
  readonly seed: Seed;
}

export type Opened = ({ readonly ok: true } & Kept) | { readonly ok: false; readonly what: string };

export function openCampaign(path: string): Opened {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { ok: false, what: `cannot read ${path}: ${reasonOf(error)}` };
  }
  const read = readGame(campaign, text);
  if (!read.ok) return { ok: false, what: `${path}:${read.line}: this line ${read.reason}` };
  const { match, seed } = read.value;
  if (match.header.game !== campaign.id) return { ok: false, what: `${path} is a game of ${match.header.game}, not a campaign` };
  return seed === undefined ? { ok: false, what: `${path} does not hold the seed of its dice` } : { ok: true, match, seed };
}

/** Written beside and put in its place at once: whatever happens, the old or the new campaign is there. */
export function keep(path: string, { match, seed }: Kept): string | undefined {
  const beside = `${path}.${randomBytes(4).toString('hex')}.new`;
  try {
    const file = openSync(beside, 'wx');
    try {
      writeSync(file, writeGame(match, seed));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
    return undefined;
  } catch (error) {
    rmSync(beside, { force: true });
    return `cannot write ${path}: ${reasonOf(error)}`;
  }
}

export type Done = ({ readonly ok: true; readonly story: readonly string[] } & Kept) | { readonly ok: false; readonly what: string };

export function beginCampaign(setup: Setup, seed: Seed): Done {
  const read = campaign.readSetup(setup);
  if (!read.ok) return { ok: false, what: read.problem };
  const rules = campaign.editions['companion'] ?? [];
  const header = {
    game: campaign.id,
    version: campaign.version,
    rules,
    setup,
    seats: setup.armies.map(({ name }) => name),
    dice: 'seeded' as const,
    commitment: commitmentTo(seed),
  };
  const begun = begin(campaign, header, new SeededDice(seed, 0));
  return begun.ok
    ? { ok: true, match: begun.match, seed, story: storyOf(begun.match) }
    : { ok: false, what: 'the campaign does not begin' };
}

/** One thing after the other, all of them or none. */
export function carryOut({ match, seed }: Kept, seat: number, commands: readonly Command[]): Done {
  let now = match;
  const story: string[] = [];
  for (const command of commands) {
    const done = advance(now, seat, command, new SeededDice(seed, now.entries.length));
    if (!done.ok) return { ok: false, what: done.refusals.map(({ rule, reason }) => `${reason} (${rule})`).join('; ') };
    now = done.match;
    story.push(...storyOf(now));
  }
  return { ok: true, match: now, seed, story };
}

/** What the last entry came to. */
function storyOf(match: Match<Campaign>, at = match.entries.length - 1): readonly string[] {
  const entry = match.entries[at];
  if (!entry || !('events' in entry)) return [];
  let state = match.before[at]!;
  return entry.events.flatMap(event => {
    const told = campaign.tell(state, event);
    state = campaign.evolve(state, event);
    return told ? [fill(told)] : [];
  });
}

/** The whole chronicle, entry by entry. */
export const chronicle = (match: Match<Campaign>): readonly string[] => match.entries.flatMap((_, at) => storyOf(match, at));
