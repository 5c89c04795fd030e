import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../shape.ts';
import { unitAt } from '../state.ts';
import { objections } from '../testing/core.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const squad = find(SQUAD)!;
const HIT = [6, 6] as const;
const ARM = pair(3);

describe('squads', () => {
  const hits = (target: Partial<Placed>, gun: number, ...dice: readonly number[]) =>
    unitAt(
      shoot(
        { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: SQUAD, ...target }, WITNESS] },
        gun,
        ...HIT,
        ...dice,
        ...NEXT,
      ).play.state,
      1,
    );
  rule('TW-loc-ba#1', 'a die names the suit', () => {
    for (const die of [1, 2, 3, 4, 5]) expect(hits({}, 0, die).armor).toMatchObject({ [`S${die}`]: 5 });
  });
  rule('TW-loc-ba#2', 'those who are missing or dead are rolled for again', () => {
    expect(hits({}, 0, 6, 3).armor['S3']).toBe(5);
    expect(hits({ gone: ['S2'] }, 0, 2, 3).armor['S3']).toBe(5);
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', design: SQUAD, armor: { S2: 4 } },
      WITNESS,
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0, 1));
    play.does(SOUTH, hold(1));
    // The first beam kills the second suit; the second beam looks for another.
    play.does(SOUTH, hold(2), ...HIT, 2, ...HIT, 2, 4, ...NEXT);
    expect(unitAt(play.state, 1)).toMatchObject({ gone: ['S2'], armor: { S4: 5 } });
  });
  rule('TW-loc-ba#3', 'one suit takes a group, and what is left over is lost', () => {
    expect(hits({}, 2, 2)).toMatchObject({ gone: ['S2'], armor: { S1: 10, S3: 10, S4: 10, S5: 10 } });
  });
  rule('TW-is-ba#1', 'the first point beyond its armor kills', () => {
    expect(hits({ armor: { S1: 5 } }, 0, 1).gone).toEqual([]);
    expect(hits({ armor: { S1: 4 } }, 0, 1).gone).toEqual(['S1']);
  });
  const size = (design: string | Paper) =>
    Object.keys(unitAt(start({ units: [{ at: '0808', design }, { at: '0117' }] }).state, 0).structure).length;
  rule('TW-ba-squad#1', 'four suits of the Inner Sphere, five of the Clans, six of ComStar', () => {
    const six = { ...squad, squad: { ...squad.squad!, troopers: 6 } };
    expect([size('Sloth Battle Armor (Sqd4)'), size(SQUAD), size(six)]).toEqual([4, 5, 6]);
    const { events } = shoot(
      { units: [{ at: '0805', design: six }, { at: '0807', design: 'AS7-D' }, WITNESS] },
      0,
      ...HIT,
      ...pair(2),
      ...ARM,
      ...ARM,
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.cluster!.size).toBe(6);
  });
  rule('TW-ba-squad#2', 'each weapon at one target, in the own hex as well', () => {
    const units: readonly Placed[] = [{ at: '0805', design: SQUAD }, { at: '0805' }, { at: '0806', seat: SOUTH }];
    const play = start({ phase: 'weapon', units });
    expect(objections(play, fire(0, 1, 0))).toEqual([]);
    const split = {
      ...fire(0, 1),
      shots: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2 },
      ],
    } as Command;
    expect(objections(play, split)).toEqual([]);
    // But no weapon at two.
    const twice = { ...fire(0, 1), shots: [0, 0].map((weapon, i) => ({ weapon, target: i + 1 })) } as Command;
    expect(objections(play, twice)).not.toEqual([]);
  });
  rule('TW-ba-squad#3', 'on foot or by jump in a turn, and not both', () => {
    const play = () => start({ units: [{ at: '0808', facing: 3, design: SQUAD }, { at: '0117' }] });
    expect([objections(play(), walk(0, 'F')), objections(play(), jump(0, '0811'))]).toEqual([[], []]);
    expect([
      objections(play(), walk(0, 'FF')).length > 0,
      objections(play(), jump(0, '0812')).length > 0,
      objections(play(), run(0, 'F')).length > 0,
    ]).toEqual([true, true, true]);
  });
  const volley = (design: string | Paper, more: Partial<Placed>, gun: number, label: string, ...dice: readonly number[]) =>
    eventsOf(
      shoot({ units: [{ at: '0805', design, ...more }, { at: label, design: 'AS7-D' }, WITNESS] }, gun, ...HIT, ...dice, ...NEXT).events,
      'fired',
    )[0]!.cluster!;
  rule('TW-ba-fire#1', 'on the column of those who carry it, each hit by itself', () => {
    const { events } = shoot(
      { units: [{ at: '0805', design: SQUAD }, { at: '0807', design: 'AS7-D' }, WITNESS] },
      0,
      ...HIT,
      ...pair(7),
      ...ARM,
      ...ARM,
      ...ARM,
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size: 5, hits: 3 });
    expect(eventsOf(events, 'located').map(({ struck }) => struck.damage)).toEqual([3, 3, 3]);
  });
  rule('TW-ba-fire#2', 'missiles on the column of all of them', () => {
    const racks = {
      ...squad,
      mounts: [
        { kind: 'weapon' as const, item: 'CLBASRM2', at: 'Squad' },
        { kind: 'ammo' as const, item: 'BA-SRM2 Ammo', at: 'Squad', shots: 5 },
      ],
    };
    expect(volley(racks, {}, 0, '0807', ...pair(2), ...ARM, ...ARM, ...ARM).size).toBe(10);
  });
  rule('TW-ba-fire#3', 'the dead do not fire', () => {
    expect(volley(SQUAD, { gone: ['S1', 'S4'] }, 0, '0807', ...pair(2), ...ARM).size).toBe(3);
  });
});

