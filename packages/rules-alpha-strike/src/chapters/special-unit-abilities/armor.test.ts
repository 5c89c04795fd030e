import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able, at, BASE, book, dealt, done, hit, lost, pair, plus, ruleset, standard } from '../../scene.fixture.ts';
import { JUMPED, type Placed, type Sketch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';

/** The core book and the Companion say the same. */
const both = (ids: readonly string[], sentence: string, body: () => void): void => {
  for (const id of ids) rule(id, sentence, body);
};

const SRM: Sketch = { specials: 'SRM2/2' };
/** Two launchers of seat 0 that stand still, and whoever they shoot at: its neighbour is so many inches away, base to base. */
const battery = (a: string, b: string, apart = 1, theirs: Partial<Unit> = {}): readonly Placed[] => [
  at(SRM, 0, 20, 40),
  at({ specials: a, move: '4"' }, 1, 20, 36, theirs),
  at({ specials: b, move: '4"' }, 1, 20 + apart + BASE, 36),
  at(SRM, 0, 24, 40),
];
const salvoes = (placed: readonly Placed[], ...targets: readonly number[]) => {
  const game = scene(ruleset, setPiece(placed));
  for (const [i, target] of targets.entries()) game.does(0, hit({ unit: i === 0 ? 0 : 3, target }), 6, 5);
  return game;
};

both(['ASC-sua-rams#1', 'AS-sua-rams#1'], 'it guards itself, or takes a point off the missiles that strike a friend beside it', () => {
  expect(lost(salvoes(battery('RAMS', ''), 1))).toBe(2);
  expect(lost(salvoes(battery('', 'RAMS'), 1))).toBe(2);
  expect(lost(salvoes(battery('', ''), 1))).toBe(3);
  // Guns are none of its business, and it guards itself only where it looks.
  expect([dealt({}, { specials: 'RAMS' }), dealt(SRM, { specials: 'RAMS' }, {}, { facing: { dx: 0, dy: -1 } })]).toEqual([3, 4]);
  // Whoever is asleep guards nobody.
  expect(lost(salvoes([...battery('', '').slice(0, 2), at({ specials: 'RAMS' }, 1, 22, 36, { shutdown: true })], 1))).toBe(3);
});
both(['ASC-sua-rams#2', 'AS-sua-rams#3'], 'it is used with the first missiles of a turn that it can do something about', () => {
  const game = salvoes(battery('', 'RAMS'), 1);
  expect(game.state.units[2]!.marks).toEqual([{ kind: 'rams', until: 1, whom: 'friends' }]);
  const missed = scene(ruleset, setPiece(battery('', 'RAMS')));
  missed.does(0, hit(), 1, 1);
  expect(missed.state.units[2]!.marks).toEqual([]);
});
both(['ASC-sua-rams#3', 'AS-sua-rams#2'], 'whoever has guarded itself guards no friend in that turn, and the other way round', () => {
  const own = salvoes(battery('', 'RAMS'), 2, 1);
  expect([lost(own, 2), lost(own, 1)]).toEqual([2, 3]);
  const friend = salvoes(battery('', 'RAMS'), 1, 2);
  expect([lost(friend, 1), lost(friend, 2)]).toEqual([2, 3]);
  // The same again is no trouble, and the next turn is a new one.
  const twice = salvoes(battery('', 'RAMS'), 1, 1);
  expect(lost(twice)).toBe(4);
  twice.does(0, done);
  twice.does(1, done, 6, 6, 1, 1);
  expect(twice.state.units[2]!.marks).toEqual([]);
});
both(['ASC-sua-rams#4', 'AS-sua-rams#1'], 'it reaches two inches and no farther', () => {
  expect([lost(salvoes(battery('', 'RAMS', 2), 1)), lost(salvoes(battery('', 'RAMS', 2.1), 1))]).toEqual([2, 3]);
});

rule('ASC-sua-ira-damage#1', 'a blow does a point less to it, and at least one', () => {
  const blow = (specials: string, size: number, how: 'strike' | 'melee' = 'strike') =>
    dealt({ size, specials: 'MEL' }, { specials }, { how }, {}, [], standard, 0);
  expect([blow('IRA', 3), blow('', 3), blow('IRA', 3, 'melee'), blow('IRA', 1), blow('', 1)]).toEqual([2, 3, 3, 1, 1]);
  expect(dealt({}, { specials: 'IRA' })).toBe(3);
});
rule('ASC-sua-ira-damage#2', 'and so does its own fall on somebody', () => {
  const fall = (specials: string, size: number) => {
    const game = scene(ruleset, setPiece(pair(0, { specials, size, armor: 20 }, { armor: 20 }, { moved: JUMPED })));
    game.does(0, hit({ how: 'dfa' }), 6, 5, 4, 5);
    return 20 - game.state.units[0]!.armor;
  };
  expect([fall('IRA', 3), fall('', 3), fall('IRA', 1)]).toEqual([2, 3, 1]);
});
rule('ASC-sua-ira-criticals#1', 'its critical rolls and breaches are one higher', () => {
  const unit = (specials: string) => setPiece(pair(3, {}, { specials })).units[1]!;
  expect([book.ask('critical', { unit: unit('IRA'), by: null }).total, book.ask('critical', { unit: unit(''), by: null }).total]).toEqual([
    1, 0,
  ]);
  // Without air a hit on the armor is a breach: 5 is nothing, one more a weapon.
  const airless = (specials: string) => {
    const vacuum = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } } as const;
    const game = scene(ruleset, setPiece(pair(3, {}, { specials, armor: 20 }), vacuum));
    game.does(0, hit(), 6, 5, 2, 3);
    return game.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  expect([airless('IRA'), airless('')]).toEqual([['weapon'], []]);
});
rule('ASC-sua-ira-criticals#2', 'more than 12 is an engine hit', () => {
  const struck = (...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(3, {}, { specials: 'IRA', armor: 0, structure: 9 })));
    game.does(0, hit(), 6, 5, ...dice);
    return game.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  expect([struck(6, 6), struck(6, 5)]).toEqual([['engine'], ['destroyed']]);
});

