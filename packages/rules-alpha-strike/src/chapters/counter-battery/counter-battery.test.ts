import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { able as at, BASE, book, done, lost, pass, point, refused, ruleset } from '../../scene.fixture.ts';
import { MOVED, type Placed, patch, setPiece } from '../../set-piece.ts';
import type { Command, State, Unit } from '../../shape.ts';

const shell = (weapon: string, x: number, y: number, more: Partial<Extract<Command, { type: 'bombard' }>> = {}): Command => ({
  type: 'bombard',
  unit: 0,
  weapon,
  at: point(x, y),
  ...more,
});
const off = (specials: string, seat: 0 | 1, inches = 60): Placed =>
  at(specials, seat, 0, 0, { fate: 'offTable', at: null, offTable: inches });
const seen = (...turns: readonly number[]): State['witnessed'] => turns.map(turn => ({ unit: 2, seat: 0, turn }));
const answering = (witnessed: State['witnessed'], mine = 'ARTLT-1', theirs = 'ARTS-1', inches = 60, more: Partial<Unit> = {}) =>
  setPiece([at(mine, 0, 20, 40, more), at('', 1, 20, 20), off(theirs, 1, inches)], { turn: 5, witnessed });
const ELIGIBLE = 'ASC-counter-battery-eligibility';
const answer = { against: 2 } as const;
const answers = (mine: string, theirs: string, weapon = `ART-${/ART([A-Z]+\d*)-/.exec(mine)?.[1] ?? ''}`) =>
  refused(answering(seen(4), mine, theirs), shell(weapon, 0, 0, answer));

rule('ASC-counter-battery-eligibility#1', 'it takes artillery to answer artillery', () => {
  expect([answers('ARTLT-1', 'ARTS-1'), answers('', 'ARTS-1', 'ART-LT')]).toEqual([[], ['AS-art-declare', ELIGIBLE].slice(0, 1)]);
});
rule(
  'ASC-counter-battery-eligibility#2',
  'only guns beyond the edge are answered; those on the table are shelled like anybody, far away too',
  () => {
    expect(refused(answering(seen(4)), shell('ART-LT', 0, 0, { against: 1 }))).toContain('AS-art-declare');
    const wide = setPiece([at('ARTLT-1', 0, 2, 47), at('ARTS-1', 1, 70, 2)]);
    expect(refused(wide, shell('ART-LT', 70, 2))).toEqual([]);
  },
);
rule('ASC-counter-battery-acquire#1', 'only where one of its shells has landed in sight of a friend', () => {
  expect(answering(seen()).witnessed).toEqual([]);
  expect(refused(answering(seen()), shell('ART-LT', 0, 0, answer))).toEqual([ELIGIBLE]);
  const lands = (pieces: Parameters<typeof setPiece>[2]) => {
    const state = setPiece([off('ARTT-1', 0, 10), at('', 1, 20, 20), at('', 0, 60, 46)], {}, pieces);
    const game = scene(ruleset, state);
    game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-T', at: point(20, 30) });
    pass(game, ...(game.state.shells[0]!.lands === 1 ? [6, 6] : []), 5, 5, 2, 2);
    for (let turn = 0; turn < 2 && game.state.shells.length > 0; turn++) {
      while (game.state.phase === 'movement') {
        const seat = game.state.active as 0 | 1;
        const unit = game.state.units.find(one => one.seat === seat && one.moved === null && one.fate === 'fighting')!.id;
        game.does(seat, { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: seat === 0 ? -1 : 1 } });
      }
      pass(game, 6, 6, 5, 5, 2, 2);
    }
    return game.state.witnessed.length;
  };
  expect([lands([]), lands([patch('hill', 5, 24, 60, 26, { height: 3000 })])]).toEqual([1, 0]);
});
rule('ASC-counter-battery-acquire#2', 'from the turn after that on', () =>
  expect([refused(answering(seen(5)), shell('ART-LT', 0, 0, answer)), refused(answering(seen(4)), shell('ART-LT', 0, 0, answer))]).toEqual([
    [ELIGIBLE],
    [],
  ]),
);
const number = (turns: readonly number[], state = answering(seen(...turns))) =>
  book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-LT', direct: false, against: state.units[2]!, at: point(0, 0) });
