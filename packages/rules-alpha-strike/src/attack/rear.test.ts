import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { usual as at, book, done, hit, pair, refused, ruleset, term } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Command } from '../shape.ts';

// Rear weapons
rule('ASC-rear-weapons-ground', 'rear weapons reach what lies behind, at one more', () => {
  const state = setPiece(pair(3, { specials: 'REAR1/1/-' }, {}, { facing: { dx: 0, dy: 1 } }));
  expect(book.check(ruleset.view(state, 0), hit({ how: 'rear' }), 0)).toEqual([]);
  expect(term(state, 'AS-to-hit-rearweap', { how: 'rear' })).toBe(1);
});
rule('ASC-rear-weapons-restrictions', 'not what lies in front, and without overheating', () => {
  expect(
    book
      .check(ruleset.view(setPiece(pair(3, { overheat: 2, specials: 'REAR1/1/-' })), 0), hit({ how: 'rear', overheat: 1 }), 0)
      .map(one => one.rule),
  ).toEqual(['AS-heat-ov', 'ASC-rear-weapons-restrictions']);
});
rule('ASC-rear-weapons-combined', 'each point behind is one less in front, before overheating', () => {
  const state = setPiece([
    ...pair(12, { damage: '3/3/3', overheat: 2, specials: 'REAR1/1/0' }, { armor: 20, move: '4"' }),
    at('', 1, 20, 44),
  ]);
  const game = scene(ruleset, state);
  game.does(0, hit({ target: 2, how: 'rear' }), 1, 1);
  game.does(0, hit({ overheat: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(20 - (3 - 1 + 2));
});
rule('AS-sua-rear', 'its values are its own', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'REAR1/1/-' }, { armor: 20 }, { facing: { dx: 0, dy: 1 } })));
  game.does(0, hit({ how: 'rear' }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(19);
});
rule('ASC-sua-rear', 'a bracket without a value has no rear shot', () => {
  expect(
    book
      .check(
        ruleset.view(setPiece(pair(30, { specials: 'REAR1/1/-' }, { move: '4"' }, { facing: { dx: 0, dy: 1 } })), 0),
        hit({ how: 'rear' }),
        0,
      )
      .map(one => one.rule),
  ).toEqual(['AS-range-nodamage']);
});
rule('AS-sua-lg', 'a large unit stands on two inches', () => {
  expect(
    book
      .check(
        ruleset.view(
          setPiece([at('', 0, 20, 40, { moved: null }), { card: sketch({ type: 'SV', specials: 'LG' }), seat: 0, x: 20, y: 37 }], {
            phase: 'movement',
          }),
          0,
        ),
        { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: Math.round(38.5 * 254) }], facing: { dx: 0, dy: -1 } },
        0,
      )
      .map(one => one.rule),
  ).toEqual(['AS-stacking']);
});
const crowded = (specials: string, y: number) =>
  book.check(
    ruleset.view(
      setPiece([at('', 0, 20, 44, { moved: null }), { card: sketch({ type: 'SV', specials }), seat: 0, x: 20, y: 37 }], {
        phase: 'movement',
      }),
      0,
    ),
    { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: Math.round(y * 254) }], facing: { dx: 0, dy: -1 } },
    0,
  ).length;
rule('AS-sua-vlg', 'a very large one on four', () => expect([crowded('VLG', 39.5), crowded('LG', 39.5)]).toEqual([1, 0]));
rule('AS-sua-slg', 'the largest on six', () => expect([crowded('SLG', 40.5), crowded('VLG', 40.5)]).toEqual([1, 0]));
rule('ASC-sua-mcs-ucs', 'two small or one large ProtoMech ride a ’Mech', () => {
  const rider = (specials: string, x: number): Placed => ({
    card: sketch({ type: 'PM', specials }),
    seat: 0,
    x,
    y: 40,
    more: { moved: null },
  });
  const state = setPiece([at('', 0, 20, 40, { moved: null }), rider('MCS', 20 + 286 / 254), rider('MCS', 20 - 286 / 254)], {
    phase: 'movement',
  });
  const board = (...mounts: number[]): Command => ({ type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, mounts });
  expect(book.check(ruleset.view(state, 0), board(1), 0)).toEqual([]);
});
rule('ASC-sua-iatm-magpulse', 'a pulse slows and dazzles for a turn', () => {
  const marks = [{ kind: 'magpulse', until: 2 }];
  const state = setPiece(pair(3, {}, {}, { marks }));
  expect([book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total, term(state, 'ASC-sua-iatm-magpulse')]).toEqual([6, 1]);
});
rule('AS-sua-vr', 'virtual reality steadies Control Rolls', () => {
  const state = setPiece(pair(3, { specials: 'VR' }));
  expect(book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 0 }).total).toBe(3);
});
rule('AS-sua-ecs', 'only with the coolant', () => {
  const may = (specials: string) =>
    refused(setPiece(pair(3, { specials }, {}, { heat: 2 })), { type: 'order', unit: 0, order: 'emergencyCool' });
  expect([may('ECS'), may('')]).toEqual([[], ['ASC-sua-rhs']]);
});
rule('AS-sua-rhs', 'only with the heat sinks and some heat', () => {
  const may = (specials: string, heat: number) =>
    book.check(ruleset.view(setPiece(pair(3, { specials }, {}, { heat })), 0), { type: 'order', unit: 0, order: 'flush' }, 0).length === 0;
  expect([may('RHS', 1), may('RHS', 0), may('', 1)]).toEqual([true, false, false]);
});
rule('AS-sua-es', 'pilots of ’Mechs and those with a seat for it eject', () => {
  const may = (a: Sketch) => book.check(ruleset.view(setPiece(pair(3, a)), 0), { type: 'order', unit: 0, order: 'eject' }, 0).length === 0;
  expect([may({}), may({ type: 'CV', move: '8"t' }), may({ type: 'CV', move: '8"t', specials: 'ES' })]).toEqual([true, false, true]);
});
rule('AS-eject', 'an abandoned unit is gone', () => {
  const game = scene(ruleset, setPiece([...pair(3), at('', 0, 40, 40)]));
  game.does(0, { type: 'order', unit: 0, order: 'eject' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.fate).toBe('destroyed');
});
rule('AS-abandon', 'and counts as destroyed', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, { type: 'order', unit: 0, order: 'eject' });
  game.does(0, done);
  game.does(1, done);
  expect(game.state.result?.points).toEqual([0, 30]);
});
