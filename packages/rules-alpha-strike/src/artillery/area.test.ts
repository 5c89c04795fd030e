import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { collapseDamage, fallDamage } from '../buildings/wreck.ts';
import { alphaStrike } from '../index.ts';
import { EDITIONS } from '../rules.ts';
import { MOVED, type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Command, MoveCommand, State, Unit } from '../shape.ts';
import { artilleryRange, flightTime, GUNS } from './artillery.ts';
import { areaDamage } from './blast.ts';
import { mineNeeds } from './mines.ts';

const { ruleset } = alphaStrike;
const standard = EDITIONS['corrected-2013']!;
const book = Rulebook.compile(ruleset, standard);
const done: Command = { type: 'done' };
const at = (specials: string, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}, card: Sketch = {}): Placed => ({
  card: sketch({ armor: 20, specials, ...card }),
  seat,
  x,
  y,
  more,
});
const refused = (state: State, command: Command, seat = 0): readonly RuleId[] =>
  book.check(ruleset.view(state, seat), command, seat).map(one => one.rule);
const point = (x: number, y: number) => ({ x: x * 254, y: y * 254 });
const shell = (weapon: string, x: number, y: number, more: object = {}): Command => ({
  type: 'bombard',
  unit: 0,
  weapon,
  at: point(x, y),
  ...more,
});

/** Fire at a point in sight, end the turn; dice are those of the shell. */
const barrage = (
  special: string,
  command: Command,
  dice: readonly number[],
  others: readonly Placed[],
  change: Partial<State> = {},
  pieces: Parameters<typeof setPiece>[2] = [],
) => {
  const game = scene(ruleset, setPiece([at(special, 0, 20, 40), ...others], change, pieces));
  game.does(0, command);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game;
};
const lost = (game: { readonly state: State }, unit: number): number => 20 - game.state.units[unit]!.armor;

