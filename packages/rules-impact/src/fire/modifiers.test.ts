import type { RuleId } from '@sortie/kernel';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
import {
  activate,
  attacks,
  type Board,
  blue,
  chief,
  duel,
  fire,
  ofType,
  red,
  stage,
  strengthOf,
  termOf,
  why,
} from '../testing/field.fixture.ts';

const STEALTH: readonly RuleId[] = ['MAAS-14.3-stealth-entry', 'MAAS-9.3.2-mod-stealth'];
const terrain = (kind: 'woods' | 'building' | 'marsh' | 'rubble'): Board => ({ terrain: { 'H-15': kind } });
/** A wall of woods between H-10 and whoever stands at H-15. */
const wall: Board = {
  terrain: Object.fromEntries(['F', 'G', 'H', 'I', 'J'].flatMap(row => [`${row}-12`, `${row}-13`].map(point => [point, 'woods' as const]))),
};

/** Each row of the list in a shot of its own: what it puts into the sum. */
const CASES: { readonly [name: string]: () => number | undefined } = {
  'target painted': () => termOf(duel({}, { paint: { bonus: 3, until: 1 } }), 'MAAS-9.3.2-mod-painted'),
  'target painted by a sniper': () => {
    const s = stage([red('H-05', { type: 'sniper' }), red('H-10'), red('R-05'), chief, blue('H-15')], { alone: true });
    activate(s);
    s.does(0, { type: 'paint', target: 4 });
    s.does(0, { type: 'done' });
    activate(s, 1);
    fire(s, 4, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-painted');
  },
  "target's shield strength": () => termOf(duel({}, { type: 'assault' }), 'MAAS-9.3.2-mod-shield'),
  'reaction fire': () => {
    const s = stage([
      red('H-10'),
      chief,
      { seat: 1, type: 'front-line', on: 'H-20' },
      { seat: 1, type: 'command', on: 'R-35', done: true },
    ]);
    activate(s);
    s.does(0, { type: 'step', to: at('H-11') });
    s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(1)));
    return termOf(s, 'MAAS-9.3.2-mod-reaction');
  },
  'target higher, not airborne, in line of sight': () => termOf(duel({}, {}, { levels: { 'H-15': 1 } }), 'MAAS-9.3.2-mod-target-higher'),
  'target below the attacker': () => termOf(duel({ level: 1 }, {}, { levels: { 'H-10': 1 } }), 'MAAS-9.3.2-mod-target-below'),
  'target in a bunker': () => termOf(duel({}, {}, { works: { 'H-15': 'bunker' } }), 'MAAS-9.3.2-mod-bunker'),
  'target in a building': () => termOf(duel({}, {}, terrain('building')), 'MAAS-9.3.2-mod-building'),
  'target in rubble': () => termOf(duel({}, {}, terrain('rubble')), 'MAAS-2.3.8-rubble-modifier'),
  'target in woods': () => termOf(duel({}, {}, terrain('woods')), 'MAAS-9.3.2-mod-woods'),
  'target in marsh': () => termOf(duel({}, {}, terrain('marsh')), 'MAAS-9.3.2-mod-marsh'),
  'attacker drew 7 or 8 on its shock check': () => {
    const s = stage([red('H-10', { morale: 'shocked' }), chief, blue('H-15')]);
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(8)));
    fire(s, 2, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-shocked');
  },
  'indirect fire': () => {
    const s = stage([red('H-10'), chief, red('H-17', { done: true }), blue('H-15')], wall);
    activate(s);
    fire(s, 3, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-indirect');
  },
  'spillover of a direct attack': () => {
    const s = stage([red('H-10', { type: 'thumper' }), chief, blue('H-15'), blue('H-16')]);
    activate(s);
    fire(s, 2, 'stationary', d12(1), d12(2));
    return termOf(s, 'MAAS-9.3.2-mod-spillover');
  },
  'rapid fire': () => termOf(duel({}, {}, {}, [], 'rapid'), 'MAAS-9.3.2-mod-rapid-fire'),
  'assault fire': () => termOf(duel({}, {}, {}, [], 'assault'), 'MAAS-9.3.2-mod-assault'),
  'targeted fire': () => {
    const s = stage([red('H-10'), chief, blue('H-15')]);
    activate(s);
    s.does(0, { type: 'paint', target: 2 });
    fire(s, 2, 'targeted', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-targeted');
  },
  'each full attenuation interval': () => termOf(duel({ on: 'H-05' }, { on: 'H-15' }), 'MAAS-9.3.2-mod-attenuation'),
  'attacker out of command': () => {
    const s = stage([red('H-10'), blue('H-15')]);
    activate(s);
    fire(s, 1, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-out-of-command');
  },
  'target under stealth': () =>
    termOf(
      duel({ type: 'thumper' }, { type: 'ranger', stealth: { box: 3, leave: 'no', ready: 0 } }, {}, STEALTH),
      'MAAS-9.3.2-mod-stealth',
    ),
  'target on an adjacent point': () => termOf(duel({}, { on: 'H-11' }), 'MAAS-9.3.2-mod-adjacent'),
  'attacker boosted': () => {
    const s = stage([red('H-10', { card: { damage: 4 } }), chief, blue('H-20')]);
    activate(s);
    s.does(0, { type: 'bounce', level: 2, boost: true });
    s.does(0, { type: 'step', to: at('H-11') });
    s.does(0, { type: 'step', to: at('H-12') });
    fire(s, 2, 'assault', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-boost');
  },
};

table('MAAS-9.3.2-strength-calculation#2', 'every row of the list of modifiers counts as printed', row => {
  const value = CASES[row.at('case')]!();
  const printed = row.at('modifier');
  expect(value).toBe(printed === 'minus the shield' ? -4 : printed === 'minus twice the stealth box' ? -6 : Number(printed));
});
rule('MAAS-9.3.2-strength-calculation#1', 'the attack value and every modifier that applies, added together', () => {
  const s = duel({ on: 'H-05' }, { on: 'H-17' }, { terrain: { 'H-17': 'woods' } }, [], 'assault');
  expect(strengthOf(s)).toBe(8 - 3 - 3 - 1 - 2);
});
rule('MAAS-9.3.2-strength-calculation#3', 'below one an attack does nothing, whatever the card', () => {
  const hurt = (damage: number) => {
    const s = stage([red('H-10', { card: { damage } }), chief, blue('H-15', { type: 'command' })]);
    activate(s);
    fire(s, 2, 'stationary', d12(12));
    return [strengthOf(s), s.state.units[2]!.card!.damage, s.state.units[2]!.morale];
  };
  expect(hurt(3)).toEqual([-1, 0, 'good']);
  expect(hurt(2)).toEqual([1, 1, 'good']);
});
rule('MAAS-9.3.2-mod-painted#1', 'a painted target gives three', () => expect(CASES['target painted']!()).toBe(3));
rule('MAAS-9.3.2-mod-painted#2', 'a Sniper’s paint gives four, and paint on paint does not add up', () => {
  expect(CASES['target painted by a sniper']!()).toBe(4);
  const s = stage([red('H-05', { type: 'sniper' }), red('H-07'), red('H-10'), red('R-05'), chief, blue('H-15')], { alone: true });
  activate(s);
  s.does(0, { type: 'paint', target: 5 });
  s.does(0, { type: 'done' });
  activate(s, 1);
  s.does(0, { type: 'paint', target: 5 });
  s.does(0, { type: 'done' });
  activate(s, 2);
  fire(s, 5, 'stationary', d12(1));
  expect(termOf(s, 'MAAS-9.3.2-mod-painted')).toBe(4);
});
rule('MAAS-9.3.2-mod-painted#3', 'the three is for paint by whomever, apart from the minus two of targeted fire', () => {
  expect(strengthOf(duel({}, { paint: { bonus: 3, until: 1 } }))).toBe(8 - 3 + 3);
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  s.does(0, { type: 'paint', target: 2 });
  fire(s, 2, 'targeted', d12(1));
  expect(strengthOf(s)).toBe(8 - 3 + 3 - 2);
});
rule('MAAS-3.7-painted-bonus#1', 'attacks on a painted target have three more', () =>
  expect(strengthOf(duel({}, { paint: { bonus: 3, until: 1 } })) - strengthOf(duel({}, {}))).toBe(3),
);
rule('MAAS-3.7-painted-bonus#2', 'four where a Sniper painted it', () => expect(CASES['target painted by a sniper']!()).toBe(4));
rule('MAAS-9.3.2-mod-target-higher#1', 'a target that stands higher gives minus one', () =>
  expect(CASES['target higher, not airborne, in line of sight']!()).toBe(-1),
);
rule('MAAS-9.3.2-mod-target-higher#2', 'one in the air does not', () =>
  expect(termOf(duel({}, { level: 3 }), 'MAAS-9.3.2-mod-target-higher')).toBeUndefined(),
);
rule('MAAS-9.3.2-mod-target-higher#3', 'nor one that is fired at indirectly', () => {
  const s = stage([red('H-10'), chief, red('H-17', { done: true }), blue('H-15')], { ...wall, levels: { 'H-15': 1 } });
  activate(s);
  fire(s, 3, 'stationary', d12(1));
  expect([termOf(s, 'MAAS-9.3.2-mod-indirect'), termOf(s, 'MAAS-9.3.2-mod-target-higher')]).toEqual([-5, undefined]);
});
rule('MAAS-9.3.2-mod-spillover#1', 'minus five beside a direct attack', () => expect(CASES['spillover of a direct attack']!()).toBe(-5));
rule('MAAS-9.3.2-mod-spillover#2', 'beside an indirect one the five of indirect fire alone', () => {
  const s = stage([red('H-10', { type: 'thumper' }), chief, red('H-18', { done: true }), blue('H-15'), blue('H-16')], wall);
  activate(s);
  fire(s, 3, 'stationary', d12(1), d12(2));
  expect([attacks(s).at(-1)!.how, termOf(s, 'MAAS-9.3.2-mod-indirect'), termOf(s, 'MAAS-9.3.2-mod-spillover')]).toEqual([
    'spillover',
    -5,
    undefined,
  ]);
});
rule('MAAS-9.8-spillover-adjacent#1', 'everybody beside the target is attacked with a draw of his own', () => {
  const s = stage([red('H-10', { type: 'thumper' }), chief, blue('H-15'), blue('H-16'), blue('G-15'), blue('H-18')]);
  activate(s);
  fire(s, 2, 'stationary', d12(1), d12(2), d12(3));
  expect(attacks(s).map(({ how, target }) => [how, target])).toEqual([
    ['stationary', 2],
    ['spillover', 3],
    ['spillover', 4],
  ]);
  expect(new Set(attacks(s).map(({ card }) => card)).size).toBe(3);
});
rule('MAAS-9.8-spillover-adjacent#2', 'five less beside a direct attack, no further five beside an indirect one', () => {
  expect(CASES['spillover of a direct attack']!()).toBe(-5);
  const s = stage([red('H-10', { type: 'thumper' }), chief, red('H-18', { done: true }), blue('H-15'), blue('H-16')], wall);
  activate(s);
  fire(s, 3, 'stationary', d12(1), d12(2));
  expect(attacks(s).map(({ strength }) => strength.total)).toEqual([11 - 3 - 5, 11 - 3 - 5]);
});
rule('MAAS-9.8-spillover-adjacent#3', 'the attacker is not struck beside his own target', () => {
  const s = duel({}, { on: 'H-11' });
  expect(attacks(s).map(({ target }) => target)).toEqual([2]);
});
rule('MAAS-9.3.2-mod-targeted#1', 'whoever painted the target in the same action has minus two', () =>
  expect(CASES['targeted fire']!()).toBe(-2),
);
rule('MAAS-9.3.2-mod-targeted#2', 'whoever fires at what somebody else painted has not', () =>
  expect(termOf(duel({}, { paint: { bonus: 3, until: 1 } }), 'MAAS-9.3.2-mod-targeted')).toBeUndefined(),
);
rule('MAAS-9.3.2-mod-targeted#3', 'the shot after painting has the two, not the one of rapid fire', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  s.does(0, { type: 'paint', target: 2 });
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'rapid' }))).toEqual(['MAAS-9.7-rapid-fire']);
  fire(s, 2, 'targeted', d12(1));
  expect([termOf(s, 'MAAS-9.3.2-mod-targeted'), termOf(s, 'MAAS-9.3.2-mod-rapid-fire')]).toEqual([-2, undefined]);
});
const far = (range: number, shooter: Partial<Soldier> = {}) =>
  termOf(duel({ on: 'H-02', ...shooter }, { on: `H-${String(2 + range).padStart(2, '0')}` }), 'MAAS-9.3.2-mod-attenuation') ?? 0;