describe('riders', () => {
  const OMNI: Paper = { ...find('GRF-1N')!, omni: true };
  const MOUNT = { type: 'move', unit: 1, mode: 'stand', task: 'ride' } as const;
  const side = (host: Partial<Placed>, more: Partial<Placed> = {}): readonly Placed[] => [
    { at: '0805', facing: 3, design: OMNI, seat: NORTH, ...host },
    { at: '0805', design: SQUAD, seat: NORTH, ...more },
    { at: '0815', seat: SOUTH },
  ];
  rule('TW-ba-mech#1', 'on what was built for it, and getting on or off is their move', () => {
    const play = start({ units: side({}) });
    play.does(NORTH, MOUNT);
    expect([unitAt(play.state, 0).bears, unitAt(play.state, 1).rides, unitAt(play.state, 1).moved!.done]).toEqual([1, 0, true]);
    for (const other of ['GRF-1N', 'Vedette Medium Tank'])
      expect(objections(start({ units: side({ design: other }) }), MOUNT)).toEqual(['TW-ba-mech']);
    const tank: Paper = { ...find('Vedette Medium Tank')!, omni: true };
    expect(objections(start({ units: side({ design: tank }) }), MOUNT)).toEqual([]);
    const off = start({ units: side({ bears: 1 }, { rides: 0 }) });
    expect(objections(off, walk(1, 'F'))).toContain('TW-ba-mech');
    off.does(NORTH, { ...MOUNT, task: 'alight' });
    expect([unitAt(off.state, 1).rides, unitAt(off.state, 1).moved!.done]).toEqual([undefined, true]);
  });
  const laden = (armor: number): readonly Placed[] => [
    { at: '0808' },
    { at: '0812', design: OMNI, bears: 2 },
    { at: '0812', design: SQUAD, rides: 1, armor: { S2: armor } },
  ];
  rule('TW-ba-mech#2', 'a five or six strikes the suit that sits there, and the rest goes on', () => {
    const struck = (die: number, armor = 10) =>
      eventsOf(shoot({ units: laden(armor) }, 0, ...HIT, ...pair(8), die, ...NEXT).events, 'damaged').map(
        ({ unit, location, armor: taken }) => [unit, location, taken],
      );
    expect([struck(4), struck(5), struck(6, 4)]).toEqual([
      [[1, 'LT', 10]],
      [[2, 'S2', 10]],
      [
        [2, 'S2', 4],
        [1, 'LT', 5],
      ],
    ]);
  });
  rule('TW-ba-mech#3', 'riders neither fire nor are fired at', () => {
    const play = start({ phase: 'weapon', units: laden(10) });
    expect(play.refuses(NORTH, fire(0, 2, 0)).map(one => one.rule)).toContain('TW-ba-mech');
    const own = start({ phase: 'weapon', units: side({ bears: 1 }, { rides: 0 }) });
    expect(objections(own, fire(1, 2, 0))).toContain('TW-ba-mech');
  });
});
