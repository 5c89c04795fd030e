import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d12, position, type Show, type Soldier, type Wanted } from '../../proving/position.ts';
import { ruleset } from '../../ruleset.ts';
import type { MineKind } from './shape.ts';

const rules = [...ruleset.editions['standard']!, 'MAAS-14.6-mine-trigger' as const];
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);

/** Red 0 steps from H-10 onto a marker at H-11. */
function tread(
  kind: MineKind,
  draws: readonly Show[],
  walker: Partial<Soldier> = {},
  more: readonly Soldier[] = [],
  board: Omit<Wanted, 'units'> = {},
  by = rules,
) {
  const s = scene(
    ruleset,
    position({
      ...board,
      mines: [{ at: 'H-11', seat: 1, kind }],
      units: [{ seat: 0, type: 'front-line', on: 'H-10', ...walker }, ...more],
    }),
    by,
  );
  s.does(0, { type: 'activate', unit: 0 });
  if (walker.level) s.does(0, { type: 'bounce', level: walker.level, boost: false });
  s.does(0, { type: 'step', to: at('H-11') }, ...cards(s.state, ...draws));
  return s;
}
const attacks = (s: ReturnType<typeof tread>) => s.events.filter(event => event.type === 'attacked');

for (const id of ['MAAS-14.6-mine-trigger', 'MAAS-3.12-mine-marker'] as const)
  rule(id, 'a marker lies face down and is turned over by whoever comes to its point, in the air as well', () => {
    const start = position({ mines: [{ at: 'H-11', seat: 1, kind: 'explosive' }], units: [] });
    expect(ruleset.view(start, 0).mines[0]!.kind).toBeNull();
    expect(ruleset.view(start, 1).mines[0]!.kind).toBe('explosive');
    expect(tread('dummy', []).state.mines).toEqual([]);
    expect(tread('dummy', [], { level: 5 }).state.mines).toEqual([]);
    const without = tread('explosive', [], {}, [], {}, ruleset.editions['standard'] as typeof rules);
    expect(without.state.mines).toHaveLength(1);
    // By the other reading its whole meta-hex is dangerous.
    const wide = scene(
      ruleset,
      position({ mines: [{ at: 'H-12', seat: 1, kind: 'dummy' }], units: [{ seat: 0, type: 'front-line', on: 'H-10' }] }),
      [...rules, 'MAAS-reading-34-wide-mines'],
    );
    wide.does(0, { type: 'activate', unit: 0 });
    wide.does(0, { type: 'step', to: at('H-11') });
    expect(wide.state.mines).toEqual([]);
  });
rule('MAAS-14.6.1-mine-grounded', 'on foot the move is over, but it may fire', () => {
  const s = tread('dummy', [], {}, [{ seat: 1, type: 'front-line', on: 'H-20', done: true }]);
  expect(why(s.refuses(0, { type: 'step', to: at('H-12') }))).toContain('MAAS-8.0-mp-allotment');
  s.does(0, { type: 'fire', target: 1, mode: 'assault' }, ...cards(s.state, d12(1)));
});
rule('MAAS-14.6.2-mine-airborne', 'in the air, unharmed, it flies on', () => {
  // 9 − 3 = 6: a d12 of 1 does nothing.
  const s = tread('explosive', [d12(1)], { level: 5 });
  s.does(0, { type: 'step', to: at('H-12') });
  const hit = tread('explosive', [d12(6)], { level: 5 });
  expect(why(hit.refuses(0, { type: 'step', to: at('H-12') }))).toContain('MAAS-8.0-mp-allotment');
});
rule('MAAS-14.6.3.1-dummy', 'a dummy is taken away; there are two for each real one', () => {
  const s = tread('dummy', []);
  expect(attacks(s)).toEqual([]);
  expect(s.events.find(event => event.type === 'mineRevealed')).toMatchObject({ kind: 'dummy' });
});
rule('MAAS-14.6.3.2-explosive', 'strength 9 on who set it off', () => {
  expect(attacks(tread('explosive', [d12(1)]))[0]).toMatchObject({ target: 0, strength: { total: 9 - 3 } });
});
rule('MAAS-14.6.3.2-explosive-adjacent', 'strength 6 on everybody beside it, each with its own shield', () => {
  const beside: Soldier[] = [
    { seat: 1, type: 'front-line', on: 'H-12', done: true },
    { seat: 1, type: 'assault', on: 'I-11', done: true },
    { seat: 1, type: 'front-line', on: 'H-13', done: true },
  ];
  const s = tread('explosive', [d12(1), d12(1), d12(1)], {}, beside);
  expect(attacks(s).map(({ target, strength: { total } }) => [target, total])).toEqual([
    [0, 6],
    [1, 3],
    [2, 2],
  ]);
});
rule('MAAS-14.6.3.3-nuclear', 'a nuclear mine is a bomb on that point', () => {
  const s = tread('nuclear', [d12(1)], {}, [{ seat: 1, type: 'police', on: 'H-13', done: true }]);
  expect(s.state.units[0]!.place).toBe('eliminated');
  expect(s.events.find(event => event.type === 'detonated')).toMatchObject({ unit: null, at: at('H-11') });
  expect(attacks(s)).toMatchObject([{ target: 1, strength: { total: 9 } }]);
});
rule('MAAS-12.2.3-mine-clearance', 'an engineer lifts it if the d12 is above his damage: at d1 only a 1 fails', () => {
  const engineer: Partial<Soldier> = { type: 'engineer', card: { damage: 1 } };
  const lifted = tread('explosive', [d12(2)], engineer);
  expect(lifted.state.mines).toEqual([]);
  expect(attacks(lifted)).toEqual([]);
  const failed = tread('explosive', [d12(1), d12(2)], engineer);
  expect(attacks(failed)).toHaveLength(1);
});
