import { Rulebook } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { radar } from '../game.ts';
import { A, B, engage, fighter, type Placed, start } from '../space.fixture.ts';
import { footings } from './chances.ts';
import { reckoned } from './reckoning.ts';
import { SEASONED } from './worth.ts';

const { ruleset, scenarios, tactics } = radar;
const book = Rulebook.compile(ruleset, scenarios[0]!.rules);
const guns = (standard: readonly [number, number, number, number], more: Placed['card'] = {}): Partial<Placed> => ({
  card: { ...more, arcs: { front: { standard } } },
});
const meeting = (...units: readonly Partial<Placed>[]) => start({ map: 'I1', units: units.map(unit => fighter(unit)) }).state;

describe('how two craft may come to face each other', () => {
  const state = meeting({ card: { thrust: 10 } }, { card: { thrust: 4 } });
  const [fast, slow] = [state.units[0]!, state.units[1]!];
  const chance = (fits: (footing: ReturnType<typeof footings>[number]) => boolean) =>
    footings({ state, book }, fast, slow).reduce((sum, one) => (fits(one) ? sum + one.chance : sum), 0);

  test('the chances of all ways add up to one', () => expect(chance(() => true)).toBeCloseTo(1, 9));

  test('one succeeds on 4 and the other fails: 33 times 3 of 36 times 36', () =>
    expect(chance(({ winner }) => winner === 0)).toBeCloseTo((33 * 3) / 1296, 9));

  test('the faster one mostly picks the range, and two failures make it long', () => {
    expect(chance(({ range }) => range === 0)).toBeGreaterThan(2 * chance(({ range }) => range === 1));
    expect(chance(({ range }) => range === 'long')).toBeCloseTo((3 * 3) / 1296, 9);
  });
});

describe('what an exchange comes to', () => {
  const toll = (one: Partial<Placed>, two: Partial<Placed>, fires: readonly [boolean, boolean]) => {
    const state = meeting(one, two);
    return reckoned(state, book, { unit: state.units[0]!, fires: fires[0] }, { unit: state.units[1]!, fires: fires[1] });
  };

  test('who keeps its fire does nothing, and suffers all the same', () => {
    const { given, taken } = toll({}, {}, [false, true]);
    expect([given, taken > 0]).toEqual([0, true]);
  });

  test('a slow one that fires alone seldom hits: the other keeps its distance', () => {
    const [short, fast] = [guns([4, 4, 0, 0], { thrust: 4 }), guns([4, 4, 0, 0], { thrust: 10 })];
    const alone = toll(short, fast, [true, false]).given;
    const chased = toll(fast, short, [true, false]).given;
    expect(chased).toBeGreaterThan(2 * alone);
  });
});

const seasoned = (play: ReturnType<typeof start>, seat: number) =>
  tactics.candidates(ruleset.view(play.state, seat), seat, book, SEASONED)[0]!.command;

test('a veteran attacks whom it can catch, where first sight prefers the weaker one', () => {
  const play = start({
    map: 'I1',
    units: [
      fighter({ card: { thrust: 6, arcs: { front: { standard: [4, 4, 0, 0] } } } }),
      fighter({ card: { thrust: 14, armor: 3, arcs: { front: { standard: [0, 0, 3, 3] } } }, armor: 3 }),
      fighter({ card: { thrust: 3, armor: 4, arcs: { front: { standard: [2, 2, 0, 0] } } }, armor: 4, seat: B }),
    ],
  });
  expect(seasoned(play, A)).toMatchObject({ type: 'engage', unit: 0, target: 2 });
});

test('a veteran that is attacked by a strong ship keeps its only shot for a cripple, and fires back where there is nobody else', () => {
  const strong = fighter({ seat: A, card: { thrust: 14, arcs: { front: { standard: [6, 6, 6, 6] } }, armor: 30 }, armor: 30 });
  const own = fighter({ seat: B, card: { thrust: 6, arcs: { front: { standard: [4, 4, 0, 0] } } } });
  const cripple = fighter({ seat: A, card: { thrust: 2, arcs: { front: { standard: [1, 0, 0, 0] } }, pv: 90 }, armor: 0, structure: 2 });
  const two = start({ map: 'I1', initiative: A, units: [strong, own, cripple] });
  two.does(A, engage(0, 1));
  expect(seasoned(two, B)).toMatchObject({ type: 'answer', fire: false });
  const alone = start({ map: 'I1', initiative: A, units: [strong, own] });
  alone.does(A, engage(0, 1));
  expect(seasoned(alone, B)).toMatchObject({ type: 'answer', fire: true });
});
