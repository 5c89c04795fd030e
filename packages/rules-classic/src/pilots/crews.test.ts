import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command, Wear } from '../shape.ts';
import { unitAt } from '../state.ts';
import { alone, objections, psr } from '../testing/core.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const VEDETTE = 'Vedette Medium Tank';

describe('MechWarriors', () => {
  rule('TW-pilot-hits#2', 'a failed roll after a fall is a hit', () => {
    // Seven damage of a fall in two lots, then the roll of the pilot.
    const fall = (...roll: readonly number[]) => {
      const play = alone({}, { '0809': 'x' });
      return eventsOf(play.does(NORTH, walk(0, 'F'), 1, 1, 1, ...pair(7), ...pair(7), ...roll), 'pilotHit').map(one => one.hits);
    };
    expect([fall(...pair(5)), fall(...pair(4), ...HIT)]).toEqual([[], [1]]);
  });
  rule('TW-conscious#2', 'who fails is out from the end of the phase', () => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0808', design: 'HBK-4G', facing: 0 }, WITNESS];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, fire(1, 0, 0));
    // The head is struck and the pilot faints, yet what was declared is fired; at the end of the turn he does not wake.
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(12), 1, 1, ...HIT, ...pair(3), 1, 1, ...NEXT);
    expect(eventsOf(events, 'fired').map(({ unit }) => unit)).toEqual([0, 1]);
    expect(unitAt(play.state, 1).pilot).toMatchObject({ hits: 1, awake: false });
  });
  const scene = (unit: Partial<Placed>) =>
    start({ phase: 'weapon', units: [{ at: '0808', ...unit } as Placed, { at: '0117' }, { at: '0101', seat: NORTH }] });
  const ejects = (unit: Partial<Placed>, ...dice: readonly number[]) => {
    const play = scene(unit);
    play.does(NORTH, { ...hold(0), eject: true } as Command);
    play.does(SOUTH, hold(1));
    return { play, events: play.does(NORTH, hold(2), ...dice, ...NEXT) };
  };
  rule('TW-eject#1', 'he leaves at the end of the turn, by a roll', () => {
    const { play, events } = ejects({}, ...pair(5));
    expect(eventsOf(events, 'piloted')).toMatchObject([{ cause: 'eject', number: { total: 5 }, ok: true }]);
    expect(unitAt(play.state, 0)).toMatchObject({ fate: 'destroyed', pilot: { hits: 0 } });
    expect(objections(scene({ awake: false }), { ...hold(0), eject: true } as Command)).toContain('TW-eject');
  });
  rule('TW-eject#2', 'a failure is a hit for every two points', () => {
    const hits = (piloting: number, total: number, rolls: number) =>
      unitAt(ejects({ piloting }, ...pair(total), ...Array.from({ length: rolls }, () => HIT).flat()).play.state, 0).pilot.hits;
    expect([hits(5, 4, 0), hits(5, 3, 1), hits(5, 2, 1), hits(6, 2, 2)]).toEqual([0, 1, 1, 2]);
  });
});

describe('crews that drive', () => {
  const fresh: Wear = unitAt(start({ units: [{ at: '0101', design: VEDETTE }, { at: '1617' }] }).state, 0).wear!;
  const tank = (more: Partial<Placed> = {}, ground = {}) => alone({ design: VEDETTE, ...more }, ground);
  rule('TW-veh-move#1', 'cruising or flanking, and backwards only at a cruise', () => {
    expect([objections(tank(), walk(0, 'FFFFF')), objections(tank(), run(0, 'FFFFFFFF')), objections(tank(), walk(0, 'BB'))]).toEqual([
      [],
      [],
      [],
    ]);
    expect(
      [
        objections(tank(), walk(0, 'FFFFFF')).length,
        objections(tank(), run(0, 'FFFFFFFFF')).length,
        objections(tank(), run(0, 'BB')).length,
      ].every(Boolean),
    ).toBe(true);
  });
  rule('TW-veh-move#2', 'no torso, no lying down, no blows but a charge', () => {
    expect(objections(tank(), walk(0, 'D'))).not.toEqual([]);
    const guns = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: VEDETTE }, { at: '0809' }] });
    expect(objections(guns, { ...hold(0), twist: 1 } as Command)).not.toEqual([]);
    const near = start({ phase: 'physical', units: [{ at: '0805', facing: 3, design: VEDETTE }, { at: '0806' }] });
    for (const blow of [
      { kind: 'punch', arm: 'RA', target: 1 },
      { kind: 'kick', leg: 'RL', target: 1 },
      { kind: 'push', target: 1 },
    ] as const)
      expect(objections(near, strike(0, blow))).not.toEqual([]);
    const rams = start({
      units: [
        { at: '0801', facing: 3, design: VEDETTE },
        { at: '0805', moved: ['stand', 0] },
        { at: '0117', moved: ['stand', 0] },
      ],
    });
    expect(objections(rams, { ...run(0, 'FFF'), charge: 1 } as Command)).toEqual([]);
  });
  rule('TW-veh-move#3', 'a turret turns for nothing', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: VEDETTE, moved: ['run', 8] }, { at: '0117' }] });
    play.does(NORTH, { ...hold(0), turret: 2 } as Command);
    expect(unitAt(play.state, 0).wear!.turret).toBe(2);
  });
  rule('TW-veh-driving#1', 'skill, motive damage, two for the driver and one for the commander', () => {
    const drives = (wear: Partial<Wear>) => psr({ design: VEDETTE, wear: { ...fresh, ...wear } }, 'sideslip');
    expect(drives({}).total).toBe(5);
    expect(termsOf(drives({ motive: ['heavy'], driver: true, commander: true }))['TW-veh-driving']).toBe(6);
    expect([drives({ driver: true }).total, drives({ commander: true }).total, drives({ motive: ['minor'] }).total]).toEqual([7, 6, 6]);
  });
  rule('TW-veh-driving#2', 'whoever fails slides, and never falls', () => {
    const paved = Object.fromEntries(['0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810'].map(label => [label, 'p']));
    const play = alone({ at: '0803', design: VEDETTE }, paved);
    const events = play.does(NORTH, run(0, 'FFFLF'), 1, 1, ...pair(2), ...pair(7), ...pair(7));
    expect(eventsOf(events, 'piloted')).toMatchObject([{ cause: 'skid', ok: false }]);
    expect([eventsOf(events, 'fell'), unitAt(play.state, 0).prone]).toEqual([[], false]);
  });
});
