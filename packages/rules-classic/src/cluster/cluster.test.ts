import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { aimAt } from '../attack/aim.ts';
import { options } from '../options.ts';
import { type OnMap, unitAt } from '../state.ts';
import { eventsOf, fire, NEXT, type Placed, shoot, start, WITNESS } from '../testing/table.fixture.ts';
import { columnsFor, inCluster } from './table.ts';

const HIT = [6, 6] as const;
/** Everything strikes the right arm of a big target. */
const ARM = [1, 2] as const;
const at = (design: string, label: string, target: Partial<Placed> = {}) => ({
  units: [{ at: '0803', facing: 3, design } as const, { at: label, design: 'AS7-D', ...target } as Placed, WITNESS],
});
const times = (dice: readonly number[], count: number): readonly number[] => Array.from({ length: count }, () => dice).flat();

describe('clusters', () => {
  rule('TW-cluster', 'the table by size and roll', () => {
    expect([2, 7, 8, 11, 12].map(row => inCluster(10, row))).toEqual([3, 6, 6, 10, 10]);
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(row => inCluster(20, row))).toEqual([6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20]);
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(row => inCluster(8, row))).toEqual([3, 3, 4, 4, 5, 5, 5, 6, 6, 8, 8]);
    expect([inCluster(10, -3), inCluster(10, 15), inCluster(1, 2), inCluster(35, 7)]).toEqual([3, 10, 1, 18]);
  });
  rule('TW-cluster-big', 'what is larger than any column is rolled in parts', () => {
    expect([columnsFor(20), columnsFor(35), columnsFor(44), columnsFor(31)]).toEqual([[20], [30, 5], [40, 4], [30, 1]]);
    // Six suits with six missiles each: thirty by a seven make eighteen, six by a twelve make six.
    const elementals = find('Elemental Battle Armor [Laser](Sqd5)')!;
    const mounts = [{ kind: 'weapon' as const, item: 'CLBASRM6 (OS)', at: 'Squad' }];
    const design = { ...elementals, squad: { ...elementals.squad!, troopers: 6 }, mounts };
    const places = [...times(ARM, 12), ...times([4, 6], 12)];
    const { events } = shoot(
      {
        units: [
          { at: '0803', facing: 3, design },
          { at: '0804', design: 'AS7-D' },
          { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
        ],
      },
      0,
      ...HIT,
      3,
      4,
      ...HIT,
      ...places,
      ...HIT,
    );
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size: 36, hits: 24 });
  });
  rule('TW-cluster-group', 'long-range missiles come in fives, short-range ones alone', () => {
    const lrm = shoot(at('GRF-1N', '0810'), 1, ...HIT, 3, 4, ...ARM, ...ARM, ...NEXT).events;
    expect(eventsOf(lrm, 'located').map(({ struck }) => struck.damage)).toEqual([5, 1]);
    const srm = shoot(at('WVR-6R', '0806'), 1, ...HIT, 3, 4, ...times(ARM, 4), ...NEXT).events;
    expect(eventsOf(srm, 'located').map(({ struck }) => struck.damage)).toEqual([2, 2, 2, 2]);
  });
  rule('TW-streak', 'a Streak hits with all it has, and a miss costs nothing', () => {
    const hit = shoot(at('TLR1-O', '0806'), 3, ...HIT, ...times(ARM, 4), ...NEXT);
    expect(eventsOf(hit.events, 'fired')[0]).toMatchObject({ cluster: { hits: 4, roll: null }, heat: 3, shots: 1 });
    const miss = shoot(at('TLR1-O', '0806'), 3, 1, 1, ...NEXT);
    expect(eventsOf(miss.events, 'fired')[0]).toMatchObject({ result: 'miss', heat: 0, shots: 0 });
    expect(unitAt(miss.play.state, 0).ammo[0]).toBe(25);
  });
  rule('TW-ultra', 'firing twice doubles heat and ammunition, and a two jams', () => {
    const both = shoot(at('Daishi Prime', '0810'), { weapon: 2, rate: 2 }, ...HIT, 4, 4, ...ARM, ...ARM, ...NEXT);
    expect(eventsOf(both.events, 'fired')[0]).toMatchObject({ shots: 2, heat: 2, cluster: { size: 2, hits: 2 } });
    const jam = shoot(at('Daishi Prime', '0810'), { weapon: 2, rate: 2 }, 1, 1, ...NEXT);
    expect(unitAt(jam.play.state, 0).jammed).toEqual([2]);
    const once = shoot(at('Daishi Prime', '0810'), 2, 1, 1, ...NEXT);
    expect(unitAt(once.play.state, 0).jammed).toEqual([]);
  });
  rule('TW-lbx', 'cluster ammunition scatters single points', () => {
    const { events } = shoot(at('AV1-O', '0806'), { weapon: 2, bin: 5 }, ...HIT, 3, 4, ...times(ARM, 6), ...NEXT);
    expect(eventsOf(events, 'located').map(({ struck }) => struck.damage)).toEqual([1, 1, 1, 1, 1, 1]);
  });
  rule('TW-cluster-mods', 'Artemis adds two to the roll', () => {
    const { events } = shoot(at('AV1-O', '0812'), 3, ...HIT, 3, 4, ...ARM, ...ARM, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ row: { total: 9 }, hits: 8 });
  });
  rule('TW-ams', 'an anti-missile system takes four off, once a turn', () => {
    const position = at('GRF-1N', '0810', { design: 'Loki Prime', facing: 0 });
    const { events, play } = shoot(position, 1, ...HIT, 3, 4, ...ARM, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ row: { total: 3 }, hits: 3 });
    expect(unitAt(play.state, 1).ammo[2]).toBe(23);
  });
  rule('TW-onebin', 'each firing takes a shot from a bin', () => {
    const { play } = shoot(at('GRF-1N', '0810'), { weapon: 1, bin: 1 }, 1, 1, ...NEXT);
    expect(unitAt(play.state, 0).ammo).toEqual([12, 11]);
  });
  rule('TW-aim-immobile', 'six to eight strikes what was aimed at', () => {
    const still = at('GRF-1N', '0809', { shutDown: true });
    const struck = (first: number, second: number, ...more: readonly number[]) =>
      eventsOf(shoot(still, { weapon: 0, aim: 'CT' }, first, second, ...more, ...NEXT).events, 'damaged')[0]!.location;
    // Four less four is below three: the shot cannot miss.
    expect(struck(3, 4)).toBe('CT');
    expect(struck(1, 1, ...ARM)).toBe('RA');
    const head = shoot(still, { weapon: 0, aim: 'HD' }, 1, 1, ...NEXT).events;
    expect(eventsOf(head, 'fired')[0]!.toHit.total).toBe(7);
  });
  rule('TW-aim-tc', 'without a computer nobody aims at what moves', () => {
    const fire = (target: Partial<Placed>) => () => shoot(at('GRF-1N', '0809', target), { weapon: 0, aim: 'CT' }, 1, 1, ...NEXT);
    expect(fire({})).toThrow(/TW-aim-tc/);
  });
});

