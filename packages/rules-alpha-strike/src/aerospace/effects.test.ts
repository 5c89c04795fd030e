import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { firepower } from '../attack/value.ts';
import { type Arc, damageOf } from '../card/card.ts';
import { criticalAt } from '../criticals/table.ts';
import { type Sketch, setPiece } from '../set-piece.ts';
import type { Critical, Unit, Waiting } from '../shape.ts';
import { thrustAfter } from './effects.ts';
import { aloft, begin, book, carryOut, endTurn, fight, ground, needed, over, passing, refused, shoot, sky, spot } from './sky.fixture.ts';

const column = (card: Sketch) => {
  const unit = setPiece([aloft(card)]).units[0]!;
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(total => criticalAt(book, unit, total));
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
rule('AS-crit-crewhit', 'collar and boom are marked for the voyage home', () => {
  const { marks } = after(['collar', 'kfBoom', 'kfBoom'], DROPSHIP).state.units[1]!;
  expect(marks.map(({ kind }) => kind)).toEqual(['collar', 'kfBoom']);
});
rule('AS-crit-crewhit', 'a door hit jams one bay, by lot where there are several, and nobody gets through', () => {
  const jammed = (specials: string, ...dice: readonly number[]) =>
    after(['door'], { ...DROPSHIP, specials }, {}, dice).state.units[1]!.marks.map(mark => (mark.kind === 'door' ? mark.bay : mark.kind));
  expect([jammed('AT2'), jammed('MT2,AT2', 1), jammed('MT2,AT2', 2), jammed('')]).toEqual([['AT'], ['MT'], ['AT'], []]);
  const marks = [{ kind: 'door', until: 0, bay: 'MT' } as const];
  const ship = aloft({ ...DROPSHIP, specials: 'MT2,IT8' }, 0, { fate: 'fighting', airborne: false, at: spot(20, 30), marks });
  const rider = (card: Sketch) => ground(card, 0, 0, 0, { fate: 'riding', rides: 0, at: null });
  const out = (card: Sketch) =>
    refused(sky([ship, rider(card), ground({}, 1, 60, 10)]), {
      type: 'move',
      unit: 0,
      mode: 'stand',
      path: [],
      facing: { dx: 0, dy: -1 },
      drops: [1],
    });
  expect([out({}), out({ type: 'CI', move: '2"f', specials: 'CAR4' })]).toEqual([['AS-sua-d'], []]);
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
    [...after([], { ...DROPSHIP }, {}).state.units[1]!.marks, ...hitWith(arcs, dice)].map(mark =>
      mark.kind === 'arc' ? mark.weapons : mark.kind,
    );
  expect([struck(1), struck(2), struck(5), struck(6), struck(3, 4, 6)]).toEqual([
    ['standard'],
    ['standard'],
    ['missiles'],
    ['missiles'],
    ['missiles'],
  ]);
});
function hitWith(arcs: { readonly front: Arc }, dice: readonly number[]): Unit['marks'] {
  const more = { waiting: [{ kind: 'weapon', rule: 'AS-crit-trigger', arc: 'front' }] } as const;
  const game = fight([ground({}, 0, 60, 40), passing(DROPSHIP, undefined, more, { arcs }), ground({}, 1, 60, 4)]);
  endTurn(game, ...dice, 1, 2, 5, 5);
  return game.state.units[1]!.marks;
}

rule('ASC-crit-engine-fighter', 'half of 7 leaves 3, of 1 nothing, and on the ground the second hit is the end of it', () => {
  expect([thrustAfter(setPiece([aloft()]).units[0]!, 1), thrustAfter(setPiece([aloft({ move: '1a' })]).units[0]!, 1)]).toEqual([3, 0]);
  const parked = { airborne: false, at: spot(20, 20), engineHits: 1 };
  expect(after(['engine'], {}, parked).state.units[1]!.fate).toBe('destroyed');
});
rule('ASC-crit-engine-large', 'the third hit leaves no Thrust, and the ship falls', () => {
  const struck = after(['engine'], DROPSHIP, { engineHits: 2, fate: 'aloft', at: null, flight: { ring: 1 } });
  expect([thrustLeft(struck), struck.state.units[1]!.fate]).toEqual([0, 'aloft']);
});
rule('ASC-crit-crew-dropship', 'two hits for attacks and Control Rolls, two of them for the crew', () => {
  const once = after(['crewHit'], DROPSHIP).state;
  expect(book.ask('control', { state: once, unit: once.units[1]!, why: 'liftOff', inches: 0 }).total).toBe(6);
  expect(after(['crewHit'], DROPSHIP, { marks: [{ kind: 'crewHit', until: 0, value: 1 }] }).state.units[1]!.fate).toBe('destroyed');
});
rule('ASC-crit-crew-killed', 'a fighter without its pilot is lost', () => {
  expect(after(['crewKilled']).state.units[1]!.fate).toBe('destroyed');
});
rule('ASC-crit-fire-control', 'each hit adds 2 to all that it fires', () => {
  const game = begin([aloft({}, 0, { fireHits: 2 }), ground({}, 1, 20, 20)]);
  game.does(0, over({ kind: 'strike', target: 1 }));
  game.does(0, carryOut, 5, 5);
  expect(needed(game).terms['AS-to-hit-fc']).toBe(4);
});
rule('ASC-crit-door', 'what is inside stays inside', () => {
  const { state } = after(['door'], { ...DROPSHIP, specials: 'AT2' });
  expect(state.units[1]!.marks).toEqual([{ kind: 'door', until: 0, bay: 'AT' }]);
});
rule('ASC-crit-docking-collar', 'it docks with nobody any more', () => {
  const torn = aloft(DROPSHIP, 0, { marks: after(['collar'], DROPSHIP).state.units[1]!.marks });
  const parent = aloft({ ...DROPSHIP, specials: 'DT2' }, 0, { flight: { ring: 1 }, moved: { mode: 'fly', length: 0, from: null } });
  const docks = (one: typeof torn) => refused(sky([one, parent, ground({}, 1, 60, 10)]), { type: 'fly', unit: 0, ring: 1, into: 1 });
  expect([docks(torn), docks(aloft(DROPSHIP))]).toEqual([['AS-sua-dt'], []]);
});
rule('ASC-crit-weapon-multi-arc', 'a quarter less at every range, each time of what is left', () => {
  const arcs = { front: { standard: damageOf('8/4/2/1') } };
  const unit = (value: number) =>
    setPiece([aloft(DROPSHIP, 0, { marks: [{ kind: 'arc', until: 0, arc: 'front', weapons: 'standard', value }] }, { arcs })]).units[0]!;
  const values = (hits: number) => ([0, 1, 2, 3] as const).map(bracket => firepower(unit(hits), 'standard', bracket).points);
  expect([values(1), values(2), values(3)]).toEqual([
    [6, 3, 1, 0],
    [4, 2, 0, 0],
    [3, 1, 0, 0],
  ]);
});
