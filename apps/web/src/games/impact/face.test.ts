import { type Advanced, advance, begin, commitmentTo, Rulebook, type Seed, SeededDice, seedFrom, seenBy, type View } from '@sortie/kernel';
import { type Command, type Impact, impact, placeX, type ScenarioPlan, type State, standardRules, type Unit } from '@sortie/rules-impact';
import { describe, expect, test } from 'vitest';
import type { Input, Interaction, Moment } from '../../battle/face.ts';
import { activation } from './activation.ts';
import { fieldIn, placeIn, spotOn } from './ground.ts';
import { group } from './group.ts';
import { impulse } from './impulse.ts';
import { list } from './list.ts';
import { FIRE, prospectOf } from './prospects.ts';
import { coverAt, reachOf, stopAt } from './reach.ts';
import { reaction } from './reaction.tsx';
import { setOut, stepsLeft, stop, walkOn } from './route.ts';
import { setup } from './setup.tsx';
import { explained } from './sight.ts';
import { termName } from './terms.ts';
import { toldOf } from './told.tsx';
import { keyOf, tokenOf, unitCards } from './units.ts';
import { labelOf } from './words.ts';

const { ruleset, scenarios } = impact;
const book = Rulebook.compile(ruleset, standardRules);

const plan: ScenarioPlan = {
  ...scenarios[0]!.setup,
  map: { kind: 'panels', rows: [[{ panel: 'A' }]] },
  forces: [
    {
      name: 'Kestrel',
      units: [
        { type: 'assault', count: 1 },
        { type: 'front-line', count: 1 },
      ],
      build: 20,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
    },
    {
      name: 'Marten',
      units: [
        { type: 'thumper', count: 1 },
        { type: 'ranger', count: 1 },
      ],
      build: 25,
      friendly: ['east'],
      setsUp: { panels: [0] },
    },
  ],
};
const bare = ruleset.setup(plan);
const ground = fieldIn(bare);
const at = (name: string): number => ground.named(name)!;

/** A moment of the game with its soldiers where a test wants them. */
function scene(units: readonly Partial<Unit>[], change: Partial<State> = {}): View<Impact> {
  const placed = bare.units.map((unit, i): Unit => ({ ...unit, place: 'map', at: at('A-Q-19'), ...units[i] }));
  return seenBy<Impact>({
    ...bare,
    turn: 1,
    phase: 'impulses',
    holder: 0,
    sides: bare.sides.map(side => ({ ...side, ready: true })) as unknown as State['sides'],
    ...change,
    units: placed,
  });
}

const active = (unit: number, mp: number, rest: Partial<NonNullable<State['active']>> = {}): NonNullable<State['active']> => ({
  unit,
  mp,
  full: mp,
  from: null,
  airStart: false,
  kept: true,
  bounced: false,
  landed: false,
  boosted: false,
  moved: false,
  stopped: false,
  mode: null,
  shots: 0,
  first: null,
  painted: null,
  shaky: false,
  queried: 0,
  emerging: 0,
  turned: 0,
  plan: null,
  shot: null,
  unopposed: false,
  ...rest,
});

const apart: readonly Partial<Unit>[] = [{ at: at('A-Q-19') }, { at: at('A-B-03') }, { at: at('A-Q-14') }, { at: at('A-P-30') }];
const walking = scene(apart, { active: active(0, 5) });
const momentOf = (view: View<Impact>, seat = 0, selected = '0'): Moment<Impact> => ({ ruleset, book, view, seat, selected });
type Spotted = { readonly x: number; readonly y: number };

/** Feeds inputs to an interaction as the screen does; the last change is the result. */
function play<S>(interaction: Interaction<Impact, S, Spotted>, moment: Moment<Impact>, inputs: readonly Input<Spotted>[]) {
  let state = interaction.begin(moment);
  let change = {} as ReturnType<typeof interaction.on>;
  for (const input of inputs) {
    change = interaction.on(moment, state, input);
    if (change.state !== undefined) state = change.state;
  }
  return { state, change, shown: interaction.show(moment, state) };
}
const tap = (view: View<Impact>, name: string): Input<Spotted> => ({ kind: 'tap', at: placeIn(view, at(name)), extend: false });
const act = (id: string): Input<Spotted> => ({ kind: 'act', id });

