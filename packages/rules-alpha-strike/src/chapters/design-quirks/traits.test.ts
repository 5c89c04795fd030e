import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { jammed } from '../../electronics/ecm.ts';
import { JUMPED, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { AttackCommand, How, State, Unit } from '../../shape.ts';
import {
  attack,
  dealt,
  done,
  endTurn,
  moving,
  needs,
  one,
  opened,
  pair,
  placed,
  play,
  plus,
  refusedBy,
  ruleset,
  STILL,
  unmoved,
  walk,
} from '../special-pilot-abilities/pilots.fixture.ts';
import { built, entry, id } from './quirks.fixture.ts';

const armed: Sketch = { specials: 'MEL' };
const number = (
  line: RuleId,
  how: How,
  mine: readonly string[],
  theirs: readonly string[] = [],
  a: Sketch = armed,
  b: Sketch = {},
  apart = 0,
) => needs(plus(line), pair(apart, a, b, { ...built(...mine), ...(how === 'dfa' && { moved: JUMPED }) }, built(...theirs)), { how });
/** What a quirk of the attacker, or of the target, adds to the number. */
const of = (quirk: string, how: How, side: 'mine' | 'theirs' = 'mine', a: Sketch = armed, b: Sketch = {}, apart = 0) =>
  number(id(quirk), how, side === 'mine' ? [quirk] : [], side === 'theirs' ? [quirk] : [], a, b, apart) -
  number(id(quirk), how, [], [], a, b, apart);
const BLOWS: readonly How[] = ['strike', 'melee', 'charge', 'dfa'];
const control = (quirk: string, why: 'skid' | 'landing' = 'skid') => {
  const { book } = play(plus(id(quirk)), []);
  const roll = (...quirks: readonly string[]) => {
    const state = setPiece(pair(3, {}, {}, built(...quirks)));
    return book.ask('control', { state, unit: state.units[0]!, why, inches: 8 }).total;
  };
  return roll(quirk) - roll();
};
const kinds = (unit: Unit | undefined) => unit!.marks.map(({ kind }) => kind);

rule('ASC-quirk-battlefists#2', 'its fists are one easier to land', () => expect(of('battlefists', 'strike')).toBe(-1));
rule('ASC-quirk-battlefists#3', 'charges, falls and weapons in the hand are not', () =>
  expect((['charge', 'dfa', 'melee'] as const).map(how => of('battlefists', how))).toEqual([0, 0, 0]),
);
for (const [quirk, value] of [
  ['easy-to-pilot', -1],
  ['hard-to-pilot', 1],
  ['cramped-cockpit', 1],
] as const)
  rule(`ASC-quirk-${quirk}#2`, `blows and Control Rolls ${value > 0 ? 'one harder' : 'one easier'}, shots as ever`, () => {
    expect(BLOWS.map(how => of(quirk, how))).toEqual([value, value, value, value]);
    expect([of(quirk, 'standard'), control(quirk), control(quirk, 'landing')]).toEqual([0, value, value]);
  });
for (const [quirk, bracket, value, last] of [
  ['improved-targeting-short', 0, -1, 2],
  ['improved-targeting-medium', 1, -1, 2],
  ['improved-targeting-long', 2, -1, 2],
  ['poor-targeting-short', 0, 1, 2],
  ['poor-targeting-medium', 1, 1, 2],
  ['poor-targeting-long', 2, 1, 2],
] as const)
  rule(`ASC-quirk-${quirk}#${last}`, 'at that range alone, and not for blows', () => {
    const values = [3, 12, 30].map(apart => of(quirk, 'standard', 'mine', {}, {}, apart));
    expect(values).toEqual([0, 1, 2].map(at => (at === bracket ? value : 0)));
    expect(of(quirk, 'strike')).toBe(0);
  });
rule('ASC-quirk-improved-targeting-short#3', 'blows are not aimed better', () =>
  expect(BLOWS.map(how => of('improved-targeting-short', how))).toEqual([0, 0, 0, 0]),
);
rule('ASC-quirk-variable-range-targeting#2', 'every shot is one easier, no blow is', () => {
  expect([3, 12, 30].map(apart => of('variable-range-targeting', 'standard', 'mine', {}, {}, apart))).toEqual([-1, -1, -1]);
  expect(of('variable-range-targeting', 'strike')).toBe(0);
});
const split = () => {
  const game = play(plus('ASC-quirk-variable-range-targeting', 'ASC-quirk-multi-trac'), [
    ...pair(3, { damage: '4/4/4' }, {}, built('variable-range-targeting', 'multi-trac')),
    one(1, 24, 26, { armor: 20 }),
    one(1, 23, 37, { armor: 20 }),
  ]);
  game.does(0, attack({ with: ['multi-trac'] }), 1, 1);
  return game;
};
const shotAt = (game: ReturnType<typeof split>, target: number) => {
  const [event] = game.does(0, attack({ target, with: ['multi-trac'] }), 1, 1);
  return event?.type === 'attacked' ? event.toHit.total : Number.NaN;
};
rule('ASC-quirk-variable-range-targeting-multi#1', 'of several targets those in one bracket are one easier', () =>
  expect(shotAt(split(), 3)).toBe(4),
);
rule('ASC-quirk-variable-range-targeting-multi#2', 'and those in another one harder', () => expect(shotAt(split(), 2)).toBe(8));
rule('ASC-quirk-sensor-ghosts#2', 'every shot is one harder, no blow is', () => {
  expect([3, 12, 30].map(apart => of('sensor-ghosts', 'standard', 'mine', {}, {}, apart))).toEqual([1, 1, 1]);
  expect(BLOWS.map(how => of('sensor-ghosts', how))).toEqual([0, 0, 0, 0]);
});
rule('ASC-quirk-narrow-low-profile#2', 'shots at it are one harder', () =>
  expect(of('narrow-low-profile', 'standard', 'theirs', {}, {}, 3)).toBe(1),
);
rule('ASC-quirk-narrow-low-profile#3', 'blows are not', () =>
  expect(BLOWS.map(how => of('narrow-low-profile', how, 'theirs'))).toEqual([0, 0, 0, 0]),
);
rule('ASC-quirk-oversized#2', 'one easier to hit, like what is large, and not twice', () => {
  expect([
    of('oversized', 'standard', 'theirs', {}, {}, 3),
    of('oversized', 'strike', 'theirs'),
    of('oversized', 'standard', 'theirs', {}, { specials: 'LG' }, 3),
  ]).toEqual([-1, -1, 0]);
});
const flak = (quirks: readonly string[], commands: readonly string[], up: boolean) =>
  needs(
    plus('ASC-quirk-anti-aircraft-targeting', 'ASC-sca-anti-aircraft'),
    pair(3, {}, { type: 'CV', move: '8"v' }, built(...quirks), up ? { airborne: true, z: 508 } : {}),
    {},
    { commands: [commands, []] },
  );
const AA = 'anti-aircraft-targeting';
rule('ASC-quirk-anti-aircraft-targeting#2', 'two easier against what flies, one harder against the rest', () => {
  expect([flak([AA], [], true) - flak([], [], true), flak([AA], [], false) - flak([], [], false)]).toEqual([-2, 1]);
});
rule('ASC-quirk-anti-aircraft-targeting#3', 'with trained crews one more against what flies, and nothing else', () => {
  const trained = ['anti-aircraft-specialists'];
  expect([flak([AA], trained, true) - flak([], trained, true), flak([AA], trained, false) - flak([], trained, false)]).toEqual([-1, 0]);
});
for (const [quirk, value] of [
  ['protected-actuators', 1],
  ['exposed-actuators', -1],
] as const)
  rule(`ASC-quirk-${quirk}#2`, 'it matters to soldiers who climb on it, not to shots and blows', () => {
    const squad: Sketch = { type: 'BA', move: '4"f', specials: 'AM' };
    expect([of(quirk, 'antimech', 'theirs', squad), of(quirk, 'standard', 'theirs', squad), of(quirk, 'strike', 'theirs')]).toEqual([
      value,
      0,
      0,
    ]);
  });

const lands = (line: RuleId, quirks: readonly string[], ...dice: readonly number[]) =>
  dealt(plus(line), pair(3, {}, {}, built(...quirks)), {}, dice);
rule('ASC-quirk-accurate-weapon#2', 'missed by one it still does its points', () => {
  const shot = (...dice: readonly number[]) => lands(id('accurate-weapon'), ['accurate-weapon:2'], ...dice);
  expect([shot(3, 2), shot(2, 2), shot(2, 1)]).toEqual([3, 2, 0]);
  expect(dealt(plus(id('accurate-weapon')), pair(0, {}, {}, built('accurate-weapon:2')), { how: 'strike' }, [2, 2])).toBe(0);
});
rule('ASC-quirk-inaccurate-weapon#2', 'a hit with nothing or one to spare does so many points less, and never less than none', () => {
  const shot = (level: number, ...dice: readonly number[]) => lands(id('inaccurate-weapon'), [`inaccurate-weapon:${level}`], ...dice);
  expect([shot(2, 3, 2), shot(2, 3, 3), shot(2, 4, 3), shot(5, 3, 2)]).toEqual([1, 1, 3, 0]);
  expect(dealt(plus(id('inaccurate-weapon')), pair(0, {}, {}, built('inaccurate-weapon:2')), { how: 'strike' }, [3, 2])).toBe(3);
});
const turned: Partial<Unit> = { facing: { dx: 0, dy: 1 } };
rule('ASC-quirk-extended-torso-twist#2', 'it shoots whatever is around it', () => {
  const shot = (...quirks: readonly string[]) =>
    refusedBy(plus(id('extended-torso-twist')), setPiece(pair(3, {}, {}, { ...turned, ...built(...quirks) })), attack());
  expect([shot('extended-torso-twist'), shot()]).toEqual([[], ['AS-arc-front']]);
});
for (const quirk of ['extended-torso-twist', 'hyper-extending-actuators'] as const)
  rule(`ASC-quirk-${quirk}#${quirk === 'extended-torso-twist' ? 3 : 4}`, 'and loses a point more from behind as ever', () => {
    const hit = (theirs: Partial<Unit>) => dealt(plus(id(quirk)), pair(3, {}, {}, {}, { ...built(quirk), ...theirs }));
    expect([hit({}), hit({ facing: { dx: 0, dy: -1 } })]).toEqual([3, 4]);
  });
rule('ASC-quirk-no-torso-twist#2', 'it shoots ahead, forty-five degrees to either side', () => {
  const at = (x: number, y: number, ...quirks: readonly string[]) =>
    refusedBy(plus(id('no-torso-twist')), setPiece([one(0, 20, 40, {}, built(...quirks)), one(1, 20 + x, 40 - y)]), attack());
  expect([
    at(0, 8, 'no-torso-twist'),
    at(5, 8, 'no-torso-twist'),
    at(8, 5, 'no-torso-twist'),
    at(-8, 5, 'no-torso-twist'),
    at(8, 5),
  ]).toEqual([[], [], ['ASC-quirk-no-torso-twist'], ['ASC-quirk-no-torso-twist'], []]);
});
rule('ASC-quirk-no-torso-twist#3', 'its back is no wider for that', () => {
  const from = (facing: Unit['facing']) => dealt(plus(id('no-torso-twist')), pair(3, {}, {}, {}, { ...built('no-torso-twist'), facing }));
  expect([from({ dx: 1, dy: 0 }), from({ dx: 0, dy: -1 })]).toEqual([3, 4]);
});
const back: Partial<AttackCommand> = { with: ['hyper-extending-actuators'] };
const shoulder = plus(id('hyper-extending-actuators'));
const flips = (damage: string, ...dice: readonly number[]) =>
  dealt(shoulder, pair(3, { damage }, {}, { ...turned, ...built('hyper-extending-actuators') }), back, [6, 5, ...dice]);
rule('ASC-quirk-hyper-extending-actuators#2', 'over its shoulder it does a third, rounded down', () => {
  expect([flips('6/6/6'), flips('5/5/5')]).toEqual([2, 1]);
  expect(refusedBy(shoulder, setPiece(pair(3, {}, {}, built('hyper-extending-actuators'))), attack(back))).toEqual([
    'ASC-quirk-hyper-extending-actuators',
  ]);
});
rule('ASC-quirk-hyper-extending-actuators#3', 'less than a point is one on a 4', () =>
  expect([flips('2/2/2', 4), flips('2/2/2', 3)]).toEqual([1, 0]),
);
const two = { with: ['multi-trac'] };
const pairOff = (damage: string) => {
  const game = play(plus('ASC-quirk-multi-trac'), [
    ...pair(3, { damage }, {}, built('multi-trac')),
    one(1, 24, 26, { armor: 20 }),
    one(1, 16, 26, { armor: 20 }),
  ]);
  game.does(0, attack(two), 6, 5);
  game.does(0, attack({ ...two, target: 2 }), 6, 5);
  return game;
};
rule('ASC-quirk-multi-trac#2', 'two targets for half each, rounded down, and a point at least', () => {
  const lost = (damage: string) =>
    pairOff(damage)
      .state.units.slice(1, 3)
      .map(({ armor }) => 20 - armor);
  expect([lost('5/3/1'), lost('1/1/1')]).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(
    pairOff('4/4/4')
      .refuses(0, attack({ ...two, target: 3 }))
      .map(({ rule: by }) => by),
  ).toContain('AS-attack-count');
});
rule('ASC-quirk-multi-trac#3', 'each by its own number', () => {
  expect(pairOff('4/4/4').events.flatMap(event => (event.type === 'attacked' ? [event.toHit.total] : []))).toEqual([5, 7]);
});
const three = { with: ['three-targets'] };
const triple = (damage: string, ...dice: readonly (readonly number[])[]) => {
  const game = play(plus('ASC-quirk-multi-trac', 'ASC-quirk-multi-trac-multi-tasker', 'ASC-spa-multi-tasker'), [
    ...pair(3, { damage }, {}, { ...built('multi-trac'), abilities: ['multi-tasker'] }),
    one(1, 24, 36, { armor: 20 }),
    one(1, 16, 36, { armor: 20 }),
    one(1, 20, 30, { armor: 20 }),
  ]);
  [1, 2, 3].forEach((target, i) => {
    game.does(0, attack({ ...three, target }), 6, 5, ...(dice[i] ?? []));
  });
  return game;
};
rule('ASC-quirk-multi-trac-multi-tasker#1', 'with a multi-tasker three targets, not four', () => {
  const game = triple('6/6/6');
  expect(game.events.filter(({ type }) => type === 'attacked')).toHaveLength(3);
  expect(game.refuses(0, attack({ ...three, target: 4 })).map(({ rule: by }) => by)).toContain('AS-attack-count');
});
rule('ASC-quirk-multi-trac-multi-tasker#2', 'for a third each, rounded down', () =>
  expect(
    triple('5/5/5')
      .state.units.slice(1, 4)
      .map(({ armor }) => 20 - armor),
  ).toEqual([1, 1, 1]),
);
rule('ASC-quirk-multi-trac-multi-tasker#3', 'less than a point is one on a 4', () => {
  expect(
    triple('2/2/2', [4], [3], [6])
      .state.units.slice(1, 4)
      .map(({ armor }) => 20 - armor),
  ).toEqual([1, 0, 1]);
});
const wall = (height: number, top = 37, bottom = 39) => [patch('hill', 10, top, 30, bottom, { height: height * 254 })];
const over = { with: ['overhead-arms'] };
const arms = plus(id('overhead-arms'));
const lob = (pieces: ReturnType<typeof wall>, ...quirks: readonly string[]) =>
  refusedBy(arms, setPiece(pair(12, {}, {}, built(...quirks)), {}, pieces), attack(over));
rule('ASC-quirk-overhead-arms#2', 'right behind cover as high as itself it fires over it', () => {
  expect([lob(wall(2), 'overhead-arms'), lob(wall(2)), lob(wall(3), 'overhead-arms'), lob([], 'overhead-arms')]).toEqual([
    [],
    ['ASC-quirk-overhead-arms'],
    ['ASC-quirk-overhead-arms'],
    ['ASC-quirk-overhead-arms'],
  ]);
});
rule('ASC-quirk-overhead-arms#3', 'what stands farther off is in the way', () => {
  expect(lob([...wall(2), ...wall(6, 30, 33).map(piece => ({ ...piece, id: 'far' }))], 'overhead-arms')).toEqual([
    'ASC-quirk-overhead-arms',
  ]);
});
rule('ASC-quirk-overhead-arms#4', 'two harder', () => {
  const { events } = (() => {
    const game = play(arms, pair(12, {}, {}, built('overhead-arms')), {}, wall(2));
    game.does(0, attack(over), 1, 1);
    return game;
  })();
  const made = events.find(event => event.type === 'attacked');
  expect(made?.type === 'attacked' && made.toHit.terms.find(({ rule: by }) => by === 'ASC-quirk-overhead-arms')?.value).toBe(2);
});
rule('ASC-quirk-overhead-arms#5', 'and for half, rounded down, and a point at least', () => {
  const shot = (damage: string) => dealt(arms, pair(12, { damage }, {}, built('overhead-arms')), over, [6, 6, 4, 5], {}, wall(2));
  expect([shot('5/5/5'), shot('1/1/1')]).toEqual([2, 1]);
});
rule('ASC-quirk-low-mounted-arms#2', 'over cover higher than half of itself it does half, rounded down, and a point at least', () => {
  const low = plus(id('low-mounted-arms'));
  const shot = (height: number, quirks: readonly string[], damage = '5/5/5') =>
    dealt(low, pair(12, { damage }, {}, built(...quirks)), {}, [6, 5], {}, wall(height, 32, 34));
  expect([shot(1.2, ['low-mounted-arms']), shot(1.2, []), shot(1, ['low-mounted-arms']), shot(1.2, ['low-mounted-arms'], '1/1/1')]).toEqual(
    [2, 5, 5, 1],
  );
});
const fall = (quirks: readonly string[], dice: readonly number[], a: Sketch = {}) => {
  const game = play(
    plus('ASC-quirk-reinforced-legs', 'ASC-quirk-weak-legs'),
    pair(0, { armor: 20, ...a }, {}, { moved: JUMPED, ...built(...quirks) }),
  );
  game.does(0, attack({ how: 'dfa' }), ...dice);
  return game.state.units[0]!;
};
rule('ASC-quirk-reinforced-legs#2', 'a fall that hits does it a point less, and no less than none', () => {
  expect([
    20 - fall(['reinforced-legs'], [6, 5, 4, 5]).armor,
    20 - fall([], [6, 5, 4, 5]).armor,
    20 - fall(['reinforced-legs'], [6, 5, 4, 5], { size: 1 }).armor,
  ]).toEqual([2, 3, 0]);
});
rule('ASC-quirk-reinforced-legs#3', 'one that misses does what it always does', () =>
  expect([20 - fall(['reinforced-legs'], [1, 1]).armor, 20 - fall([], [1, 1]).armor]).toEqual([4, 4]),
);
rule('ASC-quirk-weak-legs#2', 'after a fall, hit or miss, 8 breaks a leg', () => {
  const broken = (...dice: readonly number[]) => fall(['weak-legs'], dice).waiting.map(({ kind }) => kind);
  expect([broken(6, 5, 4, 5, 4, 4), broken(6, 5, 4, 5, 4, 3), broken(1, 1, 4, 4), broken(1, 1, 4, 3)]).toEqual([['mp'], [], ['mp'], []]);
});

const command = (quirks: readonly (readonly string[])[], more: Partial<Unit> = {}, count = 4) => {
  const lance = Array.from({ length: count }, (_, i) =>
    one(
      0,
      10 + 4 * i,
      40,
      {},
      {
        lance: 1,
        ...built(...(quirks[i] ?? [])),
        ...(i === 0 ? { commander: 'lance' as const, ...more } : quirks[i]?.length ? { commander: 'lance' as const } : {}),
      },
    ),
  );
  const state = setPiece([...lance, one(1, 60, 5)]);
  return play(plus('ASC-quirk-battle-computer', 'ASC-quirk-command-battlemech'), []).book.ask('initiative', { state, seat: 0 }).total;
};
const BC = ['battle-computer'];
const CM = ['command-battlemech'];
for (const [quirk, value, own, other] of [
  ['battle-computer', 2, BC, CM],
  ['command-battlemech', 1, CM, BC],
] as const) {
  rule(`ASC-quirk-${quirk}#2`, `${value} for initiative while it leads four or more`, () => {
    expect([
      command([own]),
      command([]),
      command([own], {}, 3),
      command([own], { commander: null }),
      command([own], { shutdown: true }),
      command([own], { fate: 'destroyed', at: null }),
    ]).toEqual([value, 0, 0, 0, 0, 0]);
  });
  rule(`ASC-quirk-${quirk}#3`, 'a second one adds nothing', () => expect(command([own, own])).toBe(value));
  rule(`ASC-quirk-${quirk}#4`, 'nor does the other kind', () => expect(command([own, other])).toBe(2));
}
const hq = (...force: readonly (readonly string[])[]) =>
  opened(
    plus('ASC-quirk-battle-computer-bi', 'ASC-quirk-command-battlemech-bi'),
    force.map((quirks, i) => ({ ...entry({}, ...quirks), card: { ...(entry({}).card as object), name: `M${i}` } as never })),
    [entry({})],
  )
    .units.filter(({ seat }) => seat === 0)
    .map(({ card }) => card.specials.join());
rule('ASC-quirk-battle-computer-bi#1', 'it is worth two points of headquarters', () => expect(hq(BC)).toEqual(['MHQ2']));
rule('ASC-quirk-battle-computer-bi#2', 'once for the force, whatever else there is', () =>
  expect([hq(BC, BC), hq(BC, CM)]).toEqual([
    ['MHQ2', ''],
    ['MHQ2', ''],
  ]),
);
rule('ASC-quirk-command-battlemech-bi#1', 'it is worth one point of headquarters', () => expect(hq(CM)).toEqual(['MHQ1']));
rule('ASC-quirk-command-battlemech-bi#2', 'once for the force, and not beside a battle computer', () =>
  expect([hq(CM, CM), hq(CM, BC)]).toEqual([
    ['MHQ1', ''],
    ['', 'MHQ2'],
  ]),
);

const deaf = (specials: string, ...quirks: readonly string[]) => {
  const rules = plus(id('improved-communications'));
  const state = placed(
    opened(
      rules,
      [entry({ specials: 'DRO' }, ...quirks), { card: { ...(entry({ specials: 'DCC1' }).card as object), name: 'C' } as never }],
      [{ card: { ...(entry({ specials }).card as object), name: 'E' } as never }],
    ),
    [
      [20, 40],
      [60, 44],
      [22, 38],
    ],
  );
  return refusedBy(rules, state, attack({ target: 2 }));
};
rule('ASC-quirk-improved-communications#2', 'common screens do not reach it', () =>
  expect([deaf('ECM', 'improved-communications'), deaf('LECM', 'improved-communications'), deaf('ECM')]).toEqual([[], [], ['AS-drone']]),
);
rule('ASC-quirk-improved-communications#3', 'the strongest do', () =>
  expect(deaf('AECM', 'improved-communications')).toEqual(['AS-drone']),
);
const sensed = (specials: string) => {
  const rules = plus(id('improved-sensors'));
  const [unit] = opened(
    rules,
    [entry({ specials }, 'improved-sensors')],
    [{ card: { ...(entry({}).card as object), name: 'E' } as never }],
  ).units;
  return [unit!.card.specials.join(), play(rules, []).book.ask('probe', { unit: unit! }).total];
};
rule('ASC-quirk-improved-sensors#2', 'without a probe it has one', () => expect(sensed('')).toEqual(['PRB', 0]));
rule('ASC-quirk-improved-sensors#3', 'the one it has reaches four inches farther', () =>
  expect(['PRB', 'BH', 'LPRB'].map(sensed)).toEqual([
    ['PRB', 4],
    ['BH', 4],
    ['LPRB', 4],
  ]),
);
rule('ASC-quirk-combat-computer#2', 'overheating by two or more costs a point of heat less', () => {
  const heat = (overheat: number, ...quirks: readonly string[]) => {
    const game = play(plus(id('combat-computer')), pair(3, { overheat: 3 }, {}, built(...quirks)));
    game.does(0, attack({ overheat }), 1, 1);
    endTurn(game);
    return game.state.units[0]!.heat;
  };
  expect([heat(1, 'combat-computer'), heat(2, 'combat-computer'), heat(3, 'combat-computer'), heat(2)]).toEqual([1, 1, 2, 2]);
});
rule('ASC-quirk-distracting#2', 'whoever it has attacked this turn checks its morale one worse', () => {
  const check = (quirks: readonly string[], aimedAt: readonly number[]) => {
    const state = setPiece(pair(3, {}, {}, { quirks, aimedAt }));
    return play(plus(id('distracting'), 'ASC-morale-check', 'AS-withdraw'), []).book.ask('morale', {
      state,
      unit: state.units[1]!,
      why: 'shock',
    }).total;
  };
  expect([check(['distracting'], [1]) - check([], [1]), check(['distracting'], []) - check([], [])]).toEqual([1, 0]);
});
rule('ASC-quirk-searchlight#2', 'it has a light', () =>
  expect(
    opened(plus(id('searchlight')), [entry({}, 'searchlight')], [{ card: { ...(entry({}).card as object), name: 'E' } as never }]).units[0]!
      .card.specials,
  ).toEqual(['SRCH']),
);
rule('ASC-quirk-searchlight#3', 'until a critical hit does something', () => {
  const light = (...dice: readonly number[]) => {
    const game = play(plus(id('searchlight')), pair(3, {}, { armor: 0, structure: 9, specials: 'SRCH' }, {}, built('searchlight')));
    game.does(0, attack(), 6, 4, ...dice);
    return game.state.units[1]!.card.specials;
  };
  expect([light(4, 4), light(2, 3)]).toEqual([[], ['SRCH']]);
});
const EM = plus(id('em-interference'));
const emits = (how: How, more: Partial<Unit> = built('em-interference')) => {
  const game = play(EM, [...pair(how === 'strike' ? 0 : 3, { specials: 'SRM2/2,AC1/1/-,LRM1/1/1' }, {}, more), one(0, 22, 40)]);
  game.does(0, attack({ how }), 1, 1);
  return game.state;
};
rule('ASC-quirk-em-interference#2', 'firing anything but shells and missiles it jams itself for the turn', () => {
  const itself = (how: How) => jammed(emits(how), emits(how).units[0]!);
  expect([itself('standard'), itself('SRM'), itself('LRM'), itself('AC'), itself('strike')]).toEqual([true, false, false, false, false]);
  const game = scene(ruleset, emits('standard'), EM);
  endTurn(game);
  expect(jammed(game.state, game.state.units[0]!)).toBe(false);
});
rule('ASC-quirk-em-interference#3', 'and nobody else', () => {
  const state = emits('standard');
  expect(state.units.map(unit => jammed(state, unit))).toEqual([true, false, false]);
});

const out = (quirk: string, more: Partial<Unit> = {}) =>
  refusedBy(plus(id(quirk)), setPiece(pair(3, {}, {}, { ...built(quirk), ...more })), { type: 'order', unit: 0, order: 'eject' });
rule('ASC-quirk-no-ejection-system#2', 'nobody ejects from it', () =>
  expect([
    out('no-ejection-system'),
    refusedBy(plus(id('no-ejection-system')), setPiece(pair(3)), { type: 'order', unit: 0, order: 'eject' }),
  ]).toEqual([['ASC-quirk-no-ejection-system'], []]),
);
rule('ASC-quirk-no-ejection-system#3', 'but it is abandoned once it is shut down', () =>
  expect(out('no-ejection-system', { shutdown: true })).toEqual([]),
);
const leaves = (...dice: readonly number[]) => {
  const game = play(plus(id('difficult-ejection')), [...pair(30, {}, {}, built('difficult-ejection')), one(0, 60, 44)]);
  game.does(0, { type: 'order', unit: 0, order: 'eject' });
  endTurn(game, ...dice);
  return game;
};
rule('ASC-quirk-difficult-ejection#2', 'two dice against its Skill get the crew out', () =>
  expect([leaves(2, 2).state.units[0]!.fate, leaves(2, 1).state.units[0]!.fate]).toEqual(['destroyed', 'fighting']),
);
rule('ASC-quirk-difficult-ejection#3', 'whoever fails stays aboard', () => {
  const game = leaves(1, 1);
  expect(kinds(game.state.units[0])).toEqual(['trapped']);
  expect(out('difficult-ejection', { marks: game.state.units[0]!.marks })).toEqual(['ASC-quirk-difficult-ejection']);
});
rule('ASC-quirk-trailer-hitch#2', 'it can tow', () =>
  expect(
    opened(
      plus(id('trailer-hitch')),
      [entry({ type: 'CV', move: '8"t' }, 'trailer-hitch')],
      [{ card: { ...(entry({}).card as object), name: 'E' } as never }],
    ).units[0]!.card.specials,
  ).toEqual(['HTC']),
);
rule('ASC-quirk-no-minimal-arms#2', 'it does not climb', () => {
  const { book } = play(plus(id('no-minimal-arms'), 'AS-climb'), []);
  const rate = (...quirks: readonly string[]) => {
    const [unit] = setPiece([one(0, 10, 10, {}, built(...quirks))]).units;
    return book.ask('clamber', { unit: unit!, mode: 'ground', up: true, rate: 1 }).total;
  };
  const hill = [patch('hill', 10, 20, 30, 39, { height: 6 * 254 })];
  const up = (...quirks: readonly string[]) =>
    refusedBy(
      plus(id('no-minimal-arms'), 'AS-climb'),
      setPiece(unmoved(pair(25, { move: '30"' }, {}, built(...quirks))), moving, hill),
      walk(0, 20, 38),
    );
  expect([rate('no-minimal-arms'), rate() > 0, up('no-minimal-arms').length > 0, up()]).toEqual([0, true, true, []]);
});
rule('ASC-quirk-no-minimal-arms#3', 'it lifts nothing', () => {
  const lift = (...quirks: readonly string[]) =>
    refusedBy(
      plus(id('no-minimal-arms'), 'ASC-cargo-capacity'),
      setPiece([one(0, 20, 40, {}, built(...quirks)), one(0, 20, 40 - 318 / 254, { size: 1 })]),
      { type: 'lift', unit: 0, target: 1 },
    );
  expect([lift('no-minimal-arms'), lift()]).toEqual([['ASC-quirk-no-minimal-arms'], []]);
});
rule('ASC-quirk-poor-performance#2', 'its movement hides it one less, and never less than nothing', () => {
  const shot = (b: Sketch, theirs: Partial<Unit> = {}) =>
    of('poor-performance', 'standard', 'theirs', {}, { ...b }, 3) + (theirs.skill ?? 0);
  expect([shot({ move: '8"', tmm: 1 }), shot({ move: '12"', tmm: 2 }), shot({ move: '4"', tmm: 0 })]).toEqual([-1, -1, 0]);
  const still = (...quirks: readonly string[]) =>
    needs(plus(id('poor-performance')), pair(3, {}, {}, {}, { ...STILL, ...built(...quirks) }));
  expect(still('poor-performance')).toBe(still());
});
rule('ASC-quirk-poor-performance#3', 'with 10 inches it counts one', () => {
  const shot = (...quirks: readonly string[]) =>
    needs(plus(id('poor-performance')), pair(3, {}, { move: '10"', tmm: 2 }, {}, built(...quirks)));
  expect([shot('poor-performance'), shot()]).toEqual([5, 6]);
});
const house = [patch('building', 10, 34, 30, 38, { cf: 40, height: 254 })];
const tramples = (...quirks: readonly string[]) => {
  const game = play(
    plus(id('oversized-buildings')),
    unmoved([
      one(
        0,
        20,
        40,
        { move: '20"', armor: 20 },
        { ...built(...quirks), ...(quirks.length > 0 && { marks: [{ kind: 'oversized', until: 0 }] }) },
      ),
      one(1, 60, 5),
    ]),
    moving,
    house,
  );
  game.does(0, walk(0, 20, 32));
  return game.state;
};
rule('ASC-quirk-oversized-buildings#1', 'it loses a point for every two inches of houses it walks through', () =>
  expect([20 - tramples('oversized').units[0]!.armor, 20 - tramples().units[0]!.armor]).toEqual([2, 0]),
);
rule('ASC-quirk-oversized-buildings#2', 'and the house two for every inch', () => {
  const left = (state: State) => state.table.pieces.find(({ kind }) => kind === 'building')?.cf ?? 0;
  expect([40 - left(tramples('oversized')), 40 - left(tramples())]).toEqual([8, 4]);
});

// What breaks
const breaks = (quirk: string, theirs: Sketch, ...dice: readonly number[]) => {
  const game = play(plus(id(quirk)), pair(3, {}, { armor: 0, structure: 9, ...theirs }, {}, built(quirk)));
  game.does(0, attack(), 6, 4, ...dice);
  return game.state.units[1]!;
};
const waits = (unit: Unit) => unit.waiting.map(({ kind }) => kind);
rule('ASC-quirk-cowl#2', 'the first critical roll of 12 is rolled again', () => {
  expect([waits(breaks('cowl', {}, 6, 6, 4, 5)), breaks('cowl', {}, 6, 6, 4, 5).spent, waits(breaks('cowl', {}, 6, 5))]).toEqual([
    [],
    ['cowl'],
    ['engine'],
  ]);
});
rule('ASC-quirk-cowl#3', 'and a second 12 stands', () => expect(waits(breaks('cowl', {}, 6, 6, 6, 6))).toEqual(['destroyed']));
rule('ASC-quirk-cowl#4', 'the cowl is used up for this battle', () => {
  const game = play(plus(id('cowl')), pair(3, {}, { armor: 0, structure: 9 }, {}, { ...built('cowl'), spent: ['cowl'] }));
  game.does(0, attack(), 6, 4, 6, 6);
  expect(waits(game.state.units[1]!)).toEqual(['destroyed']);
});
rule('ASC-quirk-poor-workmanship#2', 'a critical roll without effect is rolled again', () =>
  expect([waits(breaks('poor-workmanship', {}, 4, 5, 4, 4)), waits(breaks('poor-workmanship', {}, 4, 4))]).toEqual([
    ['weapon'],
    ['weapon'],
  ]),
);
rule('ASC-quirk-poor-workmanship#3', 'only a second one without effect spares it', () =>
  expect(waits(breaks('poor-workmanship', {}, 4, 5, 2, 3))).toEqual([]),
);
rule('ASC-quirk-prototype#2', 'a critical hit brings another one', () =>
  expect([waits(breaks('prototype', {}, 4, 4, 3, 4)), waits(breaks('prototype', {}, 4, 5))]).toEqual([['weapon', 'mp'], []]),
);
rule('ASC-quirk-fragile-fuel-tank#2', 'with every critical roll 10 burns its fuel', () => {
  const tank: Sketch = { type: 'IM', armor: 20 };
  const game = (...dice: readonly number[]) => {
    const one1 = play(plus(id('fragile-fuel-tank')), pair(3, {}, { ...tank, specials: 'BAR' }, {}, built('fragile-fuel-tank')));
    one1.does(0, attack(), 6, 4, ...dice);
    return waits(one1.state.units[1]!);
  };
  // An IndustrialMech rolls twice for a critical hit.
  expect([game(4, 5, 5, 5, 4, 5, 4, 4), game(4, 5, 4, 5, 4, 5, 4, 5)]).toEqual([['destroyed'], []]);
});
rule('ASC-quirk-exposed-weapon-linkage#2', 'whenever it is hurt, 10 costs it a weapon', () => {
  expect([
    waits(breaks('exposed-weapon-linkage', { armor: 20 }, 5, 5)),
    waits(breaks('exposed-weapon-linkage', { armor: 20 }, 5, 4)),
  ]).toEqual([['weapon'], []]);
});
rule('ASC-quirk-exposed-weapon-linkage#3', 'on top of whatever else happens', () =>
  expect(waits(breaks('exposed-weapon-linkage', {}, 3, 4, 5, 5))).toEqual(['mp', 'weapon']),
);
const drowned: Partial<Unit> = { z: -4 * 254 };
const sinks = (quirks: readonly string[], theirs: Sketch, more: Partial<Unit>, dice: readonly number[], change: Partial<State> = {}) => {
  const game = play(
    plus(id('poor-sealing')),
    pair(3, {}, theirs, { ...more }, { ...built(...quirks), ...more }),
    change,
    more.z ? [patch('water', 0, 0, 72, 48, { depth: 4 * 254 })] : [],
  );
  game.does(0, attack(), 6, 5, ...dice);
  return waits(game.state.units[1]!);
};
const vacuum: Partial<State> = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } };
rule('ASC-quirk-poor-sealing#2', 'breaches are rolled two higher', () =>
  expect([sinks(['poor-sealing'], {}, {}, [2, 3], vacuum), sinks([], {}, {}, [2, 3], vacuum)]).toEqual([['mp'], []]),
);
rule('ASC-quirk-poor-sealing#3', 'and so are critical hits under water', () => {
  // The hit itself and the breach: 5 is nothing, two more a leg.
  expect([
    sinks(['poor-sealing'], { armor: 0, structure: 9 }, drowned, [2, 3, 2, 3]),
    sinks([], { armor: 0, structure: 9 }, drowned, [2, 3, 2, 3]),
  ]).toEqual([['mp', 'mp'], []]);
  expect(sinks(['poor-sealing'], { armor: 0, structure: 9 }, {}, [2, 3])).toEqual([]);
});
rule('ASC-quirk-poor-sealing#4', '12 and more is the end', () =>
  expect([
    sinks(['poor-sealing'], {}, {}, [5, 5], vacuum),
    sinks(['poor-sealing'], {}, {}, [5, 4], vacuum),
    sinks(['poor-sealing'], { armor: 0, structure: 9 }, drowned, [5, 6, 2, 3]),
  ]).toEqual([['destroyed'], ['engine'], ['destroyed', 'mp']]),
);
const cools = plus(id('cooling-system-flaws'));
const leaky = (damage: string, how: How, dice: readonly number[], apart = 3) => {
  const game = play(cools, pair(apart, { damage, size: 1 }, {}, {}, built('cooling-system-flaws')));
  game.does(0, attack({ how }), 6, 5, ...dice);
  return game.state.units[1]!;
};
rule('ASC-quirk-cooling-system-flaws#2', 'a blow, or more than two points of a shot, are rolled for', () => {
  expect([leaky('3/3/3', 'standard', [1, 1]).heat, leaky('2/2/2', 'standard', []).heat, leaky('2/2/2', 'strike', [1, 1], 0).heat]).toEqual([
    0, 0, 0,
  ]);
});
rule('ASC-quirk-cooling-system-flaws#3', '10 is a point of heat at once', () =>
  expect([leaky('3/3/3', 'standard', [5, 5]).heat, leaky('3/3/3', 'standard', [5, 4]).heat]).toEqual([1, 0]),
);
const leaking: Partial<Unit> = { ...built('cooling-system-flaws'), marks: [{ kind: 'leaking', until: 0 }] };
const heatOf = (more: Partial<Unit>, command?: AttackCommand, a: Sketch = {}) => {
  const game = play(cools, pair(3, a, {}, more));
  if (command) game.does(0, command, 1, 1);
  endTurn(game);
  return game.state.units[0]!.heat;
};
rule('ASC-quirk-cooling-system-flaws#4', 'from then on moving and shooting in a turn heat it by one', () => {
  expect(leaky('3/3/3', 'standard', [5, 5]).marks).toEqual([{ kind: 'leaking', until: 0 }]);
  expect([
    heatOf(leaking, attack()),
    heatOf({ ...leaking, ...STILL }, attack()),
    heatOf(leaking),
    heatOf(built('cooling-system-flaws'), attack()),
  ]).toEqual([1, 0, 0, 0]);
});
rule('ASC-quirk-cooling-system-flaws#5', 'on top of all other heat', () => {
  expect([heatOf(leaking, attack({ overheat: 1 }), { overheat: 2 }), heatOf({ ...leaking, heatFrom: 1 }, attack())]).toEqual([2, 2]);
});
const stifles = (heat: number, dice: readonly number[], more: Partial<Unit> = {}, quirks = ['poor-life-support'], a: Sketch = {}) => {
  const game = play(plus(id('poor-life-support')), [
    ...pair(3, { overheat: 4, ...a }, {}, { ...built(...quirks), ...more }),
    one(0, 60, 44),
  ]);
  if (heat > 0) game.does(0, attack({ overheat: heat }), 1, 1);
  endTurn(game, ...dice);
  return game.state.units[0]!;
};
rule('ASC-quirk-poor-life-support#2', 'hot at the end of a turn it rolls and adds its heat, four when shut down', () => {
  expect([kinds(stifles(0, [])), kinds(stifles(1, [5, 4])), kinds(stifles(2, [5, 4])), kinds(stifles(1, [], {}, []))]).toEqual([
    [],
    [],
    ['stunned'],
    [],
  ]);
  expect(kinds(stifles(4, [4, 3]))).toContain('stunned');
});
rule('ASC-quirk-poor-life-support#3', '11 stuns the crew until the end of the next turn', () => {
  expect([stifles(1, [5, 5]).marks, stifles(1, [5, 4]).marks]).toEqual([[{ kind: 'stunned', until: 2 }], []]);
});
rule('ASC-quirk-poor-life-support#4', 'and a craft in the air is shut down', () => {
  const flies = (...dice: readonly number[]) => {
    const game = play(plus(id('poor-life-support')), [
      one(
        0,
        0,
        0,
        { type: 'AF', move: '6a' },
        { ...built('poor-life-support'), heatFrom: 2, fate: 'aloft', at: null, airborne: true, flight: { ring: 1 }, moved: null },
      ),
      one(0, 60, 44),
      one(1, 60, 4),
    ]);
    const before = game.state.units[0]!.heat;
    endTurn(game, ...dice);
    return [before, game.state.units[0]!.shutdown];
  };
  expect([flies(6, 5)[1], flies(2, 2)[1]]).toEqual([true, false]);
});
const strained = (turn: number, ...dice: readonly number[]) => {
  const game = play(plus(id('illegal-design')), [...pair(30, {}, {}, built('illegal-design')), one(0, 60, 44)], { turn });
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1, ...dice);
  return game.state.units[0]!;
};
rule('ASC-quirk-illegal-design#2', 'at the start of every sixth turn it rolls', () =>
  expect([strained(5, 5, 4).fate, strained(4).fate, strained(11, 5, 4).fate]).toEqual(['fighting', 'fighting', 'fighting']),
);
rule('ASC-quirk-illegal-design#3', 'on 8 or less it rolls for a critical hit, two higher', () => {
  expect([strained(5, 4, 4, 3, 3).weaponHits, strained(5, 4, 4, 2, 3).weaponHits, strained(5, 5, 4).weaponHits]).toEqual([1, 0, 0]);
});
rule('ASC-quirk-illegal-design#4', 'which counts at once, and 12 is the end', () =>
  expect([strained(5, 4, 4, 5, 5).fate, strained(5, 4, 4, 5, 4).engineHits]).toEqual(['destroyed', 1]),
);

