import { has } from '../../card/specials.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isMech, isProto } from '../../state.ts';

type Legged = Pick<Unit, 'card'> & Partial<Pick<Unit, 'moved'>>;

/** On four legs now: built so, or a QuadVee that is not on its wheels. */
export const onFourLegs = (unit: Legged): boolean =>
  (isMech(unit) || isProto(unit)) && (has(unit, 'QUAD') || (has(unit, 'QV') && unit.moved?.mode !== 'roll'));
const NO_HANDS = 'it has no hands to carry with';
const handless = (unit: Unit | undefined): string | undefined => (unit && onFourLegs(unit) ? NO_HANDS : undefined);

export const legRules: readonly AlphaRule[] = [
  core('ASC-unit-quad-identification', { structural: 'whether a figure has four legs is said by its card or by the set-up' }),
  core('ASC-unit-quad-movement', {
    forbids: {
      lift: ({ units }, { unit }) => handless(units[unit]),
      throw: ({ units }, { unit }) => handless(units[unit]),
      move: ({ units }, { unit, haul }) => (haul ? handless(units[unit]) : undefined),
    },
  }),
  core('ASC-unit-quad-arc', { structural: 'the arc of a figure on four legs is a quarter' }),
  core('ASC-unit-quad-control', { adds: { control: ({ unit }) => (onFourLegs(unit) ? -2 : undefined) } }),
  core('ASC-unit-tripod-arc', { structural: 'the arc of a figure on three legs is all around' }),
  core('ASC-unit-tripod-control', { adds: { control: ({ unit }) => (isMech(unit) && has(unit, 'TRIPOD') ? -1 : undefined) } }),
];
