import { CATALOGUE } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Blow } from '../shape.ts';
import { placed, unitAt } from '../state.ts';
import { LASER, weapon } from '../testing/armed.fixture.ts';
import { griffin, scene } from '../testing/blows.fixture.ts';
import { eventsOf, NEXT, NORTH, numberOf, type Placed, pair, SOUTH, strike, termsOf, WITNESS } from '../testing/table.fixture.ts';
import { tableFor } from './levels.ts';

const giant = { design: { ...griffin(), tons: 105 } };
const TRIPOD = { design: { ...CATALOGUE.find(({ frame }) => frame === 'tripod')!, tons: 75, mounts: [weapon('Medium Laser', 'CT')] } };

/** The table that a blow at somebody so many levels higher rolls on, and whether the rules let it be struck. */
const table = (kind: 'punch' | 'kick', levels: number, first: Partial<Placed> = {}, second: Partial<Placed> = {}) => {
  const play = scene(first, second, [], levels === 0 ? {} : levels > 0 ? { '0809': `${levels}` } : { '0808': `${-levels}` });
  const what: Blow = kind === 'punch' ? { kind, arm: 'RA', target: 1 } : { kind, leg: 'RL', target: 1 };
  const refused = play.book.check(play.state as never, strike(0, what), NORTH).length > 0;
  const found = tableFor(play.state, placed(unitAt(play.state, 0)), placed(unitAt(play.state, 1)), kind);
  expect(refused).toBe(found === null);
  return found;
};
const from = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

describe('levels that blows reach', () => {
  rule('TW-phys-level-punch#3', 'arms strike a level above the feet', () => {
    expect(from(-1, 2).map(levels => table('punch', levels))).toEqual([null, 'punch', 'kick', null]);
    expect(from(-1, 2).map(levels => table('punch', levels, {}, { prone: true }))).toEqual([null, null, 'body', null]);
  });
  rule('TW-phys-level-kick#3', 'feet strike at their own', () => {
    expect(from(-2, 1).map(levels => table('kick', levels))).toEqual([null, 'punch', 'kick', null]);
    expect(from(-1, 1).map(levels => table('kick', levels, {}, { prone: true }))).toEqual([null, 'body', null]);
  });
  rule('TW-phys-level-punch#5', 'those of a giant two above them', () => {
    expect(from(-1, 3).map(levels => table('punch', levels, giant))).toEqual([null, null, 'punch', 'kick', null]);
    expect(from(0, 3).map(levels => table('punch', levels, giant, { prone: true }))).toEqual([null, null, 'body', null]);
    expect(from(-1, 2).map(levels => table('punch', levels, {}, giant))).toEqual(['punch', 'punch', 'kick', null]);
  });
  rule('TW-phys-level-kick#5', 'and a giant is kicked in its legs from a level above', () => {
    expect(from(-3, 1).map(levels => table('kick', levels, {}, giant))).toEqual([null, 'punch', 'kick', 'kick', null]);
  });
});

describe('tripods', () => {
  const term = (what: Blow, ...dice: readonly number[]) => {
    const play = scene({ ...TRIPOD, piloting: 6 }, {}, []);
    play.does(NORTH, strike(0, what));
    const [struck] = eventsOf(play.does(SOUTH, strike(1), ...dice, ...NEXT), 'struck');
    return termsOf(struck!.toHit)['TW-house-tripods'];
  };
  test('strike better with fists and feet, and shove as all others do', () => {
    expect(term({ kind: 'punch', arm: 'RA', target: 1 }, 1, 1)).toBe(-1);
    expect(term({ kind: 'kick', leg: 'RL', target: 1 }, 1, 1, ...pair(12))).toBe(-1);
    expect(term({ kind: 'push', target: 1 }, 1, 1)).toBeUndefined();
  });
  test('fire better from the ground than others do', () => {
    const units = (more: Partial<Placed>): readonly Placed[] => [{ at: '0803', facing: 3, prone: true, ...more }, { at: '0806' }, WITNESS];
    expect(termsOf(numberOf({ units: units(TRIPOD) }, 0, 5))).toMatchObject({ 'TW-th-prone': 2, 'TW-house-tripods': -1 });
    expect(termsOf(numberOf({ units: units({ design: LASER }) }, 0, 6))['TW-house-tripods']).toBeUndefined();
  });
});
