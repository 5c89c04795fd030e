import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { footing, landingCost } from '../movement/costs.ts';
import { at, cards, d6, position } from '../proving/position.ts';
import { sightBy } from '../proving/sight.ts';
import { ruleset, standardRules } from '../ruleset.ts';
import { BUNKER, CHART, IMPROVED_COVER, type Terrain } from './chart.ts';
import { coverOf, improvedCover, shelterAt, terrainCover } from './cover.ts';

const book = Rulebook.compile(ruleset, standardRules);
const walker = (terrain: Terrain, extra: object = {}) =>
  position({ terrain: { 'H-12': terrain }, units: [{ seat: 0, type: 'front-line', on: 'H-11' }], ...extra });
const costInto = (terrain: Terrain, extra: object = {}) => {
  const state = walker(terrain, extra);
  return footing(state, book, state.units[0]!, at('H-12'))!.cost.total;
};
const coverIn = (terrain: Terrain, extra: object = {}) => {
  const state = position({ terrain: { 'H-12': terrain }, units: [{ seat: 0, type: 'front-line', on: 'H-12' }], ...extra });
  const cover = coverOf(state, state.units[0]!);
  return terrainCover(cover) + improvedCover(cover);
};
const landing = (terrain: Terrain) => landingCost(walker(terrain).map, at('H-12'));
const topOf = (terrain: Terrain, level = 0) => {
  const state = position({ terrain: { 'H-12': terrain }, levels: { 'H-12': level }, units: [] });
  return groundOf(state.map).top(at('H-12'));
};

rule('MAAS-2.3-colour-coding', 'each terrain has the colour of its dot', () => {
  expect(Object.entries(CHART).map(([terrain, { colour }]) => `${terrain} ${colour}`)).toEqual([
    'clear transparent',
    'woods green',
    'building black',
    'marsh light blue',
    'slag red',
    'water blue',
    'bridge tile',
    'rubble gray',
  ]);
});

rule('MAAS-2.3.1-clear', 'clear ground: one point to enter, no cover, no height', () => {
  expect([costInto('clear'), coverIn('clear'), topOf('clear')]).toEqual([1, 0, 0]);
});
rule('MAAS-comp-tec-clear', 'clear: 1 to enter, 0 to land, height 0, cover 0', () => {
  expect([costInto('clear'), landing('clear'), topOf('clear'), coverIn('clear')]).toEqual([1, 0, 0, 0]);
});
for (const id of ['MAAS-2.3.2-woods', 'MAAS-comp-tec-woods'])
  rule(id, 'woods: 2 to enter, 2 to land, height 6, cover −3', () => {
    expect([costInto('woods'), landing('woods'), topOf('woods'), coverIn('woods')]).toEqual([2, 2, 6, -3]);
  });
for (const id of ['MAAS-2.3.3-building', 'MAAS-comp-tec-building'])
  rule(id, 'building: 2 to enter, 2 to land, height 6, cover −5', () => {
    expect([costInto('building'), landing('building'), topOf('building'), coverIn('building')]).toEqual([2, 2, 6, -5]);
  });
for (const id of ['MAAS-2.3.4-marsh', 'MAAS-comp-tec-marsh'])
  rule(id, 'marsh: 2 to enter, 0 to land, height 0, cover −1', () => {
    expect([costInto('marsh'), landing('marsh'), topOf('marsh'), coverIn('marsh')]).toEqual([2, 0, 0, -1]);
  });