test('every point is where it was put, and back', () => {
  for (const spot of ground.spots) expect(spotOn(ground, placeIn(bare, spot))).toBe(spot);
});

describe('walking', () => {
  test('reaches what the rules allow, each point by its cheapest way', () => {
    const stops = reachOf(momentOf(walking));
    for (const { path, mp } of stops) {
      expect(path.length).toBeGreaterThan(0);
      expect(mp).toBeLessThan(5);
    }
    expect(stopAt(momentOf(walking), at('A-Q-21'))?.mp).toBe(3);
    expect(stopAt(momentOf(walking), at('A-P-30'))).toBeUndefined();
    // Woods cost two and give three of cover.
    const woods = stops.find(({ at: spot }) => ground.terrain(spot) === 'woods')!;
    expect(coverAt(momentOf(walking), walking.units[0]!, woods)).toBe(-3);
  });

  test('sends the first step and remembers the rest until something happens', () => {
    const { change } = play(activation, momentOf(walking), [tap(walking, 'A-Q-22'), act('go')]);
    expect(change.send).toMatchObject({ type: 'step' });
    const first = (change.send as Extract<Command, { type: 'step' }>).to;
    const after = scene([{ at: first }, ...apart.slice(1)], { active: active(0, 4, { moved: true }) });
    expect(stepsLeft(after)).toHaveLength(2);
    expect(stepsLeft(seenBy<Impact>({ ...after, discard: [4] }))).toEqual([]);
    walkOn();
    stop();
    expect(stepsLeft(after)).toEqual([]);
    setOut(after, 0, []);
    expect(stepsLeft(after)).toEqual([]);
  });

  test('says why a point is out of reach', () => {
    const { change } = play(activation, momentOf(walking), [tap(walking, 'A-P-30')]);
    expect(change.refusals?.[0]?.reason).toBe('no way there is short enough');
  });

  test('takes a point that a flier hides, and the flier by a second tap; its base is always itself', () => {
    const high = scene([apart[0]!, apart[1]!, { at: at('A-Q-22'), level: 9, aloft: true }, apart[3]!], { active: active(0, 5) });
    const over: Input<Spotted> = { ...tap(high, 'A-P-21'), token: '2' } as Input<Spotted>;
    expect(play(activation, momentOf(high), [over]).state).toEqual({ to: at('A-P-21') });
    expect(play(activation, momentOf(high), [over, over]).state).toMatchObject({ target: '2' });
    const base: Input<Spotted> = { ...tap(high, 'A-Q-22'), token: '2' } as Input<Spotted>;
    expect(play(activation, momentOf(high), [base]).state).toMatchObject({ target: '2' });
  });

  test('in the air costs a point each, whatever lies beneath', () => {
    const flying = scene([{ at: at('A-Q-19'), level: 9, aloft: true }, ...apart.slice(1)], { active: active(0, 3, { airStart: true }) });
    expect(stopAt(momentOf(flying), at('A-Q-22'))?.mp).toBe(0);
    expect(tokenOf(flying, flying.units[0]!)).toMatchObject({ label: 'A Assault', height: '+6 +3' });
    const { shown } = play(activation, momentOf(flying), []);
    expect(shown.actions.map(({ id }) => id)).toEqual(expect.arrayContaining(['ladder', 'land', 'done']));
    const over = scene([{ at: at('A-Q-23'), level: 9, aloft: true }, ...apart.slice(1)], { active: active(0, 3, { airStart: true }) });
    expect(play(activation, momentOf(over), [act('crash')]).change.send).toEqual({ type: 'land', pay: false });
  });

  test('on an open table goes straight, an inch at a time', () => {
    const open: ScenarioPlan = { ...plan, map: { kind: 'table', width: 24, depth: 24, pieces: [] } };
    const state = ruleset.setup(open);
    const here = 12 * 254 * 16384 + 12 * 254;
    const units = state.units.map((unit, i): Unit => ({ ...unit, place: 'map', at: here + i * 3000 }));
    const view = seenBy<Impact>({ ...state, turn: 1, phase: 'impulses', holder: 0, units, active: active(0, 5) });
    const goal = here - 3 * 254;
    expect(placeX(goal)).toBe(9 * 254);
    expect(stopAt(momentOf(view), goal)?.path.length).toBeGreaterThanOrEqual(3);
    expect(reachOf(momentOf(view)).length).toBeGreaterThan(60);
  });
});

