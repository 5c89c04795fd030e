import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

/** What takes a second and hangs on the rules of no game that still grows. */
const STEADY = ['sight', 'playouts', 'attacks', 'options', 'replay', 'open-sight', 'panel-sight'];

test('every bench computes what it must; how fast it is, is for quiet machines to judge', async () => {
  const { benches } = json(await sortie(['bench', ...STEADY, '--runs', '1', '--json'])) as {
    benches: { name: string; right: boolean; value: number }[];
  };
  expect(benches.map(({ name }) => name)).toEqual(STEADY);
  for (const { name, right, value } of benches) {
    expect(right, name).toBe(true);
    expect(value, name).toBeGreaterThan(0);
  }
});

test('an unknown bench is refused', async () => {
  expect(await sortie(['bench', 'flight'])).toMatchObject({ code: 2, err: expect.stringContaining('playouts') });
});
