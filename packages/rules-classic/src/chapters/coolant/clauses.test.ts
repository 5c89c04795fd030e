import { boardOf, terrainAt } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { at, clearBut, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, termsOf } from '../../testing/table.fixture.ts';

describe('coolant trucks', () => {
  const rules = ['TOE-coolant-failure-mechs-only', 'TOE-coolant-truck-failure-removal'] as const;
  const truck = (label: string, seat: number = NORTH): Placed => ({
    at: label,
    seat,
    design: 'Coolant Truck (Tracked)',
    moved: ['stand', 0],
  });
  const hook = { type: 'move', unit: 0, mode: 'stand', task: 'hook' } as const;
  const after = (leak: number) => {
    const play = start({ units: [{ at: '0805', condition: { leak } }, { at: '0117', moved: ['stand', 0] }, truck('0806')], rules });
    play.does(NORTH, hook);
    const during = unitAt(play.state, 0).condition;
    play.does(NORTH, hold(0));
    play.does(NORTH, hold(2));
    play.does(SOUTH, hold(1), ...NEXT);
    return [during?.leak, unitAt(play.state, 0).condition?.leak];
  };
  rule('TOE-coolant-truck-failure-removal#1', 'two points of lost cooling come back', () => {
    expect([3, 2, 1].map(leak => after(leak)[1])).toEqual([1, undefined, undefined]);
  });
  rule('TOE-coolant-truck-failure-removal#2', 'to who stays beside a truck of its side, in the end phase', () => {
    expect(after(3)).toEqual([3, 1]);
    const refused = (one: Placed) =>
      start({ units: [{ at: '0805', condition: { leak: 3 } }, { at: '0117' }, one], rules })
        .refuses(NORTH, hook)
        .map(({ rule: id }) => id);
    expect([refused(truck('0808')), refused(truck('0806', SOUTH))]).toEqual([
      ['TOE-coolant-truck-failure-removal'],
      ['TOE-coolant-truck-failure-removal'],
    ]);
  });
});

describe('coolant on fire', () => {
  const rules: readonly RuleId[] = ['TOE-house-munitions', 'TOE-coolant-ammo', 'TOE-coolant-shot-fires'];
  const hose: Paper = {
    ...find('GRF-1N')!,
    mounts: [
      { kind: 'weapon', item: 'Heavy Flamer', at: 'RA' },
      { kind: 'ammo', item: 'Coolant Heavy Flamer Ammo', at: 'RT', shots: 10 },
    ],
  };
  const fires = (level: number, ...dice: readonly number[]) => {
    const board = clearBut({
      '0806': [
        { kind: 'woods', level: 1 },
        { kind: 'fire', level },
      ],
    });
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: hose }, { at: '0117' }], board, rules });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'douse' }] });
    const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
    return { events, burns: terrainAt(boardOf(play.state.board), at('0806'), 'fire') !== undefined };
  };
  rule('TOE-coolant-shot-fires#1', 'at a burning hex, at burning walls, and at who stands in a fire', () => {
    const [hex] = eventsOf(fires(1, ...pair(4)).events, 'wallFired');
    expect(termsOf(hex!.toHit)['TW-th-immobile']).toBe(-4);
    const walls = (...dice: readonly number[]) => {
      const house = clearBut({
        '0806': [
          { kind: 'building', level: 1, height: 1, cf: 15 },
          { kind: 'fire', level: 1 },
        ],
      });
      const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: hose }, { at: '0117' }], board: house, rules });
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'douse' }] });
      play.does(SOUTH, hold(1), ...dice, ...NEXT);
      const left = boardOf(play.state.board);
      return [terrainAt(left, at('0806'), 'fire') !== undefined, terrainAt(left, at('0806'), 'building')?.cf];
    };
    // Walls that go on burning lose two points at the end of the turn; the coolant itself costs them nothing.
    expect([walls(...pair(3)), walls(...pair(4))]).toEqual([
      [true, 13],
      [false, 15],
    ]);
    const standing = (level: number, ...dice: readonly number[]) => {
      const board = clearBut({ '0806': [{ kind: 'fire', level }] });
      const units: readonly Placed[] = [{ at: '0805', facing: 3, design: hose, gunnery: 3 }, { at: '0806' }, { at: '0117' }];
      const play = start({ phase: 'weapon', units, board, rules });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), ...dice);
      return terrainAt(boardOf(play.state.board), at('0806'), 'fire') !== undefined;
    };
    expect([standing(1, 6, 6, ...pair(3)), standing(1, 6, 6, ...pair(4)), standing(2, 6, 6, ...pair(11)), standing(1, 1, 1)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
  rule('TOE-coolant-shot-fires#2', 'four or more puts a fire out', () => {
    expect([fires(1, ...pair(3)).burns, fires(1, ...pair(4)).burns]).toEqual([true, false]);
    const [fired] = eventsOf(fires(1, ...pair(4)).events, 'wallFired');
    expect(termsOf(fired!.toHit)['TW-th-immobile']).toBe(-4);
  });
  rule('TOE-coolant-shot-fires#3', 'burning fuel only on a twelve', () => {
    expect([fires(2, ...pair(11)).burns, fires(2, ...pair(12)).burns]).toEqual([true, false]);
  });
});
