import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { EDITIONS } from '../ruleset.ts';
import { at, BASE, book, done, hit, moving, lasting as pair, refused, ruleset, standard, stay, term, withRules } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, State, Unit } from '../shape.ts';

const shoot = (rules: readonly RuleId[], card: Sketch, dice: readonly number[], apart = 3): number => {
  const game = scene(ruleset, setPiece(pair(apart, card)), rules);
  game.does(0, hit(), ...dice);
  return 20 - game.state.units[1]!.armor;
};

const shot3 = (damage: string, id: RuleId, ...dice: readonly number[]): number => {
  const game = scene(ruleset, setPiece(pair(3, { damage })), [...standard, id]);
  game.does(0, hit(), ...dice);
  return 20 - game.state.units[1]!.armor;
};

// Terms
rule('ASC-term-base-contact#1', 'bases that touch are in contact, a tenth of an inch apart they are not', () => {
  const kick = (apart: number) => refused(setPiece(pair(apart)), hit({ how: 'strike' }));
  expect([kick(0), kick(0.1)]).toEqual([[], ['AS-phys-height']]);
});
const across = (apart: number) => setPiece([at({}, 0, 5, 40), at({}, 1, 5 + apart + BASE, 40)]);
rule('ASC-term-range#1', 'the distance makes the bracket: 6, 24 and 42 inches end Short, Medium and Long', () =>
  expect([6, 6.1, 24, 24.1, 42, 42.1].map(apart => term(across(apart), 'AS-to-hit-range'))).toEqual([0, 2, 2, 4, 4, 6]),
);
rule('ASC-term-range#2', 'the bracket decides damage and modifier', () => {
  expect([1, 10, 30, 50].map(apart => term(across(apart), 'AS-to-hit-range'))).toEqual([0, 2, 4, 6]);
  expect([
    shoot(standard, { damage: '4/3/2' }, [6, 5], 3),
    shoot(standard, { damage: '4/3/2' }, [6, 5], 12),
    shoot(standard, { damage: '4/3/2' }, [6, 5], 30),
  ]).toEqual([4, 3, 2]);
});
rule('ASC-term-inch#1', 'moves, ranges and heights are counted in inches', () => {
  const goes = (tenths: number) => refused(moving(pair(8)), stay({ path: [{ x: 5080 + tenths, y: 40 * 254 }] }));
  expect([goes(8 * 254), goes(8 * 254 + 1)]).toEqual([[], ['AS-move-spend']]);
  expect([6, 6.01].map(apart => term(setPiece(pair(apart)), 'AS-to-hit-range'))).toEqual([0, 2]);
});
rule('ASC-term-inch#2', 'on a metric table an inch is two and a half centimetres', () =>
  expect([1, 4, 24].map(inches => book.ask('millimetres', { inches }).total)).toEqual([25, 100, 600]),
);
rule('ASC-term-target-number#1', 'equal is enough', () =>
  expect([shoot(standard, {}, [1, 4]), shoot(standard, {}, [1, 3])]).toEqual([3, 0]),
);
const behind = (...pieces: readonly Parameters<typeof patch>[]) =>
  setPiece(
    pair(8),
    {},
    pieces.map(one => patch(...one)),
  );
