import { expect, test } from 'vitest';
import { add, countChecks, countPlaywright, countVitest, none, summary } from './counts.ts';

test('the last line of a run sums everything up', () => {
  const unit = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  const browser = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };
  const all = [countChecks('6 checks passed, 0 failed\n'), countVitest(JSON.stringify(unit)), countPlaywright(JSON.stringify(browser))];
  expect(summary(all.reduce(add, none))).toBe('15 passed, 2 failed, 2 skipped, 1 only on a second try');
  expect(summary({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
});

test('a check without a result has failed', () => {
  expect(countChecks('killed')).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