rule('AS-art-declare', 'a gun is aimed at a point it reaches', () => {
  const state = setPiece([at('ARTTC-1', 0, 20, 40), at('', 1, 20, 20)]);
  expect([refused(state, shell('ART-TC', 20, 20)), refused(state, shell('ART-TC', 20, 5)), refused(state, shell('ART-S', 20, 20))]).toEqual(
    [[], ['AS-art-declare'], ['AS-art-declare']],
  );
});
rule('AS-sua-art', 'the codes of guns are read from the card', () => {
  expect(refused(setPiece([at('ARTLT-1', 0, 20, 40), at('', 1, 20, 20)]), shell('ART-LT', 20, 20))).toEqual([]);
});
rule('AS-art-table', 'a Sniper does 3 in two inches', () => {
  const game = barrage('ARTS-1', shell('ART-S', 20, 20), [6, 6], [at('', 1, 20, 20), at('', 1, 23, 20)]);
  expect([lost(game, 1), lost(game, 2)]).toEqual([3, 0]);
});
rule('ASC-tbl-artillery-range-damage', 'ranges and damage as printed', () => {
  expect(Object.entries(GUNS).map(([code, { range, inner, outer }]) => `${code} ${range} ${inner}${outer ? `/${outer}` : ''}`)).toEqual([
    'AIS 272 3',
    'AC 306 3',
    'T 714 2',
    'S 612 3',
    'LT 1020 5/2',
    'CM5 1700 8',
    'CM7 3060 11/2',
    'CM9 4080 16/6',
    'CM12 5100 22/14',
    'BA 68 2',
    'TC 28 1',
    'SC 24 2',
    'LTC 40 3',
  ]);
});
rule('AS-aoe-template', 'a Long Tom does 5 in the middle and 2 three inches out; a base that touches is struck', () => {
  const game = barrage('ARTLT-1', shell('ART-LT', 20, 20), [6, 6], [at('', 1, 20, 20), at('', 1, 20, 23.6), at('', 1, 20, 16.3)]);
  expect([lost(game, 1), lost(game, 2), lost(game, 3)]).toEqual([5, 2, 0]);
});
rule('ASC-term-aoe', 'the size of a template is its diameter', () => {
  const game = barrage('ARTS-1', shell('ART-S', 20, 20), [6, 6], [at('', 1, 20, 21.6), at('', 1, 20, 18.3)]);
  expect([lost(game, 1), lost(game, 2)]).toEqual([3, 0]);
});
rule('AS-aoe-everyone', 'friends are struck as well', () => {
  expect(lost(barrage('ARTS-1', shell('ART-S', 20, 20), [6, 6], [at('', 1, 50, 4), at('', 0, 20, 20)]), 2)).toBe(3);
});
rule('AS-aoe-scatter', 'direction by a die, 1 is north', () => {
  const game = barrage('ARTS-1', shell('ART-S', 20, 20), [3, 4, 1], [at('', 1, 20, 20), at('', 1, 20, 14)]);
  const landed = game.events.find(event => event.type === 'shellLanded');
  expect(landed?.type === 'shellLanded' && landed.at.x === 20 * 254 && landed.at.y < 20 * 254).toBe(true);
});
rule('AS-art-miss', 'two inches for each point of failure', () => {
  const game = barrage('ARTS-1', shell('ART-S', 20, 20), [2, 2, 4], [at('', 1, 20, 20)]);
  const landed = game.events.find(event => event.type === 'shellLanded');
  const needs = game.events.flatMap(event => (event.type === 'rolled' && event.rule === 'AS-art-tohit' ? [event.needs!.total] : []))[0]!;
  expect(landed?.type === 'shellLanded' && landed.at.y).toBe(20 * 254 + (needs - 4) * 508);
});
rule('AS-art-tohit', 'direct fire adds 4, indirect 7, a plotted point hits', () => {
  const state = setPiece([at('ARTS-1', 0, 20, 40), at('', 1, 20, 20)]);
  const ask = (direct: boolean, plotted: State['plotted'] = [[], []]) =>
    book.ask('artillery', {
      state: { ...state, plotted },
      unit: state.units[0]!,
      weapon: 'ART-S',
      direct,
      against: null,
      at: point(20, 20),
    }).total;
  expect([ask(true), ask(false), ask(false, [[point(20, 20)], []])]).toEqual([8, 11, 0]);
});
rule('AS-art-adjust', 'a friend who sees the point helps', () => {
  const state = setPiece([at('ARTS-1', 0, 20, 40), at('', 0, 24, 30)], {}, [patch('hill', 10, 35, 22, 36, { height: 2000 })]);
  expect(
    book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-S', direct: false, against: null, at: point(24, 20) }).total,
  ).toBe(10);
});
rule('AS-art-flight', 'none on the same sheet, a turn to eight sheets, and more beyond', () => {
  expect([34, 35, 272, 273, 510, 511, 714, 715, 884, 885].map(flightTime)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});
rule('AS-art-offboard', 'a gun behind its edge counts the way to it', () => {
  const state = setPiece([at('ARTS-1', 0, 0, 0, { fate: 'offTable', at: null, offTable: 60 })]);
  expect(artilleryRange(state, state.units[0]!, point(20, 40))).toBe(68);
});
rule('AS-art-homing', 'a homing shell strikes the painted unit alone', () => {
  const game = barrage(
    'ARTAIS-1',
    shell('ART-AIS', 20, 20, { munition: 'homing' }),
    [6, 6],
    [at('', 1, 20, 20), at('', 1, 21.5, 20, { marks: [{ kind: 'tagged', until: 1 }] })],
  );
  expect([lost(game, 1), lost(game, 2)]).toEqual([0, 2]);
});
rule('ASC-ba-artillery', 'suits fire two points over 68 inches', () => {
  expect(lost(barrage('ARTBA-1', shell('ART-BA', 20, 20), [6, 6], [at('', 1, 20, 20)]), 1)).toBe(2);
});
rule('ASC-sua-art-ba', 'with the ability', () => {
  expect(refused(setPiece([at('', 0, 20, 40, {}, { type: 'BA' }), at('', 1, 20, 20)]), shell('ART-BA', 20, 20))).toEqual([
    'AS-art-declare',
  ]);
});
rule('ASC-ba-artillery-restrictions', 'they may have moved, and then make no other attack', () => {
  const game = scene(ruleset, setPiece([at('ARTBA-1', 0, 20, 40, { moved: MOVED }, { type: 'BA' }), at('', 1, 20, 36)]));
  game.does(0, shell('ART-BA', 20, 36));
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how: 'standard' })[0]!.rule).toBe('AS-attack-count');
});
rule('ASC-ba-artillery-volley', 'one volley whatever the losses', () => {
  const game = scene(
    ruleset,
    setPiece([at('ARTBA-1', 0, 20, 40, { structure: 1, armor: 0, weaponHits: 2 }, { type: 'BA' }), at('', 1, 20, 20)]),
  );
  game.does(0, shell('ART-BA', 20, 20));
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect(lost(game, 1)).toBe(2);
});
const answering = (witnessed: State['witnessed']) =>
  setPiece([at('ARTLT-1', 0, 20, 40), at('', 1, 20, 20), at('ARTS-1', 1, 0, 0, { fate: 'offTable', at: null, offTable: 60 })], {
    turn: 5,
    witnessed,
  });
