import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { able as at, BASE, book, ce, done, lost, pair, point, refused, ruleset, standard, stay, walk } from '../scene.fixture.ts';
import { type Placed, patch, setPiece, sketch } from '../set-piece.ts';
import type { Command, State, Unit } from '../shape.ts';

// Templates, guns and mines, clause by clause.
const shell = (weapon: string, x: number, y: number, more: object = {}): Command => ({
  type: 'bombard',
  unit: 0,
  weapon,
  at: point(x, y),
  ...more,
});
const over = (game: ReturnType<typeof play>, ...dice: readonly number[]) => {
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game;
};
const play = (placed: readonly Placed[], change: Partial<State> = {}, pieces: Parameters<typeof setPiece>[2] = [], rules = standard) =>
  scene(ruleset, setPiece(placed, change, pieces), rules);
/** A gun at 20, 40 fires at 20, 20 in plain sight and hits. */
const strike = (special: string, weapon: string, others: readonly Placed[], pieces: Parameters<typeof setPiece>[2] = []) => {
  const game = play([at(special, 0, 20, 40), ...others], {}, pieces);
  game.does(0, shell(weapon, 20, 20));
  return over(game, 6, 6);
};
const EDGE = BASE / 2;

rule('AS-aoe-template#1', 'the size is the diameter: a base that touches two inches across is struck, one beyond is not', () => {
  const game = strike('ARTS-1', 'ART-S', [at('', 1, 20, 21 + EDGE - 0.01), at('', 1, 20, 19 - EDGE - 0.01)]);
  expect([lost(game, 1), lost(game, 2)]).toEqual([3, 0]);
});
rule('AS-aoe-template#2', 'the first number in the two inches of the middle, the second in the ring around them', () => {
  const game = strike('ARTLT-1', 'ART-LT', [
    at('', 1, 20, 21 + EDGE - 0.01),
    at('', 1, 20, 19 - EDGE - 0.01),
    at('', 1, 20, 23 + EDGE - 0.01),
    at('', 1, 20, 17 - EDGE - 0.01),
  ]);
  expect([1, 2, 3, 4].map(id => lost(game, id))).toEqual([5, 2, 2, 0]);
});
rule('AS-aoe-everyone#1', 'friend and foe and the house between them', () => {
  const house = patch('building', 19, 20.5, 19.5, 21, { height: 508, cf: 10 });
  const game = strike('ARTS-1', 'ART-S', [at('', 1, 21.5, 20), at('', 0, 20, 18.5)], [house]);
  expect([lost(game, 1), lost(game, 2), game.state.table.pieces[0]!.cf]).toEqual([3, 3, 7]);
});
rule('AS-aoe-everyone#2', 'whoever is inside a house or a carrier is struck only if that is destroyed', () => {
  const house = (cf: number) => [patch('building', 18, 18, 22, 22, { height: 254, cf })];
  const inside = (cf: number) => lost(strike('ARTS-1', 'ART-S', [at('', 1, 20, 20)], house(cf)));
  // The house that falls does a point of its own.
  expect([inside(4), inside(3)]).toEqual([0, 4]);
  const carried = (armor: number) => {
    const carrier = at('IT4', 1, 20, 20, {}, { armor, structure: 1 });
    const rider = at('CAR4', 1, 0, 0, { fate: 'riding', rides: 1, at: null }, { type: 'CI', move: '4"f' });
    return lost(strike('ARTS-1', 'ART-S', [carrier, rider, at('', 1, 60, 4)]), 2);
  };
  // The loss of its carrier costs a passenger a point besides.
  expect([carried(2), carried(20)]).toEqual([4, 0]);
});
table('AS-art-table#1', 'ranges and damage of the guns, as printed', row => {
  const weapon = row.at('special');
  const range = row.number('range_in');
  const code = `${weapon.replace('-', '')}-1`;
  const type = weapon === 'ART-BA' ? ('BA' as const) : ('BM' as const);
  const away = (inches: number) =>
    refused(setPiece([at(code, 0, 20, 20 + inches, {}, { type }), at('', 1, 20, 20)]), shell(weapon, 20, 20)).includes('AS-art-declare');
  expect([away(range), away(range + 1)]).toEqual([false, true]);
  const area = row.number('area_in');
  const game = play([
    at(code, 0, 20, 40, {}, { type }),
    at('', 1, 20, 20, {}, { armor: 40 }),
    at('', 1, 20, 20 + area / 2 + EDGE - 0.01, {}, { armor: 40 }),
  ]);
  game.does(0, shell(weapon, 20, 20));
  over(game, 6, 6);
  const taken = [1, 2].map(id => 40 - game.state.units[id]!.armor);
  const centre = row.number('damage_center');
  expect(taken).toEqual([centre, row.at('damage_outer') === '' ? centre : row.number('damage_outer')]);
});
rule('AS-art-declare#1', 'fire is aimed at a point, whoever stands there, and reaches no unit elsewhere', () => {
  const game = play([at('ARTS-1', 0, 20, 40), at('', 1, 20, 20)]);
  game.does(0, shell('ART-S', 30, 20));
  expect(game.state.shells[0]!.at).toEqual(point(30, 20));
  expect(refused(setPiece([at('ARTS-1', 0, 20, 40), at('', 1, 20, 20)]), shell('ART-S', 20, 20, { against: 1 }))).toEqual([
    'AS-art-declare',
  ]);
});
const hill = patch('hill', 10, 29, 30, 30, { height: 2000 });
const needs = (game: ReturnType<typeof play>): number =>
  game.events.flatMap(event => (event.type === 'rolled' && event.rule === 'AS-art-tohit' ? [event.needs!.total] : [])).at(-1)!;
