import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, done, fight, ground, needed, over, passing, shoot, sky, spot, to } from '../aerospace/sky.fixture.ts';
import { bombTrouble } from '../artillery/bomb-load.ts';
import { bayed } from '../quirks/sky.ts';
import { patch, sketch } from '../set-piece.ts';
import type { LandCommand, Unit } from '../shape.ts';
import { plus, refusedBy } from './pilots.fixture.ts';

const foe = ground({}, 1, 60, 10);
const land: LandCommand = { type: 'land', unit: 0, from: spot(20, 48), at: spot(20, 20) };
const woods = [patch('woods', 15, 26, 25, 30)];
const touching = (rules: ReturnType<typeof plus>, more: Partial<Unit>, pieces = woods, dice: readonly number[] = [6, 6]) => {
  const game = begin([aloft({}, 0, more), foe], rules, pieces);
  game.does(0, land, ...dice);
  return game;
};

rule('ASC-spa-dust-off', 'a bad place adds one instead of two', () => {
  const rules = plus('ASC-spa-dust-off');
  const needs = (abilities: readonly string[], pieces = woods) => needed(touching(rules, { abilities }, pieces)).total;
  expect([needs(['dust-off']), needs([]), needs(['dust-off'], [])]).toEqual([5, 6, 4]);
});
rule('ASC-spa-wind-walker', 'landing is one easier, wherever it is', () => {
  const needs = (abilities: readonly string[]) => needed(touching(plus('ASC-spa-wind-walker'), { abilities }, [])).total;
  expect([needs(['wind-walker']), needs([])]).toEqual([3, 4]);
});
rule('ASC-spa-speed-demon-aerospace', 'with one Thrust more it goes two rings', () => {
  const rules = plus('ASC-spa-speed-demon-aerospace');
  const away = (abilities: readonly string[]) => refusedBy(rules, sky([aloft({ move: '9a' }, 0, { abilities }), foe]), to(2));
  expect([away(['speed-demon']), away([])]).toEqual([[], ['AS-aero-move']]);
});
rule('ASC-quirk-poor-performance-aerospace', 'a fighter of Thrust 10 goes one ring', () => {
  const rules = plus('ASC-quirk-poor-performance-aerospace');
  const away = (quirks: readonly string[]) => refusedBy(rules, sky([aloft({ move: '10a' }, 0, { quirks }), foe]), to(2));
  expect([away(['poor-performance']), away([])]).toEqual([['AS-aero-move'], []]);
});
rule('ASC-spa-golden-goose', 'a fighter’s strike is one easier', () => {
  const strike = (abilities: readonly string[]) => {
    const game = begin([aloft({}, 0, { abilities }), ground({}, 1, 20, 20)], plus('ASC-spa-golden-goose'));
    game.does(0, over({ kind: 'strike', target: 1 }));
    if (game.state.active === 1) game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
    if (game.state.active === 1) game.does(1, done);
    game.does(0, carryOut, 1, 1);
    return needed(game).total;
  };
  expect(strike(['golden-goose']) - strike([])).toBe(-1);
});
rule('ASC-spa-shaky-stick', 'guns on the ground find a fighter one harder', () => {
  const flak = (abilities: readonly string[]) => {
    const game = fight([ground({ armor: 9 }, 0, 20, 24), passing({}, undefined, { abilities })], plus('ASC-spa-shaky-stick'));
    game.does(0, shoot(0, 1), 1, 1);
    return needed(game).total;
  };
  expect(flak(['shaky-stick']) - flak([])).toBe(1);
});
rule('ASC-quirk-internal-bomb-bay', 'cargo room takes bombs, and they do not slow it', () => {
  const card = sketch({ type: 'AF', move: '10a', specials: 'CT3' });
  expect([bombTrouble(bayed(card, ['internal-bomb-bay']), ['he', 'he', 'he']), bombTrouble(bayed(card, []), ['he'])]).toEqual([
    undefined,
    'it does not carry that many bombs',
  ]);
  const rules = plus('ASC-quirk-internal-bomb-bay');
  const away = (quirks: readonly string[]) =>
    refusedBy(
      rules,
      sky([aloft({ move: '10a', specials: 'CT3' }, 0, { quirks, marks: [{ kind: 'bomb-he', until: 0, value: 3 }] }), foe]),
      to(2),
    );
  expect([away(['internal-bomb-bay']), away([])]).toEqual([[], ['AS-aero-move']]);
});
rule('ASC-quirk-weak-undercarriage', 'a landing with nothing to spare breaks its gear', () => {
  const rules = plus('ASC-quirk-weak-undercarriage');
  const landed = (dice: readonly number[]) => {
    const game = touching(rules, { quirks: ['weak-undercarriage'] }, [], dice);
    return [6 - game.state.units[0]!.armor, game.state.units[0]!.marks.map(({ kind }) => kind)];
  };
  expect([landed([2, 2]), landed([3, 2])]).toEqual([
    [2, ['collapsed']],
    [0, []],
  ]);
  const down: Partial<Unit> = { fate: 'fighting', airborne: false, at: spot(20, 30), marks: [{ kind: 'collapsed', until: 0 }] };
  expect(refusedBy(rules, sky([aloft({}, 0, down), foe]), { type: 'liftOff', unit: 0 })).toEqual(['ASC-quirk-weak-undercarriage']);
});
rule('ASC-quirk-unstreamlined', 'it burns up in the air', () => {
  const rules = plus('ASC-quirk-unstreamlined');
  const dive = (quirks: readonly string[]) => {
    const game = begin([aloft({ specials: 'SPC' }, 0, { quirks, flight: { ring: 3 } }), foe, ground({}, 0, 10, 40)], rules);
    game.does(0, to(2));
    return game.state.units[0]!.fate;
  };
  expect([dive(['unstreamlined']), dive([])]).toEqual(['destroyed', 'aloft']);
});
