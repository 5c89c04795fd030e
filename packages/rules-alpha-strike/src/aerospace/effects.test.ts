import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { firepower } from '../attack/value.ts';
import { type Arc, damageOf } from '../card/card.ts';
import { criticalAt } from '../criticals/table.ts';
import { type Sketch, setPiece } from '../set-piece.ts';
import type { Critical, Unit, Waiting } from '../shape.ts';
import { thrustAfter } from './effects.ts';
import { aloft, begin, book, carryOut, endTurn, fight, ground, needed, over, passing, shoot, spot } from './sky.fixture.ts';

const column = (card: Sketch) => {
  const unit = setPiece([aloft(card)]).units[0]!;
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(total => criticalAt(unit, total));
};
const waiting = (...kinds: readonly Critical[]): Partial<Unit> => ({
  waiting: kinds.map((kind): Waiting => ({ kind, rule: 'AS-crit-trigger' })),
});
/** What is left of an aircraft over the table once what waits for it has taken effect. */
const after = (kinds: readonly Critical[], card: Sketch = {}, more: Partial<Unit> = {}, dice: readonly number[] = []) => {
  const game = fight([ground({}, 0, 60, 40), passing(card, undefined, { ...waiting(...kinds), ...more }), ground({}, 1, 60, 4)]);
  endTurn(game, ...dice, 1, 2, 5, 5);
  return game;
};
const thrustLeft = (game: ReturnType<typeof after>): number => game.state.units[1]!.moves[0]!.value;
const DROPSHIP: Sketch = { type: 'DS', move: '7p', armor: 20, structure: 10 };

