import { hashOf } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { laid, tableOf } from './setup.ts';

test('a game is opened on the table itself, and not on the order for one', () => {
  const ordered = alphaStrike.scenarios.map(({ setup }) => setup).filter(({ table }) => 'scene' in table);
  expect(ordered.length).toBeGreaterThan(0);
  for (const setup of ordered) {
    const written = laid(setup);
    expect(written.table).toHaveProperty('pieces');
    expect(hashOf(tableOf(written))).toBe(hashOf(tableOf(setup)));
    expect(alphaStrike.ruleset.readSetup(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
    expect(laid(written)).toEqual(written);
  }
});
