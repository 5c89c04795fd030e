import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { isAircraft, isFighter, thrustOf } from '../../aerospace/aircraft.ts';
import { criticalTable } from '../../criticals/table.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, State, Unit } from '../../shape.ts';
import { fromBehind } from '../../sight/arcs.ts';
import { INCH, isMech, isOn, moveBy, tallness } from '../../state.ts';
import { against, answerTo, at, book, go, moving, nextTurn, shot, unit } from '../drones-and-robots/unit-types.fixture.ts';
import { asFighter } from './shapes.ts';

const lam: Sketch = { size: 2, move: '10"j', specials: 'LAM(30"g/5a)' };
const bimodal: Sketch = { ...lam, specials: 'BIM(5a)' };
const field = (card: Sketch = lam, more: Partial<Unit> = {}): State => moving([unit(0, 36, 40, card, more), unit(1, 60, 4)]);
const up: Command = { type: 'liftOff', unit: 0 };
/** In the air as a fighter: the dice are those of the start. */
const flying = (card: Sketch = lam): State => {
  const game = at(field(card));
  game.does(0, up, 6, 6);
  return game.state;
};

rule('ASC-unit-lam-identification', "it walks, it skims, it flies, and is a 'Mech in every shape", () => {
  const modes = (['ground', 'jump', 'glide'] as const).map(
    mode => book.ask('move', { state: field(), unit: field().units[0]!, mode }).total,
  );
  expect([modes, isMech(field().units[0]!), isMech(flying().units[0]!)]).toEqual([[10, 10, 30], true, true]);
});
rule(
  'ASC-unit-lam-conversion',
  'it changes as it moves and pays nothing for it, and stands on legs again in the turn after it has landed',
  () => {
    expect([against(field(), go(36, 30)), against(field(), go(36, 12, { mode: 'glide' })), against(field(), up)]).toEqual([[], [], []]);
    const state = flying();
    expect([state.units[0]!.fate, isAircraft(state.units[0]!)]).toEqual(['aloft', true]);
    const landed: State = {
      ...state,
      phase: 'combat',
      active: 0,
      units: state.units.map(one =>
        one.id === 0 ? { ...one, fate: 'fighting' as const, airborne: false, at: { x: 9000, y: 9000 } } : one,
      ),
    };
    expect(isAircraft(landed.units[0]!)).toBe(true);
    const after = nextTurn(landed, 6, 6, 1, 1).units[0]!;
    expect([isAircraft(after), moveBy(after, false), moveBy(after, true)]).toEqual([false, 10, 10]);
  },
);
rule('ASC-unit-lam-mech-mode', "on its legs it walks and jumps like a 'Mech", () => {
  expect([against(field(), go(36, 30)), against(field(), go(36, 29)).length > 0]).toEqual([[], true]);
  expect(against(field(), go(36, 30, { mode: 'jump' }))).toEqual([]);
});
rule('ASC-unit-lam-airmech-mode', 'half and half it skims over the ground by another Move, and may not go into woods', () => {
  const woods = moving([unit(0, 36, 40, lam), unit(1, 60, 4)], [patch('woods', 30, 20, 42, 24)]);
  expect([against(field(), go(36, 11, { mode: 'glide' })), against(field(), go(36, 9, { mode: 'glide' })).length > 0]).toEqual([[], true]);
  expect(against(woods, go(36, 22, { mode: 'glide' }))).toContain('AS-move-prohibited');
});
rule('ASC-unit-lam-fighter-mode', 'as a fighter it flies with the Thrust behind its code', () => {
  const { units } = flying();
  expect([thrustOf(book, units[0]!), isFighter(units[0]!)]).toEqual([5, true]);
  const next = { ...flying(), phase: 'movement' as const, active: 0 };
  const fresh: State = { ...next, units: next.units.map(one => ({ ...one, moved: null })) };
  expect([against(fresh, { type: 'fly', unit: 0, ring: 1 }), against(fresh, { type: 'fly', unit: 0, ring: 2 })]).toEqual([
    [],
    ['AS-aero-move'],
  ]);
});
const terms = (state: State): readonly string[] => answerTo(state).terms.map(({ rule: id, value }) => `${id} ${value}`);
rule('ASC-unit-lam-targeting', "skimming it is hit like a 'Mech in the air, by the Move of that shape; flying like a fighter", () => {
  const skimming = { moved: { mode: 'glide' as const, length: 5000, from: null }, airborne: true };
  const seen = terms(setPiece([unit(0, 36, 40), unit(1, 36, 30, lam, skimming)]));
  expect(seen).toEqual(expect.arrayContaining(['AS-tmm-13c 4', 'AS-to-hit-air-vtol 1']));
  expect(terms(setPiece([unit(0, 36, 40), unit(1, 36, 30, lam)]))).toContain('AS-tmm-13c 2');
  const fighter = asFighter(setPiece([unit(1, 36, 30, lam)]).units[0]!)!;
  const line = { from: { x: 36 * INCH, y: 0 }, to: { x: 36 * INCH, y: 48 * INCH } };
  const over: Partial<Unit> = {
    moves: fighter.moves,
    flight: { ring: 0, line },
    airborne: true,
    moved: { mode: 'fly', length: 48 * INCH, from: null },
  };
  const state = setPiece([unit(0, 36, 40), unit(1, 36, 30, lam, over)]);
  // No modifier for a VTOL and none for its Move on the ground.
  expect(terms(state).some(one => one.startsWith('AS-to-hit-air-vtol') || one.startsWith('AS-tmm-13c'))).toBe(false);
});
rule('ASC-unit-lam-arcs', "it shoots forward like a 'Mech in every shape", () => {
  const behind = (more: Partial<Unit>) => against(setPiece([unit(0, 36, 30, lam, more), unit(1, 36, 38)]), shot());
  const ahead = (more: Partial<Unit>) => against(setPiece([unit(0, 36, 30, lam, more), unit(1, 36, 22)]), shot());
  const skimming = { moved: { mode: 'glide' as const, length: 5000, from: null }, airborne: true };
  expect([behind({}), behind(skimming), ahead({}), ahead(skimming)]).toEqual([['AS-arc-front'], ['AS-arc-front'], [], []]);
});
rule('ASC-unit-lam-control', 'it makes the rolls of an aircraft: here to take off', () => {
  const game = at(field());
  const events = game.does(0, up, 1, 1);
  expect([events.some(event => event.type === 'rolled' && event.rule === 'AS-aero-land'), game.state.units[0]!.fate]).toEqual([
    true,
    'fighting',
  ]);
});
rule('ASC-unit-lam-damage', "it is struck like a 'Mech in the air too, and much damage at once causes no critical hit by itself", () => {
  const fighter = flying().units[0]!;
  expect(criticalTable(fighter)).toBe('AS-tbl-critical-mech');
  const chances = (one: Unit) =>
    book.ask('chances', { unit: one, by: null, marked: 19, structure: 0, natural: 7, how: 'standard', munition: '' } as never).total;
  const plane = setPiece([unit(0, 0, 0, { type: 'AF', move: '5a', armor: 20 })]).units[0]!;
  expect([chances(fighter), chances(plane)]).toEqual([0, 1]);
});
rule('ASC-unit-lam-bimodal', 'one of two shapes never skims', () => {
  expect([
    against(field(bimodal), go(36, 30, { mode: 'glide' })).length > 0,
    against(field(bimodal), go(36, 30)),
    against(field(bimodal), up),
  ]).toEqual([true, [], []]);
  expect(thrustOf(book, flying(bimodal).units[0]!)).toBe(5);
});
rule('AS-sua-bim#1', "it is a 'Mech or a fighter, and nothing between", () => {
  expect(against(field(bimodal), go(36, 30, { mode: 'glide' })).length).toBeGreaterThan(0);
  expect([against(field(bimodal), go(36, 30)), against(field(bimodal), up)]).toEqual([[], []]);
  expect(against(field(), go(36, 30, { mode: 'glide' }))).toEqual([]);
});
rule('AS-sua-bim#2', 'the number behind it is its Thrust', () => {
  const thrust = (specials: string) => thrustOf(book, flying({ ...lam, specials }).units[0]!);
  expect([thrust('BIM(5a)'), thrust('BIM(8a)')]).toEqual([5, 8]);
});
rule('ASC-unit-lam-transport', "on its legs it fits into 'Mech bays, as a fighter into hangars", () => {
  const CLOSE = 318 / 254;
  const truck = (specials: string) => unit(0, 20, 40, { type: 'SV', size: 3, move: '8"t', specials });
  const boards = (specials: string) =>
    against(moving([truck(specials), unit(0, 20 + CLOSE, 40, lam), unit(1, 60, 4)]), go(20, 37, { mounts: [1] })).includes('AS-mount');
  expect([boards('MT1'), boards('AT1')]).toEqual([false, true]);
  const state = flying();
  const ship = (specials: string): State => ({
    ...setPiece([]),
    ...state,
    phase: 'movement',
    active: 0,
    units: [
      { ...state.units[0]!, moved: null },
      {
        ...setPiece([unit(0, 0, 0, { type: 'DA', move: '5a', specials })]).units[0]!,
        id: 1,
        seat: 0,
        fate: 'aloft',
        at: null,
        airborne: true,
        flight: { ring: 1 },
        moved: { mode: 'fly', length: 0, from: null },
      },
    ],
  });
  const flies = (specials: string) => against(ship(specials), { type: 'fly', unit: 0, ring: 1, into: 1 });
  expect([flies('AT1'), flies('MT1')]).toEqual([[], ['AS-sua-at']]);
});

