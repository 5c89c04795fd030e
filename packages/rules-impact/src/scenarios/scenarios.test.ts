import { Rulebook } from '@sortie/kernel';
import { opening, rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { buildValue, forceProblems } from '../design/force.ts';
import { impact } from '../impact.ts';
import type { ScenarioPlan, SuddenEnd } from '../model/scenario.ts';
import { at, cards, d6, d12, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { crossedWires, glowLine, spillway, twinHammers } from './house.ts';
import { scoreOf } from './victory.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, ...rest });
const victory = (over: Partial<ScenarioPlan['victory']>): NonNullable<Wanted['plan']> => ({
  special: { turns: 1 },
  victory: { awards: [], sudden: [], margin: 1, otherwise: null, text: '', ...over },
});
/** Both sides pass out of the last turn. */
const finish = (s: ReturnType<typeof scene<import('../model/shape.ts').Impact>>) => {
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6)));
  return s.state.result!;
};

const list = ({ units }: ScenarioPlan['forces'][0]): string => units.map(({ type, count }) => `${count} ${type}`).join(', ');
const check = (plan: ScenarioPlan, totals: readonly [number, number], squads: 1 | 2): void => {
  expect(plan.forces.map(({ units }) => buildValue(units))).toEqual(totals);
  expect(plan.forces.map(({ build }) => build)).toEqual(totals);
  for (const seat of [0, 1] as const) expect(forceProblems(plan.forces[seat].units, totals[seat], squads)).toEqual([]);
  expect(ruleset.readSetup(JSON.parse(JSON.stringify(plan))).ok).toBe(true);
};
rule('MAAS-comp-scenario-s1-crossed-wires', '120 against 120 on four panels, crossing east and west in ten turns', () => {
  check(crossedWires, [120, 120], 1);
  expect(list(crossedWires.forces[0])).toBe('1 command, 4 assault, 5 front-line, 1 ranger, 1 attack, 1 recon');
  expect(list(crossedWires.forces[1])).toBe('1 command, 6 front-line, 2 dead-eye, 1 thumper, 1 engineer, 1 attack');
  expect(crossedWires.special).toEqual({ turns: 10, glow: 2 });
  expect(crossedWires.forces.map(({ enters }) => enters!.edges)).toEqual([['west'], ['east']]);
});
rule('MAAS-comp-scenario-s2-the-spillway', '130 against 100 for the bridges, blue set up hidden in the south', () => {
  check(spillway, [130, 100], 1);
  expect(list(spillway.forces[1])).toBe('1 command, 5 front-line, 1 thumper, 4 sentry, 6 police');
  const state = ruleset.setup(spillway);
  expect(state.objectives.length).toBe(4);
  expect(state.objectives.every(({ holder }) => holder === 1)).toBe(true);
  expect(state.sides[1].stock).toMatchObject({ bunker: 2, improved: 3 });
  expect(impact.scenarios[1]!.rules).toContain('MAAS-14.10-hidden-setup');
});
rule('MAAS-comp-scenario-s3-glow-line', '130 against 100 for the command post, with slag spread in the north, mines and stealth', () => {
  check(glowLine, [130, 100], 1);
  const state = ruleset.setup(glowLine);
  expect(state.sides[1].stock).toEqual({ bunker: 0, improved: 0, 'command-post': 1, explosive: 4, nuclear: 1, dummy: 10 });
  const ground = groundOf(state.map);
  const slag = (panel: number): number =>
    ground.spots.filter(spot => ground.terrain(spot) === 'slag' && ground.panelsAt(spot).includes(panel)).length;
  expect(slag(0)).toBeGreaterThan(7);
  expect(slag(3)).toBe(7);
  for (const id of ['MAAS-14.3-stealth-entry', 'MAAS-14.6-mine-trigger'] as const) expect(impact.scenarios[2]!.rules).toContain(id);
});
rule('MAAS-comp-scenario-s4-twin-hammers', '240 against 240 on six panels, two squads each, the second a turn later', () => {
  check(twinHammers, [240, 240], 2);
  const { state, ruleset: game } = opening({ game: impact, seed: 1, scenario: impact.scenarios[3]!, commands: 0 });
  expect(groundOf(state.map).panels).toBe(6);
  expect(state.objectives.length).toBe(6);
  for (const seat of [0, 1]) {
    const soldiers = state.units.filter(
      unit => unit.seat === seat && (unit.kind === 'armored' || unit.kind === 'unarmored') && unit.card!.type !== 'command',
    );
    for (const squad of [1, 2]) expect(soldiers.filter(unit => unit.squad === squad).length).toBeGreaterThanOrEqual(5);
  }
  expect(game.awaiting(state)[0]!.question).toBe('setup');
});
rule('MAAS-comp-scenarios', 'eight scenarios in the format of section 15, each playable at once', () => {
  expect(impact.scenarios.map(({ title }) => title)).toEqual([
    'Crossed Wires',
    'The Spillway',
    'Glow Line',
    'Twin Hammers',
    'Stairwell',
    'Thin Air',
    'Bad Air',
    'Dead Reckoning',
  ]);
  for (const { rules, setup } of impact.scenarios) {
    expect(() => Rulebook.compile(ruleset, rules)).not.toThrow();
    expect(ruleset.awaiting(ruleset.setup(setup))).toBeDefined();
  }
});

