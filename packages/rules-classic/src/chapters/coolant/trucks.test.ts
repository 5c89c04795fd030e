import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { hold, NEXT, NORTH, type Placed, SOUTH, start } from '../../testing/table.fixture.ts';

rule('TOE-coolant-truck-failure-removal', 'a machine that is hooked to a truck gets two points of cooling back', () => {
  const rules = ['TOE-coolant-failure-mechs-only', 'TOE-coolant-truck-failure-removal'] as const;
  const truck = (at: string): Placed => ({ at, seat: NORTH, design: 'Coolant Truck (Tracked)', moved: ['stand', 0] });
  const hook = { type: 'move', unit: 0, mode: 'stand', task: 'hook' } as const;
  const after = (leak: number) => {
    const units: readonly Placed[] = [{ at: '0805', condition: { leak } }, { at: '0117', moved: ['stand', 0] }, truck('0806')];
    const play = start({ units, rules });
    play.does(NORTH, hook);
    play.does(NORTH, hold(0));
    play.does(NORTH, hold(2));
    play.does(SOUTH, hold(1), ...NEXT);
    return unitAt(play.state, 0).condition;
  };
  expect([after(3), after(2), after(1)]).toEqual([{ leak: 1 }, undefined, undefined]);
  const far = start({ units: [{ at: '0805', condition: { leak: 3 } }, { at: '0117' }, truck('0808')], rules });
  expect(far.refuses(NORTH, hook).map(one => one.rule)).toEqual(['TOE-coolant-truck-failure-removal']);
});
