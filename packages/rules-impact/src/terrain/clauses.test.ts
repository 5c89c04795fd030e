import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { scoreOf } from '../scenarios/victory.ts';
import { activate, type Board, blue, chief, duel, fire, ofType, red, stage, strengthOf, termOf, why } from '../testing/field.fixture.ts';
import { CHART, type Terrain, type Work } from './chart.ts';

/** What a point costs to walk into and to land on, whether it stands in a line, and what it takes off an attack. */
function effects(terrain: Terrain, work?: Work, wade = false): readonly number[] {
  const board: Board = { terrain: { 'H-12': terrain }, ...(work && { works: { 'H-12': work } }), plan: { special: { wade, glow: 0 } } };
  const glow = terrain === 'slag' ? [d6(6)] : [];
  const walker = stage([red('H-11'), chief, blue('R-35')], board);
  activate(walker);
  walker.does(0, { type: 'step', to: at('H-12') }, ...cards(walker.state, ...glow));
  const flier = stage([red('H-12', { level: 8 }), chief, blue('R-35')], board);
  activate(flier);
  flier.does(0, { type: 'land', pay: true }, ...cards(flier.state, ...glow));
  const sees = (level: number): boolean => {
    const s = stage([red('H-10', { level }), blue('H-14', { level })], board);
    activate(s);
    return s.book.allows(ruleset.view(s.state, 0), { type: 'fire', target: 1, mode: 'stationary' }, 0);
  };
  const height = Array.from({ length: 13 }, (_, level) => level).find(sees) ?? 99;
  const shot = stage([red('H-07'), chief, blue('H-12')], board);
  activate(shot);
  fire(shot, 2, 'stationary', d12(1));
  return [5 - walker.state.active!.mp, 5 - flier.state.active!.mp, height, strengthOf(shot) - 5];
}

