import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { hold, NEXT, NORTH, numberOf, type Placed, SOUTH, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import { BLIND, isSeen } from '../sensors/looking.fixture.ts';

const SUB = 'Neptune Submarine';
const lake = (...labels: readonly string[]) => Object.fromEntries(labels.map(at => [at, 'd']));
const WATER = lake('0808', '0809', '0810', '0811', '0812', '0708', '0709', '0908', '0909', '0710', '0910');

rule('TOE-waterline-periscope', 'one level deep a submarine may look out of the water, and does everything else worse', () => {
  const rules = [...BLIND, 'TOE-waterline-definition', 'TOE-waterline-periscope'] as const;
  const boat = (depth: number, up: boolean): Placed => ({
    at: '0812',
    facing: 0,
    design: SUB,
    elevation: -depth,
    ...(up ? { condition: { mast: true as const } } : {}),
  });
  // Far from the shore nothing on land is seen from below.
  const sees = (depth: number, up: boolean): boolean => isSeen({ units: [boat(depth, up), { at: '0802' }], ground: WATER, rules });
  expect([sees(1, false), sees(1, true), sees(2, true)]).toEqual([false, true, false]);
  const play = start({ phase: 'weapon', units: [boat(1, false), { at: '0101' }], ground: WATER, rules, blind: true });
  const raise = (unit: number) => ({ ...hold(unit), orders: [{ do: 'mast', up: true }] }) as ReturnType<typeof hold>;
  play.does(NORTH, raise(0));
  expect(play.refuses(SOUTH, raise(1)).map(one => one.rule)).toEqual(['TOE-waterline-periscope']);
  play.does(SOUTH, hold(1), ...NEXT);
  expect(unitAt(play.state, 0).condition).toEqual({ mast: true });
  const { state, book } = start({ units: [boat(1, true), { at: '0802' }], ground: WATER, rules });
  const unit = unitAt(state, 0);
  const term = (one: typeof unit) =>
    termsOf(book.ask('piloting', { state, unit: one, cause: 'skid', causes: [], depth: 1 }))['TOE-waterline-periscope'];
  expect([term(unit), term({ ...unit, elevation: -2 })]).toEqual([1, undefined]);
  const fired = numberOf(
    { units: [boat(1, true), { at: '0809', facing: 3, design: SUB, elevation: -1 }, WITNESS], ground: WATER, rules },
    0,
    5,
  );
  expect(termsOf(fired)['TOE-waterline-periscope']).toBe(1);
});