const tracked: Sketch = { move: '8"qt/6"j', specials: 'QV,TUR(2/2/2)' };
const wheeled: Sketch = { move: '8"qw', specials: 'QV,TUR(2/2/2)' };
const rolled: Partial<Unit> = { moved: { mode: 'roll', length: 1000, from: null } };
rule('ASC-unit-quadvee-identification', "it has QV and a turret, and is a 'Mech on wheels as on legs", () => {
  const { units } = setPiece([unit(0, 20, 40, tracked, rolled)]);
  expect([isMech(units[0]!), criticalTable(units[0]!)]).toEqual([true, 'AS-tbl-critical-mech']);
  expect(book.ask('move', { state: setPiece([unit(0, 20, 40, tracked)]), unit: units[0]!, mode: 'glide' }).total).toBe(0);
});
rule('ASC-unit-quadvee-conversion', 'it changes as it moves and pays nothing for it', () => {
  const state = moving([unit(0, 20, 40, tracked), unit(1, 60, 4)]);
  expect([against(state, go(20, 32)), against(state, go(20, 32, { mode: 'roll' }))]).toEqual([[], []]);
});
rule('ASC-unit-quadvee-mech-mode', "on its legs it goes where a four-legged 'Mech goes, and jumps", () => {
  const state = moving([unit(0, 20, 40, tracked), unit(1, 60, 4)], [patch('rough', 10, 33, 30, 39)]);
  expect([against(state, go(20, 37)), against(state, go(20, 35, { mode: 'jump' }))]).toEqual([[], []]);
});
rule(
  'ASC-unit-quadvee-vehicle-mode',
  'on tracks or wheels it is barred where such vehicles are, does not jump, and has two inches more on a road',
  () => {
    const on = (card: Sketch, kind: 'rough' | 'woods' | 'road') =>
      moving([unit(0, 20, 40, card), unit(1, 60, 4)], [patch(kind, 18, 20, 22, 44)]);
    const roll = (y: number) => go(20, y, { mode: 'roll' });
    expect([
      against(on(wheeled, 'rough'), roll(37)).length > 0,
      against(on(tracked, 'rough'), roll(37)),
      against(on(wheeled, 'rough'), go(20, 37)),
    ]).toEqual([true, [], []]);
    expect([
      against(on(tracked, 'road'), roll(30)),
      against(on(tracked, 'road'), roll(29)).length > 0,
      against(on(tracked, 'road'), go(20, 30)).length > 0,
    ]).toEqual([[], true, true]);
  },
);
rule('ASC-unit-quadvee-los', 'on its wheels it is half as tall', () => {
  const [legs, wheels] = setPiece([unit(0, 20, 40, tracked), unit(0, 30, 40, tracked, rolled)]).units;
  expect([tallness(legs!) / INCH, tallness(wheels!) / INCH]).toEqual([2, 1]);
});
rule('ASC-unit-quadvee-targeting', 'it is hit by the modifiers of the shape it has', () => {
  const jumped: Partial<Unit> = { moved: { mode: 'jump', length: 1000, from: null } };
  const seen = (more: Partial<Unit>) => terms(setPiece([unit(0, 36, 40), unit(1, 36, 30, tracked, more)]));
  expect([
    seen(jumped).includes('AS-to-hit-jumped 1'),
    seen(rolled).some(one => one.startsWith('AS-to-hit-jumped')),
    seen(rolled).includes('AS-tmm-13c 1'),
  ]).toEqual([true, false, true]);
});
rule('ASC-unit-quadvee-arcs', 'its turret bears all around in both shapes, and it has a rear in both', () => {
  for (const more of [{}, rolled]) {
    const state = setPiece([unit(0, 20, 30, tracked, more), unit(1, 20, 38)]);
    expect(against(state, shot(1, { how: 'turret' }))).toEqual([]);
    const [target, attacker] = state.units;
    expect(isOn(target) && isOn(attacker) && fromBehind(attacker, target)).toBe(true);
  }
});
rule('ASC-unit-quadvee-damage', 'nothing strikes its wheels: it never rolls for motive damage', () => {
  const struck = (card: Sketch, ...dice: readonly number[]) => {
    const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 36, card, rolled)]));
    game.does(0, shot(), 6, 5, ...dice);
    return game.events.filter(event => event.type === 'rolled').length;
  };
  expect([struck(tracked), struck({ type: 'CV', move: '8"t' }, 3, 3)]).toEqual([0, 1]);
});
rule('ASC-unit-quadvee-transport', "it fits into 'Mech bays, and into those of vehicles that are big enough", () => {
  const CLOSE = 318 / 254;
  const boards = (specials: string, size: number) => {
    const truck = unit(0, 20, 40, { type: 'SV', size: 3, move: '8"t', specials });
    return !against(moving([truck, unit(0, 20 + CLOSE, 40, { ...tracked, size }), unit(1, 60, 4)]), go(20, 37, { mounts: [1] })).includes(
      'AS-mount',
    );
  };
  expect([boards('MT1', 3), boards('VTM1', 2), boards('VTM1', 3), boards('VTH1', 3), boards('VTS1', 4), boards('IT8', 2)]).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
});