rule('AS-art-declare#2', 'a gun on the table that sees the point fires directly, one that does not fires over the hill', () => {
  const fired = (pieces: Parameters<typeof setPiece>[2]) => {
    const game = play([at('ARTS-1', 0, 20, 40), at('', 1, 20, 20)], {}, pieces);
    game.does(0, shell('ART-S', 20, 20));
    return needs(over(game, 6, 6));
  };
  expect([fired([]), fired([hill])]).toEqual([8, 11]);
});
const offTable = (inches: number, special = 'ARTLT-1'): Placed => at(special, 0, 0, 0, { fate: 'offTable', at: null, offTable: inches });
/** Turns after which a shell of a gun so far behind the edge lands at a point on the edge. */
const flies = (inches: number): number => {
  const game = play([offTable(inches), at('', 1, 20, 20), at('', 0, 30, 44)]);
  game.does(0, shell('ART-LT', 20, 48));
  return game.state.shells[0]!.lands - 1;
};
rule('AS-art-declare#3', 'what is declared now strikes when its flight is over, and not before', () => {
  const game = play([offTable(100), at('', 1, 20, 20), at('', 0, 30, 44)]);
  game.does(0, shell('ART-LT', 20, 20));
  over(game);
  expect([lost(game), game.state.shells.length]).toEqual([0, 1]);
  game.does(1, stay({ unit: 1, mode: 'stand' }));
  game.does(0, stay({ unit: 2, mode: 'stand' }));
  over(game, 6, 6);
  expect([lost(game), game.state.shells.length]).toEqual([5, 0]);
});
rule('AS-art-flight#1', 'a shell from thirty-four inches away lands in the same turn, from thirty-five in the next', () => {
  expect([flies(34), flies(35)]).toEqual([0, 1]);
});
rule('AS-art-flight#2', 'one turn to 272 inches, two to 510, three to 714, four to 884, five beyond', () => {
  expect([272, 273, 510, 511, 714, 715, 884, 885].map(flies)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
});
rule('AS-art-flight#3', 'a cannon thirty-six inches away strikes at once, a gun out of sight there does not', () => {
  const fired = (special: string, weapon: string, pieces: Parameters<typeof setPiece>[2]) => {
    const game = play([at(special, 0, 20, 46), at('', 1, 20, 20)], {}, pieces);
    game.does(0, shell(weapon, 20, 10));
    return game.state.shells[0]!.lands;
  };
  expect([fired('ARTLTC-1', 'ART-LTC', []), fired('ARTS-1', 'ART-S', [hill])]).toEqual([1, 2]);
});
rule('AS-art-adjust#1', 'once a friend has seen a shell come down, the next one at that point is easier, at another it is not', () => {
  const second = (friend: Placed, x: number) => {
    const game = play([at('ARTS-1', 0, 20, 40), at('', 1, 50, 10), friend], {}, [hill]);
    game.does(0, shell('ART-S', 20, 20));
    over(game, 6, 6);
    for (const unit of [1, 0, 2]) game.does(game.state.units[unit]!.seat, stay({ unit, mode: 'stand' }));
    game.does(0, shell('ART-S', x, 20));
    over(game, 6, 6);
    return needs(game);
  };
  const watcher = (specials = '') => at(specials, 0, 35, 25);
  expect([second(watcher(), 20), second(watcher(), 21), second(at('', 0, 25, 44), 20)]).toEqual([10, 11, 11]);
});
rule('AS-art-adjust#2', 'a point that was plotted before the game is hit whatever the dice say', () => {
  const fired = (plotted: State['plotted']) => {
    const game = play([at('ARTS-1', 0, 20, 40), at('', 1, 20, 20)], plotted ? { plotted } : {});
    game.does(0, shell('ART-S', 20, 20));
    over(game, 1, 1, ...(plotted?.[0]?.length ? [] : [1]));
    return lost(game);
  };
  expect([fired([[point(20, 20)], []]), fired([[], []])]).toEqual([3, 0]);
});
rule('AS-sua-art#1', 'a unit fires as many guns of a kind as its number says in one turn', () => {
  const guns = (special: string) => {
    const game = play([at(special, 0, 20, 40), at('', 1, 20, 20)]);
    let count = 0;
    while (refused(game.state, shell('ART-S', 20, 20)).length === 0 && count < 5) {
      game.does(0, shell('ART-S', 20, 20));
      count++;
    }
    return count;
  };
  expect([guns('ARTS-1'), guns('ARTS-2')]).toEqual([1, 2]);
});
rule('AS-sua-art#2', 'each of them by the table: a Thumper does two points over 714 inches, a Sniper three over 612', () => {
  expect([lost(strike('ARTT-1', 'ART-T', [at('', 1, 20, 20)])), lost(strike('ARTS-1', 'ART-S', [at('', 1, 20, 20)]))]).toEqual([2, 3]);
  const away = (special: string, weapon: string, inches: number) =>
    refused(setPiece([at(special, 0, 20, 20 + inches), at('', 1, 20, 20)]), shell(weapon, 20, 20));
  expect([away('ARTT-1', 'ART-T', 714), away('ARTS-1', 'ART-S', 612), away('ARTS-1', 'ART-S', 613)]).toEqual([[], [], ['AS-art-declare']]);
});
rule('AS-sua-pnt#1', 'its points are there anew each turn, and a second missile of one turn meets none', () => {
  const game = play([at('ARTAIS-1', 0, 20, 40), at('PNT2', 1, 20, 20), at('ARTAIS-1', 0, 24, 40)]);
  game.does(0, shell('ART-AIS', 20, 20));
  game.does(0, { ...shell('ART-AIS', 20, 20), unit: 2 } as Command);
  over(game, 6, 6);
  expect([lost(game), game.events.filter(({ type }) => type === 'missileDowned').length]).toEqual([3, 1]);
  for (const unit of [1, 0, 2]) game.does(game.state.units[unit]!.seat, stay({ unit, mode: 'stand' }));
  game.does(0, shell('ART-AIS', 20, 20));
  over(game);
  expect([lost(game), game.events.filter(({ type }) => type === 'missileDowned').length]).toEqual([3, 2]);
});
rule('AS-sua-pnt#2', 'one point adds one and leaves half of a missile, two bring it down; a shell they do not touch', () => {
  const meets = (special: string, weapon: string, points: string, ...dice: readonly number[]) => {
    const game = play([at(special, 0, 20, 40), at(points, 1, 20, 20)]);
    game.does(0, shell(weapon, 20, 20));
    over(game, ...dice);
    return [lost(game), dice.length > 0 ? needs(game) : 0];
  };
  expect([
    meets('ARTAIS-1', 'ART-AIS', '', 6, 6),
    meets('ARTAIS-1', 'ART-AIS', 'PNT1', 6, 6),
    meets('ARTAIS-1', 'ART-AIS', 'PNT2'),
  ]).toEqual([
    [3, 8],
    [1, 9],
    [0, 0],
  ]);
  expect(meets('ARTS-1', 'ART-S', 'PNT2', 6, 6)).toEqual([3, 8]);
});

const tagging = (more: Partial<Unit> = {}, apart = 3) => play(pair(apart, { specials: 'TAG' }, { armor: 20, move: '4"' }, more));
rule('AS-tag#1', 'it needs what a shot would need, and does no damage', () => {
  const totals = (['TAG', 'standard'] as const).map(how => {
    const game = tagging({ heat: 1, fireHits: 1 }, 12);
    return [game.does(0, { type: 'attack', unit: 0, target: 1, how }, 6, 5).find(one => one.type === 'attacked')!.toHit.total, lost(game)];
  });
  expect(totals).toEqual([
    [9, 0],
    [9, 3],
  ]);
});
rule('AS-tag#2', 'it is used in the same turn as the attack, before or after it, and once', () => {
  const game = tagging();
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5);
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'TAG' }, 6, 5);
  expect(game.state.units[1]!.marks.map(({ kind }) => kind)).toEqual(['tagged']);
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how: 'TAG' })[0]!.rule).toBe('AS-attack-count');
});
rule(
  'AS-tag#3',
  'fire of capital weapons from above at a marked target is two easier, and at a unit marked by the other side it is not',
  () => {
    const arcs = { front: { capital: [{ points: 4, minimal: false }] } };
    const above = (more: Partial<Unit>) => {
      const state = setPiece([
        {
          card: { ...sketch({ type: 'DS' }), arcs },
          seat: 0,
          x: 0,
          y: 0,
          more: { fate: 'aloft', at: null, flight: { ring: 0 } },
        },
        at('', 1, 20, 20, more),
      ]);
      return book.ask('artillery', { state, unit: state.units[0]!, weapon: 'CAP', direct: false, against: null, at: point(20, 20) }).total;
    };
    const tagged = (by: number): Partial<Unit> => ({ marks: [{ kind: 'tagged', until: 1, by }] });
    expect([above({}), above(tagged(0)), above(tagged(1))]).toEqual([4, 2, 4]);
  },
);

