import { open, perform, Rulebook, type Scenario, SeededDice, seedFrom } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { even } from '../even.ts';
import { impact } from '../impact.ts';
import type { Impact } from '../model/shape.ts';
import type { State } from '../model/state.ts';
import { at, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';

const { tactics } = impact;
const best = (s: ReturnType<typeof stage>, seat: number) => tactics.candidates(ruleset.view(s.state, seat), seat, s.book)[0]!;
const stage = (units: readonly Soldier[], rest: Omit<Wanted, 'units'> = {}) => scene(ruleset, position({ ...rest, units }));
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, ...rest });

/** Woods across the middle. */
const wall = Object.fromEntries(['E-12', 'F-12', 'G-12', 'H-12', 'I-12', 'J-12', 'K-12'].map(point => [point, 'woods' as const]));

/** One game; the opponent plays `clever`, chance the other seat. */
function play(scenario: Scenario<Impact>, clever: number, seed: string): State {
  const book = Rulebook.compile(ruleset, scenario.rules);
  const opened = open(ruleset, book, scenario.setup, new SeededDice(seedFrom(seed), 0));
  if (!opened.ok) throw new Error('the opening wants dice by hand');
  let { state } = opened;
  for (let n = 1; n < 20_000 && !state.result; n++) {
    const { seat } = ruleset.awaiting(state)[0]!;
    const view = ruleset.view(state, seat);
    const luck = new SeededDice(seedFrom(seed), 100_000 + n);
    const command =
      seat === clever ? tactics.candidates(view, seat, book)[0]!.command : ruleset.sample(view, seat, book, k => luck.below(k))!;
    const done = perform(ruleset, book, state, seat, command, new SeededDice(seedFrom(seed), n));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    state = done.state;
  }
  return state;
}

