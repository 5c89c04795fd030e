import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Reading, sure } from '@sortie/kernel';
import { type Laid, type RawScene, readScenes, together } from '@sortie/scene';
import { describe, expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';
import { staffFor } from './directors.ts';

const SCENES: { readonly [game: string]: RawScene & { readonly units: readonly object[] } } = {
  'quick-start': {
    map: 'desert',
    units: [
      { id: 'a', side: 0, unit: 'GRF-1N', hex: '0812', facing: 0, moved: { mode: 'walk', hexes: 3 }, armor: { CT: 4 } },
      { id: 'b', side: 1, unit: 'WVR-6R', hex: '0808', facing: 3, ammo: [3] },
    ],
  },
  classic: {
    map: 'hills',
    units: [
      { id: 'a', side: 0, unit: 'AS7-D', hex: '0801', facing: 3, torso: 2, moved: { mode: 'walk', hexes: 3 }, heat: 8, armor: { LA: 3 } },
      { id: 'b', side: 1, unit: 'LCT-1V', hex: '0802', facing: 0, prone: true, gunnery: 3 },
    ],
  },
  'alpha-strike': {
    map: 'hills',
    units: [
      { id: 'a', side: 0, unit: 'Bulwark', x: 20, y: 30, moved: { mode: 'ground', inches: 6 }, armor: 2 },
      { id: 'b', side: 1, unit: 'Harrier', x: 22, y: 24, moved: { mode: 'jump', inches: 8 }, heat: 1 },
    ],
  },
  impact: {
    map: 'A',
    units: [
      { id: 'a', side: 0, unit: 'front-line', point: 'A-M-26', height: 2 },
      { id: 'b', side: 1, unit: 'ranger', point: 'A-M-32', damage: 1, painted: 3 },
    ],
  },
  radar: {
    units: [
      { id: 'a', side: 0, unit: 'Goshawk', sector: 'I1', zone: 8, armor: 3 },
      { id: 'b', side: 1, unit: 'Kestrel', sector: 'I1', zone: 8, engine: 1 },
    ],
  },
};

const value = <T>(read: Reading<T>): T => {
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

async function bench(game: string) {
  const written = readScenes(JSON.stringify({ game, ...SCENES[game] }));
  return (await staffFor(written, '.'))(sure(written[0], 'the scene')).bench;
}
const laid = async (game: string): Promise<Laid> => value((await bench(game)).lay(sure(SCENES[game], game)));

describe.each(Object.keys(SCENES))('positions of %s', game => {
  test('what is written down is read back as it was', async () => {
    const { lay, write } = await bench(game);
    const { state } = value(lay(sure(SCENES[game], game)));
    expect(value(lay(JSON.parse(JSON.stringify(write(state))))).state).toEqual(state);
  });
  test('both sides hear every number, with its terms', async () => {
    const { ways } = await laid(game);
    for (const [one, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const found = ways(one, other);
      expect(found.length).toBeGreaterThan(0);
      for (const way of found) expect('answer' in way.found ? way.found.answer.terms.length : way.found).toBeTruthy();
    }
    expect(ways('a', 'b').some(({ found }) => 'answer' in found)).toBe(true);
  });
  test('dice come to what the numbers promise, the same dice to the same, and parts add up', async () => {
    const position = await laid(game);
    const way = sure(
      position.ways('a', 'b').find(({ found }) => 'answer' in found),
      'a way to attack',
    );
    const roller = value(position.roller([way.ask]));
    const whole = roller.roll('0'.repeat(32), 0, 600);
    expect(together(roller.roll('0'.repeat(32), 0, 250), roller.roll('0'.repeat(32), 250, 600))).toEqual(whole);
    const target = sure(whole.units[1], 'the target');
    expect(target.damage.reduce((sum, runs) => sum + runs, 0)).toBe(600);
    if (way.expected === undefined) return;
    const unhurt = (target.damage[0] ?? 0) / 600;
    // Shock alone leaves no mark on a soldier: there the expected boxes are compared instead.
    const mean = target.damage.reduce((sum, runs, points) => sum + runs * points, 0) / 600;
    if (game === 'impact') expect(mean).toBeCloseTo(way.expected, 0);
    else expect(Math.abs(1 - unhurt - ('answer' in way.found ? (way.found.chance ?? 0) : 0))).toBeLessThan(0.07);
  });
});

test('what comes of a fight is printed by unit', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sortie-odds-')), 'odds.json');
  const ask = { kind: 'fire', attacker: 'a', target: 'b', weapon: { name: 'PPC' } };
  writeFileSync(file, JSON.stringify({ id: 'x', game: 'quick-start', ...SCENES['quick-start'], ask }));
  const { out, code } = await sortie(['scene', 'odds', file, '--runs', '400', '--json']);
  expect(code).toBe(0);
  const line = JSON.parse(out) as { readonly runs: number; readonly units: { readonly b: { readonly damage: { readonly '10': number } } } };
  expect(line.runs).toBe(400);
  expect(line.units.b.damage['10']).toBeGreaterThan(0.7);
});
