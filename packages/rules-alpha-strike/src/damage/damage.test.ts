import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { done, hit, pair, refused, ruleset, withRules } from '../scene.fixture.ts';
import { patch, setPiece, sketch } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

rule('AS-damage', 'armor goes before structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 2, structure: 5 })));
  game.does(0, hit(), 6, 4, 4, 5);
  expect([game.state.units[1]!.armor, game.state.units[1]!.structure]).toEqual([0, 4]);
  expect(
    refused(
      setPiece([
        { card: sketch(), seat: 0, x: 20, y: 40 },
        { card: sketch(), seat: 0, x: 20, y: 36 },
      ]),
      hit(),
    ),
  ).toContain('AS-damage');
});
rule('AS-damage-timing', 'whoever is shot down this turn still shoots, and is gone after the End Phase', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 1, structure: 2 })));
  game.does(0, hit(), 6, 4);
  expect([game.state.units[1]!.structure, game.state.units[1]!.fate]).toEqual([0, 'fighting']);
  game.does(0, done);
  game.does(1, hit({ unit: 1, target: 0 }), 1, 2);
  game.does(1, done);
  expect(game.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-destroyed', 'no structure, no unit; the last side standing has won', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 1 })));
  game.does(0, hit(), 6, 4);
  game.does(0, done);
  game.does(1, done);
  expect(game.state.result?.winners).toEqual([0]);
});
rule('AS-damage-minimal', '0* deals a point on 4 and more, nothing and no consequence on less', () => {
  const bad = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' }, { type: 'CV', move: '8"t', armor: 0 })));
  bad.does(0, hit(), 6, 4, 3);
  expect(bad.state.units[1]!.structure).toBe(4);
  const good = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' })));
  good.does(0, hit(), 6, 4, 4);
  expect(good.state.units[1]!.armor).toBe(4);
});
rule('ASC-minimal-damage-roll', '1 to 3 deals nothing although the attack hit', () => {
  const game = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' })));
  game.does(0, hit(), 6, 4, 3);
  expect(game.state.units[1]!.armor).toBe(5);
});
rule('ASC-minimal-damage-side-effects', 'no motive roll follows a 0* that did nothing', () => {
  const game = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' }, { type: 'CV', move: '8"t' })));
  expect(game.does(0, hit(), 6, 4, 2).some(event => event.type === 'rolled' && event.rule === 'AS-motive')).toBe(false);
});
rule('AS-range-nodamage', 'no attack where the card has a dash, nor out of range', () => {
  expect(refused(setPiece(pair(30, { damage: '3/3/-' })), hit())).toEqual(['AS-range-nodamage']);
  expect(
    refused(
      setPiece([
        { card: sketch(), seat: 0, x: 2, y: 46 },
        { card: sketch(), seat: 1, x: 70, y: 2 },
      ]),
      hit(),
    ),
  ).toContain('AS-range-nodamage');
});
rule('AS-attack-count', 'one attack a turn', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, hit(), 1, 1);
  expect(game.refuses(0, hit())[0]!.rule).toBe('AS-attack-count');
});
rule('AS-phys-count', 'a fist instead of a gun, not both', () => {
  expect(refused(setPiece(pair(0, {}, {}, { did: ['standard'] })), hit({ how: 'strike' }))).toContain('AS-attack-count');
});
rule('AS-attack-special', 'a part of the weapons may be fired alone with its own values', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'AC1/1/-' })));
  game.does(0, hit({ how: 'AC' }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(4);
  expect(refused(setPiece(pair(3)), hit({ how: 'LRM' }))).toContain('AS-range-nodamage');
});
rule('AS-if', 'indirect fire needs a friend who sees the target, and deals its own value', () => {
  const wall = [patch('hill', 10, 35, 24, 36, { height: 1500 })];
  const placed = [...pair(8, { specials: 'IF2' }), { card: sketch(), seat: 0 as const, x: 30, y: 32 }];
  const state = setPiece(placed, {}, wall);
  expect(refused(state, hit())).toContain('AS-los-thirds');
  expect(refused(state, hit({ how: 'indirect' }))).toContain('AS-if');
  const game = scene(ruleset, state);
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(3);
});
rule('AS-if-spotter', 'nobody spots who is shut down or routed', () => {
  const morale = withRules('AS-withdraw', 'ASC-morale-check', 'ASC-morale-rout');
  const placed = (more: Partial<Unit>) =>
    setPiece([...pair(8, { specials: 'IF2' }), { card: sketch(), seat: 0 as const, x: 30, y: 32, more }]);
  const command = hit({ how: 'indirect', spotter: 2 });
  expect([
    refused(placed({ shutdown: true }), command),
    refused(placed({ marks: [{ kind: 'routed', until: 0 }] }), command, morale),
    refused(placed({}), command, morale),
  ]).toEqual([['AS-if'], ['ASC-morale-rout'], []]);
});
rule('AS-sua-if', 'the number counts at every range', () => {
  const game = scene(
    ruleset,
    setPiece([...pair(30, { specials: 'IF2' }, { move: '4"' }), { card: sketch(), seat: 0 as const, x: 30, y: 20 }]),
  );
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(3);
  const without = setPiece([...pair(30, {}, { move: '4"' }), { card: sketch(), seat: 0 as const, x: 30, y: 20 }]);
  expect(refused(without, hit({ how: 'indirect', spotter: 2 }))).not.toEqual([]);
});
rule('ASC-sua-iatm-indirect', 'iATM2 fires indirectly like IF2', () => {
  const game = scene(
    ruleset,
    setPiece([...pair(12, { specials: 'IATM2' }, { move: '4"' }), { card: sketch(), seat: 0 as const, x: 30, y: 30 }]),
  );
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(3);
});
