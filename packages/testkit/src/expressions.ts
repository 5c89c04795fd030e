import { expect } from 'vitest';

/**
 * A regular expression within an expected object means that the text there fits it. Vitest takes it for an object without properties, which
 * everything matches: such an expectation could not fail.
 */
expect.addEqualityTesters([
  (actual: unknown, expected: unknown) =>
    expected instanceof RegExp && !(actual instanceof RegExp) ? typeof actual === 'string' && expected.test(actual) : undefined,
]);