describe('indirect fire', () => {
  const hidden = {
    phase: 'weapon',
    units: [
      { at: '0801', facing: 3, moved: ['walk', 1] },
      { at: '0809', moved: ['run', 7] },
      { at: '0708', seat: 0, facing: 3, moved: ['run', 5] },
    ],
    ground: { '0804': '2', '0809': 'l' },
  } as const;
  rule('TW-if-mods', 'the spotter’s movement and attacks count, and indirect fire itself', () => {
    const { events } = spot(true);
    const terms = eventsOf(events, 'fired').find(({ unit }) => unit === 0)!.toHit;
    // Gunnery 4, walked 1, medium range 2, target moved 7: 3, woods 1; indirect 1, spotter ran 2 and fired 1.
    expect(terms.total).toBe(15);
    expect(terms.terms.find(term => term.rule === 'TW-if-mods')!.value).toBe(4);
  });
  rule('TW-if-spot', 'somebody has to spot', () => {
    expect(() => spot(false)).toThrow(/TW-los-block-hill/);
  });

  function spot(spots: boolean) {
    const play = start(hidden);
    play.does(0, { type: 'declare', unit: 2, twist: 0, shots: spots ? [{ weapon: 0, target: 1 }] : [], ...(spots ? { spots: 1 } : {}) });
    play.does(1, { type: 'declare', unit: 1, twist: 0, shots: [] });
    // The Griffin beside the target needs 4 and 2 for running, 3 for the target, 3 for being too near, 1 for the woods and 1 for spotting.
    return { events: play.does(0, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 1, target: 1 }] }, ...NEXT) };
  }
});

