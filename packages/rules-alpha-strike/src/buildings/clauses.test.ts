import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Card } from '../card/card.ts';
import { able, done, hit, lost, pass, plus, refused, ruleset, stay, walk } from '../scene.fixture.ts';
import { MOVED, type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, Command, DeedCommand, State, Unit } from '../shape.ts';

// Buildings, bridges and those who board, clause by clause.

const house = (more: object = {}, top = 30, bottom = 34) => [
  patch('building', 18, top, 22, bottom, { level: 2, cf: 15, height: 9 * 254, ...more }),
];
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };
const foe = able('', 1, 60, 4, { moved: null });
/** Somebody at 20, 36 who is to move, and a building before it. */
const before = (card: Sketch, pieces: Parameters<typeof setPiece>[2], others: readonly Placed[] = [], y = 36): State =>
  setPiece([able(card.specials ?? '', 0, 20, y, { moved: null }, card), foe, ...others], { phase: 'movement', active: 0 }, pieces);
/** The least Move with which it gets there. */
const price = (card: Sketch, y: number, pieces: Parameters<typeof setPiece>[2]): number => {
  const code = (card.move ?? '8"').replace(/^\d+"/, '');
  for (let value = 1; value < 60; value++)
    if (refused(before({ ...card, move: `${value}"${code}` }, pieces), walk(y)).length === 0) return value;
  return Number.POSITIVE_INFINITY;
};
const soldiers: Sketch = { type: 'CI', move: '4"f', specials: 'CAR4' };

rule('AS-bld-move#1', "infantry pays nothing extra, ProtoMechs an inch, 'Mechs one to four by the class", () => {
  // Two inches to the wall, then two inside.
  const pay = (card: Sketch, level: number) => price(card, 32, house({ level })) - 4;
  expect([1, 2, 3, 4].map(level => pay({}, level))).toEqual([2, 4, 6, 8]);
  expect([1, 4].map(level => pay(soldiers, level))).toEqual([0, 0]);
  expect([1, 4].map(level => pay({ type: 'PM', size: 1 }, level))).toEqual([2, 2]);
});
rule('AS-bld-move#2', "infantry climbs an inch for an inch to any floor, a 'Mech stays on the ground", () => {
  const up = (card: Sketch, inches: number) => refused(before(card, house()), { ...walk(33.5), height: inches });
  // Two and a half inches to go, and so many up.
  expect([up({ ...soldiers, move: '6"f' }, 3), up({ ...soldiers, move: '6"f' }, 4).length > 0, up({ move: '40"' }, 3).length > 0]).toEqual([
    [],
    true,
    true,
  ]);
  const game = scene(ruleset, before({ ...soldiers, move: '6"f' }, house()));
  game.does(0, { ...walk(33.5), height: 3 });
  expect(game.state.units[0]!.z).toBe(3 * 254);
});
rule('AS-bld-move#3', 'what is large or flies does not go in', () => {
  const enters = (card: Sketch) => refused(before({ move: '30"t', ...card }, house({ level: 1 })), walk(32)).length === 0;
  expect([
    enters({ type: 'CV' }),
    enters({ type: 'SV', specials: 'LG' }),
    enters({ type: 'SV', specials: 'VLG' }),
    enters({ type: 'SV', specials: 'SLG' }),
  ]).toEqual([true, false, false, false]);
  const plane: Placed = {
    card: sketch({ type: 'AF', move: '7a' }),
    seat: 0,
    x: 0,
    y: 0,
    more: { fate: 'aloft', at: null, airborne: true, moved: null, flight: { ring: 0 } },
  };
  const land: Command = { type: 'land', unit: 0, from: { x: 20 * 254, y: 48 * 254 }, at: { x: 20 * 254, y: 32 * 254 } };
  const down = (pieces: Parameters<typeof setPiece>[2]) =>
    refused(setPiece([plane, foe], { phase: 'movement', active: 0 }, pieces), land).length === 0;
  expect([down([]), down(house())]).toEqual([true, false]);
});
const left = (card: Sketch, more: Partial<Unit> = {}, rules = plus()) => {
  const state = setPiece(
    [able(card.specials ?? '', 0, 20, 36, { moved: null, ...more }, { move: '40"', ...card }), foe],
    { phase: 'movement', active: 0 },
    house({ level: 4, cf: 40 }),
  );
  const game = scene(ruleset, state, rules);
  game.does(0, walk(28));
  return { cf: game.state.table.pieces[0]!.cf, lost: lost(game, 0) };
};
rule(
  'AS-bld-passdamage#1',
  'four inches through a building take four points of it, eight where a superheavy walks, none where infantry does',
  () => {
    expect([
      left({}).cf,
      left({ specials: 'LG' }).cf,
      left({ ...soldiers, move: '40"f' }).cf,
      left({ type: 'CV', move: '40"t' }).cf,
    ]).toEqual([36, 32, 40, 36]);
  },
);
rule('AS-bld-weight#1', 'it falls in where the Sizes in and on it are more than it bears', () => {
  const ends = (size: number, others: readonly Placed[] = []) => {
    const game = scene(ruleset, before({ move: '40"', size }, house({ level: 2, cf: 15, height: 4 * 254 }), others));
    game.does(0, walk(32));
    return game.state.table.pieces[0]!.kind;
  };
  const other = (size: number, z = 0) => able('', 0, 21, 30.7, { moved: null, z }, { size });
  // A medium one bears four.
  expect([ends(4), ends(2, [other(2)]), ends(3, [other(2)]), ends(3, [other(2, 4 * 254)])]).toEqual([
    'building',
    'building',
    'rubble',
    'rubble',
  ]);
});
rule('AS-bld-weight#2', 'soldiers on foot weigh nothing', () => {
  const ends = (card: Sketch) => {
    const others = [able('', 0, 21, 30.7, { moved: null }, card)];
    const game = scene(ruleset, before({ move: '40"', size: 4 }, house({ level: 2 }), others));
    game.does(0, walk(32));
    return game.state.table.pieces[0]!.kind;
  };
  expect([ends(soldiers), ends({ type: 'BA', size: 1, move: '4"f' })]).toEqual(['building', 'rubble']);
});
rule('AS-bld-weight#3', "no building bears a superheavy 'Mech", () => {
  const game = scene(ruleset, before({ move: '40"', size: 4, specials: 'LG' }, house({ level: 4, cf: 40 })));
  game.does(0, walk(32));
  expect(game.state.table.pieces[0]!.kind).toBe('rubble');
  const usual = scene(ruleset, before({ move: '40"', size: 4 }, house({ level: 4, cf: 40 })));
  usual.does(0, walk(32));
  expect(usual.state.table.pieces[0]!.kind).toBe('building');
});
const needs = (state: State, ...dice: readonly number[]) => {
  const game = scene(ruleset, state);
  game.does(0, raze, ...dice);
  const event = game.events.find(one => one.type === 'rolled' && one.rule === 'AS-bld-attack');
  return { game, answer: event?.type === 'rolled' ? event.needs! : undefined };
};
rule('AS-bld-attack#1', 'a building is attacked like a unit that cannot move, at -4', () => {
  const { answer } = needs(setPiece([able('', 0, 20, 40), foe], {}, house()), 1, 1);
  expect(answer?.terms.find(one => one.rule === 'AS-bld-attack')?.value).toBe(-4);
  expect(answer?.total).toBe(0);
});
rule('AS-bld-attack#2', 'damage lowers its factor, and at nothing it is rubble', () => {
  const shot = (cf: number) => needs(setPiece([able('', 0, 20, 40), foe], {}, house({ cf })), 1, 1).game.state.table.pieces[0]!;
  expect([shot(15).cf, shot(4).cf, shot(3).kind]).toEqual([12, 1, 'rubble']);
});
rule('AS-bld-attack#3', 'what the attacker brings along, the dark and growth in between count; movement and cover do not', () => {
  const of = (more: Partial<Unit>, card: Sketch = {}, pieces = house(), change: Partial<State> = {}, y = 40) => {
    const state = setPiece([able('', 0, 20, y, more, card), foe], change, pieces);
    return Object.fromEntries((needs(state, 1, 1).answer?.terms ?? []).map(one => [one.rule, one.value]));
  };
  expect(of({ heat: 2 })['AS-heat-effects']).toBe(2);
  expect(of({ fireHits: 1 })['AS-to-hit-fc']).toBe(2);
  expect(of({ moved: { mode: 'jump', length: 1000, from: null } })['AS-to-hit-att-jump']).toBe(2);
  expect(of({}, {}, house(), {}, 46)['AS-to-hit-range']).toBe(2);
  expect(of({}, {}, [...house(), patch('woods', 18, 36, 22, 38)])['AS-to-hit-woods']).toBe(2);
  const plain = of({});
  expect(Object.keys(plain).filter(id => /cover|tmm|immobile/.test(id))).toEqual([]);
});
const collapsed = (z: number, more: object = {}, rules = plus()) => {
  const game = scene(ruleset, setPiece([able('', 0, 20, 40), able('', 1, 20, 32, { z })], {}, house({ cf: 3, ...more })), rules);
  game.does(0, raze, 1, 1);
  return lost(game, 1);
};
rule('AS-bld-collapse#1', 'a point for each four full inches, one at least, to those inside', () => {
  expect([3, 7, 8, 9, 12].map(inches => collapsed(0, { height: inches * 254 }))).toEqual([1, 1, 2, 2, 3]);
});
rule('AS-bld-collapse#2', 'a point more on the roof: nine inches are 3', () => {
  expect([collapsed(9 * 254), collapsed(0), collapsed(3 * 254, { height: 3 * 254 })]).toEqual([3, 2, 2]);
});
rule('AS-bld-collapse#3', 'an armored one does double that: nine inches are 6 on the roof', () => {
  const piece = house({ armor: 4 })[0]!;
  const state = setPiece([able('', 0, 20, 40), foe], {}, [piece]);
  const { book } = scene(ruleset, state);
  const falls = (one: typeof piece, above: boolean) => book.ask('collapse', { piece: one, above }).total;
  expect([falls(piece, true), falls(piece, false), falls(house()[0]!, true)]).toEqual([6, 4, 3]);
});
rule(
  'AS-bld-passdamage#2',
  'an Oversized unit takes a point itself for each two inches of the building, and two of the building for each',
  () => {
    const rules = plus('ASC-quirk-oversized-buildings', 'ASC-quirk-oversized');
    expect([left({}, { quirks: ['oversized'] }, rules), left({}, {}, rules)]).toEqual([
      { cf: 32, lost: 2 },
      { cf: 36, lost: 0 },
    ]);
  },
);
rule('AS-bld-los#1', 'a building between two is in the way', () => {
  const state = (pieces: Parameters<typeof setPiece>[2]) => setPiece([able('', 0, 20, 38), able('', 1, 20, 26)], {}, pieces);
  expect([refused(state(house()), hit()), refused(state([]), hit())]).toEqual([['AS-los-thirds'], []]);
});
rule('AS-bld-los#2', 'whoever is inside sees out through the wall it touches and is seen there', () => {
  const both = (mine: number, theirs: number, facing = { dx: 0, dy: -1 }) =>
    refused(setPiece([able('', 0, 20, mine, { facing }), able('', 1, 20, theirs)], {}, house()), hit());
  // In at the near wall, out at the far wall, and out at the near one.
  expect([both(38, 33.5), both(30.5, 26), both(33.5, 38, { dx: 0, dy: 1 })]).toEqual([[], [], []]);
});

const span = (cf: number) => [
  patch('water', 0, 30, 40, 34, { depth: 8 * 254 }),
  { ...patch('bridge', 18, 30, 22, 34, { height: 0, cf }), id: 'bridge-7' },
];
rule('AS-bridge#1', 'a laid bridge bears Size 3, at ten points or less Size 2, at five or less Size 1', () => {
  const crosses = (size: number, cf: number) => refused(before({ type: 'CV', move: '20"t', size }, span(cf)), walk(28)).length === 0;
  expect([18, 11, 10, 6, 5, 1].map(cf => [1, 2, 3, 4].filter(size => crosses(size, cf)))).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2],
    [1, 2],
    [1],
    [1],
  ]);
});
const lays = (card: Sketch, turns: number, more: Partial<Unit> = {}) => {
  const deed: DeedCommand = { type: 'deed', unit: 0, deed: 'bridge', at: { x: 20 * 254, y: 37 * 254 } };
  const game = scene(
    ruleset,
    setPiece([able('BRID', 0, 20, 39, { moved: MOVED, ...more }, { ...card, specials: 'BRID' }), able('', 1, 60, 4)]),
  );
  for (let turn = 1; ; turn++) {
    game.does(0, deed);
    if (turn === turns) return game;
    pass(game, 5, 5, 1, 1);
    game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
    game.does(0, stay({ mode: 'stand' }));
  }
};
rule('AS-bridge#2', 'one that infantry has built has eight points and bears Size 2', () => {
  const bridge = lays(soldiers, 2).state.table.pieces.find(({ kind }) => kind === 'bridge')!;
  expect(bridge.cf).toBe(8);
  const crosses = (size: number) =>
    refused(before({ type: 'CV', move: '20"t', size }, [span(8)[0]!, { ...bridge, outline: span(8)[1]!.outline }]), walk(28)).length === 0;
  expect([crosses(2), crosses(3)]).toEqual([true, false]);
});
rule('AS-bridge#3', 'who stands on a bridge that goes down falls', () => {
  const shot = (cf: number) => {
    const high = [{ ...patch('bridge', 18, 30, 22, 34, { height: 5 * 254, cf }), id: 'bridge-1' }];
    const game = scene(ruleset, setPiece([able('', 0, 20, 40), able('', 1, 20, 32, { z: 5 * 254 })], {}, high));
    game.does(0, { ...raze, piece: 'bridge-1' } as Command, 1, 1);
    return [game.state.table.pieces.length, lost(game, 1), game.state.units[1]!.z];
  };
  // Shot away, or weakened to ten points under a Size of 3; eleven still bear it.
  expect([shot(3), shot(13), shot(14)]).toEqual([
    [0, 2, 0],
    [0, 2, 0],
    [1, 0, 5 * 254],
  ]);
});
rule('AS-sua-brid#1', 'a vehicle lays two inches in one turn, with eighteen points', () => {
  const bridge = lays({ type: 'CV', move: '8"t' }, 1).state.table.pieces[0]!;
  expect([bridge.kind, bridge.cf, bridge.outline]).toEqual(['bridge', 18, { kind: 'circle', at: { x: 5080, y: 37 * 254 }, radius: 254 }]);
  expect(refused(setPiece([able('', 0, 20, 39), foe]), { type: 'deed', unit: 0, deed: 'bridge', at: { x: 5080, y: 37 * 254 } })).toContain(
    'AS-sua-brid',
  );
});
rule('AS-sua-brid#2', 'infantry takes two turns for eight points', () => {
  expect(lays(soldiers, 1).state.table.pieces).toEqual([]);
  expect(lays(soldiers, 2).state.table.pieces.map(({ cf }) => cf)).toEqual([8]);
});
rule('AS-sua-brid#3', 'the next bridge takes the place of the last', () => {
  const game = lays({ type: 'CV', move: '8"t' }, 2);
  expect(game.state.table.pieces.filter(({ kind }) => kind === 'bridge')).toHaveLength(1);
});

