import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import type { Manner, Move, Unit } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, NORTH, type Placed, pair, start, stepsIn } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const fitted = (...items: readonly string[]): Paper => ({
  ...find('GRF-1N')!,
  mounts: items.map(item => ({ kind: 'equipment' as const, item, at: 'CT', slots: 1 })),
});
const alone = (unit: Partial<Placed>, turn = 1) =>
  start({ turn, units: [{ at: '0803', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }] });
const boosted = (steps: string, manner: Manner): Move => ({ type: 'move', unit: 0, mode: 'run', steps: stepsIn(steps), manner });

describe('boosters', () => {
  const needs = (uses: number, rest = 0, manner: 'masc' | 'supercharge' = 'masc') => {
    const boosts: Unit['boosts'] = { [manner]: { turn: 4 - rest, uses } };
    const next = alone({ design: fitted(manner === 'masc' ? 'ISMASC' : 'Supercharger'), boosts }, 5);
    return eventsOf(
      next.does(NORTH, boosted('F', manner), ...(uses - rest > 3 ? (manner === 'masc' ? [4, 4] : pair(2)) : HIT)),
      'strained',
    )[0]!;
  };
  rule('TW-crit-masc#1', 'twice the walking points for a roll that gets harder turn by turn, and fails in the fifth', () => {
    const play = alone({ design: fitted('ISMASC') });
    const [used] = eventsOf(play.does(NORTH, boosted('FFFFFFFFFF', 'masc'), ...pair(3)), 'strained');
    expect(used).toMatchObject({ needed: 3, uses: 1, ok: true });
    expect(unitAt(play.state, 0).moved!.hexes).toBe(10);
    expect(eventsOf(alone({ design: fitted('ISMASC') }).does(NORTH, boosted('F', 'masc'), 1, 1, 4, 4), 'strained')[0]!.ok).toBe(false);
    for (const manner of ['masc', 'supercharge'] as const) {
      expect([needs(1, 0, manner), needs(2, 0, manner), needs(3, 0, manner)].map(one => one.needed)).toEqual([5, 7, 11]);
      expect(needs(4, 0, manner)).toMatchObject({ roll: null, ok: false });
    }
    expect(
      alone({})
        .refuses(NORTH, boosted('F', 'masc'))
        .map(one => one.rule),
    ).toContain('TW-mode-list');
  });
  rule('TW-crit-masc#4', 'each turn of rest makes the next use easier', () => {
    expect([needs(3), needs(3, 1), needs(3, 2), needs(3, 3)].map(one => one.needed)).toEqual([11, 7, 5, 3]);
  });
  rule('TW-crit-masc#2', 'a failure strikes each leg, and the player decides anew', () => {
    const play = alone({ design: fitted('ISMASC') });
    // A foot actuator in each leg; the rolls for them come with the end of the phase.
    const events = play.does(NORTH, boosted('FF', 'masc'), 1, 1, 4, 4);
    expect(eventsOf(events, 'slotHit').map(({ location }) => location)).toEqual(['LL', 'RL']);
    expect(play.state.units[0]).toMatchObject({ moved: { done: false, spent: 0 } });
    expect(unitAt(play.state, 0).moved!.manner).toBeUndefined();
    play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('F') }, ...HIT, ...HIT);
  });
  rule('TW-crit-masc#3', 'a supercharger that fails strikes the engine', () => {
    const slots = (total: number) =>
      eventsOf(alone({ design: fitted('Supercharger') }).does(NORTH, boosted('F', 'supercharge'), 1, 1, ...pair(total)), 'slotHit').map(
        ({ location, slot }) => [location, slot],
      );
    expect(slots(7)).toEqual([]);
    expect(slots(8)).toEqual([['CT', 0]]);
    expect(slots(10)).toEqual([
      ['CT', 0],
      ['CT', 1],
    ]);
  });
  rule('TOE-supercharger-failure', 'slots from the top; tracks of a tank, and its engine once it stands', () => {
    const mech = alone({ design: fitted('Supercharger'), hits: { CT: [0] } });
    const struck = eventsOf(mech.does(NORTH, boosted('F', 'supercharge'), 1, 1, ...pair(8)), 'slotHit');
    expect(struck.map(({ slot }) => slot)).toEqual([1]);
    const vedette = find('Vedette Medium Tank')!;
    const design: Paper = { ...vedette, mounts: [...vedette.mounts, { kind: 'equipment', item: 'Supercharger', at: 'BD' }] };
    const tank = alone({ design });
    const worn = eventsOf(tank.does(NORTH, boosted('F', 'supercharge'), 1, 1, ...pair(10), ...HIT), 'worn');
    expect(worn.map(({ what }) => what)).toEqual(['immobilized', 'engine']);
  });
  rule('TOE-supercharger-tsm', 'hot muscles count first, then the supercharger', () => {
    const play = alone({ design: fitted('Supercharger', 'Triple Strength Myomer'), heat: 9 });
    // Five, one lost to heat, two won by hot muscles: six, and twice that.
    expect(pointsFor(play.book, unitAt(play.state, 0), 'run', 'supercharge')).toBe(12);
  });
});
