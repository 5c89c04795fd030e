import { fill, hashOf, open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { skirmish } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { LEVELS, type Level, type Thinking } from './level.ts';
import { toldPlans } from './plan.ts';

const { ruleset, scenarios } = quickStart;
const scenario = scenarios[0]!;
const book = Rulebook.compile(ruleset, scenario.rules);
const seed = seedFrom('opponents');

/** A duel played by two levels up to some command, or to its end. */
function play(levels: readonly [Level, Level], game: string, commands = 5000) {
  const dice = seedFrom(game);
  const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('no beginning');
  let { state } = opened;
  for (let n = 1; n <= commands; n++) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const level = levels[asked.seat]!;
    const { command } = choose(quickStart, ruleset.view(state, asked.seat), asked.seat, book, { level, seed: `${game} ${n}` });
    const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(dice, n));
    if (!done.ok) throw new Error(`${level} chose what is refused: ${JSON.stringify(done.refusals)}`);
    state = done.state;
  }
  return state;
}

/** The seat to move in a duel that has just begun, and a thought about it. */
const moving = play(['recruit', 'recruit'], 'start', 2);
const seat = ruleset.awaiting(moving)[0]!.seat;
const think = (thinking: Partial<Thinking>) =>
  choose(quickStart, ruleset.view(moving, seat), seat, book, { level: 'regular', seed: 1, ...thinking });

describe('a decision', () => {
  test('is the same for the same seed and nodes', () => {
    expect(moving.phase).toBe('movement');
    for (const level of LEVELS) expect(think({ level, seed: 'x' })).toEqual(think({ level, seed: 'x' }));
    expect(hashOf(play(['regular', 'recruit'], 'twice', 40))).toBe(hashOf(play(['regular', 'recruit'], 'twice', 40)));
  });

  test('shows at most three plans, best first, and takes the best', () => {
    const choice = think({});
    const { command, plans } = choice;
    expect(plans.length).toBe(3);
    expect(plans[0]!.command).toEqual(command);
    expect(plans.map(({ value }) => value)).toEqual(plans.map(({ value }) => value).sort((a, b) => b - a));
    for (const { why, words, steps, value } of plans) {
      expect(why).not.toBe('');
      expect(fill(words)).toBe(why);
      expect(Number.isFinite(value)).toBe(true);
      expect(steps.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
    }
    expect(plans.some(({ steps }) => steps.length > 1)).toBe(true);
    expect(toldPlans(choice).map(({ chosen }) => chosen)).toEqual([true, false, false]);
  });

  test('looks at no more answers than it may, and stops when time is up', () => {
    let asked = 0;
    const counting = {
      ...quickStart,
      tactics: {
        ...quickStart.tactics,
        candidates: (...args: Parameters<typeof quickStart.tactics.candidates>) => {
          asked++;
          return quickStart.tactics.candidates(...args);
        },
      },
    };
    choose(counting, ruleset.view(moving, seat), seat, book, { level: 'regular', seed: 1, nodes: 5 });
    expect(asked).toBe(1 + 5);
    asked = 0;
    let left = 2;
    choose(counting, ruleset.view(moving, seat), seat, book, { level: 'regular', seed: 1, nodes: 50, deadline: () => left-- <= 0 });
    expect(asked).toBe(1 + 2);
  });

  test('goes by the character of whoever decides', () => {
    const worth = (personality: Thinking['personality']) => think({ ...(personality && { personality }) }).plans[0]!.value;
    expect(worth({ aggression: 3 })).not.toBe(worth({ aggression: 1 }));
    expect(worth({ aggression: 1, caution: 1, objective: 1 })).toBe(worth(undefined));
  });

  test('of a recruit wavers with the seed, that of a regular does not', () => {
    const choices = (level: Level) => new Set(Array.from({ length: 12 }, (_, i) => JSON.stringify(think({ level, seed: i }).command))).size;
    expect(choices('recruit')).toBeGreaterThan(1);
    expect(choices('regular')).toBe(1);
  });

  test('needs a question', () => {
    expect(() => choose(quickStart, ruleset.view(moving, 1 - seat), 1 - seat, book, { level: 'random', seed: 1 })).toThrow('is not asked');
  });
});

describe('levels', () => {
  test('a regular beats a random player', () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const state = play(game % 2 === 0 ? ['regular', 'random'] : ['random', 'regular'], `ladder ${game}`);
      if (ruleset.outcome(state)?.winners[0] === game % 2) won++;
      expect(state.turn).toBeLessThan(60);
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });

  test('any game can be played, whatever its rules', () => {
    const toyBook = Rulebook.compile(skirmish.ruleset, skirmish.scenarios[0]!.rules);
    const opened = open(skirmish.ruleset, toyBook, skirmish.scenarios[0]!.setup, new SeededDice(seed, 0));
    if (!opened.ok) throw new Error('no beginning');
    let { state } = opened;
    for (let n = 1; n < 30; n++) {
      const asked = skirmish.ruleset.awaiting(state)[0];
      if (!asked) break;
      const { command } = choose(skirmish, skirmish.ruleset.view(state, asked.seat), asked.seat, toyBook, {
        level: LEVELS[n % 3]!,
        seed: n,
      });
      const done = perform(skirmish.ruleset, toyBook, state, asked.seat, command, new SeededDice(seed, n));
      if (!done.ok) throw new Error(JSON.stringify(done.refusals));
      state = done.state;
    }
  });
});
