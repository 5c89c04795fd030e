import { Rulebook, type RuleId } from '@sortie/kernel';
import { table as printed, rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { LOCATIONS } from '../force/sheet.ts';
import { EDITIONS, ruleset } from '../ruleset.ts';
import { LOCATION_NAMES } from '../tell.ts';
import { ATTACKER, DEFENDER, fire, hold, table } from '../testing/table.fixture.ts';
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
  rule('QS-cluster-roll#1', 'a missile attack that hits rolls for its missiles', () => {
    const hit = strike('GRF-1N', 1, 6, 6, 4, 5, 1, 1, 1, 1);
    expect(hit.cluster).toMatchObject({ roll: { faces: [4, 5], total: 9 }, row: { total: 9 }, missiles: { total: 8 } });
    expect(strike('GRF-1N', 0, 6, 6, 1, 1).cluster).toBeNull();
  });

  rule('QS-cluster-roll#2', 'in the column of the launcher’s size', () => {
    // A roll of 9: 8 of 10, 5 of 6, 12 of 15, 4 of 5.
    const locations = (groups: number) => Array.from({ length: groups }, () => [1, 1]).flat();
    expect(strike('GRF-1N', 1, 6, 6, 4, 5, ...locations(2)).cluster!.missiles.total).toBe(8);
    expect(strike('WVR-6R', 1, 6, 6, 4, 5, ...locations(5)).cluster!.missiles.total).toBe(5);
    expect(strike('TDR-5S', 7, 6, 6, 4, 5, ...locations(3)).cluster!.missiles.total).toBe(12);
    expect(strike('GRF-1S', 3, 6, 6, 4, 5, ...locations(1)).cluster!.missiles.total).toBe(4);
  });

  rule('QS-cluster-roll#3', 'one that misses rolls nothing more', () => {
    expect(strike('GRF-1N', 1, 1, 1)).toMatchObject({ result: 'miss', cluster: null, groups: [] });
  });

  rule('QS-cluster-column-2#1', 'launchers of 2', () => {
    expect(column(2)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(only(2)).toEqual(['QS-cluster-column-2']);
  });
  rule('QS-cluster-column-5#1', 'launchers of 5', () => {
    expect(column(5)).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]);
    expect(only(5)).toEqual(['QS-cluster-column-5']);
  });
  rule('QS-cluster-column-6#1', 'launchers of 6', () => {
    expect(column(6)).toEqual([2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]);
    expect(only(6)).toEqual(['QS-cluster-column-6']);
  });
  rule('QS-cluster-column-10#1', 'launchers of 10', () => {
    expect(column(10)).toEqual([3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10]);
    expect(only(10)).toEqual(['QS-cluster-column-10']);
  });
  rule('QS-cluster-column-15#1', 'launchers of 15', () => {
    expect(column(15)).toEqual([5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15]);
    expect(only(15)).toEqual(['QS-cluster-column-15']);
  });
  printed('QS-table-cluster#1', 'every line of the table', row => {
    for (const size of [2, 5, 6, 10, 15])
      expect(book.ask('missiles', { size, row: row.number('roll') }).total, `${size}`).toBe(row.number(`size_${size}`));
  });
  rule('QS-table-cluster#2', 'five columns and no others', () => {
    for (let size = 1; size <= 20; size++) expect(only(size).length > 0, `${size}`).toBe([2, 5, 6, 10, 15].includes(size));
  });
});

describe('missiles that hit', () => {
  const srm = () => strike('WVR-6R', 1, 6, 6, 4, 4, 3, 4, 1, 1, 5, 5, 6, 6);
  rule('QS-cluster-srm#1', 'each short-range missile does 2 points', () => {
    expect(srm().cluster!.missiles.total).toBe(4);
    expect(srm().groups.map(({ damage }) => damage)).toEqual([2, 2, 2, 2]);
  });
  rule('QS-cluster-srm#2', 'and finds a location of its own', () => {
    expect(srm().groups.map(({ location, roll }) => [location, roll.total])).toEqual([
      ['CT', 7],
      ['CT', 2],
      ['LA', 10],
      ['HD', 12],
    ]);
  });
  rule('QS-cluster-lrm#1', 'each long-range missile does 1 point', () => {
    const shot = strike('GRF-1S', 3, 6, 6, 2, 2, 3, 4);
    expect([shot.cluster!.missiles.total, shot.groups.map(({ damage }) => damage)]).toEqual([2, [2]]);
  });
  rule('QS-cluster-lrm#2', 'they strike in groups of five, one location each', () => {
    const shot = strike('TDR-5S', 7, 6, 6, 6, 6, 3, 4, 4, 4, 2, 3);
    expect(shot.groups.map(({ location, damage }) => [location, damage])).toEqual([
      ['CT', 5],
      ['LT', 5],
      ['RL', 5],
    ]);
  });
  rule('QS-cluster-lrm-remainder#1', 'what is left over makes one smaller lot', () => {
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

  rule('QS-hit-location-roll#1', 'each hit rolls 2D6 for its location', () => {
    const shot = strike('GRF-1N', 0, 6, 6, 4, 4);
    expect(shot.groups).toEqual([{ roll: { rule: 'QS-hit-location-roll', faces: [4, 4], total: 8 }, location: 'LT', damage: 10 }]);
  });
  rule('QS-hit-location-roll#2', 'missiles roll for each group or missile that hits', () => {
    expect(strike('GRF-1N', 1, 6, 6, 4, 5, 3, 4, 4, 4).groups.map(({ roll }) => roll.total)).toEqual([7, 8]);
    expect(strike('WVR-6R', 1, 6, 6, 1, 1, 3, 4, 6, 6).groups.map(({ roll }) => roll.total)).toEqual([7, 12]);
  });
  printed('QS-table-hit-location#1', 'every line of the table', row => {
    const name = row.at('location').toLowerCase();
    expect(LOCATION_NAMES[struck(row.number('roll'))!]).toBe(name);
  });
});
