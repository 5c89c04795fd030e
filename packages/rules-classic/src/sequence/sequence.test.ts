import { hashOf, open, Rulebook, ScriptedDice } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { EDITIONS, ruleset } from '../ruleset.ts';
import { unitAt } from '../state.ts';
import { readSetup } from '../testing/setup.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, SOUTH, start, stay, stepsIn, strike } from '../testing/table.fixture.ts';
import { exchanges } from './order.ts';

const far = { units: [{ at: '0101' }, { at: '1617' }] } as const;

describe('a turn', () => {
  rule('TW-seq-phases', 'initiative, movement, weapons, blows, heat, end', () => {
    expect(start(far).book.order('turn')).toEqual(['initiative', 'movement', 'weapon', 'physical', 'heat', 'end']);
    const play = start(far);
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...NEXT);
    expect(eventsOf(events, 'phaseBegan').map(({ phase }) => phase)).toEqual(['physical', 'heat', 'end', 'initiative', 'movement']);
    expect(play.state).toMatchObject({ turn: 2, phase: 'movement', active: NORTH });
  });
  rule('TW-init-roll', 'the higher roll wins and a tie is rolled again', () => {
    const play = start({ ...far, phase: 'weapon' });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), 3, 3, 2, 4, 6, 6, 5, 6);
    expect(eventsOf(events, 'initiativeRolled').map(({ winner }) => winner)).toEqual([-1, 0]);
    expect(play.state).toMatchObject({ initiative: NORTH, active: SOUTH });
  });
  rule('TW-init-order', 'the loser acts first', () => expect(start(far).state.active).toBe(NORTH));
  rule('TW-init-unequal', 'the larger side acts with more units at a time', () => {
    const names = (loser: 0 | 1, counts: readonly [number, number]) =>
      exchanges(loser, counts)
        .map(seat => (seat === loser ? 'L' : 'W'))
        .join('');
    expect(names(0, [2, 5])).toBe('LWWLWWW');
    expect(names(0, [3, 4])).toBe('LWLWLWW');
    expect(names(0, [5, 2])).toBe('LLWLLLW');
    expect(names(1, [0, 3])).toBe('LLL');
  });
  rule('TW-init-inert', 'whoever cannot act still has its turn', () => {
    const play = start({ units: [{ at: '0101', shutDown: true }, { at: '1617' }] });
    expect(play.refuses(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: stepsIn('F') }).map(one => one.rule)).toContain(
      'TW-mode-list',
    );
    play.does(NORTH, stay(0));
  });
  rule('TW-fire-declare', 'everybody declares before anything is rolled', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0809' }] });
    expect(play.does(NORTH, fire(0, 1, 0)).map(({ type }) => type)).toEqual(['declared', 'called']);
    expect(play.refuses(NORTH, hold(0)).map(one => one.rule)).toContain('TW-fire-declare');
    expect(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')).toHaveLength(1);
  });
  rule('TW-fire-resolve', 'whoever is destroyed still fires what it has declared', () => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3 }, { at: '0809', armor: { HD: 1 }, structure: { HD: 1 } }, { at: '0117' }],
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, fire(1, 0, 0));
    // The head is hit: awake, no critical; then the doomed fires and hits the middle.
    const events = play.does(SOUTH, hold(2), 6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 3, 4, ...NEXT);
    expect(eventsOf(events, 'fired')).toHaveLength(2);
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
    expect(unitAt(play.state, 0).armor['CT']).toBe(10);
  });
  rule('TW-phys-declare', 'blows are declared after the weapons have spoken', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0809' }] });
    expect(play.refuses(NORTH, strike(0)).map(one => one.rule)).toContain('TW-phys-declare');
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    expect(play.state).toMatchObject({ phase: 'physical', active: NORTH });
    play.does(NORTH, strike(0));
  });
});

describe('the end', () => {
  test('comes with the last unit of a side', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', facing: 3 },
        { at: '0809', armor: { CT: 0 }, structure: { CT: 5 } },
      ],
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1), 6, 6, 3, 4, 1, 1);
    expect(play.state.result).toEqual({ winners: [NORTH], reason: 'last-standing' });
    expect(ruleset.awaiting(play.state)).toEqual([]);
  });
  test('comes with the last turn, and tonnage decides', () => {
    const play = start({ ...far, phase: 'weapon', turn: 3, turns: 3 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    expect(play.state.result).toEqual({ winners: [], reason: 'turns', points: [0, 0] });
  });
  test('comes when nothing has happened for long', () => {
    const play = start({ ...far, phase: 'weapon', turn: 12 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    expect(play.state.result).toEqual({ winners: [], reason: 'stalemate' });
  });
});

describe('setting up', () => {
  const book = Rulebook.compile(ruleset, EDITIONS['classic']!);
  const setup = { map: 'hills', forces: [[{ design: 'GRF-1N' }], [{ design: 'WVR-6R' }, { design: 'LCT-1V' }]], turns: null } as const;
  test('goes by turns, in the rows of the own edge', () => {
    const opened = open(ruleset, book, setup, new ScriptedDice([]));
    if (!opened.ok) throw new Error('no dice are needed');
    expect(opened.state).toMatchObject({ phase: 'deployment', active: NORTH });
    const check = (unit: number, label: string) =>
      book.check(ruleset.view(opened.state, NORTH), { type: 'deploy', unit, at: at(label), facing: 3 }, NORTH);
    expect(check(0, '0803')).toEqual([]);
    expect(check(0, '0804').map(one => one.rule)).toContain('TW-house-deployment');
    expect(check(1, '0803').map(one => one.rule)).toContain('TW-house-deployment');
  });
  test('is read at the door', () => {
    expect(readSetup(JSON.parse(JSON.stringify(setup))).ok).toBe(true);
    expect(readSetup({ ...setup, forces: [[], []] }).ok).toBe(false);
    expect(readSetup({ ...setup, forces: [[{ design: 'No such machine' }], [{ design: 'GRF-1N' }]] }).ok).toBe(false);
    expect(hashOf(ruleset.setup(setup))).toBe(hashOf(ruleset.setup(JSON.parse(JSON.stringify(setup)))));
  });
});
