import type { table as terrain } from '@sortie/board';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { done, hit, pair, refused, ruleset } from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

// Heat
const heated = (
  overheat: number,
  more: Partial<Unit> = {},
  specials = '',
  dice: readonly number[] = [],
  pieces: readonly terrain.Piece[] = [],
): Unit => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2, specials }, { armor: 20 }, more), {}, pieces));
  if (overheat >= 0) game.does(0, hit(overheat > 0 ? { overheat } : {}), 1, 1);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state.units[0]!;
};
rule('AS-heat-ov', 'overheating adds to damage and heat, up to the card’s value', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2 })));
  game.does(0, hit({ overheat: 2 }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(0);
  expect(refused(setPiece(pair(3, { overheat: 2 })), hit({ overheat: 3 }))).toEqual(['AS-heat-ov']);
  expect(refused(setPiece(pair(0, { overheat: 2 })), hit({ how: 'strike', overheat: 1 }))).toContain('AS-heat-ov');
});
rule('AS-sua-ovl', 'at Long range only with the ability', () => {
  expect(refused(setPiece(pair(30, { overheat: 2 }, { move: '4"' })), hit({ overheat: 1 }))).toEqual(['AS-sua-ovl']);
  expect(refused(setPiece(pair(30, { overheat: 2, specials: 'OVL' }, { move: '4"' })), hit({ overheat: 1 }))).toEqual([]);
});
rule('AS-heat-add', 'heat comes in the End Phase', () => {
  expect([heated(2).heat, heated(1, { heat: 1 }).heat]).toEqual([2, 2]);
});
rule('AS-heat-cool', 'holding fire cools to nothing, firing without overheating keeps it, water takes one', () => {
  expect([heated(-1, { heat: 3 }).heat, heated(0, { heat: 2 }).heat]).toEqual([0, 2]);
  expect(heated(1, { heat: 1, z: -254 }, '', [], [patch('water', 10, 35, 30, 45, { depth: 254 })]).heat).toBe(1);
});
rule('AS-heat-shutdown', 'four is a shutdown for the whole next turn, then it starts cold', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2 }, { armor: 20 }, { heat: 2 })));
  game.does(0, hit({ overheat: 2 }), 1, 1);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[0]!.shutdown, game.state.units[0]!.heat, game.state.active]).toEqual([true, 4, 1]);
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  expect([game.state.phase, game.state.active]).toEqual(['combat', 1]);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[0]!.shutdown, game.state.units[0]!.heat]).toEqual([false, 0]);
});
rule('AS-heat-voluntary', 'a pilot shuts down and restarts by order', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, { type: 'order', unit: 0, order: 'shutDown' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.shutdown).toBe(true);
});
rule('ASC-deliberate-overheating', 'a ’Mech without overheat value may run hot on purpose', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, { type: 'order', unit: 0, order: 'overheat' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.heat).toBe(1);
  expect(refused(setPiece(pair(3, { overheat: 1 })), { type: 'order', unit: 0, order: 'overheat' })).toEqual([
    'ASC-deliberate-overheating',
  ]);
});
rule('ASC-sua-rhs', 'radical heat sinks take one off, and break on a 1', () => {
  const flush = (die: number) => {
    const game = scene(ruleset, setPiece(pair(3, { specials: 'RHS' }, {}, { heat: 2 })));
    game.does(0, hit(), 1, 1);
    game.does(0, { type: 'order', unit: 0, order: 'flush' });
    game.does(0, done);
    game.does(1, done, die, 5, 5, 2, 2);
    return [game.state.units[0]!.heat, game.state.units[0]!.spent];
  };
  expect([flush(2), flush(1)]).toEqual([
    [1, []],
    [2, ['RHS']],
  ]);
});
rule('ASC-sua-ecs', 'emergency coolant takes two off a shutdown, or breaks the engine', () => {
  const cool = (die: number) => {
    const game = scene(ruleset, setPiece(pair(3, { overheat: 2, specials: 'ECS' }, { armor: 20 }, { heat: 2 })));
    game.does(0, hit({ overheat: 2 }), 1, 1);
    game.does(0, { type: 'order', unit: 0, order: 'emergencyCool' });
    game.does(0, done);
    game.does(1, done, die, 5, 5, 2, 2);
    return [game.state.units[0]!.heat, game.state.units[0]!.engineHits];
  };
  expect([cool(2), cool(1)]).toEqual([
    [2, 0],
    [4, 1],
  ]);
});
