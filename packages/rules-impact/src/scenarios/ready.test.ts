import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import type { Edge } from '../board/plan.ts';
import type { State, Unit } from '../model/state.ts';
import { cards, d12 } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { why } from '../testing/field.fixture.ts';
import {
  amid,
  burns,
  change,
  comesOn,
  ended,
  endsOn,
  firstOf,
  layout,
  opened,
  openGround,
  passed,
  pointsForKilling,
  pointsForLeaving,
  scenarioOf,
  wades,
} from './ready.fixture.ts';

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const edgesOf = (id: string, seat: number, turn = 1): readonly Edge[] => EDGES.filter(edge => comesOn(id, seat, edge, turn));
const drones = (id: string): boolean => {
  const s = amid(id, 0, (units, state) =>
    change(units, firstOf(units, 0, 'recon').id, { place: 'map', at: openGround(state), level: 4, aloft: true }),
  );
  const drone = firstOf(s.state.units, 0, 'recon');
  s.does(0, { type: 'activate', unit: drone.id });
  return s.state.active!.mp >= 6;
};
const frame = (id: string, turns: number, glow: number): void => {
  expect([endsOn(id, turns - 1), endsOn(id, turns)]).toEqual([false, true]);
  expect([burns(id, glow), burns(id, glow + 1)]).toEqual([true, false]);
};

rule('MAAS-comp-scenario-s1-crossed-wires#1', 'four panels, ten turns, glow 2, deep water, drones', () => {
  expect(layout(opened('crossed-wires'))).toEqual(['A', 'B', 'B*', 'A*']);
  frame('crossed-wires', 10, 2);
  expect([wades('crossed-wires'), drones('crossed-wires')]).toEqual([false, true]);
});
rule(
  'MAAS-comp-scenario-s1-crossed-wires#5',
  'one for a soldier, two for a Command, one for leaving by the far edge, nothing for drones',
  () => {
    const id = 'crossed-wires';
    expect([pointsForKilling(id, 0, 'front-line'), pointsForKilling(id, 0, 'command'), pointsForKilling(id, 0, 'attack')]).toEqual([
      1, 2, 0,
    ]);
    expect([pointsForKilling(id, 1, 'assault'), pointsForKilling(id, 1, 'command')]).toEqual([1, 2]);
    expect([
      pointsForLeaving(id, 0, 'east'),
      pointsForLeaving(id, 0, 'west'),
      pointsForLeaving(id, 1, 'west'),
      pointsForLeaving(id, 1, 'east'),
    ]).toEqual([1, 0, 1, 0]);
    expect(pointsForLeaving(id, 0, 'east', 'recon')).toBe(0);
  },
);
rule('MAAS-comp-scenario-s1-crossed-wires#6', 'two ahead wins, one ahead is a draw', () => {
  const winners = (red: number, blue: number) => ended('crossed-wires', [red, blue])!.winners;
  expect([winners(0, 0), winners(0, 1), winners(0, 2), winners(2, 0)]).toEqual([[], [], [0], [1]]);
});
rule('MAAS-comp-scenario-s2-the-spillway#1', 'four panels, twelve turns, glow 2, deep water, drones', () => {
  expect(layout(opened('the-spillway'))).toEqual(['B', 'A', 'A', 'B']);
  frame('the-spillway', 12, 2);
  expect([wades('the-spillway'), drones('the-spillway')]).toEqual([false, true]);
});
rule(
  'MAAS-comp-scenario-s2-the-spillway#4',
  'blue sets up first, in the south, hidden if it likes, with two bunkers and three positions on land',
  () => {
    const s = opened('the-spillway');
    const ground = groundOf(s.state.map);
    expect(ruleset.awaiting(s.state)[0]).toMatchObject({ seat: 1, question: 'setup' });
    const allows = (at: number) => s.book.allows(ruleset.view(s.state, 1), { type: 'build', work: 'bunker', at }, 1);
    const panelsOf = new Set(ground.spots.filter(allows).flatMap(at => (ground.panelsAt(at).length === 1 ? ground.panelsAt(at) : [])));
    expect([...panelsOf].sort()).toEqual([2, 3]);
    expect(ground.spots.filter(allows).every(at => ground.terrain(at) !== 'water')).toBe(true);
    const land = ground.spots.filter(at => allows(at) && ground.terrain(at) === 'clear');
    for (const [work, n] of [
      ['bunker', 2],
      ['improved', 3],
    ] as const) {
      for (let i = 0; i < n; i++) s.does(1, { type: 'build', work, at: land.pop()! });
      expect(why(s.refuses(1, { type: 'build', work, at: land.pop()! }))).toEqual(['MAAS-15.4-setup']);
    }
    const woods = ground.spots.find(at => ground.terrain(at) === 'woods' && ground.panelsAt(at).includes(3))!;
    const soldier = firstOf(s.state.units, 1, 'front-line');
    s.does(1, { type: 'deploy', unit: soldier.id, at: woods, level: ground.level(woods), hidden: true });
    expect(ruleset.view(s.state, 0).units[soldier.id]!.at).toBeNull();
  },
);
rule('MAAS-comp-scenario-s2-the-spillway#5', 'red comes on from the north on turn 1; north and south are home', () => {
  expect(edgesOf('the-spillway', 0)).toEqual(['north']);
  expect(opened('the-spillway').state.plan.forces.map(({ friendly }) => friendly)).toEqual([['north'], ['south']]);
});
const bridges = (id: string, holders: readonly (0 | 1 | null)[], standing: readonly boolean[]): State['objectives'] =>
  opened(id).state.objectives.map((one, i) => ({ ...one, holder: holders[i]!, standing: standing[i]! }));