// What is fed
const belt = plus(id('ammunition-feed-problem'));
const fed: Sketch = { damage: '2/2/2', specials: 'LRM1/1/2' };
const feeds = (how: How, dice: readonly number[], a: Sketch = fed, more: Partial<Unit> = {}) => {
  const game = play(belt, pair(how === 'strike' ? 0 : 3, a, {}, { ...built('ammunition-feed-problem'), ...more }));
  game.does(0, attack({ how }), ...dice);
  return game.state.units[0]!;
};
const shows = ({ card }: Unit) => [card.damage.map(({ points }) => points).join('/'), card.specials.join()];
rule('ASC-quirk-ammunition-feed-problem#3', 'every attack that feeds on ammunition rolls, and 4 or less jams the belt', () => {
  expect([
    feeds('LRM', [2, 2, 1, 1]).spent,
    feeds('LRM', [3, 2, 1, 1]).spent,
    feeds('standard', [2, 2, 1, 1]).spent,
    feeds('strike', [1, 1]).spent,
  ]).toEqual([['misfeed'], [], ['misfeed'], []]);
});
rule('ASC-quirk-ammunition-feed-problem#4', 'half of the largest such weapon is lost, rounded up', () => {
  expect(shows(feeds('standard', [2, 2, 1, 1], { damage: '6/6/6', specials: 'AC3/3/3,SRM1/1' }))).toEqual(['4/4/4', 'AC1/1/1,SRM1/1']);
});
rule('ASC-quirk-ammunition-feed-problem#5', 'for the weapon and for the whole attack, at all its ranges', () => {
  expect(shows(feeds('SRM', [2, 2, 1, 1], { damage: '6/6/6', specials: 'SRM4/2' }))).toEqual(['4/5/6', 'SRM2/1']);
});
rule('ASC-quirk-ammunition-feed-problem#6', 'once in a scenario', () =>
  expect(feeds('LRM', [1, 1], fed, { spent: ['misfeed'] }).spent).toEqual(['misfeed']),
);
rule('ASC-quirk-ammunition-feed-problem#7', '2/2/2 with LRM1/1/2 is 1/1/1 with LRM0/0/1 afterwards', () =>
  expect(shows(feeds('LRM', [2, 2, 1, 1]))).toEqual(['1/1/1', 'LRM0/0/1']),
);
const fixed = plus(id('static-ammo-feed'), 'ASC-mun-anti-tsm-damage');
const loads = (quirk: string, munition: string, how: How = 'LRM') =>
  refusedBy(fixed, setPiece(pair(3, { specials: 'LRM1/1/1' }, {}, built(quirk))), attack({ how, ...(munition && { munition }) }));
