import type { Mount, Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import type { Command } from '../shape.ts';
import { unitAt } from '../state.ts';
import { armed, bin, gear, HIT, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, WITNESS } from '../testing/table.fixture.ts';

/** Everything strikes the right arm of a big target. */
const ARM = pair(3);
const times = (dice: readonly number[], count: number): readonly number[] => Array.from({ length: count }, () => dice).flat();
const shot = (design: Paper, ...dice: readonly number[]) => from(design, '0806', ...dice);
/** From the north edge at an Atlas in some hex, which is three hexes away where nobody says otherwise. */
const from = (design: Paper, label: string, ...dice: readonly number[]) =>
  shoot({ units: [{ at: '0803', facing: 3, design }, { at: label, design: 'AS7-D' }, WITNESS] }, 0, ...HIT, ...dice, ...NEXT);
const fired = (played: ReturnType<typeof shoot>) => eventsOf(played.events, 'fired')[0]!;
const groups = (played: ReturnType<typeof shoot>) => eventsOf(played.events, 'located').map(({ struck }) => struck.damage);

const IDLE = { blows: [], numbers: null, resolved: true } as const;
/** Several weapons of the first unit at the second; nobody else fires. */
function shootAll(units: readonly Placed[], weapons: readonly number[], ...dice: readonly number[]) {
  const play = start({ phase: 'weapon', units });
  play.does(NORTH, fire(0, 1, ...weapons));
  play.does(SOUTH, hold(1));
  return play.does(SOUTH, hold(2), ...dice);
}

const unjam = (unit: number, gun = 0): Command => ({ type: 'declare', unit, twist: 0, shots: [], orders: [{ do: 'unjam', weapon: gun }] });

const lrm10 = (ammo: string, ...more: readonly Mount[]) => armed(weapon('LRM 10', 'RT'), bin(ammo, 'LT', 12), ...more);

describe('what changes the roll on the cluster table', () => {
  /** The row of a roll of seven. */
  const row = (design: Paper, lots: number, label = '0806') =>
    fired(from(design, label, ...pair(7), ...times(ARM, lots))).cluster!.row.total;
  const guided = (item: string, ammo: string) => lrm10(ammo, gear(item, 'RT'));
  rule('TW-cluster-mods#1', 'Artemis IV adds two, Artemis V three, its prototype one, and what is built into an ATM two', () => {
    expect(row(lrm10('IS Ammo LRM-10'), 2)).toBe(7);
    expect(row(guided('ISArtemisIV', 'IS Ammo LRM-10 Artemis-capable'), 2)).toBe(9);
    expect(row(guided('ISArtemisIVProto', 'IS Ammo LRM-10 Artemis-capable'), 2)).toBe(8);
    const five = armed(weapon('CLLRM10', 'RT'), gear('CLArtemisV', 'RT'), bin('Clan Ammo LRM-10 (Clan) Artemis V-capable', 'LT', 12));
    expect(row(five, 2)).toBe(10);
    expect(row(armed(weapon('CLATM6', 'RT'), bin('Clan Ammo ATM-6', 'LT', 10)), 2)).toBe(9);
  });
  const beacon = { kind: 'homing', seat: NORTH, at: 'RA' } as const;
  /** The row of a salvo of ten at a unit with a beacon that has rolled a seven. */
  const called = (design: Paper, target: Partial<Placed>, ...more: readonly Placed[]) => {
    const units = [
      { at: '0801', facing: 3, design } as const,
      { at: '0808', design: 'AS7-D', strike: IDLE, ...target } as Placed,
      WITNESS,
      ...more,
    ];
    return fired(
      shoot({ units, ...(more.length > 0 ? { ground: { '0804': 'C' } } : {}) }, 0, ...HIT, ...pair(7), ...times(ARM, 2), ...NEXT),
    ).cluster!.row.total;
  };
  rule('TW-cluster-mods#2', 'a homing pod of either make adds two for missiles that follow it', () => {
    const seekers = lrm10('IS Ammo LRM-10 Narc-capable');
    expect(called(seekers, {})).toBe(7);
    expect(called(seekers, { pods: [beacon] })).toBe(9);
    expect(called(seekers, { pods: [{ ...beacon, improved: true }] })).toBe(9);
    expect(called(seekers, { pods: [{ ...beacon, kind: 'haywire' }] })).toBe(7);
    expect(called(lrm10('IS Ammo LRM-10'), { pods: [beacon] })).toBe(7);
  });
  rule('TW-cluster-mods#3', 'a beacon and Artemis do not add up, and indirect fire gets nothing from a beacon', () => {
    const both = lrm10('IS Ammo LRM-10 Narc-capable', gear('ISArtemisIV', 'RT'));
    expect(called(both, { pods: [beacon] })).toBe(9);
    const spotter: Placed = { at: '1208', seat: NORTH, design: 'LCT-1V', fire: { shots: [], spots: 1, numbers: null, resolved: true } };
    expect(called(lrm10('IS Ammo LRM-10 Narc-capable'), { pods: [beacon] }, spotter)).toBe(7);
  });
  const shielded = armed(weapon('ISAntiMissileSystem', 'CT'), bin('ISAMS Ammo', 'CT', 12));
  const against = (design: Paper, more: Partial<Placed>, ...dice: readonly number[]) =>
    shoot(
      { units: [{ at: '0803', facing: 3, design }, { at: '0806', design: shielded, ...more } as Placed, WITNESS] },
      0,
      ...HIT,
      ...dice,
      ...NEXT,
    );
  rule('TW-cluster-mods#4', 'an anti-missile system takes four off', () => {
    expect(fired(against(lrm10('IS Ammo LRM-10'), {}, ...pair(7), ...ARM)).cluster!.row.total).toBe(3);
  });
  rule('TW-ams#3', 'it takes four off, uses a shot and heats its bearer', () => {
    const { play, events } = against(lrm10('IS Ammo LRM-10'), {}, ...pair(9), ...ARM, ...ARM);
    expect(fired({ play, events }).cluster).toMatchObject({ row: { total: 5 }, hits: 6 });
    expect(unitAt(play.state, 1).ammo).toEqual([11]);
    expect(eventsOf(events, 'pointDefense')).toMatchObject([{ unit: 1, weapon: 0, bin: 0, heat: 1 }]);
    const dry = against(lrm10('IS Ammo LRM-10'), { ammo: [0] }, ...pair(9), ...ARM, ...ARM);
    expect(fired(dry).cluster!.row.total).toBe(9);
  });
  rule('TW-ams#2', 'only against what comes from its arc', () => {
    expect(fired(against(lrm10('IS Ammo LRM-10'), { facing: 3 }, ...pair(7), ...ARM, ...ARM)).cluster!.row.total).toBe(7);
    expect(fired(against(lrm10('IS Ammo LRM-10'), { facing: 1 }, ...pair(7), ...ARM)).cluster!.row.total).toBe(3);
  });
  rule('TW-ams#1', 'against one salvo a turn, and only in defence of its own machine', () => {
    const twice = armed(weapon('LRM 10', 'RT'), weapon('LRM 10', 'LT'), bin('IS Ammo LRM-10', 'LT', 12));
    const units: readonly Placed[] = [{ at: '0803', facing: 3, design: twice }, { at: '0806', design: shielded }, WITNESS];
    const both = shootAll(units, [0, 1], ...HIT, ...pair(7), ...ARM, ...HIT, ...pair(7), ...ARM, ...ARM, ...NEXT);
    expect(eventsOf(both, 'fired').map(({ cluster }) => cluster!.row.total)).toEqual([3, 7]);
    const friend: readonly Placed[] = [
      { at: '0803', facing: 3, design: lrm10('IS Ammo LRM-10') },
      { at: '0806', design: 'AS7-D' },
      { at: '0807', design: shielded },
    ];
    expect(eventsOf(shootAll(friend, [0], ...HIT, ...pair(7), ...ARM, ...ARM, ...NEXT), 'pointDefense')).toEqual([]);
  });
  rule('TW-ams#4', 'a die of one to three shoots a single large missile down', () => {
    const bolt = armed(weapon('Thunderbolt 10', 'RT'), bin('IS Ammo Thunderbolt-10', 'LT', 6));
    const narc = armed(weapon('ISNarcBeacon', 'RT'), bin('ISNarc Pods', 'LT', 6));
    const down = against(bolt, {}, 3);
    expect(eventsOf(down.events, 'located')).toEqual([]);
    expect(unitAt(down.play.state, 1).ammo).toEqual([11]);
    expect(groups(against(bolt, {}, 4, ...ARM))).toEqual([10]);
    expect(unitAt(against(narc, { strike: IDLE }, 3).play.state, 1).pods).toBeUndefined();
    expect(unitAt(against(narc, { strike: IDLE }, 4, ...ARM).play.state, 1).pods).toHaveLength(1);
  });
  rule('TW-streak#3', 'against a Streak it counts as a seven', () => {
    const streak = armed(weapon('ISStreakSRM6', 'RT'), bin('IS Streak SRM 6 Ammo', 'LT', 15));
    expect(fired(against(streak, {}, ...times(ARM, 4))).cluster).toMatchObject({ roll: null, row: { total: 7 }, hits: 4 });
    expect(fired(against(streak, { ammo: [0] }, ...times(ARM, 6))).cluster).toMatchObject({ row: { total: 11 }, hits: 6 });
  });
  rule('TW-cluster-mods#5', 'Apollo takes one off', () => {
    const mrm = (...more: readonly Mount[]) => armed(weapon('MRM 10', 'RT'), bin('IS MRM 10 Ammo', 'LT', 10), ...more);
    expect([row(mrm(), 2), row(mrm(gear('ISApollo', 'RT')), 2)]).toEqual([7, 6]);
  });
  rule('TW-cluster-mods#6', 'a hyper-assault rifle has two more at short and two less at long range', () => {
    const hag = armed(weapon('CLHAG20', 'RT'), bin('Hyper-Assault Gauss Rifle/20 Ammo', 'LT', 6));
    // Short to eight, medium to sixteen, long to twenty-four hexes.
    expect([row(hag, 4, '0806'), row(hag, 3, '0815'), row(hag, 3, '1617')]).toEqual([9, 7, 5]);
  });
});

describe('how a salvo strikes', () => {
  const of = (item: string, ammo: string, count = 10) => armed(weapon(item, 'RT'), bin(ammo, 'LT', count));
  rule('TW-cluster-group#1', 'missiles that fly far, rockets and hyper-assault rounds come in fives, the rest last', () => {
    expect(groups(shot(of('LRM 15', 'IS Ammo LRM-15'), ...pair(9), ...times(ARM, 3)))).toEqual([5, 5, 2]);
    expect(groups(shot(of('MRM 10', 'IS MRM 10 Ammo'), ...pair(9), ...times(ARM, 2)))).toEqual([5, 3]);
    expect(groups(shot(armed(weapon('RL10', 'RT')), ...pair(9), ...times(ARM, 2)))).toEqual([5, 3]);
    expect(groups(shot(of('CLStreakLRM15', 'Clan Streak LRM 15 Ammo'), ...times(ARM, 3)))).toEqual([5, 5, 5]);
    // Six by a nine with what is built in is an eleven: six missiles of two points.
    expect(groups(shot(of('CLATM6', 'Clan Ammo ATM-6'), ...pair(9), ...times(ARM, 3)))).toEqual([5, 5, 2]);
    expect(groups(shot(of('CLHAG20', 'Hyper-Assault Gauss Rifle/20 Ammo'), ...pair(5), ...times(ARM, 3)))).toEqual([5, 5, 2]);
  });
  rule('TW-cluster-group#2', 'each short-range missile strikes alone for two', () => {
    expect(groups(shot(of('SRM 6', 'IS Ammo SRM-6'), ...pair(7), ...times(ARM, 4)))).toEqual([2, 2, 2, 2]);
  });
  rule('TW-cluster-group#3', 'pellets strike one by one for a point', () => {
    expect(groups(shot(of('ISLBXAC10', 'IS LB 10-X Cluster Ammo'), ...pair(7), ...times(ARM, 6)))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(groups(shot(of('ISSBGR', 'Silver Bullet Gauss Ammo'), ...pair(4), ...times(ARM, 6)))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(groups(shot(of('ISLBXAC10', 'IS LB 10-X AC Ammo'), ...ARM))).toEqual([10]);
  });
  const ultra = of('ISUltraAC5', 'IS Ultra AC/5 Ammo', 20);
  const rotary = of('ISRotaryAC5', 'ISRotaryAC5 Ammo', 20);
  const rate = (design: Paper, many: number, ...dice: readonly number[]) =>
    shoot(
      { units: [{ at: '0803', facing: 3, design }, { at: '0806', design: 'AS7-D' }, WITNESS] },
      many === 1 ? 0 : { weapon: 0, rate: many },
      ...dice,
      ...NEXT,
    );
  rule('TW-cluster-group#4', 'each shot of a fast autocannon strikes alone with all its damage', () => {
    expect(groups(rate(ultra, 2, ...HIT, ...pair(8), ...times(ARM, 2)))).toEqual([5, 5]);
    expect(groups(rate(rotary, 4, ...HIT, ...pair(7), ...times(ARM, 3)))).toEqual([5, 5, 5]);
  });
  rule('TW-cluster-group#5', 'a Thunderbolt is one blow', () => {
    expect(groups(shot(of('Thunderbolt 15', 'IS Ammo Thunderbolt-15'), ...ARM))).toEqual([15]);
  });
  rule('TW-cluster-group#6', 'a launcher for both kinds strikes as what it is loaded with', () => {
    expect(groups(shot(of('ISMML9', 'IS Ammo MML-9 LRM'), ...pair(7), ...ARM))).toEqual([5]);
    expect(groups(shot(of('ISMML9', 'IS Ammo MML-9 SRM'), ...pair(7), ...times(ARM, 5)))).toEqual([2, 2, 2, 2, 2]);
  });
  rule('TW-cluster-group#7', 'each lot has a place of its own', () => {
    const { events } = shot(of('LRM 15', 'IS Ammo LRM-15'), ...pair(9), ...pair(3), ...pair(6), ...pair(11));
    expect(eventsOf(events, 'located').map(({ struck }) => struck.location)).toEqual(['RA', 'RT', 'LA']);
  });
  const streak = of('ISStreakSRM6', 'IS Streak SRM 6 Ammo', 15);
  rule('TW-streak#1', 'a Streak that misses costs nothing', () => {
    const miss = rate(streak, 1, 1, 1);
    expect(fired(miss)).toMatchObject({ result: 'miss', heat: 0, shots: 0 });
    expect(unitAt(miss.play.state, 0).ammo).toEqual([15]);
    expect(fired(rate(of('SRM 6', 'IS Ammo SRM-6'), 1, 1, 1))).toMatchObject({ result: 'miss', heat: 4, shots: 1 });
  });
  rule('TW-streak#2', 'and one that hits hits with all', () => {
    const hit = rate(streak, 1, ...HIT, ...times(ARM, 6));
    expect(fired(hit)).toMatchObject({ cluster: { roll: null, hits: 6 }, heat: 4, shots: 1 });
  });

  rule('TW-ultra#1', 'an Ultra autocannon fires once or twice, for one roll', () => {
    expect(groups(rate(ultra, 1, ...HIT, ...ARM))).toEqual([5]);
    expect(eventsOf(rate(ultra, 2, ...HIT, ...pair(8), ...ARM, ...ARM).events, 'fired')).toHaveLength(1);
    expect(() => rate(ultra, 3, ...HIT)).toThrow(/TW-house-rates/);
  });
  rule('TW-ultra#2', 'a second column says how many strike', () => {
    expect(fired(rate(ultra, 2, ...HIT, ...pair(7), ...ARM)).cluster).toMatchObject({ size: 2, hits: 1 });
    expect(fired(rate(ultra, 2, ...HIT, ...pair(8), ...ARM, ...ARM)).cluster).toMatchObject({ size: 2, hits: 2 });
  });
  rule('TW-ultra#3', 'twice is twice the heat and two shots', () => {
    const [one, two] = [rate(ultra, 1, 1, 2), rate(ultra, 2, 1, 2)];
    expect([fired(one), fired(two)]).toMatchObject([
      { heat: 1, shots: 1 },
      { heat: 2, shots: 2 },
    ]);
    expect([unitAt(one.play.state, 0).ammo, unitAt(two.play.state, 0).ammo]).toEqual([[19], [18]]);
  });
  rule('TW-ultra#4', 'a two at double rate jams it for good', () => {
    expect(unitAt(rate(ultra, 2, 1, 2).play.state, 0).jammed).toEqual([]);
    const { play } = rate(ultra, 2, 1, 1);
    expect(unitAt(play.state, 0).jammed).toEqual([0]);
    const later = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: ultra, jammed: [0] }, { at: '0806' }, WITNESS] });
    expect(later.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toEqual(['TW-house-working']);
    expect(later.book.check(later.state as never, unjam(0), NORTH).length).toBeGreaterThan(0);
  });
  rule('TW-ultra#5', 'single shots never jam it', () => expect(unitAt(rate(ultra, 1, 1, 1).play.state, 0).jammed).toEqual([]));

  rule('TW-rac#1', 'a rotary autocannon fires one to six shots and rolls on their column', () => {
    for (const many of [2, 3, 4, 5, 6])
      expect(fired(rate(rotary, many, ...HIT, ...pair(2), ...times(ARM, many > 5 ? 2 : 1))).cluster!.size).toBe(many);
    expect(fired(rate(rotary, 1, ...HIT, ...ARM)).cluster).toBeNull();
    expect(() => rate(rotary, 7, ...HIT)).toThrow(/TW-house-rates/);
  });
  rule('TW-rac#2', 'each shot costs ammunition and heat', () => {
    const played = rate(rotary, 5, 3, 3, ...pair(2), ...ARM);
    expect(fired(played)).toMatchObject({ heat: 5, shots: 5 });
    expect(unitAt(played.play.state, 0).ammo).toEqual([15]);
  });
  rule('TW-rac#3', 'the faster the sooner it jams', () => {
    /** Gunnery so low that a low roll still hits: the roll and what it does to the gun are two things. */
    const jams = (many: number, total: number) => unitAt(rate(rotary, many, ...pair(total)).play.state, 0).jammed.length;
    expect([jams(2, 2), jams(2, 3), jams(3, 2), jams(3, 3)]).toEqual([1, 0, 1, 0]);
    const low = (many: number, total: number) =>
      unitAt(
        shoot(
          { units: [{ at: '0803', facing: 3, design: rotary, gunnery: 6 }, { at: '0806', design: 'AS7-D' }, WITNESS] },
          { weapon: 0, rate: many },
          ...pair(total),
          ...NEXT,
        ).play.state,
        0,
      ).jammed.length;
    expect([low(4, 3), low(4, 4), low(5, 3), low(5, 4), low(6, 4), low(6, 5)]).toEqual([1, 0, 1, 0, 1, 0]);
  });
  rule('TW-rac#4', 'single shots never jam it', () => expect(unitAt(rate(rotary, 1, 1, 1).play.state, 0).jammed).toEqual([]));
  const stuck = (more: Partial<Placed> = {}) =>
    start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3, design: rotary, jammed: [0], gunnery: 4, ...more }, { at: '0806' }, WITNESS],
    });
  const refused = (play: ReturnType<typeof stuck>, command: Command) =>
    play.book.check(play.state as never, command, NORTH).map(one => one.rule);
  rule('TW-rac#5', 'a turn without attacks, at a walk at most, and a Gunnery roll at three more clear it', () => {
    const clear = (...roll: readonly number[]) => {
      const play = stuck({ moved: ['walk', 2] });
      expect([...options(play.state, NORTH, play.book)]).toContainEqual(unjam(0));
      play.does(NORTH, unjam(0));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), ...roll, ...NEXT);
      return unitAt(play.state, 0).jammed;
    };
    expect([clear(...pair(7)), clear(...pair(6))]).toEqual([[], [0]]);
    for (const mode of ['run', 'jump'] as const) expect(refused(stuck({ moved: [mode, 2] }), unjam(0))).toEqual(['TW-rac']);
    const both = armed(weapon('ISRotaryAC5', 'RT'), weapon('Medium Laser', 'RA'), bin('ISRotaryAC5 Ammo', 'LT', 20));
    expect(refused(stuck({ design: both }), { ...unjam(0), shots: [{ weapon: 1, target: 1 }] } as Command)).toEqual(['TW-rac']);
    expect(refused(stuck({ jammed: [] }), unjam(0))).toEqual(['TW-rac']);
    const near = start({
      phase: 'physical',
      units: [
        {
          at: '0803',
          facing: 3,
          design: rotary,
          jammed: [0],
          fire: { shots: [], spots: null, numbers: null, resolved: true, orders: [{ do: 'unjam', weapon: 0 }] },
        },
        { at: '0804' },
      ],
    });
    expect(refused(near, strike(0, { kind: 'punch', arm: 'RA', target: 1 }))).toEqual(['TW-rac']);
  });
});