const needs = (state: State) => book.ask('toHit', aimOf(state, hit())!).total;
rule('ASC-term-los#1', 'the straight line between two units is what counts: a hill beside it is no matter', () =>
  expect([
    refused(behind(['hill', 22, 34, 26, 36, { height: 900 }]), hit()),
    refused(behind(['hill', 18, 34, 22, 36, { height: 900 }]), hit()),
  ]).toEqual([[], ['AS-los-thirds']]),
);
rule('ASC-term-los#2', 'nothing on it: clear, and nothing added', () =>
  expect([refused(behind(), hit()), term(behind(), 'AS-to-hit-woods')]).toEqual([[], undefined]),
);
rule('ASC-term-los#3', 'woods on it: dimmed, but open to attack', () => {
  const woods = behind(['woods', 18, 34, 22, 36]);
  expect([refused(woods, hit()), needs(woods) - needs(behind())]).toEqual([[], 2]);
});
rule('ASC-term-los#4', 'a hill or a building on it: blocked, both ways', () => {
  for (const kind of ['hill', 'building'] as const) {
    const state = behind([kind, 18, 34, 22, 36, { height: 900, cf: 9 }]);
    expect([refused(state, hit()), refused({ ...state, active: 1 }, hit({ unit: 1, target: 0 }), book, 1)]).toEqual([
      ['AS-los-thirds'],
      ['AS-los-thirds'],
    ]);
  }
});
/** A hit of three points on so much armor and structure. */
const struck = (armor: number, structure: number, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece([...pair(3, {}, { armor, structure, move: '4"' }), at({}, 1, 60, 4)]));
  game.does(0, hit(), 6, 4, ...dice);
  return game;
};
rule('ASC-term-armor-structure#1', 'without structure it is destroyed', () => {
  const gone = struck(1, 2);
  gone.does(0, done);
  gone.does(1, done, 5, 5, 2, 2);
  const left = struck(1, 3, 3, 2);
  left.does(0, done);
  left.does(1, done, 5, 5, 2, 2);
  expect([gone.state.units[1]!.fate, left.state.units[1]!.fate, left.state.units[1]!.structure]).toEqual(['destroyed', 'fighting', 1]);
});
rule('ASC-term-armor-structure#2', 'damage to structure is rolled on for a critical hit, damage to armor is not', () => {
  const rolled = (game: ReturnType<typeof struck>) => game.events.filter(event => event.type === 'rolled').length;
  expect([rolled(struck(3, 4)), rolled(struck(2, 4, 3, 2))]).toEqual([0, 1]);
});
rule('ASC-term-heat-scale#1', '’Mechs and fighters have a heat scale, vehicles and infantry have none', () => {
  const against = (card: Sketch) => refused(setPiece(pair(3, { overheat: 1, ...card })), hit({ overheat: 1 })).includes('AS-heat-ov');
  expect([against({}), against({ type: 'IM' }), against({ type: 'CV', move: '8"t' }), against({ type: 'CI', move: '4"f' })]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
rule('ASC-term-heat-scale#2', 'at S it is shut down, one below it is not', () => {
  const after = (overheat: number) => {
    const game = scene(ruleset, setPiece(pair(3, { overheat: 4 })));
    game.does(0, hit({ overheat }), 1, 1);
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
    return game.state.units[0]!.shutdown;
  };
  expect([after(3), after(4)]).toEqual([false, true]);
});
rule('ASC-term-overheat-value#1', 'it adds damage for heat', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2 })));
  game.does(0, hit({ overheat: 1 }), 6, 5);
  expect([20 - game.state.units[1]!.armor, game.state.units[0]!.overheated]).toEqual([4, 1]);
  expect(refused(setPiece(pair(3, { overheat: 2 })), hit({ overheat: 3 }))).toEqual(['AS-heat-ov']);
});
rule('ASC-term-overheat-value#2', 'without one there is nothing to add', () =>
  expect(refused(setPiece(pair(3)), hit({ overheat: 1 }))).toEqual(['AS-heat-ov']),
);
const skilled = (skill: number) => setPiece(pair(3, {}, { move: '4"' }).map(one => ({ ...one, skill })));
rule('ASC-term-skill-rating#1', 'where every number to hit starts', () => {
  const answer = book.ask('toHit', aimOf(skilled(3), hit())!);
  expect([answer.terms[0], answer.total]).toMatchObject([{ rule: 'AS-skill', value: 3 }, 3]);
});
rule('ASC-term-skill-rating#2', 'lower is better', () => expect([2, 4, 6].map(skill => needs(skilled(skill)))).toEqual([2, 4, 6]));
rule('ASC-term-damage-value#1', 'each bracket has its own', () =>
  expect([shoot(standard, { damage: '3/2/1' }, [6, 5], 3), shoot(standard, { damage: '3/2/1' }, [6, 5], 12)]).toEqual([3, 2]),
);
rule('ASC-term-critical-hit#1', 'it costs aim, guns or Move and leaves the unit in play, unless it says destroyed', () => {
  const after = (...dice: readonly number[]) => {
    const game = struck(0, 9, ...dice);
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
    return game.state.units[1]!;
  };
  const [aim, guns, gone] = [after(2, 2), after(4, 4), after(6, 6)];
  expect([aim.fireHits, aim.fate, guns.weaponHits, guns.fate, gone.fate]).toEqual([1, 'fighting', 1, 'fighting', 'destroyed']);
});
rule('ASC-term-critical-hit#2', 'damage to structure is what causes it', () =>
  expect([struck(0, 9, 2, 2).state.units[1]!.waiting.map(({ kind }) => kind), struck(3, 9).state.units[1]!.waiting]).toEqual([
    ['fireControl'],
    [],
  ]),
);
rule('ASC-term-d6#1', 'so many dice are added up', () => {
  const [event] = scene(ruleset, setPiece(pair(3))).does(0, hit(), 6, 1);
  expect(event?.type === 'attacked' && [event.roll.faces, event.roll.total]).toEqual([[6, 1], 7]);
});
rule('ASC-term-d6#2', '3 and 4 are 7', () => {
  const [event] = scene(ruleset, setPiece(pair(3))).does(0, hit(), 3, 4);
  expect(event?.type === 'attacked' && event.roll.total).toBe(7);
});
rule('ASC-term-modifiers#1', 'what changes the number to hit leaves damage and heat alone', () => {
  const woods = [patch('woods', 18, 34, 22, 38)];
  const game = scene(ruleset, setPiece(pair(3, { overheat: 1 }), {}, woods));
  game.does(0, hit({ overheat: 1 }), 6, 5);
  expect([
    needs(setPiece(pair(3), {}, woods)) - needs(setPiece(pair(3))),
    20 - game.state.units[1]!.armor,
    game.state.units[0]!.overheated,
  ]).toEqual([2, 4, 1]);
});
rule('ASC-term-modifiers#2', 'plus makes a number harder, minus easier', () => {
  expect([needs(setPiece(pair(12, {}, { move: '12"' }))), needs(setPiece(pair(3, {}, { move: '4"' }, {}, { shutdown: true })))]).toEqual([
    4 + 2 + 2,
    4 - 4,
  ]);
});
rule('ASC-term-movement#1', 'so many inches in a turn and no more', () => {
  const goes = (inches: number) => refused(moving(pair(20)), stay({ path: [{ x: 5080, y: (40 - inches) * 254 }] }));
  expect([goes(8), goes(8.1)]).toEqual([[], ['AS-move-spend']]);
});
rule('ASC-term-movement#2', 'a letter opens a way of moving: j lets it jump', () => {
  const leap = (move: string) => refused(moving(pair(20, { move })), stay({ mode: 'jump', path: [{ x: 5080, y: 34 * 254 }] }));
  expect([leap('8"').includes('AS-move-declare'), leap('8"/6"j'), leap('8"/5"j')]).toEqual([true, [], ['AS-move-spend']]);
});
rule('ASC-term-round-down#1', 'any fraction is dropped', () => {
  const half = (damage: string) => shot3(damage, 'ASC-glancing-blows', 2, 2);
  expect([half('5/5/5'), half('3/3/3')]).toEqual([2, 1]);
});
rule('ASC-term-round-down#2', '3.6 is 3', () => {
  // Under a heavy load half of seven inches is three; a third taken of five leaves three.
  const laden = (inches: number, share: number) =>
    book.ask('move', {
      state: setPiece(pair(8)),
      unit: {
        ...setPiece(pair(8, { move: `${inches}"` })).units[0]!,
        marks: [{ kind: 'carries', until: 0, by: 1, value: 1, slows: { share } }],
      },
      mode: 'ground',
    }).total;
  expect([laden(9, 0.4), laden(7, 0.5)]).toEqual([3, 3]);
});
rule('ASC-term-round-up#1', 'any fraction is a whole one more', () => {
  const sprints = (inches: number) =>
    withRules('AS-sprint').ask('move', {
      state: setPiece(pair(8)),
      unit: setPiece(pair(8, { move: `${inches}"` })).units[0]!,
      mode: 'sprint',
    }).total;
  expect([sprints(6), sprints(7), sprints(8)]).toEqual([9, 11, 12]);
});
rule('ASC-term-round-normally#1', 'the midpoint goes up', () =>
  expect([7, 6, 5].map(inches => book.ask('loss', { inches }).total)).toEqual([4, 3, 3]),
);
rule('AS-measure', 'from edge to edge', () =>
  expect([6, 6.01].map(apart => term(setPiece(pair(apart)), 'AS-to-hit-range'))).toEqual([0, 2]),
);
rule('AS-evade', 'whoever evades is harder to hit by Skill and does not attack', () => {
  const evading = withRules('AS-evade');
  const state = setPiece(
    pair(8, {}, {}, { moved: { mode: 'evade', length: 900, from: null } }, { moved: { mode: 'evade', length: 900, from: null } }),
  );
  expect([term(state, 'AS-evade', {}, evading), refused(state, hit(), evading)]).toEqual([2, ['AS-evade']]);
});
const evasion = (card: Sketch, more: Partial<Unit> = {}) => {
  const state = setPiece(pair(3, {}, card, {}, more));
  return book.ask('evasion', { state, unit: state.units[1]! }).total;
};
const moved = (mode: NonNullable<Unit['moved']>['mode'], length = 900): Partial<Unit> => ({ moved: { mode, length, from: null } });
const own = (card: Sketch, more: Partial<Unit>, how: AttackCommand['how'] = 'standard') => {
  const by = (mine: Partial<Unit>) =>
    book.ask('toHit', aimOf(setPiece(pair(how === 'standard' || how === 'TAG' ? 3 : 0, card, { move: '4"' }, mine)), hit({ how }))!).total;
  return by(more) - by(moved('ground'));
};
rule('ASC-vmm-immobile#1', '-4 instead of its movement modifier', () => {
  const state = setPiece(pair(3, {}, { move: '12"' }, {}, { shutdown: true }));
  expect([term(state, 'AS-tmm-immobile'), term(state, 'AS-tmm-13c'), needs(state)]).toEqual([-4, undefined, 0]);
});
rule('ASC-vmm-immobile#2', 'it does nothing of its own accord', () => {
  const asleep = { shutdown: true } as const;
  expect(refused(setPiece(pair(3, {}, {}, asleep)), hit())).not.toEqual([]);
  expect(refused(moving(pair(3, {}, {}, asleep)), stay({ path: [{ x: 5080, y: 42 * 254 }] }))).toContain('AS-move-declare');
});
rule('ASC-vmm-immobile#3', 'shut down is immobile', () =>
  expect([evasion({}, { shutdown: true }), evasion({}, { shutdown: false })]).toEqual([-4, 1]),
);
rule('ASC-vmm-standstill#1', 'less than an inch is standing still, and adds nothing', () =>
  expect([
    evasion({ move: '12"' }, moved('ground', 253)),
    evasion({ move: '12"' }, moved('stand', 0)),
    evasion({ move: '12"' }, moved('ground', 254)),
  ]).toEqual([0, 0, 2]),
);
rule('ASC-vmm-standstill#2', 'all its own attacks are one easier: guns, devices and fists', () =>
  expect([own({}, moved('stand', 0)), own({ specials: 'TAG' }, moved('stand', 0), 'TAG'), own({}, moved('stand', 0), 'strike')]).toEqual([
    -1, -1, -1,
  ]),
);
rule('ASC-vmm-ground#1', 'the Move on the ground, without anything for a jump it could have made', () =>
  expect([evasion({ move: '12"/18"j' }, moved('ground')), evasion({ move: '8"/12"j' }, moved('ground'))]).toEqual([2, 1]),
);
rule('ASC-vmm-ground#2', 'exactly an inch is a move', () => expect(evasion({ move: '12"' }, moved('ground', 254))).toBe(2));
rule('ASC-vmm-ground#3', 'walking changes nothing for its own attacks', () => {
  const state = setPiece(pair(3, {}, { move: '4"' }));
  expect(needs(state)).toBe(4);
});
rule('ASC-vmm-jumping#1', 'a jump counts only where it was declared', () =>
  expect([evasion({ move: '8"j' }, moved('ground')), evasion({ move: '8"j' }, moved('jump'))]).toEqual([1, 2]),
);
rule('ASC-vmm-jumping#2', 'the jump Move and one more', () =>
  expect([evasion({ move: '8"/12"j' }, moved('jump')), evasion({ move: '12"/4"j' }, moved('jump'))]).toEqual([3, 1]),
);
rule('ASC-vmm-jumping#3', 'all its own attacks are two harder: guns, devices and fists', () =>
  expect([
    own({ move: '8"j' }, moved('jump')),
    own({ move: '8"j', specials: 'TAG' }, moved('jump'), 'TAG'),
    own({ move: '8"j' }, moved('jump'), 'strike'),
  ]).toEqual([2, 2, 2]),
);
table('ASC-tbl-expanded-movement-modifiers#1', 'each row adds what it says', row => {
  const [about, condition] = [row.at('about'), row.at('condition')];
  if (condition === 'stealth armor') {
    expect([3, 12, 30].map(apart => term(setPiece(pair(apart, {}, { specials: 'STL' })), 'AS-to-hit-stl'))).toEqual([0, 1, 2]);
    return;
  }
  const modifier = row.number('modifier');
  const band = /^Move (\d+)(?:-(\d+))? inches/.exec(condition);
  if (band) {
    const ends = [Math.max(1, Number(band[1])), band[2] ? Number(band[2]) : Number(band[1]) + 9];
    expect(ends.map(inches => evasion({ move: `${inches}"` }))).toEqual([modifier, modifier]);
  } else if (condition === 'shut down or immobile') expect(evasion({}, { shutdown: true })).toBe(modifier);
  else if (condition === 'standing still' && about === 'target') expect(evasion({ move: '12"' }, moved('stand', 0))).toBe(modifier);
  else if (condition.startsWith('jumped ('))
    expect(evasion({ move: '8"j' }, moved('jump')) - evasion({ move: '8"j' }, moved('ground'))).toBe(modifier);
  else if (condition === 'being dropped') expect(evasion({ move: '12"' }, { marks: [{ kind: 'dropping', until: 1 }] })).toBe(modifier);
  else expect(own({ move: '8"j' }, condition === 'jumped' ? moved('jump') : moved('stand', 0))).toBe(modifier);
});
rule(
  'ASC-tbl-expanded-movement-modifiers#2',
  'it takes the place of the older table: nobody has a modifier for a move he did not make',
  () => {
    const first = Rulebook.compile(ruleset, EDITIONS['first-2013'] ?? standard);
    const state = setPiece(pair(3, {}, { move: '12"' }, {}, moved('stand', 0)));
    expect(book.ask('evasion', { state, unit: state.units[1]! }).total).toBe(0);
    if (EDITIONS['first-2013']) expect(first.ask('evasion', { state, unit: state.units[1]! }).total).toBe(2);
  },
);
rule('ASC-movement-dice#4', 'the number beside a unit is what its movement adds to attacks on it', () => {
  const state = setPiece(pair(3, {}, { move: '12"/12"j' }, {}, moved('jump')));
  expect([book.ask('evasion', { state, unit: state.units[1]! }).total, needs(state) - 4]).toEqual([3, 3]);
  expect([evasion({ move: '35"' }), evasion({ move: '35"j' }, moved('jump')), evasion({}, { shutdown: true })]).toEqual([5, 6, -4]);
});
rule('ASC-movement-dice#2', 'a new turn takes it away until the unit has moved again', () => {
  const game = scene(ruleset, setPiece(pair(20, { move: '12"' })));
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.phase, game.state.units.map(unit => unit.moved)]).toEqual(['movement', [null, null]]);
});
rule('ASC-movement-dice#1', 'and is there once it has completed its move', () => {
  const game = scene(ruleset, moving(pair(20, { move: '12"' })));
  expect(book.ask('evasion', { state: game.state, unit: game.state.units[0]! }).total).toBe(0);
  game.does(0, stay({ path: [{ x: 5080, y: 36 * 254 }] }));
  expect(book.ask('evasion', { state: game.state, unit: game.state.units[0]! }).total).toBe(2);
});
rule('AS-jump-mods', 'a jumper aims two worse, infantry does not', () => {
  const jumped: Partial<Unit> = { moved: { mode: 'jump', length: 900, from: null } };
  const total = (type: 'BM' | 'BA') => book.ask('toHit', aimOf(setPiece(pair(3, { type, move: '8"j' }, {}, jumped)), hit())!).total;
  expect(total('BM') - total('BA')).toBe(2);
});