describe('firing', () => {
  test('shows strength and chances before committing, and what is unknown', () => {
    const [unit, target] = [walking.units[0]!, walking.units[2]!];
    const prospects = FIRE.map(mode => prospectOf(momentOf(walking), unit, target, mode));
    const aimed = prospects[0]!;
    expect(aimed.strength.total).toBe(aimed.strength.terms.reduce((sum, { value }) => sum + value, 0));
    expect(aimed.damage).toBeGreaterThan(0);
    expect(prospects[3]!.refusals[0]?.reason).toBe('targeted fire needs a target painted just before');
    const veiled = seenBy<Impact>({ ...walking, units: walking.units.map(one => (one.id === 2 ? { ...one, card: null } : one)) });
    expect(prospectOf(momentOf(veiled), unit, veiled.units[2]!, 'stationary').blind).toBe(true);
  });

  test('aims at an enemy that is chosen and fires as chosen', () => {
    const { change } = play(activation, momentOf(walking), [{ kind: 'select', unit: '2' }, act('mode-rapid'), act('fire')]);
    expect(change.send).toEqual({ type: 'fire', target: 2, mode: 'rapid' });
  });

  test('explains a line by the meta-hexes along it', () => {
    const view = scene([{ at: at('A-G-04') }, {}, { at: at('A-G-16') }, {}]);
    const { sight, zones } = explained(momentOf(view), view.units[0] as Unit & { at: number }, { at: at('A-G-16'), level: 0 });
    expect(sight.state).toBe('blocked');
    expect(zones.length).toBeGreaterThan(0);
    expect(sight.marks?.some(({ tone }) => tone === 'danger')).toBe(true);
  });
});

describe('reacting', () => {
  const view = scene(apart, { active: active(0, 3, { moved: true }), pending: [{ kind: 'reaction', seat: 1, unit: 0 }] });

  test('shows neither line nor range, and offers whoever may', () => {
    const { shown } = play(reaction, momentOf(view, 1, '2'), []);
    expect(shown.overlays).toEqual({ target: '0' });
    expect(reaction.candidates(momentOf(view, 1))).toEqual(['2', '3']);
    expect(play(reaction, momentOf(view, 1, '2'), [act('react')]).change.send).toEqual({ type: 'react', unit: 2 });
    expect(play(reaction, momentOf(view, 1, '2'), [act('pass')]).change.send).toEqual({ type: 'hold', rest: true });
  });
});

describe('an impulse', () => {
  test('activates whoever is chosen; the shaken are seen to first', () => {
    const calm = scene(apart, { toAct: 0 });
    expect(play(impulse, momentOf(calm), [{ kind: 'select', unit: '1' }]).change.select).toBe('1');
    expect(play(impulse, momentOf(calm, 0, '1'), [act('activate')]).change.send).toEqual({ type: 'activate', unit: 1 });
    const shaken = scene([apart[0]!, { ...apart[1], morale: 'shocked' }, ...apart.slice(2)], { toAct: 0 });
    expect(impulse.candidates(momentOf(shaken))).toEqual(['1']);
    expect(play(impulse, momentOf(shaken, 0, '1'), [act('rally-0')]).change.send).toEqual({ type: 'rally', unit: 1, points: 0 });
  });
});

