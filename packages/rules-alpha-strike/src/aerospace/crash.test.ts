import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { damageOf } from '../card/card.ts';
import type { Sketch } from '../set-piece.ts';
import type { Unit } from '../shape.ts';
import { aloft, endTurn, fight, ground, passing, spot } from './sky.fixture.ts';

const still = { moves: [{ value: 0, code: 'a' }] } as const;
const others = [ground({}, 0, 60, 40), ground({}, 1, 60, 4)];
const after = (card: Sketch, more: Partial<Unit>) => {
  const game = fight([...others, aloft(card, 1, { moved: { mode: 'fly', length: 0, from: null }, ...more })]);
  endTurn(game, 1, 2, 5, 5);
  return game.state.units[2]!;
};

rule('AS-aero-fall', 'a fighter without Thrust, or shut down, is lost wherever it flies', () => {
  expect(after({}, { ...still, flight: { ring: 3 } }).fate).toBe('destroyed');
  expect(after({}, { shutdown: true, flight: { ring: 1 } }).fate).toBe('destroyed');
  expect(after({}, { flight: { ring: 3 } }).fate).toBe('aloft');
});
rule('AS-aero-fall', 'a DropShip falls a ring a turn, and from the Central Zone to the ground', () => {
  const ship: Sketch = { type: 'DS', move: '4p' };
  const low = after(ship, { ...still, flight: { ring: 2 } });
  expect([low.fate, low.flight?.ring]).toEqual(['aloft', 1]);
  expect(after(ship, { ...still, flight: { ring: 0 } }).fate).toBe('destroyed');
});
rule('AS-aero-fall', 'what falls on the table strikes by its Size, and a DropShip leaves ultra rubble', () => {
  const below = ground({}, 0, 20, 24.5);
  const crashed = (card: Sketch) => {
    const game = fight([below, ...others, passing(card, undefined, still)]);
    endTurn(game, 1, 2, 5, 5);
    return game.state;
  };
  const fighter = crashed({ size: 3 });
  expect([9 - fighter.units[0]!.armor, fighter.table.pieces.length]).toEqual([3, 0]);
  const ship = crashed({ type: 'DS', size: 2 });
  expect([9 - ship.units[0]!.armor, ship.table.pieces]).toEqual([
    4,
    [{ id: 'crash-3', kind: 'rubble', outline: { kind: 'circle', at: spot(20, 24), radius: 762 }, level: 2 }],
  ]);
});
rule('ASC-space-crash-passengers', 'and nobody aboard what breaks up in the air', () => {
  const rider = ground({}, 1, 0, 0, { fate: 'riding', rides: 2, at: null });
  const game = fight([...others, passing({ type: 'SC', move: '5a' }, undefined, { structure: 0 }), rider]);
  endTurn(game, 1, 2, 5, 5);
  expect(game.state.units[3]!.fate).toBe('destroyed');
});
rule('AS-carrier-destroyed', 'nobody aboard survives a crash', () => {
  const arcs = { front: { standard: damageOf('3/3/3/3') } };
  const rider = ground({}, 1, 0, 0, { fate: 'riding', rides: 2, at: null });
  const game = fight([...others, passing({ type: 'DS', move: '4p' }, undefined, still, { arcs }), rider]);
  endTurn(game, 1, 2, 5, 5);
  expect([game.state.units[2]!.fate, game.state.units[3]!.fate]).toEqual(['destroyed', 'destroyed']);
});
