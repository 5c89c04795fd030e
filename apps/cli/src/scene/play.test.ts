import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sure } from '@sortie/kernel';
import { type RawScene, readScenes } from '@sortie/scene';
import { describe, expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';
import { staffFor } from './directors.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-play-'));

type Line = Readonly<Record<string, unknown>>;

async function ran(words: readonly string[], ...scenes: readonly object[]) {
  const file = join(folder, 'scenes.jsonl');
  writeFileSync(file, scenes.map(scene => JSON.stringify(scene)).join('\n'));
  const [verb = '', ...more] = words;
  return await sortie(['scene', verb, file, ...more]);
}
async function lines(words: readonly string[], ...scenes: readonly object[]): Promise<readonly Line[]> {
  const { out } = await ran([...words, '--json'], ...scenes);
  return out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line);
}
const wordsOf = ({ facts }: Line): readonly string[] =>
  (facts as readonly { readonly words: string | null }[]).flatMap(({ words }) => words ?? []);

async function benchOf(scene: RawScene) {
  const written = readScenes(JSON.stringify(scene));
  return (await staffFor(written, '.'))(sure(written[0], 'the scene')).bench;
}
/** What a position says of its units beside their names. */
const plain = ({ units }: RawScene): readonly unknown[] => (units as readonly RawScene[]).map(({ id: _id, unit: _unit, ...rest }) => rest);

interface Script {
  readonly scene: { readonly units: readonly object[]; readonly [field: string]: unknown };
  readonly commands: readonly object[];
  readonly dice: readonly number[];
  /** Sentences among the facts, and what has changed of the unit that is called b. */
  readonly words: readonly string[];
  readonly after: object;
  readonly refused: { readonly command: object; readonly rule: string };
}

const SCRIPTS: { readonly [game: string]: Script } = {
  'quick-start': {
    scene: {
      map: 'desert',
      units: [
        { id: 'b', side: 1, unit: 'WVR-6R', hex: '0808', facing: 3 },
        { id: 'a', side: 0, unit: 'GRF-1N', hex: '0812', facing: 0, moved: { mode: 'walk', hexes: 3 } },
      ],
    },
    commands: [{ type: 'declare', unit: 'a', shots: [{ weapon: 0, target: 'b' }] }],
    dice: [6, 6, 3, 3],
    words: ["Griffin hits Wolverine's right torso with the PPC: 10 damage."],
    after: { id: 'b', unit: 'WVR-6R', hex: '0808', armor: { RT: 10, LT: 20 } },
    refused: { command: { type: 'declare', unit: 'a', shots: [{ weapon: 0, target: 'a' }] }, rule: 'QS-attack-prerequisites' },
  },
  classic: {
    scene: {
      map: 'hills',
      units: [
        { id: 'a', side: 0, unit: 'GRF-1N', hex: '0801', facing: 3 },
        { id: 'b', side: 1, unit: 'LCT-1V', hex: '0802', facing: 0 },
      ],
    },
    commands: [
      { type: 'move', unit: 'a', mode: 'stand' },
      { type: 'declare', unit: 'a', twist: 0, shots: [{ weapon: 0, target: 'b' }] },
      { type: 'strike', unit: 'a', blows: [{ kind: 'kick', leg: 'LL', target: 'b' }] },
    ],
    dice: [6, 5, 3, 4, 1, 1, 6, 6],
    words: ['Griffin stays in 0801.', "Locust's center torso is hit: 10 armor, 0 structure."],
    after: { id: 'b', unit: 'LCT-1V', hex: '0802', armor: { CT: 0 } },
    refused: { command: { type: 'declare', unit: 'a', twist: 0, shots: [{ weapon: 0, target: 'a' }] }, rule: 'TW-house-targets' },
  },
  'alpha-strike': {
    scene: {
      map: 'plains',
      units: [
        { id: 'a', side: 0, unit: 'Harrier', x: 20, y: 30 },
        { id: 'b', side: 1, unit: 'Bulwark', x: 20, y: 20 },
      ],
    },
    commands: [{ type: 'attack', unit: 'a', target: 'b', how: 'standard' }, { type: 'done' }, { type: 'done', seat: 1 }],
    dice: [5, 6],
    words: ['Harrier fires everything at Bulwark: needs 5, rolls 11 and hits'],
    after: { id: 'b', unit: 'Bulwark', x: 20, y: 20, armor: 6 },
    refused: { command: { type: 'attack', seat: 0, unit: 'b', target: 'a', how: 'standard' }, rule: 'AS-turn' },
  },
  impact: {
    scene: {
      map: 'A',
      units: [
        { id: 'a', side: 0, unit: 'front-line', point: 'A-M-26' },
        { id: 'b', side: 1, unit: 'ranger', point: 'A-M-32', damage: 1 },
      ],
    },
    commands: [
      { type: 'activate', unit: 'a' },
      { type: 'fire', target: 'b', mode: 'rapid' },
    ],
    dice: [50],
    words: ['Red A (Front Line) acts with 5 movement points', 'Blue A loses a box'],
    after: { id: 'b', unit: 'ranger', point: 'A-M-32', damage: 2 },
    refused: { command: { type: 'fire', seat: 0, target: 'b', mode: 'rapid' }, rule: 'MAAS-7.7-action-list' },
  },
  radar: {
    scene: {
      units: [
        { id: 'a', side: 0, unit: 'Kestrel', sector: 'I1', zone: 8 },
        { id: 'b', side: 1, unit: 'Goshawk', sector: 'I1', zone: 8 },
      ],
    },
    commands: [
      { type: 'engage', unit: 'a', target: 'b' },
      { type: 'answer', fire: false },
      { type: 'range', bracket: 'short' },
    ],
    dice: [6, 5, 1, 2, 6, 5],
    words: ['Kestrel attacks Goshawk.', 'Goshawk loses 3 armor and 0 structure.'],
    after: { id: 'b', unit: 'Goshawk', sector: 'I1', zone: 8, armor: 4 },
    refused: { command: { type: 'engage', unit: 'a', target: 'a' }, rule: 'ASC-space-engagement-initiate' },
  },
};

