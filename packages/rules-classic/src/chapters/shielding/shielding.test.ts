import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { aimAt } from '../../attack/aim.ts';
import { movedBy } from '../../movement/moved.ts';
import { options } from '../../options.ts';
import { blowing } from '../../physical/strike.ts';
import type { State, Unit } from '../../shape.ts';
import { type OnMap, unitAt } from '../../state.ts';
import { mannered, mover, objections, refused } from '../../testing/moving.fixture.ts';
import { NORTH, start, termsOf } from '../../testing/table.fixture.ts';

const SHIELD: readonly RuleId[] = ['TOE-shielding-mp-and-penalty'];
const shield = (steps: string, mode: 'walk' | 'run' = 'walk') => mannered(steps, 'shield', mode);
const shielding = <U extends Unit>(unit: U, mode: 'walk' | 'stand' = 'walk'): U => ({
  ...unit,
  moved: { ...movedBy(mode, mode === 'walk' ? 1 : 0), manner: 'shield' },
});

describe('shielding', () => {
  rule('TOE-shielding-mp-and-penalty#1', 'walking or cruising points and no more', () => {
    const play = mover({}, SHIELD);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(shield('F'));
    expect([objections(play, shield('FFFFF')), objections(play, shield('FFFFFF'))]).toEqual([[], ['TW-mp-min']]);
    expect(refused(play, shield('F', 'run'))).toContain('TW-mode-list');
    const tank = mover({ design: 'Vedette Medium Tank' }, SHIELD);
    expect([objections(tank, shield('FFFFF')), objections(tank, shield('FFFFFF'))]).toEqual([[], ['TW-mp-min']]);
    expect(refused(mover({ design: 'Foot Platoon (Rifle)' }, SHIELD), shield('F'))).toContain('TW-mode-list');
    expect(refused(mover({}, []), shield('F'))).toContain('TW-mode-list');
    play.does(NORTH, shield('F'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ mode: 'walk', manner: 'shield' });
  });
  const scene = () =>
    start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3 }, { at: '0807', design: 'Foot Platoon (Rifle)' }, { at: '0808' }, { at: '0804' }],
      rules: SHIELD,
    });
  const number = (state: State, from: OnMap, to: OnMap) => {
    const { book } = scene();
    const aim = aimAt({ state, book, unit: from, target: to, shot: { weapon: 0, target: to.id }, pose: { twist: 0, flip: false } });
    return termsOf(book.ask('toHit', aim));
  };
  rule('TOE-shielding-mp-and-penalty#2', 'its attacks are one harder than its movement makes them', () => {
    const { state, book } = scene();
    const [attacker, , friend, near] = state.units as readonly [OnMap, OnMap, OnMap, OnMap];
    expect(number(state, shielding(attacker), friend)).toMatchObject({ 'TW-th-walk': 1, 'TOE-shielding-mp-and-penalty': 1 });
    const stood = number(state, shielding(attacker, 'stand'), friend);
    expect(stood).toMatchObject({ 'TOE-shielding-mp-and-penalty': 1 });
    expect(stood).not.toHaveProperty('TW-th-walk');
    const kick = { kind: 'kick', leg: 'RL', target: 3 } as const;
    const blow = (unit: OnMap) => termsOf(book.ask('blow', blowing(state, unit, near, kick)))['TOE-shielding-mp-and-penalty'];
    expect([blow(shielding(attacker)), blow(attacker)]).toEqual([1, undefined]);
  });
  rule('TOE-shielding-mp-and-penalty#3', 'it does not count as running', () => {
    const { state } = scene();
    const [attacker, , friend] = state.units as readonly [OnMap, OnMap, OnMap];
    expect(number(state, shielding(attacker), friend)).not.toHaveProperty('TW-th-run');
  });
  rule('TOE-shielding-mp-and-penalty#4', 'troops beside or below it are one harder to hit', () => {
    const { state } = scene();
    const [attacker, troops, friend] = state.units as readonly [OnMap, OnMap, OnMap];
    const worth = (units: readonly OnMap[]) => number({ ...state, units }, attacker, troops)['TOE-shielding-mp-and-penalty'];
    expect(worth([attacker, troops, shielding(friend)])).toBe(1);
    // Not who merely walks, not an enemy, and not who is farther away.
    expect(worth([attacker, troops, friend])).toBeUndefined();
    expect(worth([attacker, troops, { ...shielding(friend), seat: NORTH }])).toBeUndefined();
    expect(worth([attacker, troops, { ...shielding(friend), at: { ...friend.at, r: friend.at.r + 1 } as OnMap['at'] }])).toBeUndefined();
    // Machines have no use for it.
    expect(number({ ...state, units: [attacker, troops, friend] }, attacker, shielding(friend))).not.toHaveProperty(
      'TOE-shielding-mp-and-penalty',
    );
  });
});