rule('MAAS-comp-tec-clear#1', 'one to enter, nothing to land, in no line, no cover', () => expect(effects('clear')).toEqual([1, 0, 0, 0]));
rule('MAAS-comp-tec-woods#1', 'two to enter, two to land, six levels, minus three', () => expect(effects('woods')).toEqual([2, 2, 6, -3]));
rule('MAAS-comp-tec-building#1', 'two to enter, two to land, six levels, minus five', () =>
  expect(effects('building')).toEqual([2, 2, 6, -5]),
);
rule('MAAS-comp-tec-bunker-and-cp#1', 'two to enter, two to land, in no line, minus seven; a command post as well', () => {
  expect([effects('clear', 'bunker'), effects('clear', 'command-post')]).toEqual([
    [2, 2, 0, -7],
    [2, 2, 0, -7],
  ]);
});
rule('MAAS-comp-tec-improved-position#1', 'nothing of its own to enter, in no line, two more off an attack', () => {
  expect([effects('clear', 'improved'), effects('marsh', 'improved')]).toEqual([
    [1, 0, 0, -2],
    [2, 0, 0, -3],
  ]);
});
rule('MAAS-comp-tec-marsh#1', 'two to enter, nothing to land, in no line, minus one', () =>
  expect(effects('marsh')).toEqual([2, 0, 0, -1]),
);
rule('MAAS-comp-tec-slag#1', 'one to enter, nothing to land, in no line, no cover', () => expect(effects('slag')).toEqual([1, 0, 0, 0]));
rule('MAAS-comp-tec-water#2', 'where one wades three to enter, one to land, minus one', () =>
  expect(effects('water', undefined, true)).toEqual([3, 1, 0, -1]),
);
rule('MAAS-comp-tec-bridge#1', 'one to enter, nothing to land, in no line, no cover', () =>
  expect(effects('bridge')).toEqual([1, 0, 0, 0]),
);
rule('MAAS-comp-tec-rubble#1', 'two to enter, two to land, two levels, minus four', () => expect(effects('rubble')).toEqual([2, 2, 2, -4]));
rule('MAAS-2.3.1-clear#1', 'clear ground covers nobody', () => expect(strengthOf(duel({}, {}))).toBe(8 - 3));
rule('MAAS-2.3.2-woods#2', 'minus three in woods', () =>
  expect(termOf(duel({}, {}, { terrain: { 'H-15': 'woods' } }), 'MAAS-9.3.2-mod-woods')).toBe(-3),
);
rule('MAAS-2.3.3-building#2', 'minus five in a building', () =>
  expect(termOf(duel({}, {}, { terrain: { 'H-15': 'building' } }), 'MAAS-9.3.2-mod-building')).toBe(-5),
);
rule('MAAS-2.3.4-marsh#2', 'minus one in marsh', () =>
  expect(termOf(duel({}, {}, { terrain: { 'H-15': 'marsh' } }), 'MAAS-9.3.2-mod-marsh')).toBe(-1),
);
rule('MAAS-3.6-bunker#1', 'to enter and to land it is a building, but it stands in no line', () => {
  expect(effects('clear', 'bunker').slice(0, 2)).toEqual(effects('building').slice(0, 2));
  expect(effects('clear', 'bunker')[2]).toBe(0);
});
rule('MAAS-3.6-improved-position#1', 'two more on top of the terrain', () => {
  expect([effects('clear', 'improved')[3], effects('woods', 'improved')[3]]).toEqual([-2, -5]);
});
rule('MAAS-comp-terrain-effects-chart#3', 'cover for who stands there or flies below its top, not above it', () => {
  const level = (height: number) => termOf(duel({}, { level: height }, { terrain: { 'H-15': 'woods' } }), 'MAAS-9.3.2-mod-woods');
  expect([level(0), level(5), level(6), level(9)]).toEqual([-3, -3, undefined, undefined]);
});
rule('MAAS-comp-tec-slag#2', 'on entering, on landing and at the end of a turn', () => {
  const walks = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-12': 'slag' } });
  activate(walks);
  walks.does(0, { type: 'step', to: at('H-12') }, ...cards(walks.state, d6(2)));
  expect(walks.state.units[0]!.card!.damage).toBe(1);
  const lands = stage([red('H-12', { level: 3 }), chief, blue('R-35')], { terrain: { 'H-12': 'slag' } });
  activate(lands);
  lands.does(0, { type: 'land', pay: true }, ...cards(lands.state, d6(3)));
  expect(lands.state.units[0]!.card!.damage).toBe(0);
  const stays = stage([red('H-12'), blue('R-35')], { terrain: { 'H-12': 'slag' }, alone: true });
  activate(stays);
  stays.does(0, { type: 'done' }, ...cards(stays.state, d6(6), d6(2), d6(5), d6(3)));
  expect(stays.state.units[0]!.card!.damage).toBe(1);
});
rule('MAAS-comp-tec-bridge#2', 'a nuke leaves water, a demolition rubble', () => {
  const nuke = stage([red('H-12', { type: 'bomb', level: 4 }), chief, blue('R-35')], { terrain: { 'H-12': 'bridge' } });
  nuke.does(0, { type: 'detonate', unit: 0 });
  expect(nuke.state.map.tiles[at('H-12')]).toBe('water');
  const charge = stage([red('H-11', { type: 'engineer' }), chief, blue('R-35')], { terrain: { 'H-12': 'bridge' } });
  activate(charge);
  charge.does(0, { type: 'demolish', at: at('H-12') });
  expect(charge.state.map.tiles[at('H-12')]).toBe('rubble');
});
rule('MAAS-2.3.8-rubble-origin#1', 'it may be there from the start', () => expect(effects('rubble')[0]).toBe(2));
rule('MAAS-2.3.8-rubble-origin#2', 'what is built and comes down leaves it', () => {
  for (const board of [{ terrain: { 'H-12': 'building' } }, { works: { 'H-12': 'bunker' } }] as readonly Board[]) {
    const s = stage([red('H-11', { type: 'engineer' }), chief, blue('R-35')], board);
    activate(s);
    s.does(0, { type: 'demolish', at: at('H-12') });
    expect([s.state.map.tiles[at('H-12')], s.state.map.works[at('H-12')]]).toEqual(['rubble', undefined]);
  }
});
rule('MAAS-3.2.1-police#1', 'attack four, no shield, movement two', () => {
  const s = duel({ type: 'police' }, { type: 'police' });
  expect([strengthOf(s), s.state.units[0]!.done, termOf(s, 'MAAS-9.3.2-mod-shield')]).toEqual([4, true, undefined]);
  const walks = stage([red('H-10', { type: 'police' }), chief, blue('R-35')]);
  activate(walks);
  expect(walks.state.active!.mp).toBe(2);
});
rule('MAAS-3.2.2-militia#1', 'attack three, no shield, movement two', () => {
  const s = duel({ type: 'militia' }, { type: 'militia' });
  expect([strengthOf(s), termOf(s, 'MAAS-9.3.2-mod-shield')]).toEqual([3, undefined]);
  const walks = stage([red('H-10', { type: 'militia' }), chief, blue('R-35')]);
  activate(walks);
  expect(walks.state.active!.mp).toBe(2);
});
rule('MAAS-5.4-reshuffle#1', 'an icon in the check shuffles the deck', () => {
  const s = stage([red('H-10'), blue('R-35', { done: false })], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { event: 4 }, d6(3), d6(4)));
  expect(ofType(s, 'reshuffled')).toHaveLength(1);
});
rule('MAAS-5.4-reshuffle#2', 'an icon drawn for anything else does not', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', { id: 8 });
  expect([ofType(s, 'reshuffled').length, s.state.discard]).toEqual([0, [8]]);
});
/** The first blue unit is shot and gone; what is it worth to red? */
const worth = (type: Soldier['type'], award: { readonly armored: number | 'value'; readonly others?: number }) => {
  const s = stage(
    [red('H-10', { type: 'jack-knife' }), chief, blue('H-11', { type, card: { damage: ['police', 'sentry'].includes(type) ? 0 : 5 } })],
    {
      plan: { victory: { awards: [{ kind: 'kills', seat: 0, ...award }], sudden: [], margin: 1, otherwise: null, text: '' } },
    },
  );
  activate(s);
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(12)));
  return [s.state.units[2]!.place, scoreOf(s.state, 0)];
};
rule('MAAS-18.7-kill-points#1', 'by build value, or one for each', () => {
  expect([worth('police', { armored: 'value' }), worth('police', { armored: 1, others: 1 })]).toEqual([
    ['eliminated', 2],
    ['eliminated', 1],
  ]);
});
rule('MAAS-18.7-kill-points#2', 'one for each is for police, militia and drones too', () => {
  expect([worth('police', { armored: 1, others: 1 }), worth('sentry', { armored: 1, others: 1 }), worth('police', { armored: 1 })]).toEqual(
    [
      ['eliminated', 1],
      ['eliminated', 1],
      ['eliminated', 0],
    ],
  );
});
const reinforced = (entered: number) => {
  const s = stage([red('H-10', { entered }), blue('H-15')], { state: { turn: 1 } });
  activate(s);
  fire(s, 1, 'stationary', d12(1));
  return termOf(s, 'MAAS-9.3.2-mod-out-of-command');
};
rule('MAAS-8.6-reinforcement-command#1', 'in the turn it comes on it is in command, without a commander', () =>
  expect([reinforced(1), reinforced(0)]).toEqual([undefined, -1]),
);
rule('MAAS-3.1.8-engineer#1', 'he mends others and brings structures down', () => {
  const mends = stage([red('H-10', { type: 'engineer' }), red('H-11', { card: { damage: 5 } }), chief, blue('R-35')]);
  activate(mends);
  mends.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
  const plain = stage([red('H-10'), chief, blue('R-35')], { terrain: { 'H-11': 'building' } });
  activate(plain);
  expect(why(plain.refuses(0, { type: 'demolish', at: at('H-11') }))).toEqual(['MAAS-12.2.2-demolition']);
});
rule('MAAS-9.3.3-combined-results#2', 'at d1 in the air 2S: d3, shocked, and the crash counts d3', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { level: 7, card: { damage: 1 } })], { terrain: { 'H-15': 'woods' } });
  activate(s);
  fire(s, 2, 'stationary', d12(12), d6(5));
  expect(ofType(s, 'crashed')[0]).toMatchObject({ damage: 3 });
});
const climb = (levels: Board['levels'], ...names: readonly string[]) => {
  const s = stage([red('H-10'), chief, blue('R-35')], { levels: levels ?? {} });
  activate(s);
  return names.map(name => {
    const before = s.state.active!.mp;
    s.does(0, { type: 'step', to: at(name) });
    return [s.state.units[0]!.level, before - s.state.active!.mp];
  });
};
rule('MAAS-2.3.7-contours#1', 'inside one contour all points are as high, and only crossing it is a climb', () => {
  expect(climb({ 'H-11': 1, 'H-12': 1, 'H-13': 1 }, 'H-11', 'H-12', 'H-13')).toEqual([
    [1, 2],
    [1, 1],
    [1, 1],
  ]);
});
rule('MAAS-2.3.7-contours#2', 'a hill on a hill is one level higher again', () => {
  expect(climb({ 'H-11': 1, 'H-12': 2 }, 'H-11', 'H-12')).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
rule('MAAS-2.4-levels#1', 'level 0 is the lowest, each contour upward is one more, and down again', () => {
  expect(climb({ 'H-11': 1, 'H-12': 2 }, 'H-11', 'H-12', 'I-11')).toEqual([
    [1, 2],
    [2, 2],
    [0, 1],
  ]);
});
rule('MAAS-2.3-colour-coding#1', 'a dot of a colour is entered, covers and stands in a line as that terrain', () => {
  const colours: { readonly [colour: string]: Terrain } = {
    transparent: 'clear',
    green: 'woods',
    black: 'building',
    'light blue': 'marsh',
    red: 'slag',
    blue: 'water',
    gray: 'rubble',
  };
  const seen = new Set<string>();
  for (const [colour, terrain] of Object.entries(colours)) {
    expect(CHART[terrain].colour).toBe(colour);
    const what = effects(terrain, undefined, true);
    expect(what).toEqual([CHART[terrain].enter, CHART[terrain].land, CHART[terrain].height, CHART[terrain].cover]);
    seen.add(colour);
  }
  expect(seen.size).toBe(7);
});
rule('MAAS-3.13-terrain-tiles#1', 'a tile counts instead of what is printed beneath it', () => {
  const into = (tiles: NonNullable<NonNullable<Board['plan']>['special']>['tiles']) => {
    const s = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-12': 'woods' }, plan: { special: tiles ? { tiles } : {} } });
    activate(s);
    s.does(0, { type: 'step', to: at('H-12') });
    const shot = stage([red('H-07'), chief, blue('H-12')], { terrain: { 'H-12': 'woods' }, plan: { special: tiles ? { tiles } : {} } });
    activate(shot);
    fire(shot, 2, 'stationary', d12(1));
    return [5 - s.state.active!.mp, strengthOf(shot) - 5];
  };
  expect([into(undefined), into({ 'Z-H-12': 'clear' }), into({ 'Z-H-12': 'building' })]).toEqual([
    [2, -3],
    [1, 0],
    [2, -5],
  ]);
});
rule('MAAS-3.13-terrain-tiles#2', 'laid by the scenario, or in play where a nuke leaves slag and a charge rubble', () => {
  const laid = stage([red('H-11'), chief, blue('R-35')], { plan: { special: { tiles: { 'Z-H-12': 'marsh' } } } });
  activate(laid);
  laid.does(0, { type: 'step', to: at('H-12') });
  expect(laid.state.active!.mp).toBe(5 - 2);
  const nuke = stage([red('H-12', { type: 'bomb', level: 4 }), red('H-15'), chief, blue('R-35')], {});
  nuke.does(0, { type: 'detonate', unit: 0 }, ...cards(nuke.state, d12(1)));
  activate(nuke, 1);
  nuke.does(0, { type: 'step', to: at('H-14') });
  nuke.does(0, { type: 'step', to: at('H-13') });
  nuke.does(0, { type: 'step', to: at('H-12') }, ...cards(nuke.state, d6(1)));
  expect(ofType(nuke, 'glowed')).toHaveLength(1);
  const charge = stage([red('H-11', { type: 'engineer' }), red('H-13'), chief, blue('R-35')], { terrain: { 'H-12': 'building' } });
  activate(charge);
  charge.does(0, { type: 'demolish', at: at('H-12') });
  charge.does(0, { type: 'done' });
  charge.does(1, { type: 'pass' });
  activate(charge, 1);
  charge.does(0, { type: 'step', to: at('H-12') });
  expect(ofType(charge, 'stepped').at(-1)!.cost.terms).toEqual([{ rule: 'MAAS-2.3.8-rubble-cost', value: 2 }]);
});