describe.each(Object.entries(SCRIPTS))('commands of %s', (game, { scene, commands, dice, words, after, refused }) => {
  const position = { game, ...scene };

  test('come to facts and to a position that is a scene again', async () => {
    const [line = {}] = await lines(['play'], { id: 'x', ...position, commands, dice });
    expect(line).toMatchObject({ id: 'x', position: { game } });
    expect(wordsOf(line)).toEqual(expect.arrayContaining([...words]));
    const then = line['position'] as RawScene & { readonly units: readonly { readonly id: string }[] };
    expect(then.units.find(({ id }) => id === 'b')).toMatchObject(after);
    const bench = await benchOf(then);
    const laid = bench.lay(then);
    expect(laid.ok ? '' : laid.problem).toBe('');
    if (laid.ok) expect(plain(bench.write(laid.value.state))).toEqual(plain(then));
  });

  test('use all dice, and no more than there are', async () => {
    const [more = {}, fewer = {}] = await lines(
      ['play'],
      { ...position, commands, dice: [...dice, 3] },
      { ...position, commands, dice: dice.slice(0, -1) },
    );
    expect(more['error']).toBe(`dice: 1 of ${dice.length + 1} are left over: the commands use no more, and all must be used`);
    expect(fewer['error']).toMatch(/^dice: in commands\[\d\] \S+ wants \dd\d+: the script is out of dice$/);
  });

  test('are refused by a rule', async () => {
    const [line = {}, odds = {}] = [
      ...(await lines(['play'], { id: 'r', ...position, commands: [refused.command], dice: [] })),
      ...(await lines(['odds', '--runs', '3'], { id: 'r', ...position, commands: [refused.command] })),
    ];
    expect(line).toEqual({ id: 'r', refused: { rule: refused.rule, reason: expect.any(String), command: refused.command } });
    expect(odds).toEqual(line);
  });

  test('are played with dice of chance, the same for the same seed', async () => {
    const roll = (seed: string) => lines(['odds', '--runs', '60', '--seed', seed], { id: 'o', ...position, commands });
    const [[one = {}], [same], [other]] = [await roll('first'), await roll('first'), await roll('second')];
    expect(one).toMatchObject({ id: 'o', runs: 60, units: { a: { lost: expect.any(Number) }, b: { damage: expect.any(Object) } } });
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

const duel = sure(SCRIPTS['quick-start'], 'the duel');

test('a shot that is commanded has the odds of the same shot that is asked about', async () => {
  const position = { id: 'o', game: 'quick-start', ...duel.scene };
  const ask = { kind: 'fire', attacker: 'a', target: 'b', weapon: { name: 'PPC' } };
  const [asked, commanded] = await lines(['odds', '--runs', '100'], { ...position, ask }, { ...position, commands: duel.commands });
  expect(commanded).toEqual(asked);
});

test('what cannot be read is named, and the exit code says so', async () => {
  const position = { game: 'quick-start', ...duel.scene };
  const shot = { type: 'declare', unit: 'a', shots: [{ weapon: 0, target: 'b' }] };
  const told = await lines(
    ['play'],
    { ...position, commands: [{ ...shot, volley: 1 }], dice: [] },
    { ...position, commands: [{ ...shot, unit: 'z' }], dice: [] },
    { ...position, commands: [{ ...shot, seat: 2 }], dice: [] },
    { ...position, commands: [shot], dice: [7, 1] },
    { ...position, commands: [shot], dice: 'lucky' },
    { ...position, dice: [] },
    { ...position, commands: [shot], dices: [] },
    { ...position, commands: [shot, shot], dice: duel.dice },
  );
  expect(told.map(({ error }) => error)).toEqual([
    'commands[0].volley is not a known field; docs/formats/scene.md lists the fields',
    'commands[0]: there is no unit z: this scene has a, b',
    'commands[0].seat must be a whole number from 0 to 1',
    expect.stringContaining('wants 2d6: the script has a 7'),
    expect.stringContaining('dice must be a list'),
    'commands: nothing is done: write a list of commands',
    'dices is not a known field; docs/formats/scene.md lists the fields',
    'commands[1]: the turn is over before this command: leave it out',
  ]);
  expect((await ran(['play'], { ...position, dice: [] })).code).toBe(1);
});

test('people read sentences', async () => {
  const { out, code } = await ran(['play'], { id: 'd', game: 'quick-start', ...duel.scene, commands: duel.commands, dice: duel.dice });
  expect(code).toBe(0);
  expect(out).toMatch(/^d:\n {2}Griffin will fire/);
  expect(out).toContain("hits Wolverine's right torso with the PPC: 10 damage.");
  expect((await sortie(['scene', 'play', '--help'])).out).toContain('sortie scene play duel.json');
});
