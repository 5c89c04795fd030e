import { tell } from '@sortie/kernel';
import type { Command, Impact } from '@sortie/rules-impact';
import type { Fact, Moment } from '../../battle/face.ts';
import { prospectOf } from './prospects.ts';

/** The strength of a shot, and how likely it is to harm. */
export function foresee(moment: Moment<Impact>, command: Command): readonly Fact[] {
  if (command.type !== 'fire') return [];
  const { view } = moment;
  const unit = view.active ? view.units[view.active.unit] : undefined;
  const target = view.units[command.target];
  if (!unit || !target) return [];
  const { strict, strength, damage } = prospectOf(moment, unit, target, command.mode);
  if (strict) return [];
  return [{ label: tell('Strength'), value: tell('{percent} % to do damage', { percent: Math.round(damage * 100) }), answer: strength }];
}