rule('MAAS-9.3.2-mod-attenuation#1', 'nine points nothing, ten minus one, twenty minus two', () =>
  expect([far(9), far(10), far(19), far(20)]).toEqual([0, -1, -1, -2]),
);
rule('MAAS-9.3.2-mod-attenuation#2', 'ten by type whatever the damage, twelve for a Dead-Eye', () => {
  expect([far(10, { card: { damage: 3 } }), far(11, { type: 'dead-eye' }), far(12, { type: 'dead-eye' })]).toEqual([-1, 0, -1]);
});
rule('MAAS-12.1s-sniper-attenuation#1', 'a Sniper loses one for every fifteen points', () =>
  expect([far(14, { type: 'sniper' }), far(15, { type: 'sniper' }), far(30, { type: 'sniper' })]).toEqual([0, -1, -2]),
);
rule('MAAS-9.3.2-mod-out-of-command#1', 'minus one', () => expect(CASES['attacker out of command']!()).toBe(-1));
rule('MAAS-9.3.2-mod-out-of-command#2', 'without a working commander on the map, or inside enemy ECM', () => {
  const led = (boss: Partial<Soldier>, more: readonly Soldier[] = []) => {
    const s = stage([red('H-10'), { ...chief, ...boss }, blue('H-15'), ...more]);
    activate(s);
    fire(s, 2, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-out-of-command');
  };
  const ecm: Soldier = blue('H-25', { type: 'ecm', level: 4 });
  expect([led({}), led({ card: { damage: 5 } }), led({ on: 'H-30', place: 'reserve', at: null } as Partial<Soldier>)].slice(0, 2)).toEqual([
    undefined,
    -1,
  ]);
  expect([led({}, [{ ...ecm, on: 'H-20' }]), led({}, [{ ...ecm, on: 'H-21' }])]).toEqual([-1, undefined]);
});
rule('MAAS-9.3.2-mod-out-of-command#3', 'a commander is always in command', () =>
  expect(termOf(duel({ type: 'command' }, {}), 'MAAS-9.3.2-mod-out-of-command')).toBeUndefined(),
);
rule('MAAS-9.2-shield#1', 'the current shield of the target is taken off', () =>
  expect([0, 2, 4].map(damage => termOf(duel({}, { card: { damage } }), 'MAAS-9.3.2-mod-shield'))).toEqual([-3, -2, -1]),
);
rule('MAAS-9.3.3-result-shock#1', 'S shocks', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', d12(5));
  expect(s.state.units[2]!.morale).toBe('shocked');
});
rule('MAAS-9.3.3-result-shock#2', 'S on somebody shocked or panicked changes nothing', () => {
  const after = (morale: 'shocked' | 'panicked') => {
    const s = stage([red('H-10'), chief, blue('H-15', { morale })]);
    activate(s);
    fire(s, 2, 'stationary', d12(5));
    return s.state.units[2]!.morale;
  };
  expect([after('shocked'), after('panicked')]).toEqual(['shocked', 'panicked']);
});
/** Strength 10 against a type at a damage level; the card decides. */
const struck = (draw: number, damage: number, type: Soldier['type'] = 'front-line') => {
  const s = stage([red('H-10', { type: 'sniper' }), chief, blue('H-17', { type, card: { damage } })]);
  activate(s);
  fire(s, 2, 'stationary', d12(draw));
  return s.state.units[2]!;
};
rule('MAAS-9.3.3-result-1#1', 'one box, and the end without one', () => {
  // 12 − 3 = 9: a d12 of 3 is one box. Down, 12 − 1 = 11 is drawn for at 10.
  expect(struck(3, 0)).toMatchObject({ place: 'map', card: { damage: 1 } });
});
rule('MAAS-9.3.3-result-1#2', 'an unarmored soldier or a drone is gone', () => {
  const drone = (type: Soldier['type']) => {
    const s = stage([red('H-10'), chief, blue('H-15', { type })]);
    activate(s);
    fire(s, 2, 'stationary', d12(4));
    return [attacks(s)[0]!.outcome.boxes, s.state.units[2]!.place];
  };
  expect([drone('police'), drone('sentry')]).toEqual([
    [1, 'eliminated'],
    [1, 'eliminated'],
  ]);
});
/** A result of so many boxes on somebody at a damage level. */
const boxes = (wanted: number, damage: number, type: Soldier['type'] = 'front-line') => {
  for (let draw = 1; draw <= 12; draw++) {
    const s = stage([red('H-10', { type: 'assault' }), chief, blue('H-15', { type, card: { damage } })]);
    activate(s);
    fire(s, 2, 'stationary', d12(draw));
    if (attacks(s)[0]!.outcome.boxes === wanted) return s.state.units[2]!;
  }
  throw new Error('no card says so');
};
rule('MAAS-9.3.3-result-2#1', 'two boxes: at d3 it goes down, at d4 it is gone', () => {
  expect(boxes(2, 0).card!.damage).toBe(2);
  expect(boxes(2, 3)).toMatchObject({ place: 'map', card: { damage: 5 } });
  expect(boxes(2, 4).place).toBe('eliminated');
});
rule('MAAS-9.3.3-result-2#2', 'an unarmored soldier or a drone is gone', () =>
  expect([boxes(2, 0, 'militia').place, boxes(2, 0, 'sentry').place]).toEqual(['eliminated', 'eliminated']),
);
rule('MAAS-9.3.3-result-3#1', 'three boxes: at d2 it goes down, at d3 it is gone', () => {
  expect(boxes(3, 2)).toMatchObject({ place: 'map', card: { damage: 5 } });
  expect(boxes(3, 3).place).toBe('eliminated');
});
rule('MAAS-9.3.3-result-3#2', 'an unarmored soldier or a drone is gone', () =>
  expect([boxes(3, 0, 'militia').place, boxes(3, 0, 'sentry').place]).toEqual(['eliminated', 'eliminated']),
);
rule('MAAS-9.3.3-determine-result#1', 'the d12 of one card beside the modified strength', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', d12(9));
  // 8 − 3 + 9 = 14 is 1S.
  expect(attacks(s)[0]!.outcome).toEqual({ boxes: 1, shock: true, eliminated: false });
  expect(ofType(s, 'drew')).toHaveLength(1);
});
rule('MAAS-9.3.3-determine-result#2', 'damage and shock may come together', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', d12(9));
  expect(s.state.units[2]).toMatchObject({ morale: 'shocked', card: { damage: 1 } });
});
rule('MAAS-9.3.3-combined-results#1', 'damage and shock of one result both apply', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { card: { damage: 1 } })]);
  activate(s);
  fire(s, 2, 'stationary', d12(12));
  expect(s.state.units[2]).toMatchObject({ morale: 'shocked', card: { damage: 3 } });
});
const over = (draws: readonly number[], victim: Partial<Soldier> = {}) => {
  // A Jack-Knife beside its target: 12 + 1, less the shield of one.
  const s = stage([red('H-10', { type: 'jack-knife' }), chief, blue('H-11', { card: { damage: 3 }, ...victim })]);
  activate(s);
  fire(s, 2, 'stationary', ...draws.map(d12));
  return s;
};
rule('MAAS-9.3.5-overkill#1', 'twelve is drawn for at ten and again at two', () => {
  const s = over([1, 1]);
  expect(attacks(s).map(({ how, strength }) => [how, strength.total])).toEqual([
    ['stationary', 12],
    ['overkill', 2],
  ]);
});
rule('MAAS-9.3.5-overkill#2', 'of the second draw only damage counts', () => {
  // Ten and a one is a shock; two and a nine would shock again; two and a twelve is one box and a shock.
  const s = over([1, 12]);
  expect(attacks(s)[1]!.outcome).toEqual({ boxes: 1, shock: false, eliminated: false });
  expect(attacks(over([1, 9]))[1]!.outcome).toEqual({ boxes: 0, shock: false, eliminated: false });
});
rule('MAAS-9.3.5-overkill#3', 'an excess above ten is split again', () => {
  const s = stage([red('H-10', { type: 'jack-knife' }), chief, blue('H-11', { card: { damage: 3 }, paint: { bonus: 10, until: 1 } })]);
  activate(s);
  fire(s, 2, 'stationary', d12(1), d12(1), d12(2));
  expect(attacks(s).map(({ strength }) => strength.total)).toEqual([22, 12, 2]);
});
rule('MAAS-12.4-jack-knife-triple#1', 'tripled beside the target', () =>
  expect(termOf(duel({ type: 'jack-knife' }, { type: 'command', on: 'H-11' }), 'MAAS-12.4-jack-knife-triple')).toBe(8),
);
rule('MAAS-12.4-jack-knife-triple#2', 'before all modifiers: 12 + 1 − 3', () => {
  const s = duel({ type: 'jack-knife' }, { on: 'H-11' });
  expect(strengthOf(s)).toBe(10);
});
rule('MAAS-12.4-jack-knife-triple#3', 'not from afar', () => expect(strengthOf(duel({ type: 'jack-knife' }, { on: 'H-12' }))).toBe(1));
rule('MAAS-comp-track-jack-knife#2', 'three times the attack of the current box', () =>
  expect(termOf(duel({ type: 'jack-knife', card: { damage: 2 } }, { type: 'command', on: 'H-11' }), 'MAAS-12.4-jack-knife-triple')).toBe(6),
);
rule('MAAS-9.1-zero-attack#1', 'who has no attack fires at nobody, whatever helps him', () => {
  const s = stage([red('H-10', { type: 'engineer', card: { damage: 4 } }), chief, blue('H-11', { paint: { bonus: 4, until: 1 } })]);
  activate(s);
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toContain('MAAS-9.1-zero-attack');
  const able = stage([red('H-10', { type: 'engineer', card: { damage: 3 } }), chief, blue('H-11')]);
  activate(able);
  fire(able, 2, 'stationary', d12(1));
});
rule('MAAS-9.6-indirect-fire#1', 'out of sight only if a friend sees it, at minus five', () => {
  const units = [red('H-10'), chief, blue('H-15')];
  const s = stage(units, wall);
  activate(s);
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toEqual(['MAAS-6.0-los-required']);
  expect(CASES['indirect fire']!()).toBe(-5);
});
rule('MAAS-9.6-indirect-fire#2', 'paint is not needed, and counts as usual: 9 − 3 − 5 + 3', () => {
  const s = stage(
    [red('H-10', { type: 'assault' }), chief, red('H-17', { done: true }), blue('H-15', { paint: { bonus: 3, until: 1 } })],
    wall,
  );
  activate(s);
  fire(s, 3, 'stationary', d12(1));
  expect(strengthOf(s)).toBe(4);
});
rule('MAAS-12.1s-sniper-close#1', 'minus two at five points or nearer', () => {
  expect([5, 6].map(n => termOf(duel({ type: 'sniper', on: 'H-10' }, { on: `H-${10 + n}` }), 'MAAS-12.1s-sniper-close'))).toEqual([
    -2,
    undefined,
  ]);
});
rule('MAAS-9.0-targeted-fire#2', '8 − 3 + 3 − 2 is 6', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  s.does(0, { type: 'paint', target: 2 });
  fire(s, 2, 'targeted', d12(1));
  expect(strengthOf(s)).toBe(6);
});
rule('MAAS-9.3.3-result-shock-airborne#1', 'a shocked flier lands at once', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { level: 3 })]);
  activate(s);
  fire(s, 2, 'stationary', d12(5));
  expect(s.state.units[2]).toMatchObject({ aloft: false, level: 0, morale: 'shocked' });
});
rule('MAAS-9.3.3-result-shock-airborne#2', 'without the points for a safe landing it crashes', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { level: 7, done: false, card: { damage: 4 } })], { terrain: { 'H-15': 'building' } });
  activate(s);
  // Damage 4: shield 1, so 7; a d12 of 4 shocks. It has two points and could pay.
  fire(s, 2, 'stationary', d12(4));
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'landing' });
  const spent = stage([red('H-10'), chief, blue('H-15', { level: 7 })], { terrain: { 'H-15': 'building' } });
  activate(spent);
  fire(spent, 2, 'stationary', d12(5), d6(6));
  expect(ofType(spent, 'crashed')).toHaveLength(1);
});
rule('MAAS-9.3.3-result-shock-airborne#4', 'who has acted has no points: over woods two are unpaid', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { level: 7 })], { terrain: { 'H-15': 'woods' } });
  activate(s);
  fire(s, 2, 'stationary', d12(5), d6(6));
  expect(ofType(s, 'landed')[0]).toMatchObject({ paid: 0, unpaid: 2 });
});
