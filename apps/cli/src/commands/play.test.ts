import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-'));
const at = (name: string): string => join(folder, name);
const lines = (...some: string[]): string => `${some.join('\n')}\n`;
const autos = (count: number): string[] => Array.from({ length: count }, () => 'auto');

describe('sortie play', () => {
  test('a person plays by typing, sees previews, saves, resumes and is verified', async () => {
    const script = lines('help', 'deploy D1 0815 n', 'reach walk', 'aim', 'walk FFF', 'aim D1 A1', 'hint', `save ${at('a.jsonl')}`, 'quit');
    const { code, out } = await sortie(['play', 'quick-start', '--seed', '3', '--seat', 'defender', '--ascii'], { input: script });
    expect(code).toBe(0);
    expect(out).toContain('You (defender), before the first turn');
    expect(out).toContain("place a 'Mech in a hex");
    expect(out).toContain('Griffin sets up in 0815, facing north.');
    expect(out).toMatch(/\d+ hexes\. In each the gentlest way/);
    expect(out).toContain('Griffin walks to 0812');
    expect(out).toMatch(/\+1 {2}Attacker walked \[QS-to-hit-attacker-walked\]/);
    expect(out).toMatch(/Saved \d+ entries/);
    expect(out).toMatch(/^[\n\x20-\x7e]*$/);

    const resumed = await sortie(['play', '--resume', at('a.jsonl'), '--ascii'], { input: lines('map', 'quit') });
    expect(resumed).toMatchObject({ code: 0, out: expect.stringContaining('entries so far') });
    expect(await sortie(['verify', at('a.jsonl')])).toMatchObject({ code: 0, out: expect.stringContaining('verified') });
  });

  test('what the rules forbid is refused with the rule, and nothing happens', async () => {
    const script = lines('deploy D1 0101 n', 'run BB', 'fly', 'quit');
    const { out } = await sortie(['play', 'quick-start', '--seed', '3', '--seat', 'defender', '--ascii'], { input: script });
    expect(out).toMatch(/No: [\s\S]*QS-scenario-training-defender-deploy/);
    expect(out).toContain('"fly" is not a word I know here');
  });

  test('real dice are typed, and what dice cannot show is asked for again', async () => {
    const script = lines('3 9', '34', '2 2', 'quit');
    const { code, out } = await sortie(['play', 'quick-start', '--dice', 'manual', '--opponent', 'human', '--ascii'], { input: script });
    expect(out).toContain('a die with 6 sides cannot show 9');
    expect(out).toContain('The players roll 7 and 4: the first player attacks');
    expect(code).toBe(0);
  });

  test('two at one screen may take back by agreement what one may not alone', async () => {
    const script = lines('deploy D1 0815 n', 'undo', 'log 2', 'quit');
    const { out } = await sortie(['play', 'quick-start', '--seed', '3', '--opponent', 'human', '--ascii'], { input: script });
    expect(out).toContain('takes back everything from entry 1 on');
  });

  test('a whole game can be played to its end, saved gzipped, verified and replayed', async () => {
    const script = lines(...autos(600));
    const { code, out } = await sortie(['play', 'quick-start', '--seed', '5', '--ascii', '--save', at('b.jsonl.gz')], { input: script });
    expect(code).toBe(0);
    expect(out).toMatch(/(You|regular) won|A draw/);
    expect(gunzipSync(readFileSync(at('b.jsonl.gz'))).toString()).toContain('"end":"finished"');
    expect(json(await sortie(['verify', at('b.jsonl.gz'), '--json']))).toMatchObject({ ok: true, game: 'quick-start' });
    expect((await sortie(['replay', at('b.jsonl.gz'), '--list'])).out).toContain('Turn 1.');
  });

  test('a map of clear ground and woods from a file can be played on', async () => {
    expect((await sortie(['map', 'generate', 'woods', '--flat', '--seed', '4', '--out', at('w.json')])).code).toBe(0);
    const { out } = await sortie(['play', 'quick-start', '--scenario', 'open', '--map', at('w.json'), '--seed', '1', '--ascii'], {
      input: lines('map', 'quit'),
    });
    expect(out).toContain('TT');
  });

  test('a scenario file of any game is played, its briefing and orders first', async () => {
    const plan = { map: 'hills', forces: [[{ design: 'GRF-1N' }], [{ design: 'WVR-6R' }]], turns: 4 };
    const file = { sortie: 'scenario', format: 2, game: 'classic', title: 'The ford', roles: ['Guard', 'Raiders'], plan };
    writeFileSync(at('ford.json'), JSON.stringify({ ...file, briefing: 'The river is high.', orders: ['Hold the ford.', ''] }));
    const { out } = await sortie(['play', 'classic', '--scenario', at('ford.json'), '--seed', '1', '--ascii'], { input: lines('quit') });
    expect(out).toContain('Classic BattleTech: The ford.');
    expect(out).toContain('The river is high.');
    expect(out).toContain('Orders for Guard: Hold the ford.');
    expect(out).not.toContain('Orders for Raiders');
  });

  test('orders that make no sense are refused', async () => {
    expect(await sortie(['play'])).toMatchObject({ code: 2, err: expect.stringContaining('quick-start') });
    expect((await sortie(['play', 'chess'])).code).toBe(2);
    expect(await sortie(['play', 'quick-start', '--scenario', 'moon'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('breakthrough'),
    });
    expect((await sortie(['play', 'quick-start', '--seat', 'umpire'])).code).toBe(2);
    expect(await sortie(['play', 'quick-start', '--opponent', 'nobody'])).toMatchObject({ code: 2, err: expect.stringContaining('human') });
    expect((await sortie(['play', 'quick-start', '--dice', 'loaded'])).code).toBe(2);
    expect((await sortie(['play', '--resume', at('nothing.jsonl')])).code).toBe(2);
  });
});

const file = at('c.jsonl');
await sortie(['play', 'quick-start', '--seed', '9', '--ascii', '--save', file], { input: lines(...autos(12), 'quit') });
const text = readFileSync(file, 'utf8');

describe('a recorded game', () => {
  test('is walked through, jumped in and explained', async () => {
    const { code, out } = await sortie(['replay', file, '--ascii'], { input: lines('n', 'j 7', 'e', 'b', 'm', 'f', 'x', 'j 999', 'q') });
    expect(code).toBe(0);
    expect(out).toContain('entry 7 of');
    expect(out).toContain('entry 6 of');
    expect(out).toMatch(/toHit \d+/);
    expect(out).toContain('Griffin GRF-1N');
    expect(out).toMatch(/Say where to, from 0 to \d+/);
  });

  test('gives a program the story with every number', async () => {
    const { entries } = json(await sortie(['replay', file, '--json'])) as { entries: { n: number; story: string[]; numbers: string[] }[] };
    expect(entries[0]).toMatchObject({ n: 0, kind: 'open' });
    expect(entries.flatMap(({ numbers }) => numbers).some(line => line.startsWith('toHit'))).toBe(true);
  });

  test.each([
    ['changed by hand', text.replace('"facing":0', '"facing":1'), /:\d+: this line was changed/],
    ['cut off', text.slice(0, text.length >> 1), /this line/],
    ['short of a line', text.split('\n').toSpliced(3, 1).join('\n'), /:4: this line was changed/],
  ])('that was %s is refused with the line and the reason', async (_, damaged, reason) => {
    const broken = at('broken.jsonl');
    writeFileSync(broken, damaged);
    expect(await sortie(['verify', broken])).toMatchObject({ code: 1, err: expect.stringMatching(reason) });
    expect(await sortie(['replay', broken, '--list'])).toMatchObject({ code: 2, err: expect.stringMatching(reason) });
    expect((await sortie(['play', '--resume', broken])).code).toBe(2);
  });

  test('needs its seed to be verified', async () => {
    expect(await sortie(['verify', file, '--seed', '0'.repeat(32)])).toMatchObject({ code: 1, err: expect.stringContaining('promised') });
    expect((await sortie(['verify', file, '--seed', 'abc'])).code).toBe(2);
    expect((await sortie(['verify', at('nothing.jsonl')])).code).toBe(2);
  });
});
