import { Rulebook } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, done, fight, ground, needed, over, passing, shoot, sky, spot, to } from '../../aerospace/sky.fixture.ts';
import { ruleset } from '../../ruleset.ts';
import { patch, sketch } from '../../set-piece.ts';
import type { LandCommand, Unit } from '../../shape.ts';
import { plus, refusedBy } from './pilots.fixture.ts';

const foe = ground({}, 1, 60, 10);
const land: LandCommand = { type: 'land', unit: 0, from: spot(20, 48), at: spot(20, 20) };
const woods = [patch('woods', 15, 26, 25, 30)];
const touching = (rules: ReturnType<typeof plus>, more: Partial<Unit>, pieces = woods, dice: readonly number[] = [6, 6]) => {
  const game = begin([aloft({}, 0, more), foe], rules, pieces);
  game.does(0, land, ...dice);
  return game;
};

rule('ASC-spa-dust-off#2', 'a bad place adds one instead of two', () => {
  const rules = plus('ASC-spa-dust-off');
  const needs = (abilities: readonly string[], pieces = woods) => needed(touching(rules, { abilities }, pieces)).total;
  expect([needs(['dust-off']), needs([]), needs(['dust-off'], [])]).toEqual([5, 6, 4]);
});
rule('ASC-spa-wind-walker#3', 'landing is one easier, wherever it is', () => {
  const needs = (abilities: readonly string[]) => needed(touching(plus('ASC-spa-wind-walker'), { abilities }, [])).total;
  expect([needs(['wind-walker']), needs([])]).toEqual([3, 4]);
});
rule('ASC-spa-speed-demon-aerospace', 'with one Thrust more it goes two rings', () => {
  const rules = plus('ASC-spa-speed-demon-aerospace');
  const away = (abilities: readonly string[]) => refusedBy(rules, sky([aloft({ move: '9a' }, 0, { abilities }), foe]), to(2));
  expect([away(['speed-demon']), away([])]).toEqual([[], ['AS-aero-move']]);
});
rule('ASC-quirk-poor-performance-aerospace#2', 'a fighter of Thrust 10 goes one ring', () => {
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
rule('ASC-spa-ground-hugger', 'two strikes in one pass, or two strips of ten inches in all', () => {
  const rules = plus('ASC-spa-ground-hugger', 'ASC-vtol-strafing-declare');
  const hugger = aloft({}, 0, { abilities: ['ground-hugger'] });
  const four = [hugger, ground({}, 1, 20, 40), ground({}, 1, 20, 20), ground({}, 1, 20, 30)];
  const fly = (run: NonNullable<Parameters<typeof over>[0]>, dice: readonly number[]) => {
    const game = begin(four, rules);
    game.does(0, over(run));
    while (game.state.phase === 'movement')
      game.does(1, {
        type: 'move',
        unit: game.state.units.find(unit => unit.seat === 1 && !unit.moved)!.id,
        mode: 'stand',
        path: [],
        facing: { dx: 0, dy: 1 },
      });
    if (game.state.active === 1) game.does(1, done);
    game.does(0, carryOut, ...dice);
    return game.events.flatMap(event => (event.type === 'attacked' ? [event.target] : []));
  };
  expect(fly({ kind: 'strike', target: 1, second: { target: 2 } }, [1, 1, 1, 1])).toEqual([1, 2]);
  expect(fly({ kind: 'strafe', at: spot(20, 42), second: { at: spot(20, 22), inches: 5 } }, [1, 1, 1, 1])).toEqual([1, 2]);
  expect(refusedBy(plus(), sky(four), over({ kind: 'strike', target: 1, second: { target: 2 } }))).toEqual(['AS-a2g']);
  const refusals = (run: NonNullable<Parameters<typeof over>[0]>, who = hugger) =>
    refusedBy(rules, sky([who, ...four.slice(1)]), over(run));
  expect([
    refusals({ kind: 'strike', target: 1, second: { target: 2 } }, aloft()),
    refusals({ kind: 'strike', target: 1, second: { target: 1 } }),
    refusals({ kind: 'strafe', at: spot(20, 42), second: { at: spot(20, 40), inches: 5 } }),
  ]).toEqual([['ASC-spa-ground-hugger'], ['ASC-spa-ground-hugger'], ['ASC-spa-ground-hugger']]);
});
rule('ASC-spa-ground-hugger', 'a VTOL rakes two strips on its way', () => {
  const rules = plus('ASC-spa-ground-hugger', 'ASC-vtol-strafing-declare');
  const vtol = { type: 'CV', move: '20"v' } as const;
  const path = [spot(20, 36), spot(20, 28)];
  const run = { kind: 'strafe', leg: 0, height: 2, second: { leg: 1, inches: 4 } } as const;
  const move = { type: 'move', unit: 0, mode: 'ground', path, facing: { dx: 0, dy: -1 }, run } as const;
  const flyer = (abilities: readonly string[]): Partial<Unit> => ({ airborne: true, z: 508, moved: null, abilities });
  const placed = (abilities: readonly string[]) => [
    ground(vtol, 0, 20, 42, flyer(abilities)),
    ground({}, 1, 20, 39),
    ground({}, 1, 20, 33),
    ground({}, 1, 20, 20),
  ];
  expect(refusedBy(rules, sky(placed([])), move)).toEqual(['ASC-spa-ground-hugger']);
  const game = begin(placed(['ground-hugger']), rules);
  game.does(0, move);
  expect(game.state.units[0]!.moved?.run?.second).toEqual({ from: spot(20, 36), to: spot(20, 32) });
});
rule('ASC-quirk-internal-bomb-bay', 'cargo room takes bombs, and they do not slow it', () => {
  const card = sketch({ type: 'AF', move: '10a', specials: 'CT3' });
  const rules = plus('ASC-quirk-internal-bomb-bay');
  const room = (quirks: readonly string[]) => Rulebook.compile(ruleset, rules).ask('bombRoom', { entry: { card, quirks } }).total;
  expect([room(['internal-bomb-bay']), room([])]).toEqual([3, 0]);
  const away = (quirks: readonly string[]) =>
    refusedBy(
      rules,
      sky([aloft({ move: '10a', specials: 'CT3' }, 0, { quirks, marks: [{ kind: 'bombs', until: 0, bomb: 'he', value: 3 }] }), foe]),
      to(2),
    );
  expect([away(['internal-bomb-bay']), away([])]).toEqual([[], ['AS-aero-move']]);
});
rule('ASC-quirk-weak-undercarriage#2', 'a landing with nothing to spare breaks its gear', () => {
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
rule('ASC-quirk-unstreamlined#2', 'it burns up in the air', () => {
  const rules = plus('ASC-quirk-unstreamlined');
  const dive = (quirks: readonly string[]) => {
    const game = begin([aloft({ specials: 'SPC' }, 0, { quirks, flight: { ring: 3 } }), foe, ground({}, 0, 10, 40)], rules);
    game.does(0, to(2));
    return game.state.units[0]!.fate;
  };
  expect([dive(['unstreamlined']), dive([])]).toEqual(['destroyed', 'aloft']);
});
