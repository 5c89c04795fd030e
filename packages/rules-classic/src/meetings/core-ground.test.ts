import { describe, expect, test } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, weapon } from '../testing/armed.fixture.ts';
import { aimed, alone, barred, built, duel, HIT, MISS, objections, termed } from '../testing/core.fixture.ts';
import {
  clearBut,
  eventsOf,
  fire,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  strike,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const TANK = 'Vedette Medium Tank';
const SILENT = { shots: [], spots: null, numbers: null, resolved: true } as const;
const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };

describe('where core rules meet on the ground', () => {
  test('prone × partial cover × adjacent: whoever lies is not covered, two easier from beside and one harder from afar', () => {
    const near = {
      units: [{ at: '0808', facing: 3, design: armed(weapon('Medium Laser')), gunnery: 6 }, { at: '0809', prone: true }, WITNESS],
    } as const;
    expect(termed({ ...near, board: built({ '0809': { level: 0 } }) })).toEqual({ 'TW-tohit-base': 6, 'TW-th-tproneadj': -2 });
    // A hill of one level hides whoever lies behind it altogether.
    expect(barred(duel({}, { prone: true }, { '0810': '1' }), fire(0, 1, 0))).toContain('TW-los-block-hill');
    expect(aimed(duel({}, {}, { '0810': '1' })).total).toBe(5);
  });
  test('prone × water × cover: in depth 1 whoever lies is under water and out of sight', () => {
    expect(barred(duel({}, { prone: true }, { '0811': '~' }), fire(0, 1, 0))).not.toEqual([]);
    expect(termed(duel({}, {}, { '0811': '~' }))).toMatchObject({ 'TW-th-cover': 1 });
  });
  test('jumping × water × damaged leg: one landing asks for the water and for the leg', () => {
    const play = alone({ hits: { LL: [3] } }, { '0810': '~' });
    const rolls = eventsOf(play.does(NORTH, jump(0, '0810', 3), ...HIT, ...HIT), 'piloted').map(({ cause, number }) => [
      cause,
      number.total,
    ]);
    // Piloting 5 and a foot; water is one easier.
    expect(rolls.toSorted()).toEqual([
      ['jumpDamaged', 6],
      ['water', 5],
    ]);
  });
  test('jumping × water × fall: a failed landing is a fall in the water, at half the damage', () => {
    const jumper = alone({}, { '0810': '~' });
    const events = jumper.does(NORTH, jump(0, '0810', 3), ...MISS, 1, ...pair(7), ...HIT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ levels: 0, damage: 3 });
    expect(unitAt(jumper.state, 0).prone).toBe(true);
  });
  test('running × damaged gyro × rubble: the roll for running and the roll for the ground', () => {
    const play = alone({ hits: { CT: [3] } }, { '0809': 'x' });
    expect(eventsOf(play.does(NORTH, run(0, 'F'), ...HIT, ...HIT), 'piloted').map(({ cause, number }) => [cause, number.total])).toEqual([
      ['runDamaged', 8],
      ['rubble', 8],
    ]);
  });
  test('minimum move × water: a slow machine does not shuffle into a lake at a run', () => {
    expect(objections(alone({ design: 'AWS-8Q', heat: 10 }, { '0809': '~' }), run(0, 'F'))).not.toEqual([]);
  });
  test('stacking × enemies × passing: a tank that drives under a machine of the enemy stops there, and may leave next turn', () => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3, design: TANK },
      { at: '0809', moved: ['stand', 0] },
      { at: '0117', moved: ['stand', 0] },
    ];
    expect(objections(start({ units }), walk(0, 'FF'))).toContain('TW-move-enemy');
    const play = start({ units });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).at).toEqual(unitAt(play.state, 1).at);
    expect(objections(start({ units: [{ at: '0809', facing: 3, design: TANK }, ...units.slice(1)] }), walk(0, 'FF'))).toEqual([]);
  });
  test('stacking × own hex × fire × kick: machines in one hex do not fire at each other, but a foot finds the tank', () => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3 },
      { at: '0808', design: TANK },
      { ...WITNESS, fire: SILENT },
    ];
    expect(barred({ phase: 'weapon', units }, fire(0, 1, 0))).not.toEqual([]);
    const play = start({ phase: 'physical', units: [units[0]!, units[1]!, IDLE] });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    const events = play.does(SOUTH, strike(1), ...HIT, 4, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'located')[0]!.side).toBe('rear');
  });
  test('skid × friend × stacking: whoever slides into a friend collides with it', () => {
    const street = Object.fromEntries(['0803', '0804', '0805', '0806', '0705'].map(label => [label, 'p']));
    const play = start({
      units: [{ at: '0803', facing: 3 }, { at: '0117' }, { at: '0806', seat: NORTH, moved: ['walk', 0] }],
      ground: street,
    });
    const events = play.does(NORTH, run(0, 'FFRF'), ...MISS, 1, ...pair(7), ...pair(7), ...HIT, ...MISS);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ blow: { kind: 'charge', target: 2 }, hit: false });
  });
  test('woods × height × level: a helicopter above the trees is not in them, on the ground among them it is not allowed', () => {
    const design = 'Warrior Attack Helicopter H-7';
    expect(termed(duel({}, { design, elevation: 3 }, { '0811': 'h' }))['TW-th-twoods']).toBeUndefined();
    expect(objections(alone({ design, elevation: 3 }, { '0808': 'h' }), walk(0, '-'))).not.toEqual([]);
  });
  test('building × cover × absorb: a machine in a low house is harder to hit, its legs are safe, and the walls take their tenth', () => {
    const board = clearBut({ '0811': [{ kind: 'building', level: 1, height: 1, cf: 60 }] });
    const position = { ...duel({}, { design: 'LCT-1V' }), board };
    expect(aimed(position).total).toBe(5);
    const { events } = shoot(position, 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ armor: 4 });
  });
  test('building × overload × two tanks: what one tank may enter two bring down', () => {
    const board = clearBut({ '0809': [{ kind: 'building', level: 2, height: 2, cf: 60 }] });
    const units: readonly Placed[] = [
      { at: '0808', facing: 3, design: TANK },
      { at: '0117', moved: ['stand', 0] },
      { at: '0809', seat: NORTH, design: TANK, moved: ['stand', 0] },
    ];
    const play = start({ units, board });
    const events = play.does(NORTH, walk(0, 'F'), ...HIT, ...pair(7), ...pair(7), ...pair(7));
    expect(eventsOf(events, 'battered').at(-1)).toMatchObject({ factor: 0 });
  });
});
