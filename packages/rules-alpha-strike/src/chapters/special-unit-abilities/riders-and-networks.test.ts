import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, done, ground, over, passing, shoot, spot } from '../../aerospace/sky.fixture.ts';
import { aimOf } from '../../attack/aim.ts';
import { marinesOf } from '../../boarding/boarding.ts';
import { able, at, BASE, book, hit, lost, moving, pass, refused, ruleset, slow, soldiers, standard, stay } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../../set-piece.ts';
import type { State, Unit } from '../../shape.ts';
import { freight } from '../external-cargo/cargo-size.ts';

// Clamps
const EAST = 20 + 286 / 254;
const proto = (specials: string, more: Partial<Unit> = {}): Placed => at({ type: 'PM', specials }, 0, EAST, 40, more);
const clinging = (specials: string): Placed => proto(specials, { fate: 'riding', rides: 0, at: null });
const mounts = (carrier: Sketch, specials: string, ...aboard: readonly string[]) =>
  refused(moving([at(carrier, 0, 20, 40), proto(specials), ...aboard.map(clinging), at({}, 1, 60, 4)]), stay({ mounts: [1] }));
rule('ASC-sua-mcs-ucs#1', 'with clamps a ProtoMech rides any ’Mech, as suits with claws do', () => {
  expect([mounts({}, 'MCS'), mounts({}, 'UCS'), mounts({}, ''), mounts({ type: 'CV', move: '8"t' }, 'MCS')]).toEqual([
    [],
    [],
    ['AS-mount'],
    ['AS-mount'],
  ]);
  const suits = (specials: string) =>
    refused(
      moving([at({}, 0, 20, 40), at({ type: 'BA', move: '4"f', specials }, 0, 20 + BASE, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    );
  expect([suits('XMEC'), suits('MEC')]).toEqual([[], ['AS-mount']]);
});
rule('ASC-sua-mcs-ucs#2', 'two small ones at most, or one large one', () => {
  expect([mounts({}, 'MCS', 'MCS'), mounts({}, 'MCS', 'MCS', 'MCS'), mounts({}, 'UCS', 'UCS')]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
rule('ASC-sua-mcs-ucs#3', 'each costs the ’Mech two inches as long as it rides', () => {
  const inches = (...aboard: readonly string[]) => {
    const state = setPiece([at({}, 0, 20, 40), ...aboard.map(clinging), at({}, 1, 60, 4)]);
    return book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  };
  expect([inches(), inches('MCS'), inches('MCS', 'MCS'), inches('UCS')]).toEqual([8, 6, 4, 6]);
});
rule('ASC-sua-mash#1', 'a hospital takes infantry of half its number, rounded up', () => {
  const takes = (specials: string, tons: number) =>
    refused(
      moving([
        at({ type: 'CV', move: '8"t', specials }, 0, 20, 40),
        at({ ...soldiers, specials: `CAR${tons}` }, 0, 20 + BASE, 40),
        at({}, 1, 60, 4),
      ]),
      stay({ mounts: [1] }),
    ).length === 0;
  expect([takes('MASH6', 3), takes('MASH6', 4), takes('MASH7', 4), takes('MASH7', 5), takes('IT3', 3), takes('IT3', 4)]).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

// Networks of ships
const ship = (specials: string, x = 20, more: Partial<Unit> = {}): Placed =>
  aloft({ type: 'DS', move: '4p', specials }, 0, {
    fate: 'fighting',
    airborne: false,
    at: spot(x, 24),
    facing: { dx: 0, dy: -1 },
    moved: { mode: 'stand', length: 0, from: null },
    ...more,
  });
const netTerm = (state: State, unit = 0, target = 1) =>
  book.ask('toHit', aimOf(state, shoot(unit, target))!).terms.find(one => one.rule === 'AS-sua-nc3')?.value;
const linked = (...others: readonly Placed[]) => setPiece([ship('NC3'), passing({ move: '6a' }), ship('NC3', 30), ...others]);
rule('ASC-sua-nc3#1', 'six ships at most in a network', () => {
  const last = (count: number) => {
    const others = Array.from({ length: count }, (_, i) => ship('NC3', 24 + 4 * i));
    return netTerm(setPiece([...others, ship('NC3', 20), passing({ move: '6a' })]), count, count + 1);
  };
  expect([last(0), last(1), last(5), last(6)]).toEqual([undefined, -1, -1, undefined]);
});
rule('ASC-sua-nc3#2', 'in aerospace combat each of them has -1, and against the ground nobody', () => {
  const state = linked(at({}, 1, 20, 10));
  expect([netTerm(state), netTerm(state, 2), netTerm(state, 0, 3)]).toEqual([-1, -1, undefined]);
});
rule('ASC-sua-nc3#3', 'ECM means nothing to it', () => {
  expect([netTerm(linked(able('AECM', 1, 22, 22))), netTerm(linked(able('ECM', 1, 22, 22), able('LECM', 1, 18, 22)))]).toEqual([-1, -1]);
});
rule('ASC-sua-nc3#4', 'a jammer of the enemy ends it', () => {
  expect([netTerm(linked(able('JAM', 1, 60, 24))), netTerm(linked(able('JAM', 0, 60, 24)))]).toEqual([undefined, -1]);
});

// Prototype muscles
rule('ASC-sua-tsmx#2', 'it lifts twice its Size', () => {
  const lifts = (specials: string, tons: number) => {
    const load: Placed = { card: freight(tons), seat: 0, x: 20, y: 40 - BASE, more: {} };
    const state = setPiece([able(specials, 0, 20, 40, {}, { size: 2 }), load, able('', 1, 60, 4)]);
    const game = scene(ruleset, state, [...standard, 'ASC-cargo-capacity']);
    return game.book.check(ruleset.view(state, 0), { type: 'lift', unit: 0, target: 1 }, 0).length === 0;
  };
  expect([lifts('', 59), lifts('', 60), lifts('TSMX', 60), lifts('TSMX', 200), lifts('TSMX', 201)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
rule('ASC-sua-tsmx#4', 'warheads against muscles strike it harder, and find something to break', () => {
  const struck = (specials: string, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(slow(3, { specials: 'SRM2/2' }, { specials })), [...standard, 'ASC-mun-anti-tsm-damage']);
    game.does(0, hit({ munition: 'anti-tsm' }), 6, 5, ...dice);
    return [lost(game), game.state.units[1]!.waiting.length];
  };
  expect([struck('TSMX', 4, 4), struck(''), struck('TSM')]).toEqual([
    [4, 1],
    [2, 0],
    [2, 0],
  ]);
});

// Generators of pulses
const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
const charging: Partial<Unit> = { ...still, marks: [{ kind: 'hpg', until: 0, value: 1 }] };
rule('ASC-sua-hpg-use#5', 'who hears a signal feels nothing of it', () => {
  const game = scene(ruleset, setPiece([able('HPG', 0, 20, 40, charging), able('HPG', 0, 60, 4, still), able('', 1, 66, 20, still)]));
  pass(game, 6, 6, 1, 1);
  const [sender, receiver] = game.state.units;
  expect([sender!.shutdown, receiver!.shutdown, receiver!.marks]).toEqual([true, false, []]);
});
rule('ASC-sua-hpg-charge#3', 'its marines fight on while it charges', () => {
  const crewed: Sketch = { type: 'SV', move: '4"t', size: 4, armor: 20 };
  const assault = (specials: string, more: Partial<Unit>) => {
    const aboard: Partial<Unit> = { ...still, fate: 'riding', rides: 0, at: null, marks: [{ kind: 'aboard', until: 0, by: 0 }] };
    const boarders = at({ type: 'BA', move: '6"f', damage: '3/1/-', armor: 8, structure: 2 }, 1, 20, 38, aboard);
    const game = scene(
      ruleset,
      setPiece([at({ ...crewed, specials }, 0, 20, 40, { ...still, ...more }), boarders, able('', 1, 60, 4, still)]),
    );
    pass(game, 6, 6, 6, 6, 6, 6, 1, 1);
    return [marinesOf(game.state.units[0]!), game.state.units[1]!.armor];
  };
  expect([assault('HPG,CRW2', charging), assault('HPG,CRW2', {})]).toEqual([
    [3, 6],
    [3, 6],
  ]);
});

// Pulses from above
rule('ASC-sua-tsemp-attacks#4', 'a strike from the air carries the pulse to the ground, and nobody uses it in the air', () => {
  const struck = (specials: string, ...dice: readonly number[]) => {
    const game = begin([aloft({ specials }), ground({ armor: 20 }, 1, 20, 20)]);
    game.does(0, over({ kind: 'strike', target: 1 }));
    if (game.state.active === 1) game.does(1, done);
    game.does(0, carryOut, ...dice);
    return game.state.units[1]!.marks.map(({ kind }) => kind);
  };
  expect([struck('TSEMP1', 6, 5, 5, 4), struck('TSEMP1', 1, 1), struck('', 6, 5)]).toEqual([['stunned'], [], []]);
  const high = setPiece([
    aloft({ specials: 'TSEMP1' }, 0, { fate: 'fighting', at: spot(20, 4), z: 5080, moved: { mode: 'fly', length: 1, from: null } }),
    passing({}, undefined, { at: spot(20, 9) }),
  ]);
  expect(refused(high, shoot(0, 1, { how: 'TSEMP' }))).toContain('AS-a2g');
});
