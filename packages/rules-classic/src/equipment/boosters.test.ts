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
  rule('TW-crit-masc', 'twice the walking points for a roll that gets harder turn by turn', () => {
    const play = alone({ design: fitted('ISMASC') });
    const [used] = eventsOf(play.does(NORTH, boosted('FFFFFFFFFF', 'masc'), ...pair(3)), 'strained');
    expect(used).toMatchObject({ needed: 3, uses: 1, ok: true });
    expect(unitAt(play.state, 0).moved!.hexes).toBe(10);
    const again = (uses: number) => {
      const boosts: Unit['boosts'] = { masc: { turn: 4, uses } };
      const next = alone({ design: fitted('ISMASC'), boosts }, 5);
      return eventsOf(next.does(NORTH, boosted('F', 'masc'), ...HIT), 'strained')[0]!.needed;
    };
    expect([again(1), again(2), again(3)]).toEqual([5, 7, 11]);
    const rested = alone({ design: fitted('ISMASC'), boosts: { masc: { turn: 3, uses: 3 } } }, 5);
    expect(eventsOf(rested.does(NORTH, boosted('F', 'masc'), ...HIT), 'strained')[0]!.needed).toBe(3);
    expect(
      alone({})
        .refuses(NORTH, boosted('F', 'masc'))
        .map(one => one.rule),
    ).toContain('TW-mode-list');
  });
  rule('TW-crit-masc', 'a failure strikes each leg, and the player decides anew', () => {
    const play = alone({ design: fitted('ISMASC') });
    // A foot actuator in each leg; the rolls for them come with the end of the phase.
    const events = play.does(NORTH, boosted('FF', 'masc'), 1, 1, 4, 4);
    expect(eventsOf(events, 'slotHit').map(({ location }) => location)).toEqual(['LL', 'RL']);
    expect(play.state.units[0]).toMatchObject({ moved: { done: false, spent: 0 } });
    expect(unitAt(play.state, 0).moved!.manner).toBeUndefined();
    play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('F') }, ...HIT, ...HIT);
    const fifth = alone({ design: fitted('ISMASC'), boosts: { masc: { turn: 4, uses: 4 } } }, 5);
    expect(eventsOf(fifth.does(NORTH, boosted('F', 'masc'), 4, 4), 'strained')[0]).toMatchObject({ roll: null, ok: false });
  });
  rule('TW-crit-masc', 'a supercharger that fails strikes the engine', () => {
    const play = alone({ design: fitted('Supercharger') });
    const events = play.does(NORTH, boosted('F', 'supercharge'), 1, 1, ...pair(10));
    expect(eventsOf(events, 'slotHit').map(({ location, slot }) => [location, slot])).toEqual([
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
