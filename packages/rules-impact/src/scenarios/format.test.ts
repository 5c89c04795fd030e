import { Rulebook, type RuleId } from '@sortie/kernel';
import { opening, rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { PANELS } from '../board/panels.ts';
import { billFor, forceFaults } from '../design/force.ts';
import { type Design, designFaults, designScenario } from '../design/scenario.ts';
import { impact } from '../impact.ts';
import type { Force, Muster, ScenarioPlan } from '../model/scenario.ts';
import { at, cards, d6, d12, position, type Soldier } from '../proving/position.ts';
import { optionalIds, ruleset, standardRules } from '../ruleset.ts';
import { activate, blue, chief, fire, ofType, red, stage, termOf, why } from '../testing/field.fixture.ts';
import { opened, scenarioOf } from './ready.fixture.ts';
import { scoreOf } from './victory.ts';

const crossed = scenarioOf('crossed-wires').setup;
const reads = (plan: object): boolean => ruleset.readSetup({ ...crossed, ...plan }).ok;
/** A game of this plan after the cards are dealt. */
function begun(plan: ScenarioPlan, rules: readonly RuleId[] = standardRules) {
  const { state } = opening({
    game: impact,
    seed: 4,
    scenario: { ...scenarioOf('crossed-wires'), setup: plan, rules },
    rules,
    commands: 0,
  });
  return scene(ruleset, state, rules);
}

rule('MAAS-15.1-title#1', 'every scenario has a title and a situation, and a game shows them', () => {
  for (const { id, setup, title, summary } of impact.scenarios) {
    const s = opened(id);
    const [asked] = ruleset.awaiting(s.state);
    expect([...ruleset.options(ruleset.view(s.state, asked!.seat), asked!.seat, s.book)].length).toBeGreaterThan(0);
    expect(impact.named!(s.state.plan).title).toBe(title);
    expect([s.state.plan.title, s.state.plan.situation]).toEqual([title, summary]);
    expect(setup.situation.length).toBeGreaterThan(20);
  }
  expect([reads({}), reads({ title: undefined }), reads({ situation: undefined })]).toEqual([true, false, false]);
});
rule('MAAS-15.2-map-diagram#1', 'panels row by row and where north is; a game is laid out so', () => {
  const s = begun({ ...crossed, map: { kind: 'panels', rows: [[{ panel: 'B' }, { panel: 'A', turned: true }]] }, north: 'left' });
  const ground = groundOf(s.state.map);
  expect([ground.panels, ground.name(ground.onPanel(0, 7, 11)!), ground.name(ground.onPanel(1, 7, 11)!)]).toEqual([2, 'B-H-11', 'A-H-11']);
  expect(ground.onPanel(1, 0, 1)! > ground.onPanel(1, 17, 35)!).toBe(true);
  s.refuses(0, { type: 'steady' });
  expect(s.state.plan.north).toBe('left');
  expect([reads({ north: 'up' }), reads({ map: { kind: 'panels', rows: [[{ panel: 'Y' }]] } })]).toEqual([false, false]);
  expect(reads({ map: { kind: 'panels', rows: [[{ panel: 'A' }, { panel: 'B' }], [{ panel: 'A' }]] } })).toBe(false);
});
rule('MAAS-15.3-forces#1', 'both forces with what they are worth', () => {
  for (const { id, setup } of impact.scenarios) {
    const s = opened(id);
    s.refuses(0, { type: 'steady' });
    for (const seat of [0, 1] as const) {
      expect(s.state.units.filter(unit => unit.seat === seat)).toHaveLength(
        setup.forces[seat].units.reduce((sum, { count }) => sum + count, 0),
      );
      expect(billFor(setup.forces[seat].units).total).toBe(setup.forces[seat].build);
    }
  }
});
rule('MAAS-15.3-forces#2', 'another force of the same worth takes its place', () => {
  const other: readonly Muster[] = [
    { type: 'command', count: 1 },
    { type: 'jack-knife', count: 5 },
    { type: 'sniper', count: 1 },
    { type: 'ranger', count: 2 },
  ];
  const pool = crossed.forces[0].build;
  expect([billFor(other).total, forceFaults(other, pool)]).toEqual([119, []]);
  expect(forceFaults([...other, { type: 'police', count: 1 }], pool).map(({ rule: id }) => id)).toEqual(['MAAS-18.4-build-points']);
  const s = begun({ ...crossed, forces: [{ ...crossed.forces[0], units: other }, crossed.forces[1]] });
  s.does(s.state.holder, { type: 'goFirst', yes: s.state.holder === 0 });
  const knife = s.state.units.find(({ card }) => card?.type === 'jack-knife')!;
  s.does(0, { type: 'activate', unit: knife.id });
  expect(s.state.active!.mp).toBe(6);
});
rule('MAAS-15.5-special-rules#1', 'what the scenario says goes before the rules: water, woods, glow, and rules left out', () => {
  const wade = (yes: boolean) => {
    const s = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-12': 'water' }, plan: { special: { wade: yes } } });
    activate(s);
    return s.book.allows(ruleset.view(s.state, 0), { type: 'step', to: at('H-12') }, 0);
  };
  expect([wade(false), wade(true)]).toEqual([false, true]);
  const burns = (glow: number) => {
    const s = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-12': 'slag' }, plan: { special: { glow } } });
    activate(s);
    s.does(0, { type: 'step', to: at('H-12') }, ...cards(s.state, d6(4)));
    return ofType(s, 'glowed')[0]!.hurt;
  };
  expect([burns(3), burns(4)]).toEqual([false, true]);
  // Whoever storms off the map is lost, unless the scenario lets soldiers leave there.
  const exits = (edges: NonNullable<Force['exits']>) => {
    const s = stage([red('A-11', { morale: 'panicked' }), chief, blue('R-35')], { forces: [{ exits: edges }, {}] });
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1), d6(1), d6(1)));
    return s.state.units[0]!.place;
  };
  expect([exits([]), exits(['north'])]).toEqual(['eliminated', 'exited']);
});
rule('MAAS-15.x-setup-altitude#1', 'on the ground or at any level up to the ceiling', () => {
  const deploys = (level: number, type: Soldier['type'] = 'front-line') => {
    const start = position({
      units: [{ seat: 1, type }],
      forces: [{}, { setsUp: { panels: [0] } }],
      state: { phase: 'setup' },
      alone: true,
    });
    const s = scene(ruleset, { ...start, sides: [start.sides[0], { ...start.sides[1], ready: false }] });
    if (!s.book.allows(ruleset.view(s.state, 1), { type: 'deploy', unit: 0, at: at('H-20'), level }, 1)) return undefined;
    s.does(1, { type: 'deploy', unit: 0, at: at('H-20'), level });
    return [s.state.units[0]!.level, s.state.units[0]!.aloft];
  };
  expect([0, 1, 12].map(level => deploys(level))).toEqual([
    [0, false],
    [1, true],
    [12, true],
  ]);
  expect([deploys(13), deploys(3, 'police'), deploys(0, 'police')]).toEqual([undefined, undefined, [0, false]]);
});