const board: AttackCommand = { type: 'attack', unit: 0, target: 1, how: 'board' };
const suits: Sketch = { type: 'BA', move: '6"f', damage: '2/1/-', armor: 8, structure: 2 };
const vessel = (specials: string, more: Partial<Card> = {}): Card => ({
  ...sketch({ type: 'SV', move: '4"n', size: 4, armor: 20, structure: 10, specials }),
  ...more,
});
const alongside = (specials: string, attacker: Sketch = suits, others: readonly Placed[] = []): State =>
  setPiece([
    { card: sketch(attacker), seat: 0, x: 20, y: 40 },
    { card: vessel(specials), seat: 1, x: 20, y: 40 - (159 + 254) / 254, more: { moved: null } },
    able('', 1, 60, 4),
    ...others,
  ]);
const aboard = (state: State, dice: readonly number[]) => {
  const game = scene(ruleset, state);
  game.does(0, board, 6, 5);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state;
};
rule('AS-boarding#1', 'infantry in contact that hits is aboard; others do not board, nor what is neither large nor manned', () => {
  const game = scene(ruleset, alongside('LG'));
  game.does(0, board, 6, 5);
  expect([game.state.units[0]!.fate, game.state.units[0]!.rides]).toEqual(['riding', 1]);
  const miss = scene(ruleset, alongside('LG'));
  miss.does(0, board, 1, 1);
  expect(miss.state.units[0]!.fate).toBe('fighting');
  expect([alongside('LG', {}), alongside('')].map(state => refused(state, board).includes('AS-boarding'))).toEqual([true, true]);
});
rule('AS-boarding#2', 'a squad of marines takes three points and strikes for one', () => {
  // Two squads against suits that deal two points, and twice that.
  const state = aboard(alongside('LG,CRW2'), [6, 6, 6, 6]);
  expect([state.units[0]!.armor, state.units[1]!.fate]).toEqual([6, 'fighting']);
  const worn = aboard(alongside('LG,CRW2', { ...suits, damage: '4/1/-' }), [6, 6, 1, 1]);
  const second = scene(ruleset, { ...worn, phase: 'combat', active: 0 });
  second.does(0, done);
  second.does(1, done, 6, 6, 6, 6, 5, 5, 2, 2);
  // Two of their six points are left: one squad strikes back, and then nobody is left.
  expect([second.state.units[0]!.armor, second.state.units[1]!.fate]).toEqual([7, 'destroyed']);
});
rule('AS-boarding#3', 'both strike at once, and what nobody defends is captured and out of the game', () => {
  const empty = aboard(alongside('LG'), []);
  expect([empty.units[1]!.fate, empty.units[0]!.fate]).toEqual(['destroyed', 'fighting']);
  const last = aboard(alongside('LG,CRW1', { ...suits, damage: '3/1/-' }), [6, 6, 6, 6]);
  expect([last.units[1]!.fate, last.units[0]!.armor]).toEqual(['destroyed', 7]);
  const held = aboard(alongside('LG,CRW1', { ...suits, damage: '2/1/-' }), [6, 6, 6, 6]);
  expect([held.units[1]!.fate, held.units[0]!.armor]).toEqual(['fighting', 7]);
});
rule('AS-sua-crw#1', 'as many squads as its number are called up, of three points and one of damage', () => {
  const strikes = (count: number) => 8 - aboard(alongside(`LG,CRW${count}`), [1, 1, 6, 6]).units[0]!.armor;
  expect([1, 2, 3].map(strikes)).toEqual([1, 2, 3]);
});
rule('AS-sua-crw#2', 'the crew that takes up arms is stunned', () => {
  const stunned = (specials: string, others: readonly Placed[] = []) =>
    aboard(alongside(specials, suits, others), [1, 1, 1, 1]).units[1]!.marks.some(({ kind }) => kind === 'stunned');
  const guard: Placed = {
    card: sketch({ type: 'CI', move: '2"f', damage: '1/-/-', armor: 3, structure: 2 }),
    seat: 1,
    x: 0,
    y: 0,
    more: { fate: 'riding', rides: 1, at: null },
  };
  expect([stunned('LG,CRW2'), stunned('LG,CRW2', [guard])]).toEqual([true, false]);
});
