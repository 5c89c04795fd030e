import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { muster, writeUnit } from '@sortie/convert';
import { type Force, find, type Member, readForce, writeForce } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';
import { checkedForce } from '../units/check-force.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-forces-'));
const griffin = (skill: number): Member => ({ unit: 'GRF-1N', skill, lance: 'First' });
const lance = (skill: number, more: Partial<Force> = {}): Force => ({
  name: 'Gray',
  edition: 'current',
  members: Array.from({ length: 4 }, () => griffin(skill)),
  ...more,
});

rule('ASC-fb-pv-skill-adjust', 'what counts against the total is the price for the crew that drives it', () => {
  const points = (skill: number): number => muster(lance(skill)).points;
  expect([points(3) > points(4), points(5) < points(4)]).toEqual([true, true]);
  const over = (skill: number) => checkedForce(lance(skill, { limit: points(4) })).findings.some(one => one.rule === 'ASC-fb-pv-total');
  expect([over(4), over(3), over(5)]).toEqual([false, true, false]);
});

test('a force is checked from the shell: what it lacks, by which rule, and what it could be', async () => {
  const file = join(folder, 'gray.json');
  writeFileSync(file, writeForce(lance(4, { formations: [{ lance: 'First', type: 'recon-light' }] })));
  const wrong = await sortie(['force', 'check', file]);
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('First: Size 1: all 4 units, there are 0 (ASC-form-recon-light)') });
  writeFileSync(file, writeForce(lance(4)));
  expect(await sortie(['force', 'check', file])).toMatchObject({ code: 0, out: expect.stringContaining('First: could be ') });
  expect(JSON.parse((await sortie(['force', 'check', file, '--format', 'json'])).out)).toMatchObject({ findings: [] });
  expect((await sortie(['force', 'check', join(folder, 'none.json')])).code).toBe(2);
});

test('forces are valued with their crews, and a limit is kept', async () => {
  const file = join(folder, 'valued.force.json');
  const members: Member[] = [{ unit: 'GRF-1N', skill: 4, gunnery: 3, piloting: 4 }, griffin(4)];
  writeFileSync(file, writeForce({ name: 'Pair', edition: 'current', battleValue: 2900, members }));
  const told = await sortie(['force', 'value', file, '--json']);
  expect(told.code).toBe(1);
  expect(JSON.parse(told.out)).toMatchObject([
    {
      name: 'Pair',
      bv: 1679 + 1272,
      limit: 2900,
      units: [
        { gunnery: 3, piloting: 4, design: 1272, bv: 1679 },
        { gunnery: 4, piloting: 5, bv: 1272 },
      ],
    },
  ]);
  expect((await sortie(['force', 'value', file])).out).toContain('Pair: Battle Value 2951 of 2900, 51 too much');
  expect((await sortie(['force', 'value', 'GRF-1N', '--explain'])).out).toContain('Battle Value in a force [HOUSE-bv-fielded]');
  expect((await sortie(['force', 'value', 'Nothing'])).code).toBe(2);
});

test('the weaker of two forces gets crews that make them even', async () => {
  const [weak, strong, fair] = ['weak', 'strong', 'fair'].map(name => join(folder, `${name}.force.json`)) as [string, string, string];
  writeFileSync(weak, writeForce(lance(4)));
  writeFileSync(strong, writeForce({ ...lance(4), members: [griffin(3), griffin(3), griffin(3), griffin(4)] }));
  const told = JSON.parse((await sortie(['force', 'balance', strong, weak, '--out', fair, '--json'])).out);
  expect(told).toMatchObject({ weaker: { bv: 4 * 1272 }, stronger: { bv: 3 * 1679 + 1272 }, gap: 0 });
  expect(told.changes.length).toBeGreaterThan(0);
  const evened = JSON.parse((await sortie(['force', 'value', fair, '--json'])).out);
  expect(evened[0].bv).toBe(told.stronger.bv);
});