rule('MAAS-comp-scenario-s2-the-spillway#6', 'three for a bridge held, two to red for one destroyed, one for a soldier', () => {
  const id = 'the-spillway';
  expect(opened(id).state.objectives.map(({ holder }) => holder)).toEqual([1, 1, 1, 1]);
  const points = (holders: readonly (0 | 1)[], standing: readonly boolean[]) =>
    ended(id, [0, 0], { objectives: bridges(id, holders, standing) })!.points;
  expect(points([1, 1, 1, 1], [true, true, true, true])).toEqual([0, 12]);
  expect(points([0, 1, 1, 1], [true, false, true, true])).toEqual([3 + 2, 6]);
  expect([pointsForKilling(id, 0, 'thumper'), pointsForKilling(id, 1, 'assault'), pointsForKilling(id, 0, 'command')]).toEqual([1, 1, 1]);
});
rule('MAAS-comp-scenario-s2-the-spillway#7', 'a tie is blue’s', () => {
  const id = 'the-spillway';
  const winners = (lost: readonly [number, number]) =>
    ended(id, lost, { objectives: bridges(id, [0, 0, 1, 1], [true, true, true, true]) })!.winners;
  expect([winners([0, 0]), winners([0, 1]), winners([1, 1])]).toEqual([[1], [0], [1]]);
});
rule('MAAS-comp-scenario-s3-glow-line#1', 'four panels, twelve turns, stealth, drones and mines, integrity for who likes it', () => {
  expect(layout(opened('glow-line'))).toEqual(['A', 'A*', 'B', 'A']);
  expect([endsOn('glow-line', 11), endsOn('glow-line', 12)]).toEqual([false, true]);
  const s = amid('glow-line', 0, (units, state) =>
    change(units, firstOf(units, 0, 'ranger').id, { place: 'map', at: openGround(state, 2) }),
  );
  s.does(0, { type: 'activate', unit: firstOf(s.state.units, 0, 'ranger').id });
  s.does(0, { type: 'stealth' });
  expect([s.book.has('MAAS-14.6-mine-trigger'), s.book.has('MAAS-14.2-suit-integrity'), drones('glow-line')]).toEqual([true, false, true]);
  const more = Rulebook.compile(ruleset, [...scenarioOf('glow-line').rules, 'MAAS-14.2-suit-integrity']);
  expect(more.has('MAAS-14.2-suit-integrity')).toBe(true);
});
rule('MAAS-comp-scenario-s3-glow-line#2', 'glow 4, and slag all around slag in the north', () => {
  expect([burns('glow-line', 4), burns('glow-line', 5)]).toEqual([true, false]);
  const ground = groundOf(opened('glow-line').state.map);
  const slag = (panel: number) => ground.spots.filter(at => ground.terrain(at) === 'slag' && ground.panelsAt(at).includes(panel));
  const printed = groundOf(opened('crossed-wires').state.map);
  const seven = printed.spots.filter(at => printed.terrain(at) === 'slag' && printed.panelsAt(at)[0] === 0);
  for (const at of seven) for (const near of ground.neighbours(at)) expect(ground.terrain(near)).toBe('slag');
  expect([slag(0).length > 7, slag(1).length > 7, slag(2).length, slag(3).length]).toEqual([true, true, 6, 7]);
});
rule('MAAS-comp-scenario-s3-glow-line#5', 'blue in the east, its post six points from any edge, five mines and ten dummies on land', () => {
  const s = opened('glow-line');
  const ground = groundOf(s.state.map);
  const posts = ground.spots.filter(at => s.book.allows(ruleset.view(s.state, 1), { type: 'build', work: 'command-post', at }, 1));
  expect(Math.min(...posts.flatMap(at => EDGES.map(edge => ground.toEdge(at, edge))))).toBe(6);
  expect(posts.every(at => ground.panelsAt(at).some(panel => [1, 3].includes(panel)))).toBe(true);
  s.does(1, { type: 'build', work: 'command-post', at: posts[0]! });
  expect(why(s.refuses(1, { type: 'build', work: 'command-post', at: posts[1]! }))).toEqual(['MAAS-15.4-setup']);
  const land = ground.spots.filter(at => ground.terrain(at) === 'clear');
  for (const [kind, n] of [
    ['explosive', 4],
    ['nuclear', 1],
    ['dummy', 10],
  ] as const) {
    for (let i = 0; i < n; i++) s.does(1, { type: 'layMine', kind, at: land.pop()! });
    s.refuses(1, { type: 'layMine', kind, at: land.pop()! });
  }
  const wet = opened('glow-line');
  const water = ground.spots.find(at => ground.terrain(at) === 'water')!;
  wet.refuses(1, { type: 'layMine', kind: 'dummy', at: water });
});
rule('MAAS-comp-scenario-s3-glow-line#6', 'red comes on from the west on turn 1; west and east are home', () => {
  expect(edgesOf('glow-line', 0)).toEqual(['west']);
  expect(opened('glow-line').state.plan.forces.map(({ friendly }) => friendly)).toEqual([['west'], ['east']]);
});
/** Red stands beside or on the post of Glow Line. */
function atPost(on: boolean, what: Partial<Unit> = {}, type: 'front-line' | 'jack-knife' = 'front-line') {
  const { state } = opened('glow-line');
  const ground = groundOf(state.map);
  const post = openGround(state, 3);
  const near = ground.neighbours(post)[0]!;
  return amid('glow-line', 0, units => change(units, firstOf(units, 0, type).id, { place: 'map', at: on ? post : near, ...what }), {
    map: { ...state.map, works: { [post]: 'command-post' } },
    objectives: [{ at: post, holder: 1, standing: true }],
  });
}
rule(
  'MAAS-comp-scenario-s3-glow-line#7',
  'a good soldier on the ground at the post when a turn ends, or the post destroyed, is red’s win at once',
  () => {
    const after = [{ d6: 5 }, { d6: 3 }];
    expect(passed(atPost(true))).toMatchObject({ winners: [0], reason: 'post' });
    expect(passed(atPost(false), after)).toBeNull();
    expect(passed(atPost(true, { level: 4, aloft: true }), after)).toBeNull();
    const { state } = opened('glow-line');
    const post = openGround(state, 3);
    const bomb = amid(
      'glow-line',
      0,
      units => change(units, firstOf(units, 0, 'bomb').id, { place: 'map', at: post, level: 4, aloft: true }),
      {
        map: { ...state.map, works: { [post]: 'command-post' } },
        objectives: [{ at: post, holder: 1, standing: true }],
      },
    );
    bomb.does(0, { type: 'detonate', unit: firstOf(bomb.state.units, 0, 'bomb').id });
    expect(bomb.state.result).toMatchObject({ winners: [0], reason: 'post' });
  },
);
/** Red has lost so many others; does the death of its commander end it? */
const broken = (others: number) => {
  const s = amid('glow-line', 1, (units, state) => {
    let left = others;
    const at = openGround(state, 3);
    const dead = units.map(unit =>
      unit.seat === 0 && unit.kind === 'armored' && unit.card!.type !== 'command' && left-- > 0
        ? { ...unit, place: 'eliminated' as const }
        : unit,
    );
    const boss = firstOf(dead, 0, 'command');
    const near = groundOf(state.map).neighbours(at)[0]!;
    return change(
      change(dead, boss.id, { place: 'map', at: near, done: true, card: { ...boss.card!, damage: 5 } }),
      firstOf(dead, 1, 'front-line').id,
      { place: 'map', at },
    );
  });
  s.does(1, { type: 'activate', unit: firstOf(s.state.units, 1, 'front-line').id });
  s.does(1, { type: 'fire', target: firstOf(s.state.units, 0, 'command').id, mode: 'stationary' }, ...cards(s.state, d12(12)));
  return s.state.result;
};
rule('MAAS-comp-scenario-s3-glow-line#8', 'blue wins by the end, or by the Command and six more', () => {
  expect(ended('glow-line', [0, 0])).toMatchObject({ winners: [1], reason: 'held' });
  expect([broken(5), broken(6)]).toMatchObject([null, { winners: [1], reason: 'broken' }]);
});
rule('MAAS-comp-scenario-s4-twin-hammers#1', 'six panels, fourteen turns, glow 3, squads and their morale, drones', () => {
  expect(layout(opened('twin-hammers'))).toEqual(['A', 'B', 'A*', 'B*', 'A', 'B']);
  frame('twin-hammers', 14, 3);
  const s = opened('twin-hammers');
  expect([s.book.has('MAAS-14.11-squad-split'), s.book.has('MAAS-14.12-squad-morale'), drones('twin-hammers')]).toEqual([true, true, true]);
});
rule('MAAS-comp-scenario-s4-twin-hammers#4', 'two squads of five to nine and a Command, in secret; the second comes a turn later', () => {
  const s = opened('twin-hammers');
  const soldiers = s.state.units
    .filter(unit => unit.seat === 0 && unit.kind === 'armored' && unit.card!.type !== 'command')
    .map(({ id }) => id);
  s.refuses(0, { type: 'assign', first: soldiers.slice(0, 4) });
  s.does(0, { type: 'assign', first: soldiers.slice(0, 9) });
  expect(
    ruleset
      .view(s.state, 1)
      .units.filter(({ seat }) => seat === 0)
      .every(({ squad }) => squad === null),
  ).toBe(true);
  expect([
    comesOn('twin-hammers', 0, 'west', 1, 1),
    comesOn('twin-hammers', 0, 'west', 1, 2),
    comesOn('twin-hammers', 0, 'west', 2, 2),
  ]).toEqual([true, false, true]);
});
rule('MAAS-comp-scenario-s4-twin-hammers#5', 'red from the west, blue from the east; those are home', () => {
  expect([edgesOf('twin-hammers', 0), edgesOf('twin-hammers', 1)]).toEqual([['west'], ['east']]);
  expect(opened('twin-hammers').state.plan.forces.map(({ friendly }) => friendly)).toEqual([['west'], ['east']]);
});
rule('MAAS-comp-scenario-s4-twin-hammers#6', 'two for the middle of each panel, one for a soldier, three for a Command', () => {
  const s = opened('twin-hammers');
  const ground = groundOf(s.state.map);
  expect(s.state.objectives.map(({ at }) => ground.name(at).slice(-4))).toEqual(Array.from({ length: 6 }, () => 'I-18'));
  const held = bridges('twin-hammers', [0, 0, 1, null, null, null], [true, true, true, true, true, true]);
  expect(ended('twin-hammers', [0, 0], { objectives: held })!.points).toEqual([4, 2]);
  expect([
    pointsForKilling('twin-hammers', 0, 'ranger'),
    pointsForKilling('twin-hammers', 0, 'command'),
    pointsForKilling('twin-hammers', 1, 'command'),
  ]).toEqual([1, 3, 3]);
});
rule('MAAS-comp-scenario-s4-twin-hammers#7', 'three ahead wins, two ahead is a draw', () => {
  const winners = (red: number, blue: number) => ended('twin-hammers', [red, blue])!.winners;
  expect([winners(0, 2), winners(0, 3), winners(3, 0)]).toEqual([[], [0], [1]]);
});
rule('MAAS-comp-scenarios', 'whoever is not asked waits', () => {
  const s = scene(ruleset, opened('the-spillway').state, scenarioOf('the-spillway').rules);
  expect(why(s.refuses(0, { type: 'ready' }))).toEqual(['MAAS-15.4-setup']);
});
rule(
  'MAAS-3.12-mine-marker',
  'markers are offered and laid one by one, and nobody is ready before all lie; without the rule there are none',
  () => {
    const s = opened('glow-line');
    const ground = groundOf(s.state.map);
    const post = ground.spots.find(at => s.book.allows(ruleset.view(s.state, 1), { type: 'build', work: 'command-post', at }, 1))!;
    s.does(1, { type: 'build', work: 'command-post', at: post });
    const offered = [...ruleset.options(ruleset.view(s.state, 1), 1, s.book)];
    expect(offered.length > 0 && offered.every(({ type }) => type === 'layMine')).toBe(true);
    const placed = s.state.units.map(unit => (unit.seat === 1 ? { ...unit, place: 'map' as const, at: post } : unit));
    const waiting = scene(ruleset, { ...s.state, units: placed }, scenarioOf('glow-line').rules);
    expect(why(waiting.refuses(1, { type: 'ready' }))).toEqual(['MAAS-3.12-mine-marker']);
    const without = scene(ruleset, s.state, scenarioOf('crossed-wires').rules);
    expect(why(without.refuses(1, { type: 'layMine', kind: 'dummy', at: post }))).toEqual(['MAAS-14.0-optional-use']);
  },
);
