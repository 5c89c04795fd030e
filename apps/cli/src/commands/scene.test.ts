import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-scene-'));
const FORMAT = new URL('../../../../docs/formats/scene.md', import.meta.url);

/** Blocks of the description: a scene, and the answer printed below it. */
function examples(): readonly { readonly scene: string; readonly answer: object }[] {
  const blocks = [...readFileSync(FORMAT, 'utf8').matchAll(/```json\n([\s\S]*?)```\n```answer\n([\s\S]*?)```/g)];
  return blocks.map(([, scene = '', answer = '']) => ({ scene, answer: JSON.parse(answer) as object }));
}

async function asked(...scenes: readonly object[]) {
  const file = join(folder, 'asked.jsonl');
  writeFileSync(file, scenes.map(scene => JSON.stringify(scene)).join('\n'));
  const { out, code } = await sortie(['scene', 'ask', file, '--json']);
  return {
    code,
    lines: out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>),
  };
}

const duel = {
  map: 'hills',
  units: [
    { id: 'a', side: 0, unit: 'GRF-1N', hex: '0801', facing: 3 },
    { id: 't', side: 1, unit: 'LCT-1V', hex: '0805', facing: 0 },
  ],
  ask: { kind: 'fire', attacker: 'a', target: 't', weapon: { name: 'PPC' } },
};

describe('the examples of the description', () => {
  test.each(examples())('$answer.id', async ({ scene, answer }) => {
    const file = join(folder, 'example.json');
    writeFileSync(file, scene);
    const verb = 'commands' in (JSON.parse(scene) as object) ? 'play' : 'ask';
    const { out } = await sortie(['scene', verb, file, '--json']);
    expect(JSON.parse(out)).toMatchObject(answer);
  });
});

test('a term names its rule and says what it is', async () => {
  const { lines } = await asked({ id: 'x', ...duel });
  expect(lines[0]).toMatchObject({ id: 'x', total: 4, terms: [{ rule: 'TW-tohit-base', value: 4, words: 'Gunnery skill' }, {}, {}] });
});

test('rules are added and left out by their ids', async () => {
  const [attacker, target] = duel.units;
  const walked = { ...duel, units: [{ ...attacker, moved: { mode: 'walk', hexes: 2 } }, target] };
  const { lines } = await asked(
    { ...walked, id: 1 },
    { ...walked, id: 2, rules: ['-TW-th-walk'] },
    { ...walked, id: 3, rules: ['TW-no-such'] },
  );
  expect(lines.map(({ total }) => total)).toEqual([5, 4, undefined]);
  expect(lines[2]).toMatchObject({ id: '3', error: expect.stringContaining('there is no rule TW-no-such') });
});

test('what cannot be read is named with its scene, and the others are answered', async () => {
  const [attacker, target] = duel.units;
  const { code, lines } = await asked(
    { ...duel, id: 'field', units: [{ ...attacker, hight: 2 }, target] },
    { ...duel, id: 'scene', weather: 'fair' },
    { ...duel, id: 'kind', ask: { kind: 'shout' } },
    { ...duel, id: 'map', map: 'nowhere' },
    { ...duel, id: 'unit', units: [{ ...attacker, unit: 'XYZ-1' }, target] },
    { ...duel, id: 'file', units: [{ ...attacker, unit: 'gone.mtf' }, target] },
    { ...duel, id: 'hex', units: [{ ...attacker, hex: '9999' }, target] },
    { ...duel, id: 'torso', units: [{ ...attacker, torso: 0 }, target] },
    { ...duel, id: 'twins', units: [attacker, { ...target, id: 'a' }] },
    { ...duel, id: 'weapon', ask: { ...duel.ask, weapon: { name: 'PPC', location: 'LT' } } },
    { ...duel, id: 'ammo', ask: { ...duel.ask, weapon: { name: 'LRM 10', ammo: 'IS Ammo AC/5' } } },
    { ...duel, id: 'game', game: 'chess' },
    { ...duel, id: 'good' },
  );
  expect(code).toBe(1);
  const errors = Object.fromEntries(lines.map(({ id, error }) => [id, error]));
  expect(errors).toMatchObject({
    field: 'units[0].hight is not a known field; docs/formats/scene.md lists the fields',
    scene: 'weather is not a known field; docs/formats/scene.md lists the fields',
    kind: expect.stringContaining('ask.kind must be one of fire, punch'),
    map: expect.stringContaining('Name a map file under --root, or one of'),
    unit: expect.stringContaining('write a path to an .mtf or .blk file'),
    file: expect.stringContaining('Say with --root where the paths of the file begin'),
    hex: expect.stringContaining('it goes from 0101 to 1617'),
    torso: expect.stringContaining('leave it at its facing'),
    twins: expect.stringContaining('give each an id of its own'),
    weapon: expect.stringContaining('no weapon PPC in LT: it has PPC in RA'),
    ammo: expect.stringContaining('no ammunition IS Ammo AC/5: it has'),
    game: expect.stringContaining('there is no game chess: write one of classic'),
  });
  expect(lines.at(-1)).toMatchObject({ id: 'good', total: 4 });
});

test('lines that are no JSON are named by their place, and people read sentences', async () => {
  const file = join(folder, 'words.jsonl');
  writeFileSync(file, `${JSON.stringify({ id: 'd', ...duel })}\nnonsense\n`);
  const { out, code } = await sortie(['scene', 'ask', file]);
  expect(code).toBe(1);
  expect(out).toContain('d: 4 = 4 ');
  expect(out).toContain('line 2: not JSON');
  expect(await sortie(['scene', 'ask', join(folder, 'none.jsonl')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot read'),
  });
});