describe('the opponent', () => {
  test('fires when there is something to fire at', () => {
    const s = stage([red('H-10'), red('A-01', { type: 'command', done: true }), blue('H-14', { done: true })]);
    s.does(0, { type: 'activate', unit: 0 });
    expect(best(s, 0).command).toMatchObject({ type: 'fire', target: 2 });
  });

  test('fires the second shot of rapid fire, and the one that a marked target waits for', () => {
    const s = stage([red('H-10'), red('A-01', { type: 'command', done: true }), blue('H-14', { done: true })]);
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'paint', target: 2 });
    const types = tactics.candidates(ruleset.view(s.state, 0), 0, s.book).map(({ command }) => command.type);
    expect([types[0], types.includes('done')]).toEqual(['fire', false]);
  });

  test('fires no second shot at somebody whom it can only hear of, when the first forbids the others', () => {
    const near = [blue('H-13', { done: true }), blue('H-19', { done: true, level: 9 })];
    const spotter = red('H-14', { type: 'command', done: true });
    const s = stage([red('H-11', { level: 9 }), spotter, ...near], { terrain: wall });
    s.does(0, { type: 'activate', unit: 0 });
    const types = (d12: number) => {
      const fired = { mode: 'rapid', shots: 1, stopped: true, first: { target: 2, d12 } } as const;
      const state = { ...s.state, active: { ...s.state.active!, ...fired } };
      return tactics.candidates(ruleset.view(state, 0), 0, s.book).map(({ command }) => command.type);
    };
    expect(types(5)).toEqual(['done']);
    expect(types(6)).toEqual(['fire']);
  });

  test('knows the whole way of a plan: every command of it is allowed when its turn comes', () => {
    const s = stage([red('H-10'), red('A-01', { type: 'command', done: true }), blue('H-30', { done: true })]);
    s.does(0, { type: 'activate', unit: 0 });
    const { command, onward } = best(s, 0);
    expect(onward!.length).toBeGreaterThan(1);
    const last = onward!.at(-1)!;
    for (const next of [command, ...onward!.slice(0, -1)]) s.does(0, next);
    expect(s.book.check(ruleset.view(s.state, 0), last, 0)).toEqual([]);
    expect(['fire', 'done']).toContain(last.type);
  });

  test('does not mourn an enemy who comes down when he is hit', () => {
    const aloft: Partial<Soldier> = { level: 6, type: 'assault' };
    const three = ['G-08', 'H-08', 'I-08'].map(on => red(on, aloft));
    const woods = Object.fromEntries(['F-13', 'G-13', 'H-13', 'I-13', 'J-13', 'K-13', 'H-14'].map(point => [point, 'woods' as const]));
    const before = position({ units: [...three, blue('H-14', { level: 6 })], terrain: woods });
    const hit = position({ units: [...three, blue('H-14', { morale: 'shocked', card: { damage: 1 } })], terrain: woods });
    const book = Rulebook.compile(ruleset, ruleset.editions['standard']!);
    const worth = (state: State) => tactics.value(ruleset.view(state, 0), 0, tactics.weights, book);
    expect(worth(hit)).toBeGreaterThan(worth(before));
  });

  test('of an ace foresees whoever may still come to see a soldier behind woods', () => {
    const book = Rulebook.compile(ruleset, ruleset.editions['standard']!);
    const fear = (done: boolean, weights = tactics.weights) => {
      const state = position({ units: [red('H-11', { done: true }), blue('H-16', { done })], terrain: wall });
      return tactics.value(ruleset.view(state, 0), 0, weights, book);
    };
    expect(Object.keys(tactics.tuned!)).toEqual(Object.keys(tactics.weights));
    expect(fear(false)).toBe(fear(true));
    expect(fear(false, tactics.tuned)).toBeLessThan(fear(true, tactics.tuned) - 0.3);
  });

  test('of an ace knows that only the dead bring a sudden end nearer', () => {
    const { victory } = even.setup;
    const worth = (damage: number, weights = tactics.weights) => {
      const { plan, units, ...rest } = position({ units: [red('H-11'), blue('H-30', { card: { damage } })] });
      const fallen = units.map(unit => (unit.seat === 1 && damage > 5 ? { ...unit, place: 'eliminated' as const, at: null } : unit));
      return tactics.value(ruleset.view({ ...rest, units: fallen, plan: { ...plan, victory } }, 0), 0, weights);
    };
    const [killed, aceKilled] = [worth(6) - worth(5), worth(6, tactics.tuned) - worth(5, tactics.tuned)];
    expect(aceKilled - killed).toBeCloseTo(tactics.weights['point']!);
  });

  test('bounces to see over woods', () => {
    const s = stage([red('H-10'), red('A-01', { type: 'command', done: true }), blue('H-15', { done: true, card: { damage: 4 } })], {
      terrain: wall,
    });
    s.does(0, { type: 'activate', unit: 0 });
    expect(best(s, 0)).toMatchObject({ command: { type: 'bounce' }, why: 'bounces to see' });
  });

  test('lands to hide when it can do nothing else in the air', () => {
    const s = stage([red('H-10', { level: 9, type: 'engineer', card: { damage: 4 } }), blue('H-18', { done: true, type: 'thumper' })], {
      terrain: wall,
    });
    s.does(0, { type: 'activate', unit: 0 });
    expect(best(s, 0)).toMatchObject({ command: { type: 'land' } });
  });

  test('reacts to an enemy who walks into the open before a soldier with nothing better to do', () => {
    const s = stage([
      red('H-10', { card: { damage: 3 } }),
      blue('H-14', { type: 'thumper' }),
      blue('R-35', { type: 'command', done: true }),
    ]);
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'step', to: at('H-11') });
    expect(best(s, 1).command).toEqual({ type: 'react', unit: 1 });
  });

  test('takes command when soldiers are shaken', () => {
    const s = stage([
      red('H-10', { morale: 'shocked' }),
      red('H-12', { morale: 'shocked' }),
      red('H-08', { type: 'command' }),
      blue('H-30'),
    ]);
    expect(best(s, 0).command).toEqual({ type: 'command', unit: 2 });
  });

  test('thinks on what it may know, and every thought is allowed', () => {
    const scenario = impact.scenarios[1]!;
    const book = Rulebook.compile(ruleset, scenario.rules);
    const opened = open(ruleset, book, scenario.setup, new SeededDice(seedFrom('think'), 0));
    if (!opened.ok) throw new Error('the opening wants dice by hand');
    const view = ruleset.view(opened.state, 1);
    const thoughts = tactics.candidates(view, 1, book);
    expect(thoughts.length).toBeGreaterThan(10);
    for (const { command } of thoughts.slice(0, 50)) expect(book.check(view, command, 1)).toEqual([]);
    expect([...thoughts].sort((a, b) => b.worth - a.worth)).toEqual(thoughts);
  });

  test('hurries across where the scenario pays for it, by a bounce with all the jets give', () => {
    const awards = [{ kind: 'exits' as const, seat: 0, edges: ['east' as const], each: 1 }];
    const plan = { victory: { awards, sudden: [], margin: 1, otherwise: null, text: '' }, special: { turns: 5 } };
    const s = stage([red('H-10'), red('A-01', { type: 'command', done: true }), blue('R-01', { done: true })], { plan });
    s.does(0, { type: 'activate', unit: 0 });
    expect(best(s, 0)).toMatchObject({ command: { type: 'bounce', boost: true }, why: 'bounces to get on' });
    const there = stage([red('H-34'), red('A-01', { type: 'command', done: true }), blue('R-01', { done: true })], { plan });
    there.does(0, { type: 'activate', unit: 0 });
    expect(best(there, 0).command).toMatchObject({ type: 'step' });
    there.does(0, { type: 'step', to: at('H-35') });
    expect(best(there, 0).command).toEqual({ type: 'exit', edge: 'east' });
  });

  test('stands on an objective that is not held yet', () => {
    const awards = [{ kind: 'holds' as const, each: 2, when: 'end' as const }];
    const s = stage(
      [red('H-10', { type: 'engineer', card: { damage: 4 } }), red('A-01', { type: 'command', done: true }), blue('R-35', { done: true })],
      {
        plan: { victory: { awards, sudden: [], margin: 1, otherwise: null, text: '' } },
        state: { objectives: [{ at: at('H-12'), holder: null, standing: true }] },
      },
    );
    s.does(0, { type: 'activate', unit: 0 });
    for (let n = 0; n < 4 && s.state.active; n++) s.does(0, best(s, 0).command);
    expect(s.state.objectives[0]).toMatchObject({ holder: 0 });
  });

  test('brings down what the enemy would be paid for holding', () => {
    const awards = [{ kind: 'holds' as const, each: 3, when: 'end' as const, destroyed: { seat: 0, each: 2 } }];
    const s = stage([red('H-10', { type: 'engineer' }), red('A-01', { type: 'command', done: true }), blue('R-35', { done: true })], {
      terrain: { 'H-11': 'bridge' },
      plan: { victory: { awards, sudden: [], margin: 1, otherwise: 1, text: '' } },
      state: { objectives: [{ at: at('H-11'), holder: 1, standing: true }] },
    });
    s.does(0, { type: 'activate', unit: 0 });
    expect(best(s, 0).command).toEqual({ type: 'demolish', at: at('H-11') });
  });

  test('never fires what no card could make a hit, not even with the point that a boost gave', () => {
    const s = stage([
      red('H-10', { type: 'engineer', card: { damage: 2 } }),
      red('A-01', { type: 'command', done: true }),
      blue('H-17', { done: true }),
    ]);
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'bounce', level: 1, boost: true });
    for (const to of ['H-11', 'H-12', 'H-13', 'H-14']) s.does(0, { type: 'step', to: at(to) });
    expect(s.state.active).toMatchObject({ mp: 1, boosted: true });
    const thoughts = tactics.candidates(ruleset.view(s.state, 0), 0, s.book);
    expect(thoughts.filter(({ command }) => command.type === 'fire')).toEqual([]);
  });

  test('comes on spread over the edge, and sets a guard on its command post with mines before it', () => {
    const arrive = (from: number, scenario: Scenario<Impact>, upTo: (state: State) => boolean): State => {
      const book = Rulebook.compile(ruleset, scenario.rules);
      const opened = open(ruleset, book, scenario.setup, new SeededDice(seedFrom('arrive'), 0));
      if (!opened.ok) throw new Error('the opening wants dice by hand');
      let { state } = opened;
      for (let n = from; n < 400 && !upTo(state); n++) {
        const { seat } = ruleset.awaiting(state)[0]!;
        const { command } = tactics.candidates(ruleset.view(state, seat), seat, book)[0]!;
        const done = perform(ruleset, book, state, seat, command, new SeededDice(seedFrom('arrive'), n));
        if (!done.ok) throw new Error(JSON.stringify(done.refusals));
        state = done.state;
      }
      return state;
    };
    const met = arrive(1, even, ({ turn }) => turn > 1);
    const rows = met.units.filter(unit => unit.seat === 0 && unit.at !== null).map(unit => unit.at! >> 8);
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(14);
    const held = arrive(1, impact.scenarios[2]!, ({ phase }) => phase !== 'setup');
    const [post] = held.objectives;
    expect(held.units.some(unit => unit.seat === 1 && unit.kind === 'armored' && unit.at === post!.at && !unit.aloft)).toBe(true);
    expect(held.mines.some(mine => mine.at === post!.at)).toBe(false);
  });

  test('beats chance from both sides of an even fight', () => {
    for (const clever of [0, 1]) {
      const { result } = play(even, clever, `even ${clever}`);
      expect(result?.winners).toEqual([clever]);
    }
  });
});
