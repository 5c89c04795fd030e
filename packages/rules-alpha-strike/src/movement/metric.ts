import { type AlphaRule, core } from '../rule.ts';

/** Millimetres that stand for an inch on a metric table; exactly it would be 25.4, which nobody remembers. */
const PER_INCH = 25;

export const metricRules: readonly AlphaRule[] = [core('ASC-term-inch', { base: { millimetres: ({ inches }) => PER_INCH * inches } })];
