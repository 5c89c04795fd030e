import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able as at, BASE, book, done, lost, point, refused, ruleset } from '../scene.fixture.ts';
import { MOVED, type Placed, setPiece } from '../set-piece.ts';
import type { Command, State, Unit } from '../shape.ts';
import { artilleryRange, flightTime } from './artillery.ts';
import { GUNS } from './guns.ts';

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
rule('AS-art-flight', 'none on the same sheet, a turn to eight sheets, and more beyond', () => {
  expect([34, 35, 272, 273, 510, 511, 714, 715, 884, 885].map(flightTime)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});
rule('AS-art-offboard', 'a gun behind its edge counts the way to it', () => {
  const state = setPiece([at('ARTS-1', 0, 0, 0, { fate: 'offTable', at: null, offTable: 60 })]);
  expect(artilleryRange(state, state.units[0]!, point(20, 40))).toBe(68);
});
const marked = (by: number): Partial<Unit> => ({ marks: [{ kind: 'tagged', until: 1, by }] });
const homing = (dice: readonly number[], ...others: readonly Placed[]) =>
  barrage('ARTAIS-1', shell('ART-AIS', 20, 20, { munition: 'homing' }), dice, others);
rule(
  'AS-art-homing#1',
  'a friend has to point at the target in the turn in which the shell lands, within sixteen inches of where it was aimed',
  () => {
    const far = 20 + 16 + BASE / 2;
    expect([
      lost(homing([2, 2], at('', 1, 24, 20, marked(0)))),
      lost(homing([], at('', 1, 24, 20, marked(1)), at('', 1, 60, 4))),
      lost(homing([], at('', 1, 24, 20))),
      lost(homing([2, 2], at('', 1, far, 20, marked(0)))),
      lost(homing([], at('', 1, far + 0.01, 20, marked(0)))),
    ]).toEqual([2, 0, 0, 2, 0]);
    const painted = (specials: string, apart: number) => {
      const how = specials as 'TAG' | 'LTAG';
      const game = scene(ruleset, setPiece([at('ARTAIS-1', 0, 40, 40), at('', 1, 20, 20), at(specials, 0, 20, 20 + apart + BASE)]));
      game.does(0, shell('ART-AIS', 20, 20, { munition: 'homing' }));
      if (game.book.check(ruleset.view(game.state, 0), { type: 'attack', unit: 2, target: 1, how }, 0).length > 0) return 'out of range';
      game.does(0, { type: 'attack', unit: 2, target: 1, how }, 6, 5);
      game.does(0, done);
      game.does(1, done, 2, 2, 5, 5, 2, 2);
      return lost(game);
    };
    expect([painted('TAG', 24), painted('TAG', 24.1), painted('LTAG', 6), painted('LTAG', 6.1)]).toEqual([
      2,
      'out of range',
      2,
      'out of range',
    ]);
  },
);
rule('AS-art-homing#2', 'it strikes the painted unit alone, on 4 or more, and nobody on less', () => {
  const crowd = [at('', 1, 20, 20), at('', 1, 21.5, 20, marked(0))];
  expect([homing([2, 2], ...crowd), homing([1, 2], ...crowd)].map(game => [lost(game, 1), lost(game, 2)])).toEqual([
    [0, 2],
    [0, 0],
  ]);
  // Of two that are painted the nearer one, and none of one's own that the other side points at.
  const two = homing([2, 2], at('', 1, 24, 20, marked(0)), at('', 1, 17, 20, marked(0)), at('', 0, 20, 22, marked(1)));
  expect([lost(two, 1), lost(two, 2), lost(two, 3)]).toEqual([0, 2, 0]);
});
rule('AS-art-table#2', 'two points to one unit, where a plain missile does three to all under the template', () => {
  const crowd = [at('', 1, 20, 20, marked(0)), at('', 1, 21, 20)];
  const plain = barrage('ARTAIS-1', shell('ART-AIS', 20, 20), [6, 6], crowd);
  expect([homing([2, 2], ...crowd), plain].map(game => [lost(game, 1), lost(game, 2)])).toEqual([
    [2, 0],
    [3, 3],
  ]);
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
  expect(refused(answering(seen(4)), shell('ART-LT', 0, 0, { against: 1 }))).toContain('AS-art-declare');
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

const incoming = (special: string, weapon: string, points: string, dice: readonly number[]): number =>
  lost(barrage(special, shell(weapon, 20, 20), dice, [at(points, 1, 20, 20)]), 1);
rule('AS-sua-pnt', 'one point makes a missile harder to bring home and takes half of it, two shoot it down', () => {
  expect(incoming('ARTAIS-1', 'ART-AIS', '', [4, 4])).toBe(3);
  expect(incoming('ARTAIS-1', 'ART-AIS', 'PNT1', [4, 5])).toBe(1);
  expect(incoming('ARTAIS-1', 'ART-AIS', 'PNT2', [])).toBe(0);
  // A plain shell cannot be shot at.
  expect(incoming('ARTS-1', 'ART-S', 'PNT2', [4, 4])).toBe(3);
});
rule('AS-sua-pnt', 'on the number that one point adds an eight is no longer enough', () => {
  const state = setPiece([at('ARTAIS-1', 0, 20, 40), at('PNT1', 1, 20, 20)]);
  const needs = (x: number): number =>
    book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-AIS', direct: true, against: null, at: point(x, 20) }).total;
  expect([needs(20), needs(30)]).toEqual([9, 8]);
});
rule('ASC-prototype-artillery', 'a prototype Arrow IV or Long Tom has the code of the modern one, and so its range and damage', () => {
  const strikes = (special: string, weapon: string): number =>
    lost(barrage(special, shell(weapon, 20, 20), [6, 6], [at('', 1, 20, 20, {}, { type: 'CV', move: '0"t', armor: 20 })]), 1);
  expect([strikes('ARTAIS-1', 'ART-AIS'), strikes('ARTLT-1', 'ART-LT')]).toEqual([3, 5]);
  expect([GUNS['AIS']!.range, GUNS['LT']!.range]).toEqual([272, 1020]);
});
