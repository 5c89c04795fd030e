import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { usual as at, book, ce, dealt, done, hit, pair, ruleset, standard } from '../scene.fixture.ts';
import { type Sketch, setPiece } from '../set-piece.ts';

// What protects
rule('AS-ams', 'takes one off missiles from the front, never the last point', () => {
  expect([
    dealt({ specials: 'SRM2/2' }, { specials: 'AMS' }),
    dealt({}, { specials: 'AMS' }),
    dealt({ damage: '1/1/-', specials: 'SRM1/1' }, { specials: 'AMS' }),
  ]).toEqual([2, 3, 1]);
});
rule('AS-sua-ams', 'not from behind', () => {
  expect(dealt({ specials: 'SRM2/2' }, { specials: 'AMS' }, {}, { facing: { dx: 0, dy: -1 } })).toBe(4);
});
rule('AS-sua-rams', 'guards its own unit like AMS', () => {
  expect(dealt({ specials: 'SRM2/2' }, { specials: 'RAMS' })).toBe(2);
});
rule('ASC-sua-rams', 'or a friend within two inches', () => {
  const friend = (x: number) => at('RAMS', 1, x, 35);
  expect([
    dealt({ specials: 'SRM2/2' }, {}, {}, {}, [], standard, 3, [friend(22)]),
    dealt({ specials: 'SRM2/2' }, {}, {}, {}, [], standard, 3, [friend(30)]),
  ]).toEqual([2, 3]);
});
rule('AS-sua-shld', 'a shield takes one off, not off indirect fire', () => {
  expect(dealt({}, { specials: 'SHLD' })).toBe(2);
  expect(dealt({ specials: 'IF2' }, { specials: 'SHLD' }, { how: 'indirect', spotter: 2 }, {}, [], standard, 3, [at('', 0, 30, 36)])).toBe(
    2,
  );
});
rule('AS-sua-rca', 'reactive armor halves the missiles in an attack, rounded up', () => {
  expect([dealt({ damage: '4/4/-', specials: 'SRM3/3' }, { specials: 'RCA' }), dealt({ damage: '4/4/-' }, { specials: 'RCA' })]).toEqual([
    2, 4,
  ]);
});
rule('AS-sua-rfa', 'reflective armor halves energy, doubles fists, takes one off the rest', () => {
  expect([
    dealt({ damage: '4/4/-', specials: 'ENE' }, { specials: 'RFA' }),
    dealt({ damage: '4/4/-' }, { specials: 'RFA' }),
    dealt({}, { specials: 'RFA' }, { how: 'strike' }, {}, [], standard, 0),
  ]).toEqual([2, 3, 6]);
});
rule('AS-crit-mods-ce', 'reflective armor worsens criticals in the older books only', () => {
  const unit = setPiece(pair(3, {}, { specials: 'RFA' })).units[1]!;
  expect([book.ask('critical', { unit, by: null }).total, Rulebook.compile(ruleset, ce).ask('critical', { unit, by: null }).total]).toEqual(
    [2, 0],
  );
});
rule('AS-sua-rel', 're-engineered lasers ignore reflective armor', () => {
  expect(dealt({ damage: '4/4/-', specials: 'REL,ENE' }, { specials: 'RFA' })).toBe(4);
});
rule('ASC-sua-rel', 'and weaken critical resistance', () => {
  const [by, unit] = setPiece(pair(3, { specials: 'REL' }, { specials: 'CR' })).units;
  expect(book.ask('critical', { unit: unit!, by: by! }).total).toBe(-1);
});
rule('AS-sua-bra', 'blast-resistant armor halves the exploding part', () => {
  expect([dealt({ damage: '4/4/-', specials: 'AC2/2/-' }, { specials: 'BRA' }), dealt({ damage: '4/4/-' }, { specials: 'BRA' })]).toEqual([
    3, 4,
  ]);
});
rule('ASC-sua-bra', '5/4/2 with AC2/2/0 at Medium does 3', () => {
  expect(dealt({ damage: '5/4/2', specials: 'AC2/2/0' }, { specials: 'BRA' }, {}, {}, [], standard, 12)).toBe(3);
});
rule('ASC-sua-ira-damage', 'impact-resistant armor takes one off a fist', () => {
  expect(dealt({}, { specials: 'IRA' }, { how: 'strike' }, {}, [], standard, 0)).toBe(2);
});
rule('AS-damage-ht', 'heat weapons heat what runs hot and hurt what does not', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'HT2/1/-' }, { armor: 20 })));
  game.does(0, hit(), 6, 4);
  expect([game.state.units[1]!.heatFrom, 20 - game.state.units[1]!.armor]).toEqual([2, 3]);
  expect(dealt({ specials: 'HT2/1/-' }, { type: 'CI' })).toBe(5);
});
rule('AS-sua-ht', 'the heat comes in the End Phase', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'HT1/1/-' }, { armor: 20 })));
  game.does(0, hit(), 6, 4);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[1]!.heat).toBe(1);
});
rule('AS-sua-fr', 'fire-resistant armor does not mind', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'HT2/1/-' }, { armor: 20, specials: 'FR' })));
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.heatFrom).toBe(0);
});
rule('AS-sua-flk', 'flak that misses a flyer by two still bursts near it', () => {
  const flyer: Sketch = { type: 'CV', move: '4"v', armor: 20 };
  const shot = (dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(3, { specials: 'FLK1/1/-' }, flyer, {}, { airborne: true, z: 508 })));
    game.does(0, hit(), ...dice);
    return 20 - game.state.units[1]!.armor;
  };
  expect([shot([1, 2, 1, 1]), shot([1, 1])]).toEqual([1, 0]);
});
rule('AS-sua-bhj', 'HarJel needs no breach check', () => {
  const game = scene(
    ruleset,
    setPiece(pair(3, {}, { armor: 20, specials: 'BHJ' }), { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } }),
  );
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.waiting).toEqual([]);
});
const healed = (specials: string, armor: number): number => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 5, specials }, {}, { armor })));
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return game.state.units[1]!.armor;
};
rule('AS-sua-bhj2', 'regains a point of armor', () => expect(healed('BHJ2', 2)).toBe(3));
rule('AS-sua-bhj3', 'regains two', () => expect(healed('BHJ3', 2)).toBe(4));
rule('ASC-sua-bhj', 'not above the start, and not from nothing', () => expect([healed('BHJ3', 4), healed('BHJ3', 0)]).toEqual([5, 0]));
rule('AS-sua-ee', 'a damaged combustion engine that fired explodes on a twelve', () => {
  const fire = (dice: readonly number[]) => {
    const game = scene(
      ruleset,
      setPiece([...pair(3, { type: 'IM', specials: 'EE' }, { armor: 20 }, { engineHits: 1 }), at('', 0, 40, 40)]),
    );
    game.does(0, hit(), 1, 1);
    game.does(0, done);
    game.does(1, done, ...dice, 5, 5, 2, 2);
    return [game.state.units[0]!.fate, game.state.units[0]!.heat];
  };
  expect([fire([6, 6]), fire([6, 5])]).toEqual([
    ['destroyed', 0],
    ['fighting', 0],
  ]);
});
rule('AS-sua-fc', 'so does a fuel cell', () => {
  const game = scene(ruleset, setPiece([...pair(3, { type: 'IM', specials: 'FC' }, { armor: 20 }, { engineHits: 1 }), at('', 0, 40, 40)]));
  game.does(0, hit(), 1, 1);
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect(game.state.units[0]!.fate).toBe('destroyed');
});
