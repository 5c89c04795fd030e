import type { PrintedCard } from '@sortie/roster';
import { priceAtSkill } from '../alpha-strike/point-value/skill.ts';

/** Price of a card for a skill; a drone is worth what its operator's skill makes it. */
export const priceFor = ({ pv, specials }: Pick<PrintedCard, 'pv' | 'specials'>, skill: number): number =>
  priceAtSkill(pv, skill, specials.includes('DRO'));