const field = (density: number, kind: 'conventional' | 'inferno' = 'conventional'): Partial<State> => ({
  phase: 'movement',
  active: 0,
  mines: [{ id: 7, at: point(20, 36), radius: 254, density, kind, seat: 1 }],
});
const crossing = (change: Partial<State>, dice: readonly number[], card: Parameters<typeof at>[5] = {}, skill = 4) => {
  const game = play([{ ...at('', 0, 20, 40, { moved: null }, card), skill }, at('', 1, 60, 4, { moved: null })], change);
  game.does(0, walk(34), ...dice);
  return game;
};
const roll = (total: number): readonly number[] => (total <= 6 ? [1, total - 1] : [6, total - 6]);
rule('AS-mine#1', 'the denser the field the lower the number: 5 at density 5 to 9 at density 1, and nothing for whoever flies over', () => {
  for (const density of [1, 2, 3, 4, 5])
    expect(
      [crossing(field(density), roll(10 - density)), crossing(field(density), roll(9 - density))].map(game => lost(game, 0) > 0),
    ).toEqual([true, false]);
  const game = play([at('', 0, 20, 40, { moved: null }, { move: '8"v', type: 'CV' }), at('', 1, 60, 4, { moved: null })], field(5));
  game.does(0, stay({ mode: 'ground', path: [point(20, 34)], height: 2 } as never));
  expect(lost(game, 0)).toBe(0);
});
rule('AS-mine#2', 'a field does its density in damage', () => {
  expect([2, 3, 5].map(density => lost(crossing(field(density), [6, 5]), 0))).toEqual([2, 3, 5]);
});
rule('AS-mine#3', 'infernos add two heat, and burn those who track none', () => {
  const hot = crossing(field(3, 'inferno'), [6, 5]);
  expect([hot.state.units[0]!.heatFrom, lost(hot, 0)]).toEqual([2, 0]);
  expect(lost(crossing(field(3, 'inferno'), [6, 5], { type: 'CI', move: '8"f' }), 0)).toBe(2);
});
rule('AS-mine#4', 'a field that has struck is thinner by one, and gone after its last', () => {
  expect([crossing(field(3), [6, 5]), crossing(field(3), [1, 1])].map(game => game.state.mines[0]?.density)).toEqual([2, 3]);
  expect(crossing(field(1), [6, 5]).state.mines).toEqual([]);
});
rule('AS-mine#5', 'nobody drives through mines more safely than another', () => {
  expect(
    [0, 7].flatMap(skill =>
      [
        [3, 4],
        [3, 3],
      ].map(dice => lost(crossing(field(3), dice, {}, skill), 0)),
    ),
  ).toEqual([3, 0, 3, 0]);
});
const lay: Command = { type: 'deed', unit: 0, deed: 'layMines' };
const laid = (special: string, times: number, rules = standard, mines: State['mines'] = []) => {
  const game = play([at(special, 0, 20, 40), at('', 1, 60, 4)], { mines }, [], rules);
  for (let i = 0; i < times; i++) game.does(0, lay);
  return game;
};
rule('AS-mine-lay#1', 'density one for each dispenser, and five at most on one spot', () => {
  expect([laid('MDS1', 1), laid('MDS3', 3)].map(game => game.state.mines.map(({ density }) => density))).toEqual([[1], [3]]);
  expect(laid('MDS1', 1).refuses(0, lay)[0]!.rule).toBe('AS-mine-lay');
  const dense = { id: 3, at: point(20, 40), radius: 254, density: 5, kind: 'conventional', seat: 0 } as const;
  expect(laid('MDS1', 1, standard, [dense]).state.mines.map(({ density }) => density)).toEqual([5]);
});
const nextTurn = (game: ReturnType<typeof play>) => {
  over(game);
  for (const unit of [1, 0]) game.does(unit === 0 ? 0 : 1, stay({ unit, mode: 'stand' }));
  return game;
};
rule('AS-mine-lay#2', 'by the Commander’s Edition a dispenser is empty then, by the older books it lays again in the next turn', () => {
  expect([refused(nextTurn(laid('MDS1', 1)).state, lay), nextTurn(laid('MDS1', 1, ce)).refuses(0, lay)[0]!.rule]).toEqual([
    [],
    'AS-sua-mds-ce',
  ]);
});
rule('AS-sua-mds#1', 'fields of density one, which add up to five on one spot', () => {
  const game = laid('MDS6', 6);
  expect(game.state.mines.map(({ density }) => density)).toEqual([5]);
  expect(laid('MDS1', 0).refuses(0, { ...lay, unit: 1 } as Command).length).toBeGreaterThan(0);
});
rule('AS-sua-mds#2', 'once each by the Commander’s Edition', () => {
  expect(nextTurn(laid('MDS2', 1, ce)).book.check(ruleset.view(nextTurn(laid('MDS2', 1, ce)).state, 0), lay, 0)).toEqual([]);
  expect(nextTurn(laid('MDS2', 2, ce)).refuses(0, lay)[0]!.rule).toBe('AS-sua-mds-ce');
});
rule('AS-sua-mds-ce#1', 'each dispenser lays once in a scenario', () => {
  expect([nextTurn(laid('MDS1', 1, ce)).refuses(0, lay)[0]!.rule, laid('MDS2', 2, ce).state.mines[0]!.density]).toEqual([
    'AS-sua-mds-ce',
    2,
  ]);
});
const sweep = (type: 'CV' | 'CI', dice: readonly number[], x = 20) => {
  const mines = field(2).mines!;
  const game = play([at('MSW', 0, x, 36, {}, { type, move: type === 'CI' ? '4"f' : '4"t' }), at('', 1, 60, 4)], { mines });
  game.does(0, { type: 'deed', unit: 0, deed: 'sweepMines' }, ...dice);
  return [game.state.mines.map(({ density }) => density), lost(game, 0)];
};
rule('AS-mine-lay#3', 'in contact and instead of attacking: 10 clears, with four more for machines, and 5 sets the field off', () => {
  expect([
    sweep('CV', [3, 3]),
    sweep('CV', [2, 3]),
    sweep('CI', [5, 5]),
    sweep('CI', [5, 4]),
    sweep('CI', [2, 3]),
    sweep('CI', [2, 4]),
  ]).toEqual([
    [[], 0],
    [[2], 0],
    [[], 0],
    [[2], 0],
    [[1], 2],
    [[2], 0],
  ]);
  // A base's width away nothing is swept, and nothing rolled.
  expect(sweep('CI', [], 23)).toEqual([[2], 0]);
  const game = play([at('MSW', 0, 20, 36, {}, { type: 'CV', move: '4"t' }), at('', 1, 20, 30)], { mines: field(2).mines! });
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5);
  expect(game.refuses(0, { type: 'deed', unit: 0, deed: 'sweepMines' })[0]!.rule).toBe('AS-attack-count');
});
rule('AS-sua-msw#1', 'two dice, four more for machines: 10 clears the field, 5 sets it off', () => {
  expect([sweep('CI', [5, 5]), sweep('CV', [3, 3]), sweep('CI', [1, 4])]).toEqual([
    [[], 0],
    [[], 0],
    [[1], 2],
  ]);
  expect(
    refused(setPiece([at('', 0, 20, 36), at('', 1, 60, 4)], { mines: field(2).mines! }), { type: 'deed', unit: 0, deed: 'sweepMines' }),
  ).toEqual(['AS-mine-lay']);
});
rule('AS-sua-msw#2', 'on 6 to 9 it stays as it is', () => {
  expect([sweep('CI', [3, 3]), sweep('CI', [4, 5])]).toEqual([
    [[2], 0],
    [[2], 0],
  ]);
});

