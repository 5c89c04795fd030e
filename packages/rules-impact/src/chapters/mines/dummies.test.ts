import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { impact } from '../../impact.ts';
import { at } from '../../proving/position.ts';
import { ruleset } from '../../ruleset.ts';

rule('MAAS-14.6.3.1-dummy#1', 'twice as many dummies as mines are there to lay, unless the scenario says how many', () => {
  const stock = (mines: { readonly explosive: number; readonly nuclear: number; readonly dummies?: number }) => {
    const { setup, rules } = impact.scenarios.find(({ id }) => id === 'glow-line')!;
    const [first, second] = setup.forces;
    const plan = { ...setup, forces: [first, { ...second, setsUp: { ...second.setsUp!, mines } }] as const };
    expect(ruleset.readSetup(plan).ok).toBe(true);
    const s = scene(ruleset, ruleset.setup(plan), rules);
    let laid = 0;
    const land = Array.from({ length: 14 }, (_, i) => at('C-03') + 2 * i);
    for (const place of land)
      if (s.book.allows(ruleset.view(s.state, 1), { type: 'layMine', kind: 'dummy', at: place }, 1)) {
        s.does(1, { type: 'layMine', kind: 'dummy', at: place });
        laid++;
      }
    return [laid, s.state.sides[1].stock.dummy];
  };
  expect([
    stock({ explosive: 4, nuclear: 1 }),
    stock({ explosive: 2, nuclear: 0 }),
    stock({ explosive: 2, nuclear: 0, dummies: 1 }),
  ]).toEqual([
    [10, 0],
    [4, 0],
    [1, 0],
  ]);
});
