import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Placed, Sketch } from '../set-piece.ts';
import type { FlyCommand, Unit } from '../shape.ts';
import { placesIn } from './carry.ts';
import { aloft, begin, ground, refused, sky } from './sky.fixture.ts';

const foe = ground({}, 1, 60, 10);
const ship = (specials: string, more: Partial<Unit> = {}): Placed =>
  aloft({ type: 'DS', move: '4p', specials }, 0, { flight: { ring: 1 }, moved: { mode: 'fly', length: 0, from: null }, ...more });
/** Somebody aboard the second unit. */
const inside = (card: Sketch = {}): Placed => aloft(card, 0, { fate: 'riding', rides: 1, airborne: false });
const into: FlyCommand = { type: 'fly', unit: 0, ring: 1, into: 1 };
const out = (unit: number) => ({ type: 'liftOff', unit }) as const;
const boards = (card: Sketch, carrier: Placed, aboard: readonly Placed[] = []) =>
  refused(sky([aloft(card), carrier, foe, ...aboard]), into);

rule('AS-sua-at', 'fighters are launched into the ring of their carrier and taken aboard there, one for each place', () => {
  expect([
    boards({}, ship('AT1')),
    boards({}, ship('AT1'), [inside()]),
    boards({}, ship('AT2'), [inside()]),
    boards({}, ship('ST1')),
  ]).toEqual([[], ['AS-sua-at'], [], ['AS-sua-at']]);
  expect(boards({}, ship('AT1', { flight: { ring: 2 } }))).toEqual(['AS-sua-at']);
  const game = begin([aloft(), ship('AT1'), foe]);
  game.does(0, into);
  expect([game.state.units[0]!.fate, game.state.units[0]!.rides]).toEqual(['riding', 1]);
  const launch = begin([ground({}, 0, 20, 40), ship('AT2'), foe, inside()]);
  launch.does(0, out(3));
  expect([launch.state.units[3]!.fate, launch.state.units[3]!.rides, launch.state.units[3]!.flight]).toEqual([
    'aloft',
    null,
    { ring: 1, out: 1 },
  ]);
});
rule('AS-sua-at', 'one through each door in a turn, and none where they are jammed', () => {
  const busy = (specials: string, more: Partial<Unit> = {}) => {
    const game = begin([ground({}, 0, 20, 40, { moved: null }), ship(specials, more), foe, inside(), inside()]);
    if (refused(game.state, out(3)).length > 0) return refused(game.state, out(3));
    game.does(0, out(3));
    return refused(game.state, out(4));
  };
  expect([busy('AT4-D1'), busy('AT4-D2'), busy('AT4'), busy('AT4', { marks: [{ kind: 'door', until: 0, bay: 'AT' }] })]).toEqual([
    ['AS-sua-at'],
    [],
    [],
    ['AS-sua-at'],
  ]);
});
rule('AS-sua-st', 'small craft have places of their own', () => {
  const card: Sketch = { type: 'SC', move: '5a' };
  expect([
    boards(card, ship('ST1')),
    boards(card, ship('AT1')),
    boards(card, ship('ST1'), [inside(card)]),
    boards(card, ship('ST1'), [inside()]),
  ]).toEqual([[], ['AS-sua-st'], ['AS-sua-st'], []]);
});
rule('AS-sua-dt', 'DropShips dock, and every dock that is hit takes one less', () => {
  const card: Sketch = { type: 'DA', move: '4a' };
  const hit = { marks: [{ kind: 'dock', until: 0, value: 1 }] } as const;
  expect([boards(card, ship('DT2', hit)), boards(card, ship('DT1', hit)), boards(card, ship('AT4,ST4'))]).toEqual([
    [],
    ['AS-sua-dt'],
    ['AS-sua-dt'],
  ]);
  const torn = refused(sky([aloft(card, 0, { marks: [{ kind: 'collar', until: 0 }] }), ship('DT2'), foe]), into);
  expect(torn).toEqual(['AS-sua-dt']);
});
rule('ASC-sa-dt', 'never fewer than none', () => {
  const left = (value: number) => placesIn(sky([ship('DT2', { marks: [{ kind: 'dock', until: 0, value }] })]).units[0]!, 'DT');
  expect([left(0), left(1), left(2), left(3)]).toEqual([2, 1, 0, 0]);
});