rule('MAAS-comp-tec-bunker-and-cp', 'a bunker: 2 to enter and to land, no height, cover −7; a command post is one', () => {
  for (const work of ['bunker', 'command-post'] as const) {
    const extra = { works: { 'H-12': work } };
    expect([costInto('clear', extra), landingCost(walker('clear', extra).map, at('H-12')), coverIn('clear', extra)]).toEqual([2, 2, -7]);
    expect(groundOf(walker('clear', extra).map).top(at('H-12'))).toBe(0);
  }
  expect(BUNKER.cover).toBe(-7);
});
rule('MAAS-3.6-bunker', 'a bunker covers like a strong building but nobody has to look over it', () => {
  const state = position({ works: { 'H-12': 'bunker' }, units: [] });
  const law = sightBy();
  expect(groundOf(state.map).blocked(at('H-10'), 0, at('H-14'), 0, law)).toBe(false);
  expect(coverIn('clear', { works: { 'H-12': 'bunker' } })).toBe(-7);
});
for (const id of ['MAAS-3.6-improved-position', 'MAAS-comp-tec-improved-position'])
  rule(id, 'an improved position adds −2 to the terrain’s own cover, −7 at the most, and costs nothing to enter', () => {
    const extra = { works: { 'H-12': 'improved' as const } };
    expect(IMPROVED_COVER).toBe(-2);
    expect([coverIn('clear', extra), coverIn('woods', extra), coverIn('building', extra)]).toEqual([-2, -5, -7]);
    expect(costInto('clear', extra)).toBe(1);
    const capped = { terrain: 'building' as const, work: 'improved' as const, wade: false };
    expect(improvedCover({ ...capped, terrain: 'rubble' })).toBe(-2);
    expect(terrainCover(capped) + improvedCover(capped)).toBe(-7);
  });
rule('MAAS-comp-tec-water', 'deep water lets nobody in on foot; where one may wade it costs 3 to enter, 1 to land, cover −1', () => {
  const s = scene(ruleset, walker('water'));
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.refuses(0, { type: 'step', to: at('H-12') }).map(({ rule: id }) => id)).toContain('MAAS-2.3.6-water');
  const wade = { plan: { special: { wade: true } } };
  expect([costInto('water', wade), landing('water'), coverIn('water', wade), coverIn('water')]).toEqual([3, 1, -1, 0]);
});
rule('MAAS-2.3.6-water', 'impassable water stops walkers and not fliers', () => {
  const s = scene(ruleset, walker('water'));
  s.does(0, { type: 'activate', unit: 0 });
  s.refuses(0, { type: 'step', to: at('H-12') });
  s.does(0, { type: 'bounce', level: 3, boost: false });
  s.does(0, { type: 'step', to: at('H-12') });
  expect(s.state.units[0]).toMatchObject({ at: at('H-12'), level: 3, aloft: true });
});
for (const id of ['MAAS-2.3.6-bridge', 'MAAS-comp-tec-bridge'])
  rule(id, 'a bridge carries walkers over impassable water for one point', () => {
    const s = scene(ruleset, walker('bridge'));
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'step', to: at('H-12') });
    expect(s.state.active!.mp).toBe(4);
    expect([landing('bridge'), coverIn('bridge'), topOf('bridge')]).toEqual([0, 0, 0]);
  });
rule('MAAS-2.3.8-rubble-height', 'rubble rises two levels and stands in a line that low', () => {
  expect(topOf('rubble', 1)).toBe(3);
  const state = position({ terrain: { 'H-12': 'rubble' }, units: [] });
  const law = sightBy();
  const ground = groundOf(state.map);
  expect(ground.blocked(at('H-10'), 0, at('H-14'), 0, law)).toBe(true);
  expect(ground.blocked(at('H-10'), 2, at('H-14'), 2, law)).toBe(false);
  expect(ground.blocked(at('H-10'), 0, at('H-14'), 0, sightBy('MAAS-reading-09-low-rubble'))).toBe(false);
});
rule('MAAS-2.3.8-rubble-cost', 'rubble costs 2 to enter and 2 to land in', () => {
  expect([costInto('rubble'), landing('rubble')]).toEqual([2, 2]);
});
rule('MAAS-comp-tec-rubble', 'rubble: 2 to enter, 2 to land, height 2, cover −4', () => {
  expect([costInto('rubble'), landing('rubble'), topOf('rubble'), coverIn('rubble')]).toEqual([2, 2, 2, -4]);
});
rule('MAAS-comp-tec-contour-up', 'each level up costs one more on foot, down nothing, in the air nothing', () => {
  const up = position({ levels: { 'H-12': 2 }, units: [{ seat: 0, type: 'front-line', on: 'H-11' }] });
  expect(footing(up, book, up.units[0]!, at('H-12'))!.cost).toEqual({
    total: 3,
    terms: [
      { rule: 'MAAS-comp-tec-clear', value: 1 },
      { rule: 'MAAS-comp-tec-contour-up', value: 2 },
    ],
  });
  const down = position({ levels: { 'H-11': 2 }, units: [{ seat: 0, type: 'front-line', on: 'H-11' }] });
  expect(footing(down, book, down.units[0]!, at('H-12'))!.cost.total).toBe(1);
  const flying = position({ levels: { 'H-12': 2 }, units: [{ seat: 0, type: 'front-line', on: 'H-11', level: 4 }] });
  expect(footing(flying, book, flying.units[0]!, at('H-12'))!.cost.total).toBe(1);
});
rule('MAAS-comp-terrain-effects-chart', 'the chart keeps every value that the rules state', () => {
  expect([CHART.woods.cover, CHART.woods.height, CHART.woods.land]).toEqual([-3, 6, 2]);
  expect([CHART.building.cover, CHART.building.height, CHART.building.land]).toEqual([-5, 6, 2]);
  expect([CHART.rubble.enter, CHART.rubble.height, CHART.rubble.cover]).toEqual([2, 2, -4]);
  expect([BUNKER.cover, CHART.marsh.cover]).toEqual([-7, -1]);
});

