import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { factorAt } from '../../buildings/buildings.ts';
import { unitAt } from '../../state.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, termsOf } from '../../testing/table.fixture.ts';

const RULES = ['TOE-suppressing-own-hex', 'TOE-suppressing-terrain-damage'] as const;
const MEN = 'Foot Platoon (Rifle)';
const down = (label: string, weapon = 0) =>
  ({ type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon, at: at(label), purpose: 'suppress' }] }) as const;
const scene = (men: string, ground = {}, rules: readonly (typeof RULES)[number][] = RULES, more: Partial<Placed> = {}) =>
  start({ phase: 'weapon', units: [{ at: '0808' }, { at: men, design: MEN, ...more }], ground, rules });

describe('suppressing fire', () => {
  rule('TOE-suppressing-own-hex', 'it goes at a hex with troops, never at the own one, and keeps their heads down', () => {
    expect(
      scene('0808')
        .refuses(NORTH, down('0808'))
        .map(one => one.rule),
    ).toContain('TOE-suppressing-own-hex');
    expect(
      scene('0812')
        .refuses(NORTH, down('0811'))
        .map(one => one.rule),
    ).toContain('TOE-suppressing-own-hex');
    expect(
      scene('0812', {}, [])
        .refuses(NORTH, down('0812'))
        .map(one => one.rule),
    ).toContain('TW-bldg-attack');
    const play = scene('0812');
    play.does(NORTH, down('0812'));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 1).condition).toEqual({ pinned: 2 });
    const { play: next } = { play: scene('0810', {}, RULES, { condition: { pinned: 1 } }) };
    next.does(NORTH, hold(0));
    const [fired] = eventsOf(next.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT), 'fired');
    expect(termsOf(fired!.toHit)['TOE-suppressing-own-hex']).toBe(2);
    expect(unitAt(next.state, 1).condition).toBeUndefined();
  });
  rule('TOE-suppressing-terrain-damage', 'nobody is hurt directly; walls and trees take half of it', () => {
    const men = (play: ReturnType<typeof scene>) => unitAt(play.state, 1).structure['TR'];
    const open = scene('0812');
    const before = men(open);
    open.does(NORTH, down('0812'));
    open.does(SOUTH, hold(1), ...NEXT);
    expect(men(open)).toBe(before);
    const walled = scene('0812', { '0812': 'H' });
    walled.does(NORTH, down('0812'));
    walled.does(SOUTH, hold(1), ...NEXT);
    expect(factorAt(walled.state, at('0812'))).toBe(35);
    expect(men(walled)).toBe(before! - 1);
  });
});

describe('one rule without the other', () => {
  test('walls stand where only heads are kept down', () => {
    const walled = scene('0812', { '0812': 'H' }, ['TOE-suppressing-own-hex']);
    walled.does(NORTH, down('0812'));
    walled.does(SOUTH, hold(1), ...NEXT);
    expect(factorAt(walled.state, at('0812'))).toBe(40);
    expect(unitAt(walled.state, 1).condition).toEqual({ pinned: 2 });
  });
});