describe('launchers for several kinds of missiles', () => {
  const launcher = (weapon: string, ...ammo: readonly string[]): Paper => ({
    ...find('GRF-1N')!,
    mounts: [{ kind: 'weapon', item: weapon, at: 'RT' }, ...ammo.map(item => ({ kind: 'ammo' as const, item, at: 'LT', shots: 10 }))],
  });
  const numbers = (design: Paper, labels: readonly string[]) =>
    labels.map(label => {
      const play = start({ phase: 'weapon', units: [{ at: '0101', facing: 3, design }, { at: label }] });
      if (play.book.check(play.state as never, fire(0, 1, 0), 0).length > 0) return null;
      const shot = { weapon: 0, target: 1 };
      const [unit, target] = play.state.units as [OnMap, OnMap];
      return play.book.ask('toHit', aimAt({ state: play.state, book: play.book, unit, target, shot, pose: { twist: 0, flip: false } }))
        .total;
    });
  // Two, four, seven, twelve and sixteen hexes to the south.
  const AWAY = ['0103', '0105', '0108', '0113', '0117'];
  rule('TW-range-atm', 'each kind of missile has brackets of its own', () => {
    expect(numbers(launcher('CLATM6', 'Clan Ammo ATM-6'), AWAY)).toEqual([7, 5, 6, 8, null]);
    expect(numbers(launcher('CLATM6', 'Clan Ammo ATM-6 ER'), AWAY)).toEqual([7, 5, 4, 6, 6]);
    expect(numbers(launcher('CLATM6', 'Clan Ammo ATM-6 HE'), AWAY)).toEqual([4, 6, 8, null, null]);
    expect(numbers(launcher('ISMML3', 'IS Ammo MML-3 LRM'), AWAY)).toEqual([9, 7, 4, 6, 8]);
    expect(numbers(launcher('ISMML3', 'IS Ammo MML-3 SRM'), AWAY)).toEqual([4, 6, 8, null, null]);
  });
  rule('TW-range-atm', 'what is offered is loaded with what reaches', () => {
    const design = launcher('CLATM6', 'Clan Ammo ATM-6 ER', 'Clan Ammo ATM-6 HE');
    const play = start({ phase: 'weapon', units: [{ at: '0101', facing: 3, design, ammo: [3, 9] }, { at: '0113' }] });
    const offered = [...options(play.state, 0, play.book)].flatMap(command => (command.type === 'declare' ? command.shots : []));
    expect(offered[0]).toEqual({ weapon: 0, target: 1, bin: 0 });
    const short = shoot(
      { units: [{ at: '0803', facing: 3, design: launcher('ISMML3', 'IS Ammo MML-3 SRM') }, { at: '0805', design: 'AS7-D' }, WITNESS] },
      0,
      ...HIT,
      6,
      6,
      ...times(ARM, 3),
      ...NEXT,
    );
    expect(eventsOf(short.events, 'located').map(({ struck }) => struck.damage)).toEqual([2, 2, 2]);
  });
});
