import { halfTons } from '@sortie/roster';
import type { Scales } from '../questions.ts';
import type { Subject } from '../subject.ts';

/** Up to the next kilogram; a thousandth of one is forgiven to sums of decimals. */
const kilograms = (tons: number): number => Math.ceil(tons * 1000 - 0.001) / 1000;

/** Small support vehicles are weighed to the kilogram. */
const SMALL = 5;
const isFine = ({ unit }: Subject): boolean => unit.kind === 'support-vehicle' && unit.tons < SMALL;

/** The scales for a design: half tons, or fractions. */
export const scalesFor = (subject: Subject, fractional = false): Scales => ({
  subject,
  round: fractional || isFine(subject) ? kilograms : halfTons,
  fractional,
});
