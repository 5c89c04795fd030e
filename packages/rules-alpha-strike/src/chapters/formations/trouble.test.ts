import { expect, test } from 'vitest';
import { objectors } from './formations.fixture.ts';
import { many, someone } from './play.fixture.ts';
import { stillFormed } from './trouble.ts';

const scout = { size: 1, move: '12"', role: 'Scout' };
const lance = many(4, 'recon-light', scout);
const backing = Array.from({ length: 3 }, () => someone({}, { lance: 1, formation: 'support:lance=0' }));

test('what a lance is said to be has to be true', () => {
  expect(objectors([...lance, ...backing])).toEqual([]);
  for (const formation of ['none', 'assault', 'recon-light:demoralizer', 'recon-light:nova', 'recon-light:lance=1'])
    expect(objectors(many(4, formation, scout))).not.toEqual([]);
  expect(objectors(backing)).toEqual(['ASC-form-support']);
});

test('who joins or leaves a formation may end it, and with it what supported it', () => {
  const force = [...lance, ...backing];
  expect(stillFormed(force)).toBe(force);
  expect(stillFormed(force.slice(1))).toEqual(force.slice(1));
  const mixed = stillFormed([...force, someone({ size: 4 })]);
  expect(mixed.filter(({ formation }) => formation !== undefined)).toEqual([]);
  expect(objectors(mixed)).toEqual([]);
  expect(stillFormed([...lance, ...backing.slice(1), someone({}, { lance: 1 })]).map(({ formation }) => formation)).toEqual([
    ...lance.map(() => 'recon-light'),
    undefined,
    undefined,
    undefined,
  ]);
});
