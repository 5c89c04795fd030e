import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { LOCATIONS } from '../force/sheet.ts';
import { EDITIONS } from '../rules.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, fire, hold, table } from '../testing/table.ts';
import { lots } from './cluster.ts';

const book = Rulebook.compile(ruleset, EDITIONS['quick-start']!);
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const column = (size: number): number[] => ROLLS.map(row => book.ask('missiles', { size, row }).total);
const only = (size: number): readonly RuleId[] => book.ask('missiles', { size, row: 7 }).terms.map(({ rule: id }) => id);

/** One launcher fires and hits; the dice after the to-hit roll are given. NEXT is the initiative of the following turn. */
const NEXT = [1, 1, 2, 2] as const;
function strike(mech: string, weapon: number, ...dice: number[]) {
  const play = scene(
    ruleset,
    table({
      phase: 'attack',
      units: [
        { mech, side: 'defender', at: '0810' },
        { mech: 'TDR-5SE', side: 'attacker', at: '0808' },
      ],
    }),
  );
  play.does(DEFENDER, fire(0, 1, weapon));
  const shot = play.does(ATTACKER, hold(1), ...dice, ...NEXT).find(event => event.type === 'fired');
  if (shot?.type !== 'fired') throw new Error('nothing was fired');
  return shot;
}

describe('the cluster table', () => {
  rule('QS-cluster-roll', 'a missile attack that hits rolls for its missiles, one that misses does not', () => {
    const hit = strike('GRF-1N', 1, 6, 6, 4, 5, 1, 1, 1, 1);
    expect(hit.cluster).toMatchObject({ roll: { total: 9 }, row: { total: 9 }, missiles: { total: 8 } });
    expect(strike('GRF-1N', 1, 1, 1).cluster).toBeNull();
    expect(strike('GRF-1N', 0, 6, 6, 1, 1).cluster).toBeNull();
  });

  rule('QS-cluster-column-2', 'launchers of 2', () => {
    expect(column(2)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(only(2)).toEqual(['QS-cluster-column-2']);
  });
  rule('QS-cluster-column-5', 'launchers of 5', () => {
    expect(column(5)).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]);
    expect(only(5)).toEqual(['QS-cluster-column-5']);
  });
  rule('QS-cluster-column-6', 'launchers of 6', () => {
    expect(column(6)).toEqual([2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]);
    expect(only(6)).toEqual(['QS-cluster-column-6']);
  });
  rule('QS-cluster-column-10', 'launchers of 10', () => {
    expect(column(10)).toEqual([3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10]);
    expect(only(10)).toEqual(['QS-cluster-column-10']);
  });
  rule('QS-cluster-column-15', 'launchers of 15', () => {
    expect(column(15)).toEqual([5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15]);
    expect(only(15)).toEqual(['QS-cluster-column-15']);
  });
  rule('QS-table-cluster', 'five columns and no others', () => {
    for (let size = 1; size <= 20; size++) expect(only(size).length > 0, `${size}`).toBe([2, 5, 6, 10, 15].includes(size));
  });
});

describe('missiles that hit', () => {
  rule('QS-cluster-srm', 'each short-range missile does 2 points and finds a location of its own', () => {
    const shot = strike('WVR-6R', 1, 6, 6, 4, 4, 3, 4, 1, 1, 5, 5, 6, 6);
    expect(shot.cluster!.missiles.total).toBe(4);
    expect(shot.groups.map(({ location, damage }) => [location, damage])).toEqual([
      ['CT', 2],
      ['CT', 2],
      ['LA', 2],
      ['HD', 2],
    ]);
  });
  rule('QS-cluster-lrm', 'long-range missiles strike in lots of five, one point each', () => {
    const shot = strike('TDR-5S', 7, 6, 6, 6, 6, 3, 4, 4, 4, 2, 3);
    expect(shot.groups.map(({ location, damage }) => [location, damage])).toEqual([
      ['CT', 5],
      ['LT', 5],
      ['RL', 5],
    ]);
  });
  rule('QS-cluster-lrm-remainder', 'what is left over makes one smaller lot', () => {
    const shot = strike('GRF-1N', 1, 6, 6, 4, 5, 3, 4, 4, 4);
    expect(shot.groups.map(({ location, damage }) => [location, damage])).toEqual([
      ['CT', 5],
      ['LT', 3],
    ]);
    expect([1, 5, 6, 10, 12].map(missiles => lots(missiles, 5))).toEqual([[1], [5], [5, 1], [5, 5], [5, 5, 2]]);
  });
});

describe('hit locations', () => {
  const struck = (rolled: number) => LOCATIONS[book.ask('struck', { rolled }).total];

  rule('QS-hit-location-roll', 'each hit rolls 2D6 for its location', () => {
    const shot = strike('GRF-1N', 0, 6, 6, 4, 4);
    expect(shot.groups).toEqual([{ roll: { rule: 'QS-hit-location-roll', faces: [4, 4], total: 8 }, location: 'LT', damage: 10 }]);
  });
  rule('QS-table-hit-location', 'the table from 2 to 12', () => {
    expect(ROLLS.map(struck)).toEqual(['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD']);
  });
});