rule('MAAS-15.1-title', 'a scenario has a title and says what is going on', () => {
  for (const { setup } of impact.scenarios) {
    expect(setup.title.length).toBeGreaterThan(3);
    expect(setup.situation.length).toBeGreaterThan(20);
  }
  const { title: _, ...untitled } = crossedWires;
  expect(ruleset.readSetup(untitled)).toMatchObject({ ok: false, problem: expect.stringContaining('title') });
});
rule('MAAS-15.2-map-diagram', 'the panels as they lie and where north is', () => {
  expect(crossedWires).toMatchObject({
    north: 'top',
    map: {
      rows: [
        [{ panel: 'A' }, { panel: 'B' }],
        [
          { panel: 'B', turned: true },
          { panel: 'A', turned: true },
        ],
      ],
    },
  });
  expect(ruleset.readSetup({ ...crossedWires, map: { kind: 'panels', rows: [[{ panel: 'Q' }]] } })).toMatchObject({ ok: false });
});
rule('MAAS-15.3-forces', 'every unit of each side with the build value of the whole', () => {
  for (const { setup } of impact.scenarios) for (const { units, build } of setup.forces) expect(buildValue(units)).toBe(build);
});
const setting = (extra: object = {}, forces: Wanted['forces'] = [{}, { setsUp: { panels: [0], bunkers: 1 } }]) => {
  const start = position({
    units: [blue('A-01', { place: 'reserve', at: null } as Partial<Soldier>), blue('A-03', { type: 'sentry' })],
    forces,
    state: { phase: 'setup' },
    alone: true,
    ...extra,
  });
  return scene(ruleset, { ...start, sides: [start.sides[0], { ...ruleset.setup(start.plan).sides[1] }] }, standard);
};
rule('MAAS-15.4-setup', 'each side sets up where and comes on when the scenario says', () => {
  const s = setting();
  expect(why(s.refuses(1, { type: 'ready' }))).toEqual(['MAAS-15.4-setup']);
  expect(why(s.refuses(0, { type: 'ready' }))).toEqual(['MAAS-15.4-setup']);
  s.does(1, { type: 'build', work: 'bunker', at: at('H-20') });
  expect(why(s.refuses(1, { type: 'build', work: 'bunker', at: at('H-21') }))).toEqual(['MAAS-15.4-setup']);
  s.does(1, { type: 'deploy', unit: 0, at: at('H-20'), level: 0, hidden: false });
  expect(why(s.refuses(1, { type: 'deploy', unit: 1, at: at('H-20'), level: 0, hidden: false }))).toEqual(['MAAS-15.4-setup']);
  s.does(1, { type: 'ready' }, ...cards(s.state, d6(5), d6(3)));
  expect(s.state).toMatchObject({ turn: 1, phase: 'impulses' });
  const north = ruleset.setup(spillway);
  const view = ruleset.view(north, 1);
  const book = Rulebook.compile(ruleset, impact.scenarios[1]!.rules);
  const inNorth = groundOf(north.map).named('B-H-11')!;
  expect(book.check(view, { type: 'build', work: 'bunker', at: inNorth }, 1).map(({ rule: id }) => id)).toEqual(['MAAS-15.4-setup']);
});
rule('MAAS-14.4.4-sentry-setup', 'sentries stand anywhere but in marsh', () => {
  const s = setting({ terrain: { 'H-20': 'marsh', 'H-21': 'woods' } });
  expect(why(s.refuses(1, { type: 'deploy', unit: 1, at: at('H-20'), level: 0, hidden: false }))).toEqual(['MAAS-14.4.4-sentry-setup']);
  s.does(1, { type: 'deploy', unit: 1, at: at('H-21'), level: 0, hidden: false });
});
rule('MAAS-15.4-friendly-edges', 'each side has its friendly edges: panic runs there', () => {
  const run = (home: 'north' | 'south') => {
    const s = scene(
      ruleset,
      position({
        forces: [{ friendly: [home] }, {}],
        units: [red('H-11', { type: 'police', morale: 'panicked' }), red('A-01', { type: 'command', done: true })],
      }),
    );
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(3)));
    return s.state.units[0]!.at;
  };
  expect([run('north'), run('south')]).toEqual([at('B-11'), at('N-11')]);
});
rule('MAAS-15.5-special-rules', 'special rules go before standard ones: glow, water, heights, tiles, storeys', () => {
  const state = position({
    units: [],
    terrain: { 'H-10': 'water' },
    plan: { special: { wade: true, woodsHeight: 3, tiles: { 'Z-H-11': 'woods' } } },
  });
  const ground = groundOf(state.map);
  expect([state.map.wade, ground.top(at('H-11'))]).toEqual([true, 3]);
});
rule('MAAS-15.6-victory', 'each scenario says how it is won; sudden ends come at once, points at the end', () => {
  const s = scene(
    ruleset,
    position({
      units: [red('H-10'), blue('H-30')],
      plan: victory({ awards: [{ kind: 'kills', seat: 0, armored: 1 }], otherwise: 1 }),
      alone: true,
    }),
  );
  expect(finish(s)).toEqual({ winners: [1], reason: 'held', points: [0, 0] });
  expect(ruleset.outcome(s.state)).toMatchObject({ winners: [1] });
  // The command post falls in mid-turn.
  const post = scene(
    ruleset,
    position({
      units: [red('H-10', { type: 'engineer' }), blue('H-30')],
      works: { 'H-11': 'command-post' },
      plan: victory({ sudden: [{ kind: 'post', seat: 0 }], otherwise: 1 }),
      state: { objectives: [{ at: at('H-11'), holder: 1, standing: true }] },
    }),
  );
  post.does(0, { type: 'activate', unit: 0 });
  post.does(0, { type: 'demolish', at: at('H-11') });
  expect(post.state.result).toMatchObject({ winners: [0], reason: 'post' });
  // Or somebody stands on it when the turn ends.
  const stand = scene(
    ruleset,
    position({
      units: [red('H-11'), blue('H-30')],
      works: { 'H-11': 'command-post' },
      plan: victory({ sudden: [{ kind: 'post', seat: 0 }], otherwise: 1 }),
      state: { objectives: [{ at: at('H-11'), holder: 1, standing: true }] },
      alone: true,
    }),
  );
  expect(finish(stand)).toMatchObject({ winners: [0], reason: 'post' });
});
test('blue breaks the raid by its commander and six more', () => {
  const dead = (n: number): Soldier[] => Array.from({ length: n }, () => ({ seat: 0, type: 'ranger', place: 'eliminated' }) as Soldier);
  const raid = (fallen: number, sudden: SuddenEnd = { kind: 'broken', seat: 1, others: 6 }) => {
    const units: Soldier[] = [
      { seat: 0, type: sudden.kind === 'worn' ? 'ranger' : 'command', place: 'eliminated' } as Soldier,
      ...dead(fallen),
      red('H-10', { card: { damage: 5 } }),
      red('H-02'),
      blue('H-13'),
      blue('R-35', { type: 'command', done: true }),
    ];
    const s = scene(ruleset, position({ units, plan: victory({ sudden: [sudden] }), state: { toAct: 1 } }));
    s.does(1, { type: 'activate', unit: fallen + 3 });
    s.does(1, { type: 'fire', target: fallen + 1, mode: 'stationary' }, ...cards(s.state, d12(9)));
    expect(s.state.units[fallen + 1]!.place).toBe('eliminated');
    return s.state.result;
  };
  expect(raid(4)).toBeNull();
  expect(raid(5)).toMatchObject({ winners: [1], reason: 'broken' });
  // Where losses alone count, the commander need not be among them.
  expect(raid(1, { kind: 'worn', seat: 1, losses: 4 })).toBeNull();
  expect(raid(2, { kind: 'worn', seat: 1, losses: 4 })).toMatchObject({ winners: [1], reason: 'broken' });
});
rule('MAAS-3.9-control-marker', 'who ends an activation there, grounded and in good order, holds the point', () => {
  const hold = (rest: Partial<Soldier>) => {
    const s = scene(
      ruleset,
      position({ units: [red('H-10', rest), blue('H-30')], state: { objectives: [{ at: at('H-11'), holder: 1, standing: true }] } }),
    );
    s.does(0, { type: 'activate', unit: 0 });
    if (rest.level) s.does(0, { type: 'bounce', level: rest.level, boost: false });
    s.does(0, { type: 'step', to: at('H-11') });
    s.does(1, { type: 'hold', rest: true });
    s.does(0, { type: 'done' });
    return s.state.objectives[0]!.holder;
  };
  expect([hold({}), hold({ level: 4 })]).toEqual([0, 1]);
});
for (const id of ['MAAS-3.11-victory-points', 'MAAS-18.7-victory-kinds'] as const)
  rule(id, 'points for kills, exits, ground held and ground denied add up', () => {
    const state = position({
      units: [
        red('H-10', { place: 'exited', exit: 'east', at: null } as Partial<Soldier>),
        red('H-12'),
        blue('H-30', { place: 'eliminated' } as Partial<Soldier>),
        blue('H-32', { type: 'command', place: 'eliminated' } as Partial<Soldier>),
      ],
      plan: victory({
        awards: [
          { kind: 'kills', seat: 0, armored: 1, command: 2 },
          { kind: 'exits', seat: 0, edges: ['east'], each: 4 },
          { kind: 'holds', each: 3, when: 'end', destroyed: { seat: 1, each: 2 } },
        ],
      }),
      state: {
        objectives: [
          { at: at('A-01'), holder: 0, standing: true },
          { at: at('A-03'), holder: 0, standing: false },
        ],
      },
    });
    expect([scoreOf(state, 0), scoreOf(state, 1)]).toEqual([1 + 2 + 4 + 3, 2]);
  });