const garrison = (more: Partial<Force>): ScenarioPlan => ({
  ...crossed,
  forces: [crossed.forces[0], { name: 'Marten', build: 60, friendly: ['east'], units: [], setsUp: { panels: [1, 3] }, ...more }],
});
test('part of a side sets up and the rest comes on later', () => {
  const units: readonly Muster[] = [
    { type: 'front-line', count: 2 },
    { type: 'assault', count: 2, later: true },
  ];
  const enters = { edges: ['east'], turns: [3] } as const;
  const readsPlan = (plan: ScenarioPlan) => ruleset.readSetup(JSON.parse(JSON.stringify(plan))).ok;
  expect([
    readsPlan(garrison({ units, enters })),
    readsPlan(garrison({ units })),
    readsPlan(garrison({ units: units.slice(0, 1), enters })),
  ]).toEqual([true, false, false]);
  const s = begun(garrison({ units, enters }));
  const ground = groundOf(s.state.map);
  const later = s.state.units.filter(unit => unit.seat === 1 && unit.later);
  // Whoever is dealt to the reinforcements is one of them.
  expect(later.map(({ card }) => card!.type)).toEqual(['assault', 'assault']);
  const zone = ground.spots.filter(
    spot => ground.panelsAt(spot).includes(3) && ground.terrain(spot) === 'clear' && ground.edges(spot).length === 0,
  );
  expect(why(s.refuses(1, { type: 'deploy', unit: later[0]!.id, at: zone[0]!, level: ground.level(zone[0]!) }))).toEqual([
    'MAAS-15.4-setup',
  ]);
  for (const unit of s.state.units.filter(one => one.seat === 1 && !one.later)) {
    const spot = zone.pop()!;
    s.does(1, { type: 'deploy', unit: unit.id, at: spot, level: ground.level(spot) });
  }
  s.does(1, { type: 'ready' }, ...cards(s.state, d6(3), d6(5)));
  s.does(1, { type: 'goFirst', yes: true });
  expect(why(s.refuses(1, { type: 'activate', unit: later[0]!.id }))).toContain('MAAS-7.7-completed');
  const third = scene(ruleset, { ...s.state, turn: 3 });
  third.does(1, { type: 'activate', unit: later[0]!.id });
  const edge = ground.spots.find(spot => ground.edges(spot).includes('east') && ground.edges(spot).length === 1)!;
  third.does(1, { type: 'enter', at: edge, level: 0 });
  expect(third.state.units[later[0]!.id]).toMatchObject({ place: 'map', entered: 3 });
});