rule('ASC-counter-battery-range#1', 'it is indirect fire always: it flies, and nobody sees where it goes', () => {
  const game = scene(ruleset, answering(seen(4)));
  game.does(0, shell('ART-LT', 0, 0, answer));
  expect(game.state.shells).toMatchObject([{ against: 2, lands: 6 }]);
});
rule('ASC-counter-battery-range#2', 'by a gun that reaches as far or farther', () =>
  expect([answers('ARTT-1', 'ARTLT-1'), answers('ARTT-1', 'ARTT-1'), answers('ARTLT-1', 'ARTT-1')]).toEqual([[ELIGIBLE], [], []]),
);
rule('ASC-counter-battery-range#3', 'a Long Tom answers Long Toms, Snipers, Thumpers and Arrows, but no Cruise Missile/50', () =>
  expect(['ARTLT-1', 'ARTS-1', 'ARTT-1', 'ARTAIS-1', 'ARTCM5-1'].map(theirs => answers('ARTLT-1', theirs))).toEqual([
    [],
    [],
    [],
    [],
    [ELIGIBLE],
  ]),
);
rule('ASC-counter-battery-to-hit#1', 'at +7', () => expect(number([4]).total).toBe(4 + 7));
rule('ASC-counter-battery-to-hit#2', 'neither spotters nor probes help', () => {
  const [plain] = [number([4])];
  const probing = setPiece([at('ARTLT-1,PRB', 0, 20, 40), at('', 1, 20, 20), off('ARTS-1', 1), at('PRB', 0, 24, 24), at('', 0, 2, 2)], {
    turn: 5,
    witnessed: seen(4),
  });
  expect(number([4], probing).terms.map(one => [one.rule, one.value])).toEqual(plain!.terms.map(one => [one.rule, one.value]));
});
rule('ASC-counter-battery-to-hit#3', 'each further shell takes one off, four at most', () =>
  expect([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7]].map(turns => number(turns).total)).toEqual([11, 10, 9, 7, 7]),
);
rule('ASC-counter-battery-to-hit#4', 'if it was seen to land by this side', () => {
  const state = answering([...seen(1), { unit: 2, seat: 1, turn: 2 }, { unit: 1, seat: 0, turn: 3 }]);
  expect(number([], state).total).toBe(11);
});
rule('ASC-counter-battery-to-hit#5', 'the first one, which gave it away, takes nothing off', () =>
  expect(number([1]).total - number([1, 2]).total).toBe(1),
);
rule('ASC-tbl-counter-battery#1', 'seven more', () => expect(number([4]).terms.find(one => one.rule === ELIGIBLE)?.value).toBe(7));
rule('ASC-tbl-counter-battery#2', 'one less for each further shell, four at most', () =>
  expect(
    [
      [1, 2],
      [1, 2, 3, 4, 5, 6],
    ].map(turns => number(turns).total - 11),
  ).toEqual([-1, -4]),
);
rule('ASC-tbl-counter-battery#3', 'which somebody has seen come down', () =>
  expect(number([], answering([...seen(1), { unit: 2, seat: 1, turn: 2 }])).total).toBe(11),
);
const countered = (...dice: readonly number[]) => {
  const game = scene(ruleset, answering(seen(1, 2, 3)));
  game.does(0, shell('ART-LT', 0, 0, answer));
  pass(game, 5, 5, 2, 2);
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return lost(game, 2);
};
// Skill 4, +7, two further shells: 9.
rule('ASC-counter-battery-result#1', 'a success by 1 or more does all that it does at its middle', () =>
  expect([countered(5, 5), countered(6, 6)]).toEqual([5, 5]),
);
rule('ASC-counter-battery-result#2', 'by nothing half of it, rounded down', () => expect(countered(4, 5)).toBe(2));
rule('ASC-counter-battery-result#3', 'a failure nothing', () => expect(countered(4, 4)).toBe(0));
const flight = (inches: number) => {
  const game = scene(ruleset, answering(seen(4), 'ARTLT-1', 'ARTS-1', inches));
  game.does(0, shell('ART-LT', 0, 0, answer));
  return game.state.shells[0]!.lands - 5;
};
rule('ASC-counter-battery-flight#1', 'it flies as many turns as the shells of the enemy', () =>
  expect([flight(60), flight(300)]).toEqual([1, 2]),
);
rule('ASC-counter-battery-flight#2', 'if theirs need three, so does the answer', () => expect(flight(600)).toBe(3));