rule('MAAS-2.4-levels', 'points are at the level of their hill, the ground is level 0', () => {
  const ground = groundOf(position({ levels: { 'H-11': 1, 'H-12': 2 }, units: [] }).map);
  expect([ground.level(at('H-10')), ground.level(at('H-11')), ground.level(at('H-12'))]).toEqual([0, 1, 2]);
});
rule('MAAS-2.3.7-contours', 'a contour lies between points: whoever crosses it stands one level higher', () => {
  const s = scene(ruleset, position({ levels: { 'H-12': 1, 'H-13': 1 }, units: [{ seat: 0, type: 'front-line', on: 'H-11' }] }));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-12') });
  expect(s.state.units[0]!.level).toBe(1);
  s.does(0, { type: 'step', to: at('H-13') });
  expect(s.state.active!.mp).toBe(5 - 2 - 1);
});
rule('MAAS-2.4-woods-height', 'woods rise six levels unless the scenario says otherwise', () => {
  expect(topOf('woods')).toBe(6);
  const low = position({ terrain: { 'H-12': 'woods' }, plan: { special: { woodsHeight: 4 } }, units: [] });
  expect(groundOf(low.map).top(at('H-12'))).toBe(4);
});
rule('MAAS-2.4-building-height', 'buildings rise six levels unless the scenario says otherwise', () => {
  expect(topOf('building')).toBe(6);
  const low = position({ terrain: { 'H-12': 'building' }, plan: { special: { buildingHeight: 2 } }, units: [] });
  expect(groundOf(low.map).top(at('H-12'))).toBe(2);
});
rule('MAAS-2.4-cumulative-height', 'a building on a level 2 hill tops out at level 8', () => {
  expect(topOf('building', 2)).toBe(8);
});
rule('MAAS-3.13-terrain-tiles', 'a tile counts instead of what is printed', () => {
  const state = position({ terrain: { 'H-12': 'woods' }, units: [] });
  const tiled = ruleset.evolve(state, { type: 'tiled', at: at('H-12'), terrain: 'slag' });
  expect(groundOf(tiled.map).terrain(at('H-12'))).toBe('slag');
  expect(groundOf(tiled.map).top(at('H-12'))).toBe(0);
  const planned = position({ plan: { special: { tiles: { 'Z-H-12': 'rubble' } } }, units: [] });
  expect(groundOf(planned.map).terrain(at('H-12'))).toBe('rubble');
});

const onSlag = (type: 'front-line' | 'attack', glow: number) =>
  position({ terrain: { 'H-12': 'slag' }, plan: { special: { glow } }, units: [{ seat: 0, type, on: 'H-11' }] });