rule('ASC-tbl-aero-crits-fighter', 'the whole column, for fighters, winged support vehicles and airships', () => {
  const all = ['fuel', 'fireControl', 'engine', 'weapon', null, null, null, 'weapon', 'engine', 'fireControl', 'crewKilled'];
  for (const card of [{ type: 'AF' }, { type: 'CF' }, { type: 'SV', move: '5a' }, { type: 'SV', move: '10"i' }] as const)
    expect(column(card)).toEqual(all);
});
rule('ASC-tbl-aero-crits-dropship', 'the whole column, for DropShips and small craft', () => {
  const all = ['kfBoom', 'collar', null, 'fireControl', 'weapon', 'thruster', 'weapon', 'door', null, 'engine', 'crewHit'];
  for (const type of ['DS', 'DA', 'SC'] as const) expect(column({ type })).toEqual(all);
});
rule('AS-crit-engine-aero', 'a fighter loses half its Thrust, a point at least, and crashes with the second hit', () => {
  expect([
    thrustLeft(after(['engine'])),
    thrustLeft(after(['engine'], { move: '8a' })),
    thrustLeft(after(['engine'], { move: '2a' })),
  ]).toEqual([3, 4, 1]);
  const twice = after(['engine', 'engine']);
  expect(twice.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-crit-engine-aero', 'bigger craft lose a quarter, then half in all, then everything', () => {
  const ship = (move: string): Unit => setPiece([aloft({ ...DROPSHIP, move })]).units[0]!;
  const course = (move: string): readonly number[] => {
    let unit = ship(move);
    return [1, 2, 3].map(hits => {
      const value = thrustAfter(unit, hits);
      unit = { ...unit, moves: [{ value, code: 'p' }] };
      return value;
    });
  };
  // A quarter of 7 is 2 (1.75), half of it 4 (3.5); of 3 they are 1 and 2.
  expect([course('7p'), course('3p'), course('8p')]).toEqual([
    [5, 3, 0],
    [2, 1, 0],
    [6, 4, 0],
  ]);
  expect(thrustLeft(after(['engine'], DROPSHIP))).toBe(5);
});
rule('AS-crit-fuel', 'in the air it crashes and is lost, and on the ground it burns', () => {
  expect(after(['fuel']).state.units[1]!.fate).toBe('destroyed');
  expect(after(['fuel'], {}, { airborne: false, at: spot(20, 20) }).state.units[1]!.fate).toBe('destroyed');
  expect(after(['fireControl']).state.units[1]!.fate).toBe('aloft');
});
rule('AS-crit-thruster', 'a point of Thrust, once', () => {
  expect([thrustLeft(after(['thruster'], DROPSHIP)), thrustLeft(after(['thruster', 'thruster'], DROPSHIP))]).toEqual([6, 6]);
});
rule('AS-crit-crewhit', 'the first adds 2 to attacks and Control Rolls, the second leaves nobody to fly it', () => {
  const hurt = after(['crewHit'], DROPSHIP).state.units[1]!;
  expect(hurt.fate).toBe('aloft');
  const strike = { kind: 'strike', target: 1 } as const;
  const game = begin([aloft({ ...DROPSHIP, move: '4a' }, 0, { marks: hurt.marks }), ground({}, 1, 20, 20)]);
  game.does(0, over(strike));
  game.does(0, carryOut, 4, 4);
  expect(needed(game)).toMatchObject({ total: 8, terms: { 'AS-crit-crewhit': 2 } });
  expect(book.ask('control', { state: game.state, unit: hurt, why: 'landing', inches: 0 }).total).toBe(6);
  expect(after(['crewHit', 'crewHit'], DROPSHIP).state.units[1]!.fate).toBe('destroyed');
});
rule('AS-crit-crewhit', 'door, collar and boom are marked for those whom they concern', () => {
  const { marks } = after(['door', 'collar', 'kfBoom', 'kfBoom'], DROPSHIP).state.units[1]!;
  expect(marks.map(({ kind }) => kind)).toEqual(['door', 'collar', 'kfBoom']);
});
rule('AS-crit-weapon', 'on craft with arcs one class of the side that was struck loses a quarter, rounded down', () => {
  const left: Arc = { standard: damageOf('6/6/3/1') };
  const arcs = { front: left, left, right: left, rear: left };
  // It stands in the middle and faces up the table; the shot comes from its right.
  const ship = { fate: 'fighting', airborne: false, at: spot(20, 24), facing: { dx: 0, dy: -1 } } as const;
  const game = fight([
    ground({ damage: '9/9/9' }, 0, 30, 24, { facing: { dx: -1, dy: 0 } }),
    aloft({ ...DROPSHIP, armor: 4 }, 1, ship, { arcs }),
  ]);
  game.does(0, shoot(0, 1), 5, 5, 3, 3);
  endTurn(game, 1, 2, 5, 5);
  const unit = game.state.units[1]!;
  const values = (arc: 'right' | 'front') =>
    ([0, 1, 2, 3] as const).map(bracket => firepower(unit, 'standard', bracket, undefined, arc).points);
  expect([values('right'), values('front')]).toEqual([
    [4, 4, 2, 0],
    [6, 6, 3, 1],
  ]);
});
rule('ASC-tbl-random-weapon-class', '1 and 2 standard, 3 and 4 capital, 5 and 6 missiles; what is not there is rolled again', () => {
  const arcs = { front: { standard: damageOf('6/6/3/1'), missiles: damageOf('4/4/4/4') } };
  const struck = (...dice: readonly number[]) =>
    [...after([], { ...DROPSHIP }, {}).state.units[1]!.marks, ...hitWith(arcs, dice)].map(({ kind }) => kind);
  expect([struck(1), struck(2), struck(5), struck(6), struck(3, 4, 6)]).toEqual([
    ['arc-front-standard'],
    ['arc-front-standard'],
    ['arc-front-missiles'],
    ['arc-front-missiles'],
    ['arc-front-missiles'],
  ]);
});
function hitWith(arcs: { readonly front: Arc }, dice: readonly number[]): Unit['marks'] {
  const more = { waiting: [{ kind: 'weapon', rule: 'AS-crit-trigger', arc: 'front' }] } as const;
  const game = fight([ground({}, 0, 60, 40), passing(DROPSHIP, undefined, more, { arcs }), ground({}, 1, 60, 4)]);
  endTurn(game, ...dice, 1, 2, 5, 5);
  return game.state.units[1]!.marks;
}