const seen = (...turns: number[]) => turns.map(turn => ({ unit: 2, seat: 0, turn }));
const answer = { against: 2 };
rule('ASC-counter-battery-eligibility', 'only guns off the table are answered', () => {
  expect(refused(answering(seen(4)), shell('ART-LT', 0, 0, { against: 1 }))).toContain('ASC-counter-battery-eligibility');
});
rule('ASC-counter-battery-acquire', 'and only in the turn after a shell was seen', () => {
  expect(
    [
      refused(answering(seen()), shell('ART-LT', 0, 0, answer)),
      refused(answering(seen(5)), shell('ART-LT', 0, 0, answer)),
      refused(answering(seen(4)), shell('ART-LT', 0, 0, answer)),
    ].map(one => one.length),
  ).toEqual([1, 1, 0]);
});
rule('ASC-counter-battery-range', 'by a gun that reaches as far', () => {
  const state = setPiece(
    [at('ARTT-1', 0, 20, 40), at('', 1, 20, 20), at('ARTLT-1', 1, 0, 0, { fate: 'offTable', at: null, offTable: 60 })],
    { turn: 5, witnessed: seen(4) },
  );
  expect(refused(state, shell('ART-T', 0, 0, answer))).toEqual(['ASC-counter-battery-eligibility']);
});
const against = (turns: readonly number[]) => {
  const state = answering(seen(...turns));
  return book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-LT', direct: false, against: state.units[2]!, at: point(0, 0) })
    .total;
};
rule('ASC-tbl-counter-battery', 'seven more, one less for each further shell, four at most', () =>
  expect([against([1]), against([1, 2]), against([1, 2, 3, 4, 5, 6, 7])]).toEqual([11, 10, 7]),
);
rule('ASC-counter-battery-to-hit', 'each further shell that was seen helps by one', () => expect(against([1, 2, 3])).toBe(9));
const countered = (dice: readonly number[]) => {
  const game = scene(ruleset, answering(seen(1, 2, 3)));
  game.does(0, shell('ART-LT', 0, 0, answer));
  for (let turn = 0; turn < 1; turn++) {
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
  }
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return lost(game, 2);
};
rule('ASC-counter-battery-result', 'full damage, half on the exact number, none on less', () =>
  expect([countered([5, 5]), countered([4, 5]), countered([4, 4])]).toEqual([5, 2, 0]),
);
rule('ASC-counter-battery-flight', 'the answer takes as long as the enemy’s shells', () => {
  const game = scene(ruleset, answering(seen(1)));
  game.does(0, shell('ART-LT', 0, 0, answer));
  expect(game.state.shells[0]!.lands).toBe(6);
});

