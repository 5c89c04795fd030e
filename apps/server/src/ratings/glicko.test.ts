import { expect, test } from 'vitest';
import { after, FRESH, intervalOf, rested } from './glicko.ts';

test('Glickman’s own example comes out as he printed it', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const other = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
  const { rating, deviation, volatility } = after(player, [
    { other: other(1400, 30), score: 1 },
    { other: other(1550, 100), score: 0 },
    { other: other(1700, 300), score: 0 },
  ]);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 1);
  expect(volatility).toBeCloseTo(0.05999, 4);
});

test('two who are equally strong and draw stay so, and are known better; what one wins the other loses', () => {
  const drawn = after(FRESH, [{ other: FRESH, score: 0.5 }]);
  expect(drawn.rating).toBeCloseTo(1500, 6);
  expect(drawn.deviation).toBeLessThan(FRESH.deviation);
  const [won, lost] = [after(FRESH, [{ other: FRESH, score: 1 }]), after(FRESH, [{ other: FRESH, score: 0 }])];
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
  expect(won.rating).toBeGreaterThan(1600);
});

test('a great surprise makes somebody’s play seem to vary more', () => {
  const steady = { rating: 1500, deviation: 50, volatility: 0.06 };
  const weak = { rating: 800, deviation: 50, volatility: 0.06 };
  expect(after(steady, [{ other: weak, score: 0 }]).volatility).toBeGreaterThan(after(steady, [{ other: weak, score: 1 }]).volatility);
});

test('whoever does not play becomes less certain, up to what is known of a stranger', () => {
  const month = 30 * 24 * 3600_000;
  const known = { rating: 1700, deviation: 60, volatility: 0.06 };
  expect(rested(known, month - 1)).toEqual(known);
  expect(rested(known, 12 * month).deviation).toBeGreaterThan(60);
  expect(rested(known, 1e6 * month)).toEqual({ ...known, deviation: FRESH.deviation });
  expect(intervalOf(known)).toEqual([1582, 1818]);
});
