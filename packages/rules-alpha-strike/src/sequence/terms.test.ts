import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { at, BASE, book, done, hit, moving, lasting as pair, refused, ruleset, standard, stay, term, withRules } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { State, Unit } from '../shape.ts';

const shoot = (rules: readonly RuleId[], card: Sketch, dice: readonly number[], apart = 3): number => {
  const game = scene(ruleset, setPiece(pair(apart, card)), rules);
  game.does(0, hit(), ...dice);
  return 20 - game.state.units[1]!.armor;
};

// Terms
rule('ASC-term-base-contact', 'bases that touch are in contact, a tenth of an inch apart they are not', () => {
  const kick = (apart: number) => refused(setPiece(pair(apart)), hit({ how: 'strike' }));
  expect([kick(0), kick(0.1)]).toEqual([[], ['AS-phys-height']]);
});
rule('ASC-term-range', 'the four brackets', () => {
  const across = (apart: number) => term(setPiece([at({}, 0, 5, 40), at({}, 1, 5 + apart + BASE, 40)]), 'AS-to-hit-range');
  expect([1, 10, 30, 50].map(across)).toEqual([0, 2, 4, 6]);
});
rule('AS-measure', 'from edge to edge', () =>
  expect([6, 6.01].map(apart => term(setPiece(pair(apart)), 'AS-to-hit-range'))).toEqual([0, 2]),
);
rule('ASC-term-inch', 'an inch is 254 tenths of a millimetre', () => {
  const goes = (tenths: number) => refused(moving(pair(8)), stay({ path: [{ x: 5080 + tenths, y: 40 * 254 }] }));
  expect([goes(8 * 254), goes(8 * 254 + 1)]).toEqual([[], ['AS-move-spend']]);
});
rule('ASC-term-target-number', 'equal is enough', () => expect([shoot(standard, {}, [1, 4]), shoot(standard, {}, [1, 3])]).toEqual([3, 0]));
rule('ASC-term-los', 'clear, dimmed or blocked', () => {
  const behind = (...kinds: readonly ('woods' | 'hill')[]) =>
    setPiece(
      pair(8),
      {},
      kinds.map(kind => patch(kind, 18, 34, 22, 36, { height: 900 })),
    );
  const needs = (state: State) => book.ask('toHit', aimOf(state, hit())!).total;
  expect([refused(behind(), hit()), refused(behind('woods'), hit()), refused(behind('hill'), hit())]).toEqual([[], [], ['AS-los-thirds']]);
  expect(needs(behind('woods'))).toBeGreaterThan(needs(behind()));
});
rule('ASC-term-armor-structure', 'armor first, then structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 1, structure: 4 })));
  game.does(0, hit(), 6, 5, 3, 2);
  expect([game.state.units[1]!.armor, game.state.units[1]!.structure]).toEqual([0, 2]);
});
rule('ASC-term-heat-scale', 'four is S', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 4 })));
  game.does(0, hit({ overheat: 4 }), 1, 1);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.shutdown).toBe(true);
});
rule('ASC-term-overheat-value', 'extra damage for heat', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 1 })));
  game.does(0, hit({ overheat: 1 }), 6, 5);
  expect([20 - game.state.units[1]!.armor, game.state.units[0]!.overheated]).toEqual([4, 1]);
});
rule('ASC-term-skill-rating', 'a lower number is better', () =>
  expect(book.ask('toHit', aimOf(setPiece(pair(3).map(one => ({ ...one, skill: 2 }))), hit())!).total).toBe(3),
);
rule('ASC-term-damage-value', 'each bracket has its own', () =>
  expect([shoot(standard, { damage: '3/2/1' }, [6, 5], 3), shoot(standard, { damage: '3/2/1' }, [6, 5], 12)]).toEqual([3, 2]),
);
rule('ASC-term-critical-hit', 'follows from damage to structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9 })));
  game.does(0, hit(), 6, 5, 2, 2);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['fireControl']);
});
rule('ASC-term-modifiers', 'they add up', () =>
  expect(book.ask('toHit', aimOf(setPiece(pair(12, {}, { move: '12"' })), hit())!).total).toBe(4 + 2 + 2),
);
rule('AS-evade', 'whoever evades is harder to hit by Skill and does not attack', () => {
  const evading = withRules('AS-evade');
  const state = setPiece(
    pair(8, {}, {}, { moved: { mode: 'evade', length: 900, from: null } }, { moved: { mode: 'evade', length: 900, from: null } }),
  );
  expect([term(state, 'AS-evade', {}, evading), refused(state, hit(), evading)]).toEqual([2, ['AS-evade']]);
});
rule('ASC-vmm-standstill', '+0 for the target, -1 for the attacker', () =>
  expect(book.ask('toHit', aimOf(setPiece(pair(3, {}, { move: '12"' }, { moved: null }, { moved: null })), hit())!).total).toBe(3),
);
rule('ASC-vmm-ground', 'the Move at hand, without the jump', () =>
  expect(term(setPiece(pair(3, {}, { move: '12"/18"j' })), 'AS-tmm-13c')).toBe(2),
);
rule('ASC-vmm-jumping', 'the jump Move and one more, and two worse for its own attacks', () => {
  const jumped: Partial<Unit> = { moved: { mode: 'jump', length: 900, from: null } };
  const state = setPiece(pair(3, { move: '8"j' }, { move: '8"/12"j' }, jumped, jumped));
  expect(book.ask('toHit', aimOf(state, hit())!).total).toBe(4 + 2 + 2 + 1);
});
rule('ASC-vmm-immobile', '-4', () => expect(term(setPiece(pair(3, {}, {}, {}, { shutdown: true })), 'AS-tmm-immobile')).toBe(-4));
rule('ASC-tbl-expanded-movement-modifiers', 'the table', () =>
  expect([4, 8, 12, 18, 34, 35].map(move => term(setPiece(pair(3, {}, { move: `${move}"` })), 'AS-tmm-13c'))).toEqual([0, 1, 2, 3, 4, 5]),
);
rule('AS-jump-mods', 'a jumper aims two worse, infantry does not', () => {
  const jumped: Partial<Unit> = { moved: { mode: 'jump', length: 900, from: null } };
  const total = (type: 'BM' | 'BA') => book.ask('toHit', aimOf(setPiece(pair(3, { type, move: '8"j' }, {}, jumped)), hit())!).total;
  expect(total('BM') - total('BA')).toBe(2);
});
