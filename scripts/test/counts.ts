export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed, how many needed a second try. */
  readonly unsteady?: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  unsteady: (a.unsteady ?? 0) + (b.unsteady ?? 0),
});

/** The last line of a test run. */
export const summary = ({ passed, failed, skipped, unsteady = 0 }: Counts): string =>
  [`${passed} passed, ${failed} failed`, skipped > 0 && `${skipped} skipped`, unsteady > 0 && `${unsteady} only on a second try`]
    .filter(Boolean)
    .join(', ');

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** A test file that could not even be loaded is a failure too. */
export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as VitestReport;
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped: report.numPendingTests + report.numTodoTests };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly errors: readonly unknown[];
}

/** A test that passed only on a second try has passed, and is counted where everybody sees it. */
export function countPlaywright(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, unsteady: flaky };
}

/** `N checks passed, N failed`, the last line of the check. */
export function countChecks(output: string): Counts {
  const found = /(\d+) checks passed, (\d+) failed/.exec(output);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}