const seals = (specials: string, armor: number, more: Partial<Unit> = {}) => {
  const game = scene(ruleset, setPiece(pair(30, { specials, armor: 5, structure: 4 }, {}, { armor, ...more })));
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  return game.state.units[0]!;
};
rule('ASC-sua-bhj#1', 'no breach without air, as with the first kind', () => {
  const vacuum = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } } as const;
  const struck = (specials: string, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(3, {}, { specials, armor: 20 }), vacuum));
    game.does(0, hit(), 6, 5, ...dice);
    return game.state.units[1]!.waiting.length;
  };
  expect([struck('BHJ'), struck('BHJ2'), struck('BHJ3'), struck('', 4, 4)]).toEqual([0, 0, 0, 1]);
});
both(['ASC-sua-bhj#2', 'AS-sua-bhj2#2'], 'the second kind gives a point back each turn, the third two', () => {
  expect([seals('BHJ2', 2).armor, seals('BHJ3', 2).armor, seals('BHJ', 2).armor]).toEqual([3, 4, 2]);
});
both(['ASC-sua-bhj#3', 'AS-sua-bhj2#4'], 'only where a point is left when the End Phase begins', () => {
  expect([seals('BHJ2', 1).armor, seals('BHJ2', 0).armor, seals('BHJ3', 0).armor]).toEqual([2, 0, 0]);
});
both(['ASC-sua-bhj#4', 'AS-sua-bhj2#3'], 'and never more than there was', () => {
  expect([seals('BHJ3', 4).armor, seals('BHJ2', 5).armor]).toEqual([5, 5]);
});
both(['ASC-sua-bhj#5', 'AS-sua-bhj2#3'], 'structure and critical hits stay', () => {
  const unit = seals('BHJ3', 2, { structure: 1, weaponHits: 2, engineHits: 1 });
  expect([unit.structure, unit.weaponHits, unit.engineHits]).toEqual([1, 2, 1]);
});
both(['ASC-sua-bhj#6', 'AS-sua-bhj2#4'], 'without armor it is over for good', () => {
  const game = scene(ruleset, setPiece(pair(30, { specials: 'BHJ3', armor: 5, structure: 4 }, {}, { armor: 0 })));
  for (const turn of [2, 3]) {
    game.does(game.state.active, done);
    game.does(game.state.active, done, 6, 6, 1, 1);
    expect([game.state.turn, game.state.units[0]!.armor]).toEqual([turn, 0]);
    for (const unit of [1, 0]) game.does(game.state.active, { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
  }
});

both(['ASC-sua-bra#1', 'AS-sua-bra#1'], 'what shells and missiles do is halved, alone or among other weapons', () => {
  for (const code of ['AC', 'LRM', 'SRM'] as const) {
    const alone = dealt({ specials: `${code}4/4/4` }, { specials: 'BRA' }, { how: code });
    const all = dealt({ damage: '6/6/6', specials: `${code}4/4/4` }, { specials: 'BRA' });
    expect([code, alone, all]).toEqual([code, 2, 4]);
  }
  expect(dealt({ damage: '6/6/6', specials: 'IATM4/4/4' }, { specials: 'BRA' })).toBe(4);
  expect(dealt({ specials: 'IF4' }, { specials: 'BRA' }, { how: 'indirect', spotter: 2 }, {}, [], standard, 3, [able('', 0, 30, 36)])).toBe(
    2,
  );
  expect(dealt({ damage: '6/6/6' }, { specials: 'BRA' })).toBe(6);
});
rule('ASC-sua-bra#2', 'what is left of it is rounded up', () => {
  expect([
    dealt({ specials: 'LRM3/3/3' }, { specials: 'BRA' }, { how: 'LRM' }),
    dealt({ specials: 'LRM1/1/1' }, { specials: 'BRA' }, { how: 'LRM' }),
  ]).toEqual([2, 1]);
});
both(['ASC-sua-bra#3', 'AS-sua-bra#1'], '4 points at Medium range with AC2/2/0 are 3', () => {
  expect(dealt({ damage: '5/4/2', specials: 'AC2/2/0' }, { specials: 'BRA' }, {}, {}, [], standard, 12)).toBe(3);
});
both(['ASC-sua-bra#4', 'AS-sua-bra#2'], 'bombs, artillery, ship missiles and flak do all they do', () => {
  for (const specials of ['FLK3/3', 'ARTT-1', 'MSL3', 'BOMB3']) expect(dealt({ damage: '6/6/6', specials }, { specials: 'BRA' })).toBe(6);
});
both(['ASC-sua-rel#1', 'AS-sua-rel#1'], 'reflective armor does nothing against re-engineered lasers', () => {
  const shot = (mine: string) => dealt({ damage: '4/4/-', specials: mine }, { specials: 'RFA' });
  expect([shot('REL'), shot('REL,ENE'), shot('ENE'), shot('')]).toEqual([4, 4, 2, 3]);
});
rule('ASC-sua-rel#2', 'and critical resistance is worth one instead of two', () => {
  const number = (mine: string) => {
    const [by, unit] = setPiece(pair(3, { specials: mine }, { specials: 'CR' })).units;
    return book.ask('critical', { unit: unit!, by: by! }).total;
  };
  expect([number('REL'), number('')]).toEqual([-1, -2]);
});
const shot = (mine: Sketch, theirs: Sketch, how: 'AC' | 'SRM', munition: string, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece(pair(3, { armor: 20, ...mine }, { armor: 20, ...theirs })), plus('AS-munition-list'));
  game.does(0, hit({ how, munition }), 6, 5, ...dice);
  return game.state.units[1]!.waiting.length;
};
rule('ASC-sua-aba#1', 'tasers do nothing to it', () => {
  for (const how of ['MTAS', 'BTAS'] as const) {
    const jolt = (specials: string, ...dice: readonly number[]) => {
      const mine: Sketch = { ...(how === 'BTAS' && { type: 'BA', move: '4"f' }), specials: `${how}1` };
      const game = scene(ruleset, setPiece(pair(0.5, mine, { specials, armor: 20 })));
      game.does(0, hit({ how }), 6, 5, ...dice);
      return game.state.units[1]!.marks.length;
    };
    expect([how, jolt('ABA'), jolt('', 1, 1)]).toEqual([how, 0, 1]);
  }
});
rule('ASC-sua-aba#2', 'and armor-piercing shells and tandem charges have no further critical roll', () => {
  expect([
    shot({ specials: 'AC2/2/-' }, { specials: 'ABA' }, 'AC', 'armor-piercing'),
    shot({ specials: 'AC2/2/-' }, {}, 'AC', 'armor-piercing', 4, 4),
    shot({ specials: 'SRM2/2' }, { specials: 'ABA' }, 'SRM', 'tandem'),
    shot({ specials: 'SRM2/2' }, {}, 'SRM', 'tandem', 4, 4),
  ]).toEqual([0, 1, 0, 1]);
});
const explodes = (specials: string, ...dice: readonly number[]) => {
  const game = scene(
    ruleset,
    setPiece([...pair(30, { specials }, {}, { waiting: [{ kind: 'ammo', rule: 'AS-crit-ammo' }] }), at({}, 0, 60, 40)]),
  );
  game.does(0, done);
  game.does(1, done, ...dice, 6, 6, 1, 1);
  return game.state.units[0]!;
};
rule('ASC-sua-casep#1', 'on 3 or more the prototype holds, and nothing happens', () => {
  for (const die of [3, 6]) expect([explodes('CASEP', die).fate, explodes('CASEP', die).structure]).toEqual(['fighting', 4]);
});
rule('ASC-sua-casep#2', 'on 2 or less the unit is gone', () => {
  expect([explodes('CASEP', 2).fate, explodes('CASEP', 1).fate]).toEqual(['destroyed', 'destroyed']);
});
const blow = (specials: string, how: 'strike' | 'melee' | 'charge' | 'dfa', heat = 0) => {
  const game = scene(
    ruleset,
    setPiece(pair(0, { specials, armor: 20 }, { armor: 20, size: 1 }, { heat, ...(how === 'dfa' && { moved: JUMPED }) })),
  );
  game.does(0, hit({ how }), 6, 5, ...(how === 'dfa' ? [4, 5] : []));
  return lost(game);
};
rule('ASC-sua-tsmx#1', 'every blow does a point more, hot or cold', () => {
  for (const how of ['strike', 'melee', 'charge', 'dfa'] as const)
    expect([how, blow('TSMX,MEL', how) - blow('MEL', how), blow('TSMX,MEL', how, 2) - blow('MEL', how, 2)]).toEqual([how, 1, 1]);
  expect(dealt({ specials: 'TSMX' }, {})).toBe(3);
});
rule('ASC-sua-tsmx#3', 'it goes no faster, hot or cold', () => {
  const move = (specials: string, heat: number) => {
    const state = setPiece(pair(3, { specials }, {}, { heat }));
    return book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  };
  expect([0, 1, 2].map(heat => move('TSMX', heat) - move('', heat))).toEqual([0, 0, 0]);
  expect(move('TSM', 1) - move('', 1)).toBe(4);
});