const cloud = (level: number, x = 20) =>
  ({ id: `cloud-${level}`, kind: 'smoke', outline: { kind: 'circle', at: point(x, 36), radius: 254 }, level }) as const;
const puff: typeof standard = [...standard, 'AS-smoke'];
rule('AS-smoke#1', 'one or two more through it, by how dense it is, and nothing beside it', () => {
  const through = (pieces: Parameters<typeof setPiece>[2]) =>
    play([at('', 0, 20, 40), at('', 1, 20, 30)], {}, pieces, puff)
      .does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5)
      .find(one => one.type === 'attacked')!.toHit.total;
  const clear = through([]);
  expect([through([cloud(1)]), through([cloud(2)]), through([cloud(2, 30)])].map(total => total - clear)).toEqual([1, 2, 0]);
});
rule('AS-smoke#2', 'when a turn ends it goes on 5 or 6, or drifts two inches with the wind', () => {
  const after = (die: number, wind: 0 | 4) => {
    const weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind } as const;
    const game = play([at('', 0, 20, 40), at('', 1, 50, 30)], { weather }, [cloud(1)], puff);
    game.does(0, done);
    game.does(1, done, die, 5, 5, 2, 2);
    return game.state.table.pieces.map(({ outline }) => (outline.kind === 'circle' ? outline.at.y / 254 : 0));
  };
  expect([after(4, 4), after(1, 0), after(5, 4), after(6, 0)]).toEqual([[38], [36], [], []]);
});
rule('AS-art-offboard#1', 'beyond 34 inches a gun counts as off the board: its shells fly for a turn', () => {
  // A ridge is between them, so that it does not fire directly.
  const ridge = patch('hill', 0, 24, 72, 26, { height: 12 * 254 });
  const lands = (y: number) => {
    const game = play([at('ARTT-1', 0, 20, 46), at('', 1, 60, 4)], {}, [ridge]);
    game.does(0, shell('ART-T', 20, y));
    return game.state.shells[0]!.lands - game.state.turn;
  };
  expect([lands(12), lands(11.9)]).toEqual([0, 1]);
  const away = play([at('ARTT-1', 0, 20, 46, { fate: 'offTable', at: null, offTable: 20 }), at('', 1, 60, 4)]);
  away.does(0, shell('ART-T', 20, 30));
  expect(away.state.shells[0]!.lands - away.state.turn).toBe(1);
});