/** A gun far off that fires at a point half way across the table. */
const farGun = (special: string, inches: number) => setPiece([off(special, 0, inches), at('', 1, 20, 24), at('', 0, 70, 46)]);
const strikes = (special: string, weapon: string, aside: number): number => {
  const state = setPiece([
    at(special, 0, 20, 40, {}, { type: special.startsWith('ARTBA') ? 'BA' : 'BM' }),
    at('', 1, 20 + aside, 24, {}, { armor: 40, move: '4"' }),
    at('', 1, 70, 4),
  ]);
  const game = scene(ruleset, state);
  game.does(0, shell(weapon, 20, 24));
  pass(game, 6, 6, 5, 5, 2, 2);
  return 40 - game.state.units[1]!.armor;
};
table('ASC-tbl-artillery-range-damage#1', 'each row: how far, how much and how wide', row => {
  const weapon = row.at('special');
  const special = `ART${weapon.slice(4)}-1`;
  const range = row.number('range_in');
  if (range > 100) {
    const reach = (inches: number) => refused(farGun(special, inches - 24), shell(weapon, 20, 24)).includes('AS-art-declare');
    expect([reach(range), reach(range + 1)]).toEqual([false, true]);
  } else {
    const wide = (inches: number) =>
      refused(setPiece([at(special, 0, 2, 24), at('', 1, 60, 4)]), shell(weapon, 2 + inches, 24)).some(id => id === 'AS-art-declare');
    expect([wide(Math.min(range, 69)), range < 68 && wide(range + 1)]).toEqual([false, range < 68]);
  }
  const center = row.number('damage_center');
  expect(strikes(special, weapon, 0)).toBe(center);
  const outer = row.at('damage_outer') === '' ? 0 : row.number('damage_outer');
  // The edge of a base an inch and a quarter wide: within one inch of the middle, beyond it, and beyond three.
  expect([
    strikes(special, weapon, 1.6),
    strikes(special, weapon, 1.7),
    strikes(special, weapon, 3.6),
    strikes(special, weapon, 3.7),
  ]).toEqual([center, outer, outer, 0]);
  expect(row.number('area_in')).toBe(outer > 0 ? 6 : 2);
});
rule('ASC-tbl-artillery-range-damage#2', 'of two values the first is for the middle, the second for the ring around it', () =>
  expect([strikes('ARTLT-1', 'ART-LT', 0), strikes('ARTLT-1', 'ART-LT', 3)]).toEqual([5, 2]),
);
rule('ASC-tbl-artillery-range-damage#3', 'a homing Arrow IV does two points to one unit and nothing around it', () => {
  const homed = (munition: 'homing' | undefined, ...dice: readonly number[]) => {
    const painted: Partial<Unit> = { marks: [{ kind: 'tagged', until: 1, by: 0 }] };
    const state = setPiece([at('ARTAIS-1', 0, 20, 44), at('', 1, 20, 20, painted), at('', 1, 20, 20 - BASE)]);
    const game = scene(ruleset, state);
    game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-AIS', at: point(20, 20), ...(munition && { munition }) });
    pass(game, ...dice, 5, 5, 2, 2);
    return game.state.units.slice(1).map(({ armor }) => 20 - armor);
  };
  expect([homed('homing', 6, 6), homed(undefined, 6, 6)]).toEqual([
    [2, 0],
    [3, 3],
  ]);
});
rule('ASC-tbl-artillery-range-damage#4', 'a Sniper covers two inches and no more', () =>
  expect([strikes('ARTS-1', 'ART-S', 1.6), strikes('ARTS-1', 'ART-S', 1.7)]).toEqual([3, 0]),
);
rule('ASC-ba-artillery#1', 'tubes of battle armor: 68 inches, two points, two inches across', () => {
  expect([strikes('ARTBA-1', 'ART-BA', 0), strikes('ARTBA-1', 'ART-BA', 1.6), strikes('ARTBA-1', 'ART-BA', 1.7)]).toEqual([2, 2, 0]);
  const reach = (x: number) =>
    refused(setPiece([at('ARTBA-1', 0, 1, 24, {}, { type: 'BA' }), at('', 1, 60, 4)]), shell('ART-BA', x, 24)).includes('AS-art-declare');
  expect([reach(69), reach(69.1)]).toEqual([false, true]);
});
rule('ASC-ba-artillery#2', 'by the rules of all artillery: indirect at +7, direct at +4', () => {
  const needs = (direct: boolean) => {
    const state = setPiece([at('ARTBA-1', 0, 20, 40, {}, { type: 'BA' }), at('', 1, 20, 20)]);
    return book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-BA', direct, against: null, at: point(20, 20) }).total;
  };
  expect([needs(false), needs(true)]).toEqual([11, 8]);
  expect(refused(setPiece([at('', 0, 20, 40, {}, { type: 'BA' }), at('', 1, 20, 20)]), shell('ART-BA', 20, 20))).toEqual([
    'AS-art-declare',
  ]);
});
const suit = (more: Partial<Unit> = {}) => setPiece([at('ARTBA-1,AM', 0, 20, 40, more, { type: 'BA' }), at('', 1, 20, 40 - 318 / 254)]);
rule('ASC-ba-artillery-restrictions#1', 'who fires them makes no other attack', () => {
  const game = scene(ruleset, suit());
  game.does(0, shell('ART-BA', 20, 20));
  for (const how of ['standard', 'antimech'] as const)
    expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how }).map(one => one.rule)).toContain('AS-attack-count');
  expect(refused(suit({ did: ['standard'] }), shell('ART-BA', 20, 20))).toEqual(['AS-attack-count']);
});
rule('ASC-ba-artillery-restrictions#2', 'but may have moved', () =>
  expect([refused(suit({ moved: MOVED }), shell('ART-BA', 20, 20)), refused(suit({ moved: null }), shell('ART-BA', 20, 20))]).toEqual([
    [],
    [],
  ]),
);
rule('ASC-ba-artillery-volley#1', 'one volley whatever is left of the squad', () => {
  const game = scene(
    ruleset,
    setPiece([at('ARTBA-1', 0, 20, 40, { structure: 1, armor: 0, weaponHits: 2 }, { type: 'BA' }), at('', 1, 20, 20)]),
  );
  game.does(0, shell('ART-BA', 20, 20));
  pass(game, 6, 6, 5, 5, 2, 2);
  expect(lost(game, 1)).toBe(2);
});