// Mines
const walk = (y: number): MoveCommand => ({ type: 'move', unit: 0, mode: 'ground', path: [point(20, y)], facing: { dx: 0, dy: -1 } });
const field = (density: number, kind: 'conventional' | 'inferno' = 'conventional'): Partial<State> => ({
  phase: 'movement',
  active: 0,
  mines: [{ id: 7, at: point(20, 36), radius: 254, density, kind, seat: 1 }],
});
rule('AS-mine', 'density 5 strikes on 5, density 1 on 9, for its density, and thins out', () => {
  expect([1, 2, 3, 4, 5].map(mineNeeds)).toEqual([9, 8, 7, 6, 5]);
  const game = scene(ruleset, setPiece([at('', 0, 20, 40, { moved: null }), at('', 1, 60, 4, { moved: null })], field(3)));
  game.does(0, walk(34), 3, 4);
  expect([lost(game, 0), game.state.mines[0]!.density]).toEqual([3, 2]);
  const lucky = scene(ruleset, setPiece([at('', 0, 20, 40, { moved: null }), at('', 1, 60, 4, { moved: null })], field(3)));
  lucky.does(0, walk(34), 3, 3);
  expect(lost(lucky, 0)).toBe(0);
});
rule('AS-mine-lay', 'the layer leaves density 1 where it stands', () => {
  const game = scene(ruleset, setPiece([at('MDS1', 0, 20, 40), at('', 1, 60, 4)]));
  game.does(0, { type: 'deed', unit: 0, deed: 'layMines' });
  expect(game.state.mines).toMatchObject([{ density: 1, seat: 0 }]);
  expect(ruleset.view(game.state, 1).mines).toEqual([]);
});
rule('AS-sua-mds', 'as many fields as it has dispensers', () => {
  const game = scene(ruleset, setPiece([at('MDS1', 0, 20, 40, { spent: ['MDS'] }), at('', 1, 60, 4)]));
  expect(game.refuses(0, { type: 'deed', unit: 0, deed: 'layMines' })[0]!.rule).toBe('AS-mine-lay');
});
rule('AS-sua-msw', 'a sweeper clears on 10 with 4 more for machines, and sets it off on 5', () => {
  const sweep = (type: 'CV' | 'CI', dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([at('MSW', 0, 20, 36, {}, { type, move: '4"' }), at('', 1, 60, 4)], { mines: field(2).mines! }));
    game.does(0, { type: 'deed', unit: 0, deed: 'sweepMines' }, ...dice);
    return [game.state.mines.length, lost(game, 0)];
  };
  expect([sweep('CV', [3, 3]), sweep('CI', [3, 3]), sweep('CI', [2, 3])]).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
  ]);
});

