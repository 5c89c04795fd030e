import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../ruleset.ts';
import { ce, done, hit, pair, refused, ruleset, standard, stay, term, usual } from '../scene.fixture.ts';
import { JUMPED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';

// Heat, clause by clause.
const hot: Sketch = { overheat: 2, armor: 20 };
const game = (
  a: Sketch = {},
  mine: Partial<Unit> = {},
  pieces: Parameters<typeof setPiece>[2] = [],
  b: Sketch = {},
  rules = standard,
  apart = 3,
) =>
  scene(
    ruleset,
    setPiece([...pair(apart, { ...hot, ...a }, { armor: 20, move: '4"', ...b }, mine), usual('', 1, 60, 4)], {}, pieces),
    rules,
  );
type Game = ReturnType<typeof game>;
const fire = (play: Game, overheat = 0, more: Partial<AttackCommand> = {}): Game => {
  play.does(0, hit({ overheat, ...more }), 6, 4);
  return play;
};
const end = (play: Game, ...dice: readonly number[]): Unit => {
  if (play.state.active === 0) play.does(0, done);
  play.does(1, done, ...dice, 5, 5, 2, 2);
  return play.state.units[0]!;
};
const may = (overheat: number, more: Partial<AttackCommand> = {}, a: Sketch = {}, apart = 3) =>
  refused(setPiece([...pair(apart, { ...hot, ...a }, { move: '4"' }), usual('', 0, 24, 40)]), hit({ overheat, ...more }));

rule('AS-heat-ov#1', 'from one point up to its overheat value is added at Short and Medium', () => {
  const dealt = (overheat: number, apart: number) => 20 - fire(game({}, {}, [], {}, standard, apart), overheat).state.units[1]!.armor;
  expect([dealt(0, 3), dealt(1, 3), dealt(2, 3), dealt(2, 24)]).toEqual([3, 4, 5, 5]);
  expect([may(2), may(3)]).toEqual([[], ['AS-heat-ov']]);
  expect(may(1, {}, { type: 'CV', move: '8"t' })).toEqual(['AS-heat-ov']);
});
rule('AS-heat-ov#2', 'at Long range only with OVL', () => {
  expect([may(1, {}, {}, 24.1), may(1, {}, { specials: 'OVL' }, 24.1), may(0, {}, {}, 24.1)]).toEqual([['AS-sua-ovl'], [], []]);
});
rule('AS-heat-ov#3', 'never with rear weapons, indirect fire or fists', () => {
  const specials = 'REAR1/1/-,IF1,LRM1/1/1';
  expect([
    may(1, { how: 'rear' }, { specials }).includes('AS-heat-ov'),
    may(1, { how: 'indirect', spotter: 2 }, { specials }),
    may(1, { how: 'strike' }, {}, 0),
  ]).toEqual([true, ['AS-heat-ov'], ['AS-heat-ov']]);
  expect(may(0, { how: 'indirect', spotter: 2 }, { specials })).toEqual([]);
});
rule('AS-heat-ov#4', 'what was used is the heat of the next turn', () => {
  expect([0, 1, 2].map(points => end(fire(game(), points)).heat)).toEqual([0, 1, 2]);
});
rule('AS-heat-add#1', 'overheat, a damaged engine that fed weapons, and heat from outside add up when the turn ends', () => {
  expect(end(fire(game({}, { engineHits: 1, heatFrom: 1 }), 1)).heat).toBe(3);
  expect([end(fire(game({}, { engineHits: 1 }))).heat, end(game({}, { engineHits: 1 })).heat, end(game({}, { heatFrom: 2 })).heat]).toEqual(
    [1, 0, 2],
  );
});
const lake = (depth: number) => [patch('water', 10, 38, 30, 44, { depth } as never)];
const bathing = (depth: number): Partial<Unit> => ({ z: -depth });
rule('AS-heat-add#2', 'in water an inch deep one point less, whatever it comes from; a puddle does nothing', () => {
  expect([
    end(fire(game({}, bathing(254), lake(254)), 2)).heat,
    end(fire(game({}, { ...bathing(254), engineHits: 1 }, lake(254)))).heat,
    end(game({}, { ...bathing(254), heatFrom: 2 }, lake(254))).heat,
    end(fire(game({}, bathing(127), lake(127)), 2)).heat,
  ]).toEqual([1, 0, 1, 2]);
});
rule('AS-heat-cool#1', 'whoever made no weapon attack is cold', () => {
  expect([end(game({}, { heat: 3 })).heat, end(fire(game({}, { heat: 3 }))).heat]).toEqual([0, 3]);
});
rule('AS-heat-cool#2', 'whoever fired without overheating stays as hot as it was', () => {
  expect([1, 2, 3].map(heat => end(fire(game({}, { heat }))).heat)).toEqual([1, 2, 3]);
});
rule('AS-heat-cool#3', 'in water one point of overheat changes nothing, two add one', () => {
  expect([0, 1, 2].map(points => end(fire(game({}, { heat: 1, ...bathing(254) }, lake(254)), points)).heat)).toEqual([1, 1, 2]);
});
rule('AS-heat-cool#4', 'heat from outside comes after cooling', () => {
  expect([end(game({}, { heat: 3, heatFrom: 1 })).heat, end(game({}, { heat: 3 })).heat]).toEqual([1, 0]);
});
rule('AS-heat-effects#1', 'each level makes weapons one harder to aim', () => {
  expect([0, 1, 2, 3].map(heat => fire(game({}, { heat })).events.find(one => one.type === 'attacked')!.toHit.total)).toEqual([4, 5, 6, 7]);
});
const inches = (a: Sketch, mine: Partial<Unit>, mode: 'ground' | 'jump' = 'ground', rules = standard) => {
  const state = setPiece(pair(3, a, {}, mine));
  return scene(ruleset, state, rules).book.ask('move', { state, unit: state.units[0]!, mode }).total;
};
rule('AS-heat-effects#2', 'and takes two inches on the ground: 12 are 8 at level 2', () => {
  expect([0, 1, 2, 3].map(heat => inches({ move: '12"' }, { heat }))).toEqual([12, 10, 8, 6]);
});
rule('AS-heat-effects#3', 'by the first printing it is easier to hit with the lower Move', () => {
  const evades = (heat: number) => {
    const state = setPiece(pair(3, { move: '10"' }, {}, { heat }));
    return scene(ruleset, state, EDITIONS['original-2013']!).book.ask('evasion', { state, unit: state.units[0]! }).total;
  };
  expect([evades(0), evades(1)]).toEqual([2, 1]);
});
rule('AS-heat-effects#4', 'jumps are as long as before', () => {
  expect([0, 3].map(heat => inches({ move: '8"j' }, { heat }, 'jump'))).toEqual([8, 8]);
});
const tmmCe = (heat: number, more: Partial<Unit> = {}) => {
  const state = setPiece(pair(3, { move: '8"j', tmm: 2 }, {}, { heat, ...more }));
  return scene(ruleset, state, ce).book.ask('evasion', { state, unit: state.units[0]! }).total;
};
rule('AS-heat-effects-ce#1', 'from level 2 on one less for whoever moved on the ground, not for whoever jumped', () => {
  expect([tmmCe(0), tmmCe(2), tmmCe(3), tmmCe(2, { moved: JUMPED }) - tmmCe(0, { moved: JUMPED })]).toEqual([2, 1, 1, 0]);
});
rule('AS-heat-effects-ce#2', 'level 1 changes nothing', () => expect(tmmCe(1)).toBe(tmmCe(0)));
rule('AS-heat-shutdown#1', 'at level 4 it shuts down: nothing to do in the next turn, and easy to hit', () => {
  const play = fire(game({}, { heat: 2 }), 2);
  const unit = end(play);
  expect([unit.heat, unit.shutdown, end(fire(game({}, { heat: 1 }), 2)).shutdown]).toEqual([4, true, false]);
  const now = { ...play.state, active: 0, phase: 'movement' as const };
  expect(refused(now, stay({ path: [{ x: 5080, y: 38 * 254 }] })).length).toBeGreaterThan(0);
  expect(refused({ ...now, phase: 'combat' }, hit()).length).toBeGreaterThan(0);
  expect(term(now, 'AS-tmm-immobile', { unit: 1, target: 0 })).toBe(-4);
});
rule('AS-heat-shutdown#2', 'when that turn ends it starts again, cold', () => {
  const play = fire(game({}, { heat: 2 }), 2);
  end(play);
  while (play.state.phase === 'movement') {
    const next = play.state.units.find(one => one.seat === play.state.active && one.moved === null && !one.shutdown)!;
    play.does(play.state.active, stay({ unit: next.id, mode: 'stand' }));
  }
  expect(play.state.units[0]!.shutdown).toBe(true);
  const unit = end(play);
  expect([unit.shutdown, unit.heat]).toEqual([false, 0]);
});
const strikes = (specials: string, heat: number, how: 'strike' | 'melee' = 'strike') => {
  const play = scene(ruleset, setPiece(pair(0, { armor: 20, specials }, { armor: 20, move: '4"' }, { heat })));
  play.does(0, hit({ how }), 6, 5);
  return 20 - play.state.units[1]!.armor;
};
rule('AS-heat-tsm#1', 'two inches more from level 1 on', () => {
  expect([0, 1, 2].map(heat => inches({ specials: 'TSM' }, { heat }) - inches({}, { heat }))).toEqual([0, 4, 2]);
});
rule('AS-heat-tsm#2', 'at level 1 heat takes none: 8 inches are 10, and 6 at level 2', () => {
  expect([0, 1, 2].map(heat => inches({ specials: 'TSM' }, { heat }))).toEqual([8, 10, 6]);
});
rule('AS-heat-tsm#3', 'one more point with fists and weapons while hot', () => {
  expect([strikes('TSM', 0), strikes('TSM', 1), strikes('TSM,MEL', 1, 'melee'), strikes('MEL', 1, 'melee')]).toEqual([3, 4, 5, 4]);
});
rule('AS-sua-tsm#1', 'from level 1 on two inches and one point more', () => {
  expect([
    inches({ specials: 'TSM' }, { heat: 2 }) - inches({}, { heat: 2 }),
    strikes('TSM', 1) - strikes('', 1),
    strikes('TSM,MEL', 1, 'melee') - strikes('MEL', 1, 'melee'),
  ]).toEqual([2, 1, 1]);
});
rule('AS-sua-tsm#2', 'at level 1 the two inches of heat are not lost', () => {
  expect([inches({ specials: 'TSM', move: '12"' }, { heat: 1 }), inches({ move: '12"' }, { heat: 1 })]).toEqual([14, 10]);
});
rule('AS-sua-tsm#3', 'cold it does nothing', () => expect([inches({ specials: 'TSM' }, {}), strikes('TSM', 0)]).toEqual([8, 3]));
