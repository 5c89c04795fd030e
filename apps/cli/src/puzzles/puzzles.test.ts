import { isRiddle, judgedAlone, MARGINS, type Puzzle, positionOf, riddles, scoreOf } from '@sortie/arena';
import { hashOf } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import { check } from './check.ts';

const scenario = quickStart.scenarios.find(({ id }) => id === 'training-grassland');

function first(): Puzzle<never> {
  if (!scenario) throw new Error('the duel is gone');
  const found = riddles(quickStart, scenario, 'test', 'move').next();
  if (found.done) throw new Error('no riddle in this game');
  return found.value as unknown as Puzzle<never>;
}
const puzzle = first();

test('the same seed finds the same puzzle, and its position can be played again', () => {
  expect(first()).toEqual(puzzle);
  const position = positionOf(quickStart, puzzle);
  if (typeof position === 'string') throw new Error(position);
  expect(hashOf(position.state)).toBe(puzzle.hash);
  expect(position.seat).toBe(puzzle.seat);
  expect(positionOf(quickStart, { ...puzzle, scenario: 'gone' })).toBe('its ready game is gone');
});

test('the solution is judged the same again, and no kept plan is better', () => {
  const position = positionOf(quickStart, puzzle);
  if (typeof position === 'string') throw new Error(position);
  const [solution, ...others] = puzzle.plans;
  expect(judgedAlone(position, puzzle.kind, solution?.command as never)?.score).toBe(solution?.score);
  for (const { score } of others) expect(score).toBeLessThanOrEqual(solution?.score ?? 0);
  expect(judgedAlone(position, puzzle.kind, { type: 'resolve', unit: 0, weapons: [] } as never)).toBeUndefined();
});

test('a shot counts what it does, a move also what it costs, and to survive is to lose nobody', () => {
  const reckoning = { dealt: 10, taken: 4, killed: 1, lost: 0, safe: 900 };
  expect(scoreOf('shot', reckoning)).toBe(25);
  expect(scoreOf('move', reckoning)).toBe(21);
  expect(scoreOf('survive', reckoning)).toBeCloseTo(90.21);
});

test('a riddle has few right answers, many wrong ones, and something to lose where one has to survive', () => {
  const plan = (score: number, safe = 1000) => ({ command: {}, score, reckoning: { dealt: 0, taken: 0, killed: 0, lost: 0, safe } });
  const far = MARGINS.move * 3;
  expect(isRiddle('move', [plan(0), plan(-far), plan(-far), plan(-far)])).toBe(true);
  expect(isRiddle('move', [plan(0), plan(0), plan(-far), plan(-far)])).toBe(false);
  expect(isRiddle('move', [plan(0), plan(-far), plan(-far)])).toBe(false);
  expect(isRiddle('survive', [plan(90, 900), plan(70, 700), plan(60, 600), plan(50, 500)])).toBe(true);
  expect(isRiddle('survive', [plan(20, 200), plan(1, 0), plan(1, 0), plan(1, 0)])).toBe(false);
});

test('a puzzle whose position comes out otherwise, or whose solution has another worth, does not pass', async () => {
  const said = async (more: Partial<Puzzle>): Promise<unknown> => check({ ...puzzle, ...more } as Puzzle, undefined);
  expect(await said({})).toMatchObject({ ok: true });
  expect(await said({ hash: '0' })).toMatchObject({ ok: false, said: 'it comes to another position' });
  const [solution, ...others] = puzzle.plans;
  expect(await said({ plans: [{ ...solution, score: 999 } as never, ...others] })).toMatchObject({ ok: false });
});