// Buildings
const house = (more: object = {}) => [patch('building', 18, 30, 22, 34, { level: 2, cf: 15, height: 9 * 254, ...more })];
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };
rule('AS-bld-attack', 'a building is hit like something that cannot move, and its points go', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, house()));
  game.does(0, raze, 1, 1);
  expect(game.state.table.pieces[0]!.cf).toBe(12);
});
rule('AS-bld-collapse', 'nine inches: 2, and 3 on the roof; it leaves rubble', () => {
  const piece = house()[0]!;
  expect([collapseDamage(piece, false), collapseDamage(piece, true)]).toEqual([2, 3]);
  const game = scene(ruleset, setPiece([at('', 0, 20, 40), at('', 1, 20, 32)], {}, house({ cf: 3 })));
  game.does(0, raze, 1, 1);
  expect([lost(game, 1), game.state.table.pieces[0]!.kind]).toEqual([2, 'rubble']);
});
rule('AS-bld-type', 'a class without a printed value has its own', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('building', 18, 30, 22, 34, { level: 3 })]));
  game.does(0, raze, 1, 1);
  expect(game.state.table.pieces[0]!.cf).toBe(22);
});
rule('AS-fall-damage', 'a point for each three inches or part of them', () =>
  expect([100, 3 * 254, 3 * 254 + 1, 6 * 254].map(fallDamage)).toEqual([1, 1, 2, 2]),
);
rule('AS-bld-passdamage', 'walking through takes a point for each inch', () => {
  const game = scene(
    ruleset,
    setPiece(
      [at('', 0, 20, 36, { moved: null }, { move: '20"' }), at('', 1, 60, 4, { moved: null })],
      { phase: 'movement', active: 0 },
      house({ level: 1 }),
    ),
  );
  game.does(0, walk(28));
  expect(game.state.table.pieces[0]!.cf).toBe(11);
});
rule('AS-bld-weight', 'too heavy for its class, it falls in', () => {
  const game = scene(
    ruleset,
    setPiece(
      [at('', 0, 20, 36, { moved: null }, { move: '20"', size: 4 }), at('', 1, 60, 4, { moved: null })],
      { phase: 'movement', active: 0 },
      house({ level: 1, height: 4 * 254 }),
    ),
  );
  game.does(0, walk(32));
  expect([game.state.table.pieces[0]!.kind, lost(game, 0)]).toEqual(['rubble', 1]);
});
rule('AS-bld-occupants', 'walls stop half of a hit, rounded up', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 38), at('', 1, 20, 32, {}, { move: '4"' })], {}, house()));
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5);
  expect(lost(game, 1)).toBe(1);
});
rule('AS-bld-los', 'whoever is inside sees out and is seen', () => {
  expect(
    refused(setPiece([at('', 0, 20, 38), at('', 1, 20, 32)], {}, house()), { type: 'attack', unit: 0, target: 1, how: 'standard' }),
  ).toEqual([]);
  expect(
    refused(setPiece([at('', 0, 20, 38), at('', 1, 20, 26)], {}, house()), { type: 'attack', unit: 0, target: 1, how: 'standard' }),
  ).toEqual(['AS-los-thirds']);
});
rule('AS-bridge', 'a bridge that is shot away drops what stands on it', () => {
  const game = scene(
    ruleset,
    setPiece([at('', 0, 20, 40), at('', 1, 20, 32, { z: 5 * 254 })], {}, [patch('bridge', 18, 30, 22, 34, { height: 5 * 254, cf: 3 })]),
  );
  game.does(0, raze.type === 'demolish' ? { ...raze, piece: 'bridge' } : raze, 1, 1);
  expect([game.state.table.pieces.length, lost(game, 1)]).toEqual([0, 2]);
});

