import { nth, type RuleId, readSetupFor } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, ground, needed, over, sky, spot } from '../../aerospace/sky.fixture.ts';
import { bombMarks } from '../../artillery/bomb-load.ts';
import { has } from '../../card/specials.ts';
import { refused, ruleset, standard, withRules } from '../../scene.fixture.ts';
import { patch } from '../../set-piece.ts';
import type { AirRun, Bomb, Unit } from '../../shape.ts';

const rules: readonly RuleId[] = [...standard, 'AS-mun-bombs'];
const all = withRules('AS-mun-bombs');
const carrying = (...load: readonly Bomb[]): Partial<Unit> => ({ marks: bombMarks(load) });
const dive = (bomb: Bomb, count = 1): AirRun => ({ kind: 'bomb', at: spot(20, 20), bomb, count });

const plan = (bomb: Bomb) => ({
  table: { scene: 'plains', seed: 1 },
  forces: [[{ card: 'Goshawk', ring: 1, bombs: [bomb] }], [{ card: 'Bulwark' }]],
  zone: 6,
  limit: 9,
});

const bombed = (run: AirRun, load: readonly Bomb[], theirs: Partial<Unit> = {}, pieces: Parameters<typeof sky>[1] = []) => {
  const game = begin(
    [aloft({ specials: 'BOMB6' }, 0, carrying(...load)), ground({ armor: 9 }, 1, 20, 20, theirs), ground({}, 0, 40, 40)],
    rules,
    pieces,
  );
  game.does(0, over(run));
  game.does(0, carryOut, 5, 5);
  return game;
};
const lost = (game: ReturnType<typeof bombed>): number => 9 - game.state.units[1]!.armor;

rule('AS-mun-bombs#1', 'like high explosive, two easier where a friend points', () => {
  const tagged = (by: number): Partial<Unit> => ({ marks: [{ kind: 'tagged', until: 1, by }] });
  const plain = bombed(dive('laser-guided'), ['laser-guided']);
  const guided = bombed(dive('laser-guided'), ['laser-guided'], tagged(2));
  expect([lost(plain), needed(plain).terms['AS-mun-bombs'], lost(guided), needed(guided).terms['AS-mun-bombs']]).toEqual([
    2,
    undefined,
    2,
    -2,
  ]);
  expect(needed(bombed(dive('laser-guided'), ['laser-guided'], tagged(1))).terms['AS-mun-bombs']).toBeUndefined();
  expect(needed(bombed(dive('he'), ['he'], tagged(2))).terms['AS-mun-bombs']).toBeUndefined();
});
rule('AS-mun-bombs#2', 'a point each, and one easier', () => {
  const game = bombed(dive('rocket', 3), ['rocket', 'rocket', 'rocket']);
  expect([lost(game), needed(game).terms['AS-mun-bombs']]).toEqual([3, -1]);
});
rule('AS-mun-bombs#3', 'whoever carries one can tag, and nobody drops it', () => {
  expect(refused(sky([aloft({ specials: 'BOMB6' }, 0, carrying('tag')), ground({}, 1, 20, 20)]), over(dive('tag')), all)).toContain(
    'AS-mun-bombs',
  );
  const read = readSetupFor(ruleset, rules)(plan('tag'));
  const plain = readSetupFor(ruleset, rules)(plan('he'));
  expect([read, plain].map(one => one.ok && has(nth(ruleset.setup(one.value).units, 0), 'TAG'))).toEqual([true, false]);
});
rule('AS-mun-bombs#4', 'a field of as many as fall, at most five', () => {
  const laid = (count: number) => {
    const game = bombed(
      dive('thunder', count),
      Array.from({ length: count }, () => 'thunder' as const),
    );
    return [lost(game), game.state.mines.map(({ density, at }) => [density, at])];
  };
  expect([laid(2), laid(6)]).toEqual([
    [0, [[2, spot(20, 20)]]],
    [0, [[5, spot(20, 20)]]],
  ]);
});
rule('AS-mun-bombs#5', 'it strikes what is in the water and nothing else', () => {
  const sea = [patch('water', 10, 10, 30, 30, { depth: 4 * 254 })];
  expect([
    lost(bombed(dive('torpedo'), ['torpedo'], { z: -508 }, sea)),
    lost(bombed(dive('torpedo'), ['torpedo'])),
    lost(bombed(dive('torpedo', 2), ['torpedo', 'torpedo'], { z: -508 }, sea)),
  ]).toEqual([2, 0, 4]);
});
rule('AS-mun-bombs#6', 'nobody takes off with one that was not agreed on', () => {
  expect([readSetupFor(ruleset, rules)(plan('rocket')).ok, readSetupFor(ruleset, standard)(plan('rocket')).ok]).toEqual([true, false]);
  expect(readSetupFor(ruleset, standard)(plan('cluster')).ok).toBe(true);
});
rule('AS-sua-rsd#3', 'a sensor falls where it is dropped, and listens', () => {
  const game = bombed(dive('sensor'), ['sensor']);
  const left = game.state.units[3];
  expect([lost(game), left?.seat, left?.structure, left?.marks.map(({ kind }) => kind)]).toEqual([0, 0, 1, ['sensor']]);
});