test('a force goes to the other program and back with its crews, damage and ammunition', async () => {
  const [ours, theirs, again] = ['kept.force.json', 'kept.mul', 'again.force.json'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const condition = { locations: { CT: { armor: 3, hits: [4] } }, bins: [{ at: 'RT', item: 'IS Ammo LRM-10', shots: 2 }], crewHits: 1 };
  const members: Member[] = [
    { unit: 'Griffin GRF-1N', skill: 3, pilot: 'Ines', lance: 'First', commander: 'force', condition },
    { unit: 'Nobody NB-1', skill: 4 },
  ];
  writeFileSync(ours, writeForce({ name: 'kept', edition: 'current', members }));
  expect(await sortie(['force', 'convert', ours, theirs])).toMatchObject({ code: 0, out: expect.stringContaining('2 units') });
  const back = await sortie(['force', 'convert', theirs, again]);
  expect(back).toMatchObject({ code: 0, err: expect.stringContaining('there is no Nobody NB-1 here') });
  expect(JSON.parse(readFileSync(again, 'utf8'))).toEqual(JSON.parse(readFileSync(ours, 'utf8')));
  expect((await sortie(['force', 'value', theirs])).code).toBe(2);
  expect((await sortie(['force', 'convert', theirs, 'force.txt'])).code).toBe(2);
  writeFileSync(theirs, '<unit><entity></unit>');
  expect(await sortie(['force', 'check', theirs])).toMatchObject({
    code: 2,
    err: expect.stringContaining('kept.mul:1: </unit> closes nothing'),
  });
});

test('units that were imported are found for a file of the other program', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'sortie-mul-'));
  const homebrew = { ...find('GRF-1N')!, chassis: 'Homebrew', model: 'HB-1' };
  writeFileSync(join(cwd, 'mine.mtf'), writeUnit(homebrew).text);
  writeFileSync(join(cwd, 'own.mul'), '<unit><entity chassis="Homebrew" model="HB-1"><pilot gunnery="2" piloting="2"/></entity></unit>');
  await sortie(['import', 'mine.mtf'], { cwd });
  const told = await sortie(['force', 'value', 'own.mul', '--json'], { cwd });
  expect(told.code).toBe(0);
  expect(JSON.parse(told.out)).toMatchObject([{ units: [{ name: 'Homebrew HB-1', gunnery: 2, piloting: 2 }] }]);
});

test('an opponent of the same points is found, said what to expect of, and written down', async () => {
  const file = join(folder, 'opponent.force.json');
  const asked = ['force', 'opponent', 'Griffin GRF-1N, Wolverine WVR-6R', '--json', '--games', '2'];
  const told = await sortie([...asked, '--style', 'fast', '--seed', 'a', '--out', file]);
  const found = JSON.parse(told.out);
  expect(told.code).toBe(0);
  expect(found).toMatchObject({ points: found.against, units: [{}, {}], chance: { chance: expect.any(Number) } });
  expect(readForce(readFileSync(file, 'utf8'))).toMatchObject({
    ok: true,
    force: { members: found.units.map(({ name }: { readonly name: string }) => ({ unit: name, skill: 4, lance: 'Lance 1' })) },
  });
  const classic = await sortie(['force', 'opponent', 'Griffin GRF-1N, Wolverine WVR-6R', '--game', 'classic', '--games', '0']);
  expect(classic).toMatchObject({ code: 0, out: expect.stringMatching(/Opponent: \d{4} against 2\d{3} Battle Value/) });
  expect((await sortie(['force', 'opponent', 'Griffin GRF-1N', '--era', 'age-of-war', '--tech', 'clan'])).code).toBe(2);
});

test('a force is drawn by chance, the same for the same words', async () => {
  const asked = ['force', 'random', '--points', '400', '--size', 'company', '--era', 'succession-wars'];
  const first = await sortie(asked);
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('Random company: 400 points') });
  expect((await sortie(asked)).out).toBe(first.out);
  expect((await sortie([...asked, '--seed', 'b'])).out).not.toBe(first.out);
  expect((await sortie(['force', 'random', '--points', '400', '--size', 'horde'])).code).toBe(2);
});