rule('MAAS-18.7-kill-points', 'build value or one each, as the scenario says', () => {
  const score = (armored: number | 'value') =>
    scoreOf(
      position({
        units: [blue('H-30', { type: 'assault', place: 'eliminated' } as Partial<Soldier>)],
        plan: victory({ awards: [{ kind: 'kills', seat: 0, armored }] }),
      }),
      0,
    );
  expect([score('value'), score(1)]).toEqual([10, 1]);
});
rule('MAAS-18.7-occupation-points', 'once at the end, or every turn: five turns held are five', () => {
  const held = (when: 'turn' | 'end') => {
    const s = scene(
      ruleset,
      position({
        units: [red('H-10'), blue('H-30')],
        alone: true,
        plan: { ...victory({ awards: [{ kind: 'holds', each: 1, when }] }), special: { turns: 5 } },
        state: { objectives: [{ at: at('A-01'), holder: 0, standing: true }] },
      }),
    );
    for (let turn = 1; turn <= 5; turn++) {
      if (turn > 1) s.does(s.state.holder, { type: 'goFirst', yes: s.state.holder === 0 });
      s.does(0, { type: 'pass' });
      s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), ...(turn < 5 ? [d6(5), d6(3)] : [])));
    }
    return s.state.result!.points;
  };
  expect([held('turn'), held('end')]).toEqual([
    [5, 0],
    [1, 0],
  ]);
});