rule('MAAS-2.3.5-slag', 'slag moves and covers like clear ground, but may hurt whoever walks into it', () => {
  expect([costInto('slag'), coverIn('slag')]).toEqual([1, 0]);
  const s = scene(ruleset, onSlag('front-line', 2));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-12') }, ...cards(s.state, d6(2)));
  expect(s.state.units[0]!.card!.damage).toBe(1);
});
rule('MAAS-2.3.5-slag-glow', 'a d6 not above the glow is a hit', () => {
  for (const [glow, drawn, damage] of [
    [2, 2, 1],
    [2, 3, 0],
    [5, 5, 1],
    [5, 6, 0],
  ] as const) {
    const s = scene(ruleset, onSlag('front-line', glow));
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'step', to: at('H-12') }, ...cards(s.state, d6(drawn)));
    expect(s.state.units[0]!.card!.damage).toBe(damage);
  }
});
rule('MAAS-comp-tec-slag', 'slag also burns who lands or ends a turn on it; fliers and drones do not mind', () => {
  const flying = position({ terrain: { 'H-12': 'slag' }, units: [{ seat: 0, type: 'front-line', on: 'H-12', level: 4 }], alone: true });
  const s = scene(ruleset, flying);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'land', pay: true }, ...cards(s.state, d6(1)));
  expect(s.state.units[0]!.card!.damage).toBe(1);
  // Ending the turn there: the event check draws one card, slag the next, then initiative.
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(2), d6(5), d6(3)));
  expect(s.state.units[0]!.card!.damage).toBe(2);
  const drone = scene(ruleset, position({ terrain: { 'H-12': 'slag' }, units: [{ seat: 0, type: 'attack', on: 'H-12', level: 4 }] }));
  drone.does(0, { type: 'activate', unit: 0 });
  drone.does(0, { type: 'land', pay: true });
  expect(drone.state.units[0]!.place).toBe('map');
});
rule('MAAS-2.3.2-woods-splinters', 'splinters: unarmored soldiers in woods suffer +1 from explosions instead of −3', () => {
  const blast = (type: 'police' | 'front-line') => {
    const s = scene(
      ruleset,
      position({
        terrain: { 'H-12': 'woods' },
        mines: [{ at: 'H-12', seat: 1, kind: 'explosive' }],
        units: [{ seat: 0, type, on: 'H-11' }],
      }),
      [...ruleset.editions['standard']!, 'MAAS-14.6-mine-trigger'],
    );
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'step', to: at('H-12') }, ...cards(s.state, { d12: 1 }));
    return s.events.find(event => event.type === 'attacked')!;
  };
  expect(blast('police')).toMatchObject({ strength: { total: 10 } });
  expect(blast('front-line')).toMatchObject({ strength: { total: 9 - 3 - 3 } });
});
rule('MAAS-2.3.8-rubble-origin', 'what is brought down becomes rubble', () => {
  const s = scene(ruleset, position({ terrain: { 'H-12': 'building' }, units: [{ seat: 0, type: 'engineer', on: 'H-11' }] }));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'demolish', at: at('H-12') });
  expect(groundOf(s.state.map).terrain(at('H-12'))).toBe('rubble');
});
rule('MAAS-2.3.7-contour-fill', 'a hill fills its whole meta-hex; a hollow is low only inside its own', () => {
  const law = sightBy();
  const ring = ['G-11', 'G-12', 'H-12', 'I-11', 'H-10', 'G-10'];
  const ground = groundOf(position({ levels: Object.fromEntries(ring.map(point => [point, 1])), units: [] }).map);
  // The line H-11 to K-11 leaves the hollow through the meta-hex of a hill point.
  expect(ground.blocked(at('H-11'), 0, at('K-11'), 0, law)).toBe(true);
  expect(ground.level(at('H-11'))).toBe(0);
});
rule('MAAS-7.3-armored-fright', 'cover ranks bunker, building, rubble, woods, improved position, marsh', () => {
  const state = position({
    terrain: { 'B-02': 'building', 'B-03': 'rubble', 'B-04': 'woods', 'B-06': 'marsh' },
    works: { 'B-01': 'bunker', 'B-05': 'improved' },
    units: [],
  });
  const ground = groundOf(state.map);
  expect(['B-01', 'B-02', 'B-03', 'B-04', 'B-05', 'B-06', 'B-07'].map(point => shelterAt(state, ground, at(point)))).toEqual([
    7, 5, 4, 3, 2, 1, 0,
  ]);
});
