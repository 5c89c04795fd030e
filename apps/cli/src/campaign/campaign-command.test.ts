import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advance, begin, commitmentTo, type Match, SeededDice, seedFrom, writeGame } from '@sortie/kernel';
import { type AlphaStrike, aftermathOf, alphaStrike, type Setup } from '@sortie/rules-alpha-strike';
import { beforeAll, expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';
import { marching } from './recruits.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-campaign-'));
const at = (name: string): string => join(folder, name);
const campaign = (...args: string[]) => sortie(['campaign', ...args]);

interface Shown {
  readonly mission: number;
  readonly phase: string;
  readonly sides: readonly { readonly sp: number; readonly stage: string }[];
  readonly units: readonly {
    readonly id: number;
    readonly seat: number;
    readonly condition: string;
    readonly lostArmor: number;
    readonly hits: object;
  }[];
  readonly crews: readonly { readonly skill: number; readonly health: string }[];
}
const shown = async (file: string): Promise<Shown> => json(await campaign('show', file, '--json')) as Shown;

const border = at('border.campaign');
beforeAll(async () => {
  const { code, out } = await campaign(
    'new',
    border,
    '--force',
    'Bulwark,Sentinel,Skate',
    '--against',
    'Lancer,Courser',
    '--affiliation',
    'inner-sphere,mercenary',
    '--year',
    '3052',
    '--seed',
    'border',
  );
  expect([code, out]).toEqual([0, expect.stringContaining('1200 Support Points')]);
});

/** A whole game between the armies of a campaign, played by the first thing that comes to mind. */
function fought(file: string): Match<AlphaStrike> {
  const [a, b] = ['1', '2'].map(army => marching(`${file}:${army}`));
  if (!a?.ok || !b?.ok) throw new Error('somebody cannot march');
  const { ruleset, tactics, scenarios } = alphaStrike;
  const setup: Setup = { ...scenarios[0]!.setup, forces: [a.entries, b.entries], limit: 4 };
  const seed = seedFrom('battle');
  const header = {
    game: ruleset.id,
    version: ruleset.version,
    rules: scenarios[0]!.rules,
    setup,
    seats: ['A', 'B'],
    dice: 'seeded' as const,
    commitment: commitmentTo(seed),
  };
  const opened = begin(ruleset, header, new SeededDice(seed, 0));
  if (!opened.ok) throw new Error('the game does not open');
  let match = opened.match;
  while (ruleset.awaiting(match.state).length > 0) {
    const { seat } = ruleset.awaiting(match.state)[0]!;
    const [choice] = tactics.candidates(ruleset.view(match.state, seat), seat, match.book);
    const done = advance(match, seat, choice!.command, new SeededDice(seed, match.entries.length));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    match = done.match;
  }
  return match;
}

test('a campaign goes from a battle through the workshop to the next', async () => {
  const match = fought(border);
  const told = aftermathOf(match);
  expect(told?.losses).toHaveLength(5);
  const hurt = match.state.units.find(({ name }) => name === 'Bulwark #0')!;
  const lost = told?.losses.find(({ name }) => name === hurt.name);
  expect(lost).toMatchObject({ armor: hurt.card.armor - hurt.armor, structure: hurt.card.structure - hurt.structure });
  writeFileSync(at('battle.jsonl'), writeGame(match, seedFrom('battle')));
  expect((await campaign('record-battle', border, '--game', at('battle.jsonl'))).code).toBe(0);
  const leader = (await shown(border)).phase === 'interval' ? await leaderOf() : '1';
  expect((await campaign('interval', border, '--days', '25', '--army', leader)).code).toBe(0);
  expect((await shown(border)).sides.map(({ stage }) => stage)).toEqual(['recovery', 'recovery']);
  for (const army of ['1', '2']) {
    for (const work of ['salvage', 'repair', 'supply', 'heal']) await campaign(work, border, '--all', '--army', army);
    expect((await campaign('next', border, '--army', army)).code).toBe(0);
  }
  const before = await shown(border);
  const trained = await campaign('advance', border, '--all');
  expect(trained.code).toBe(0);
  expect((await shown(border)).crews[0]!.skill).toBe(before.crews[0]!.skill - (before.crews[0]!.health === 'killed' ? 0 : 1));
  for (const army of ['1', '2']) await campaign('next', border, '--army', army);
  expect((await shown(border)).phase).toBe('ready');
  expect(marching(`${border}:1`).ok).toBe(true);
  expect((await campaign('verify', border)).out).toContain('what its dice have made of it');
});

const leaderOf = async (): Promise<string> => String((json(await campaign('show', border, '--json')) as { leader: number }).leader + 1);

test('what is refused names its rule and leaves the file as it was', async () => {
  const file = at('poor.campaign');
  await campaign('new', file, '--force', 'Sentinel', '--seed', '1');
  const before = readFileSync(file, 'utf8');
  const refused = await campaign('repair', file, '0');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('ASC-camp-recovery-choices')]);
  expect((await campaign('repair', file, 'Nobody')).code).toBe(2);
  expect((await campaign('new', file, '--force', 'Sentinel')).err).toContain('is there already');
  expect((await campaign('record-battle', file)).code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([]);
});

test('a file that was changed is not read', async () => {
  const file = at('forged.campaign');
  await campaign('new', file, '--force', 'Sentinel', '--seed', '1');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"sp":1000', '"sp":9000'));
  const { code, err } = await campaign('show', file);
  expect([code, err]).toEqual([2, expect.stringContaining('was changed after it was written')]);
  expect((await campaign('show', at('none.campaign'))).code).toBe(2);
});

test('armies that there cannot be are refused', async () => {
  const { code, err } = await campaign(
    'new',
    at('never.campaign'),
    '--force',
    'Sentinel',
    '--affiliation',
    'star-league',
    '--year',
    '3050',
  );
  expect([code, err]).toEqual([1, expect.stringContaining('there is a Star League from 2570 to 2767')]);
});

test('a report, a purchase, a hire and a force file', async () => {
  const file = at('long.campaign');
  await campaign('new', file, '--force', 'Bulwark,Skate', '--game-master', '--against', 'Courser', '--seed', '5');
  writeFileSync(
    at('report.json'),
    JSON.stringify({ result: 'victory', field: 0, units: [{ unit: 0, fate: 'active', armor: 2, structure: 0 }] }),
  );
  expect((await campaign('record-battle', file, '--report', at('report.json'))).code).toBe(0);
  expect((await campaign('muster', file, '--out', at('ready.json'))).out).toContain('2 units are ready');
  expect(JSON.parse(readFileSync(at('ready.json'), 'utf8'))).toMatchObject({
    format: 'sortie-force',
    members: [{ card: { name: 'Bulwark #0' } }, {}],
  });
  writeFileSync(at('wrong.json'), '{"field":7}');
  expect((await campaign('record-battle', file, '--report', at('wrong.json'))).code).toBe(2);
  const bought = await campaign('buy', file, 'Sentinel');
  const hired = await campaign('hire', file, 'pilot', '--name', 'Ada');
  for (const { err } of [bought, hired]) expect(err).toContain('ASC-camp-upgrade-access');
  expect((await campaign('show', file)).out).toContain('run by a game master');
  expect((await campaign('show', file, '--log')).out).toContain('Mission 1: victory');
});