rule('ASC-quirk-static-ammo-feed#2', 'it fires what it was loaded with, and nothing else', () => {
  expect([
    loads('static-ammo-feed', ''),
    loads('static-ammo-feed', 'anti-tsm'),
    loads('static-ammo-feed:anti-tsm', 'anti-tsm'),
    loads('static-ammo-feed:anti-tsm', ''),
  ]).toEqual([[], [id('static-ammo-feed')], [], [id('static-ammo-feed')]]);
});
const smokes = (quirk: string, card: Sketch) =>
  shows(opened(fixed, [entry(card, quirk)], [{ card: { ...(entry({}).card as object), name: 'E' } as never }]).units[0]!);
rule('ASC-quirk-static-ammo-feed#3', 'what it is loaded with changes its whole attack', () =>
  expect([
    smokes('static-ammo-feed:smoke', { damage: '5/5/5', specials: 'LRM2/2/2' })[0],
    smokes('static-ammo-feed', { damage: '5/5/5', specials: 'LRM2/2/2' })[0],
  ]).toEqual(['3/3/3', '5/5/5']),
);
rule('ASC-quirk-static-ammo-feed#4', '3/3/3 with LRM1/1/1 of smoke is 2/2/2', () =>
  expect(smokes('static-ammo-feed:smoke', { specials: 'LRM1/1/1' })[0]).toBe('2/2/2'),
);