// Works
rule('AS-sua-brid', 'a bridge of CF 18 beside its builder, 8 by infantry', () => {
  const build = (type: 'CV' | 'CI') => {
    const game = scene(ruleset, setPiece([at('BRID', 0, 20, 40, {}, { type, move: '4"' }), at('', 1, 60, 4)]));
    game.does(0, { type: 'deed', unit: 0, deed: 'bridge', at: point(20, 38) });
    return game.state.table.pieces[0]!.cf;
  };
  expect([build('CV'), build('CI')]).toEqual([18, 8]);
});
rule('AS-sua-saw', 'woods are cut down a step', () => {
  const game = scene(ruleset, setPiece([at('SAW', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('woods', 18, 37, 22, 39, { level: 2 })]));
  game.does(0, { type: 'deed', unit: 0, deed: 'clearWoods' });
  expect(game.state.table.pieces[0]!.level).toBe(1);
});
rule('AS-sua-eng', 'engineers clear rubble', () => {
  const game = scene(ruleset, setPiece([at('ENG', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('rubble', 18, 37, 22, 39)]));
  game.does(0, { type: 'deed', unit: 0, deed: 'clearRubble' });
  expect(game.state.table.pieces).toEqual([]);
  expect(
    refused(setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('rubble', 18, 37, 22, 39)]), {
      type: 'deed',
      unit: 0,
      deed: 'clearRubble',
    }),
  ).toEqual(['AS-sua-eng']);
});
rule('AS-sua-ff', 'a fire goes out on 8, one less for each helper', () => {
  const fight = (helpers: number, dice: readonly number[]) => {
    const game = scene(
      ruleset,
      setPiece([at('FF', 0, 20, 40), at('', 1, 60, 4), ...Array.from({ length: helpers }, (_, i) => at('FF', 0, 17 + 6 * i, 38))], {}, [
        patch('fire', 18, 37, 22, 39),
      ]),
    );
    game.does(0, { type: 'deed', unit: 0, deed: 'extinguish' }, ...dice);
    return game.state.table.pieces.length;
  };
  expect([fight(0, [4, 4]), fight(0, [3, 4]), fight(1, [3, 4])]).toEqual([0, 1, 0]);
});
rule('AS-sua-bt', 'a charge does Size times half the Move around it', () => {
  const game = scene(ruleset, setPiece([at('BT', 0, 20, 40, {}, { size: 2, move: '8"' }), at('', 1, 20, 38.5), at('', 0, 60, 40)]));
  game.does(0, { type: 'deed', unit: 0, deed: 'blowUp' });
  expect([game.state.units[0]!.fate, lost(game, 1)]).toEqual(['destroyed', 8]);
});
const boom = [...standard, 'ASC-engine-explosion-self-destruct'] as const;
rule('ASC-engine-explosion-self-destruct', 'announced in one End Phase, it goes off in the next', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 40, {}, { size: 4 }), at('', 1, 20, 37), at('', 0, 60, 40)]), boom);
  game.does(0, { type: 'order', unit: 0, order: 'selfDestruct' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.fate).toBe('fighting');
});
const blast = (card: Sketch, y: number): number => {
  const state = setPiece([
    at('', 0, 20, 40, { marks: [{ kind: 'countdown', until: 0, value: 1 }] }, card),
    at('', 1, 20, y),
    at('', 0, 60, 40),
  ]);
  const game = scene(ruleset, state, boom);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return lost(game, 1);
};
rule('ASC-engine-explosion-damage', 'Size to two inches, half to four, a quarter to six', () =>
  expect([blast({ size: 4 }, 38), blast({ size: 4 }, 36.5), blast({ size: 4 }, 34.5), blast({ size: 4 }, 32)]).toEqual([4, 2, 1, 0]),
);
rule('ASC-engine-explosion-size-multiplier', 'a large unit counts twice', () => expect(blast({ size: 3, specials: 'LG' }, 37.5)).toBe(6));
rule('ASC-engine-explosion-area', 'those inside a building are spared', () => {
  const state = setPiece(
    [at('', 0, 20, 40, { marks: [{ kind: 'countdown', until: 0, value: 1 }] }, { size: 4 }), at('', 1, 20, 38), at('', 0, 60, 40)],
    {},
    [patch('building', 19, 37, 21, 39, { cf: 40, height: 2000 })],
  );
  const game = scene(ruleset, state, boom);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(lost(game, 1)).toBe(0);
});
rule('ASC-engine-explosion-preempted', 'a unit destroyed before its time does not blow up', () => {
  const state = setPiece([
    at('', 0, 20, 40, { structure: 0, armor: 0, marks: [{ kind: 'countdown', until: 0, value: 1 }] }),
    at('', 1, 20, 38),
    at('', 0, 60, 40),
  ]);
  const game = scene(ruleset, state, boom);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(lost(game, 1)).toBe(0);
});
rule('ASC-engine-explosion-eligibility', 'infantry has no engine', () => {
  const rules = Rulebook.compile(ruleset, boom);
  const state = setPiece([at('', 0, 20, 40, {}, { type: 'CI' }), at('', 1, 20, 38)]);
  expect(rules.check(ruleset.view(state, 0), { type: 'order', unit: 0, order: 'selfDestruct' }, 0).map(one => one.rule)).toEqual([
    'ASC-engine-explosion-self-destruct',
  ]);
});
rule('AS-damage-order', 'area damage meets reactive and reflective armor', () => {
  const unit = (specials: string) => setPiece([at(specials, 0, 1, 1)]).units[0]!;
  expect([areaDamage(unit('RCA'), 5), areaDamage(unit('RFA'), 5), areaDamage(unit(''), 5)]).toEqual([2, 10, 5]);
});