const design = (more: Partial<Design>): Design => ({
  title: 'Ours',
  situation: 'A try.',
  engagement: 'meeting',
  size: 'standard',
  panels: [[{ panel: 'A' }]],
  forces: [[{ type: 'militia', count: 3 }], [{ type: 'sniper', count: 2 }]],
  turns: 8,
  kills: 'count',
  ...more,
});
rule('MAAS-18.3-build-limits#1', 'cards and commanders limit a squad, and nothing else', () => {
  expect(forceFaults([{ type: 'front-line', count: 18 }], 999)).toEqual([]);
  expect(forceFaults([{ type: 'militia', count: 40 }], 999)).toEqual([]);
  expect(
    forceFaults(
      [
        { type: 'jack-knife', count: 9 },
        { type: 'bomb', count: 4 },
        { type: 'ecm', count: 4 },
      ],
      999,
    ),
  ).toEqual([]);
  const rules = (units: readonly Muster[]) => forceFaults(units, 999).map(({ rule: id }) => id);
  expect([rules([{ type: 'jack-knife', count: 10 }]), rules([{ type: 'command', count: 2 }])]).toEqual([
    ['MAAS-18.4-cost-jack-knife'],
    ['MAAS-18.3-one-commander'],
  ]);
  begun({ ...crossed, forces: [{ ...crossed.forces[0], units: [{ type: 'militia', count: 40 }] }, crossed.forces[1]] }).refuses(0, {
    type: 'steady',
  });
});
rule('MAAS-18.6-custom-rules#1', 'against all advice a design plays, with rules left out and rules of its own', () => {
  const odd = design({});
  expect(designFaults(odd).length).toBeGreaterThan(0);
  const s = begun(designScenario(odd));
  s.does(s.state.holder, { type: 'goFirst', yes: s.state.holder === 0 });
  s.does(0, { type: 'activate', unit: 0 });
  // A scenario may leave a rule out: without it woods cover nobody.
  const shot = (rules: readonly RuleId[]) => {
    const board = position({ units: [red('H-10'), chief, blue('H-15')], terrain: { 'H-15': 'woods' } });
    const now = scene(ruleset, board, rules);
    activate(now);
    fire(now, 2, 'stationary', d12(1));
    return termOf(now, 'MAAS-9.3.2-mod-woods');
  };
  expect([shot(standardRules), shot(standardRules.filter(id => id !== 'MAAS-9.3.2-mod-woods'))]).toEqual([-3, undefined]);
  expect(Rulebook.compile(ruleset, [...standardRules, 'MAAS-reading-47-always-triple']).has('MAAS-reading-47-always-triple')).toBe(true);
});
/** Play to the end of a plan of one turn and see who has won. */
const won = (victory: Partial<ScenarioPlan['victory']>, units: readonly Soldier[], holder: 0 | 1 = 0) => {
  const s = stage([...units], {
    alone: true,
    plan: { special: { turns: 1 }, victory: { awards: [], sudden: [], margin: 1, otherwise: null, text: '', ...victory } },
    state: { objectives: [{ at: at('A-05'), holder, standing: true }] },
  });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6)));
  return [s.state.result!.winners, s.state.result!.points];
};
rule('MAAS-18.7-victory-kinds#1', 'kills, ground held, soldiers across, goals denied, and all of it together', () => {
  const field: readonly Soldier[] = [
    red('H-10'),
    red('H-12', { place: 'exited', exit: 'east' }),
    blue('H-30', { place: 'eliminated' }),
    blue('H-32', { done: false }),
  ];
  const kills = { kind: 'kills', seat: 0, armored: 2 } as const;
  const exits = { kind: 'exits', seat: 0, edges: ['east'], each: 4 } as const;
  const holds = { kind: 'holds', each: 3, when: 'end' } as const;
  expect(won({ awards: [kills] }, field)).toEqual([[0], [2, 0]]);
  expect(won({ awards: [exits] }, field)).toEqual([[0], [4, 0]]);
  expect([won({ awards: [holds] }, field), won({ awards: [holds] }, field, 1)]).toEqual([
    [[0], [3, 0]],
    [[1], [0, 3]],
  ]);
  expect(won({ awards: [], otherwise: 1 }, field)).toEqual([[1], [0, 0]]);
  expect(won({ awards: [kills, exits, holds] }, field)).toEqual([[0], [9, 0]]);
});
rule('MAAS-3.11-victory-points#1', 'both players see the points of both sides as they are won', () => {
  const s = stage([red('H-10'), chief, blue('H-11', { type: 'police' })], {
    plan: { victory: { awards: [{ kind: 'kills', seat: 0, armored: 1, others: 2 }], sudden: [], margin: 1, otherwise: null, text: '' } },
  });
  const seen = () => [0, 1].map(seat => [0, 1].map(whose => scoreOf(ruleset.view(s.state, seat), whose)));
  expect(seen()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  activate(s);
  fire(s, 2, 'stationary', d12(12));
  expect(seen()).toEqual([
    [2, 0],
    [2, 0],
  ]);
});
rule('MAAS-comp-map-panels#1', 'eight panels, laid in any arrangement', () => {
  expect(PANELS.map(({ letter }) => letter)).toEqual([...'ABCDEFGH']);
  const s = begun({
    ...crossed,
    map: { kind: 'panels', rows: [[...'ABCD'].map(panel => ({ panel })), [...'EFGH'].map(panel => ({ panel, turned: true }))] },
  });
  const ground = groundOf(s.state.map);
  expect([ground.panels, ground.spots.length]).toEqual([8, 8 * 613 - 4 * 18 - 6 * 18 + 3]);
  s.does(s.state.holder, { type: 'goFirst', yes: s.state.holder === 0 });
  s.does(0, { type: 'activate', unit: 0 });
});
test('every optional rule of the book is in force in one of the ready games, and forces cost what their pools say', () => {
  const used = new Set(impact.scenarios.flatMap(({ rules }) => rules));
  expect(optionalIds.filter(id => !id.startsWith('MAAS-house-') && !used.has(id))).toEqual([]);
  for (const { setup } of impact.scenarios) for (const { units, build } of setup.forces) expect(billFor(units).total).toBe(build);
  expect(scenarioOf('stairwell').setup.forces[1].handicaps).toEqual(['MAAS-14.9-facing-arc', 'MAAS-14.9-facing-rotate']);
});
