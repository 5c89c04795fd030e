import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { A, B, DONE, dropShip, eventsOf, fighter, free, NEXT, type Placed, start } from '../space.fixture.ts';

/** The turn ends with the last order; where the game goes on, dice for the next initiative follow. */
const end = (units: readonly Placed[], dice: readonly number[] = [], goal: 'rout' | 'convoy' = 'rout') =>
  eventsOf(start({ phase: 'orders', initiative: A, units, goal }).does(B, DONE, ...dice), 'ended')[0];
const dry = (more: Partial<Placed> = {}): Placed => free({ at: 'M7', fuel: 0, ...more });

rule('ASC-house-radar-stranded', 'a side with nothing left but fighters without fuel, far from everybody, has lost', () => {
  expect(end([free({ at: 'M1' }), dry(), dry({ seat: B })])).toMatchObject({ winners: [A], reason: 'stranded' });
  // A drop of fuel, a ship or somebody who is still to come keeps it going.
  expect(end([free({ at: 'M1' }), dry({ fuel: 1 })], NEXT)).toBeUndefined();
  expect(end([free({ at: 'M1' }), dry(), dropShip({ seat: B, at: 'M7', zone: -1 })], NEXT)).toBeUndefined();
  expect(end([free({ at: 'M1' }), dry(), { craft: 'Goshawk', seat: B }], NEXT)).toBeUndefined();
});

rule('ASC-house-radar-stranded', 'whoever has an enemy beside it still fights', () => {
  const zone = { at: 'M7', zone: 0 };
  expect(end([fighter(zone), fighter({ ...zone, fuel: 0 })], NEXT)).toBeUndefined();
});

rule('ASC-house-radar-stranded', 'where nobody has fuel, and where a convoy is at stake, the points decide', () => {
  const lost: Placed = fighter({ seat: B, fate: 'destroyed' });
  expect(end([dry({ at: 'M1' }), dry(), lost])).toMatchObject({ winners: [A], reason: 'stranded' });
  expect(end([dry({ at: 'M1' }), dry()])).toMatchObject({ winners: [] });
  expect(end([dry({ at: 'M1' }), free({ at: 'M7' }), lost], [], 'convoy')).toMatchObject({ winners: [A] });
});