describe('setting up', () => {
  test('puts soldiers where the side may, and says why not elsewhere', () => {
    const view = seenBy<Impact>(bare);
    const there = play(setup, momentOf(view, 1, '2'), [tap(view, 'A-H-20'), act('put')]);
    expect(there.change.send).toMatchObject({ type: 'deploy', unit: 2, at: at('A-H-20') });
    expect(play(setup, momentOf(view, 1, '2'), [act('ready')]).shown.actions.find(({ id }) => id === 'ready')?.refusals?.[0]?.reason).toBe(
      'somebody is not on the map yet',
    );
  });
});

/** A random game through both views, as screens hear it. */
function* moments(games: number, commands: number) {
  for (let game = 0; game < games; game++) {
    const seed: Seed = seedFrom(`faces ${game}`);
    const scenario = scenarios[game % scenarios.length]!;
    const header = {
      game: 'impact',
      version: 1,
      rules: scenario.rules,
      setup: scenario.setup,
      seats: ['a', 'b'],
      dice: 'seeded' as const,
      commitment: commitmentTo(seed),
    };
    let done: Advanced<Impact> = begin(ruleset, header, new SeededDice(seed, 0));
    for (let n = 1; n < commands && done.ok; n++) {
      const { match } = done;
      const [asked] = ruleset.awaiting(match.state);
      if (!asked) break;
      const view = ruleset.view(match.state, asked.seat);
      yield { view, asked, book: match.book, events: match.entries.at(-1)! };
      const luck = new SeededDice(seed, 100_000 + n);
      const command = ruleset.sample(view, asked.seat, match.book, sides => luck.below(sides))!;
      done = advance(match, asked.seat, command, new SeededDice(seed, n));
    }
  }
}

test('every question of random games can be answered on the screen, and every term has a name', () => {
  const nameless = new Set<string>();
  let asked = 0;
  const interactions = { setup, impulse, activation, reaction, group } as unknown as Readonly<
    Record<string, Interaction<Impact, unknown, Spotted>>
  >;
  for (const moment of moments(4, 120)) {
    const { view, asked: question } = moment;
    const now: Moment<Impact> = { ruleset, book: moment.book, view, seat: question.seat, selected: undefined };
    const one = interactions[question.question] ?? (list as unknown as Interaction<Impact, unknown, Spotted>);
    const selected = one.candidates(now)[0];
    const chosen = { ...now, selected };
    const shown = one.show(chosen, one.begin(chosen));
    expect(shown.actions.length, question.question).toBeGreaterThan(0);
    expect(unitCards(view).length).toBe(view.units.length);
    asked++;
    const { events } = moment;
    if (!('events' in events)) continue;
    for (const event of events.events)
      for (const { answer } of toldOf(view, event).sums ?? [])
        for (const term of answer?.terms ?? []) if (!termName(term)) nameless.add(term.rule);
  }
  expect(asked).toBeGreaterThan(300);
  expect([...nameless]).toEqual([]);
});

/** Numbers that no screen adds up. */
const UNSEEN: readonly string[] = ['blind', 'ceiling', 'altitude', 'boxes', 'leak'];

test('every rule that changes a number has a name in its sum', () => {
  const adding = ruleset.rules.filter(rule =>
    [rule.base, rule.adds, rule.multiplies, rule.atLeast, rule.atMost].some(part =>
      Object.keys(part ?? {}).some(question => !UNSEEN.includes(question)),
    ),
  );
  expect(adding.length).toBeGreaterThan(40);
  expect(adding.map(({ id }) => id).filter(rule => !termName({ rule, value: 0 }))).toEqual([]);
});

test('every command has words', () => {
  const view = walking;
  for (const command of ruleset.options(view, 0, book)) expect(labelOf(view, command).text).not.toBe('');
  expect(keyOf(3)).toBe('3');
});
