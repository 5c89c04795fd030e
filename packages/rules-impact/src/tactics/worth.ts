import { nth } from '@sortie/kernel';
import type { Unit } from '../model/state.ts';
import { BOXES, TRACKS } from '../units/types.ts';
import { damageOf } from '../units/unit.ts';

/** What is left of a soldier after so many boxes, as a share; the last is for who is down. */
export const LEFT = [1, 0.86, 0.8, 0.74, 0.63, 0.35] as const;
/** What is left of somebody who is shocked. */
export const SHAKEN = 0.82;
const PANICKED = 0.5;

/** The share of a unit that is still in the fight. */
export function shareOf(unit: Unit): number {
  const left = unit.kind === 'armored' ? nth(LEFT, Math.min(BOXES, damageOf(unit))) : 1;
  return left * (unit.morale === 'good' ? 1 : unit.morale === 'shocked' ? SHAKEN : PANICKED);
}

export const buildOf = ({ card, kind }: Unit): number => (card ? TRACKS[card.type].build : kind === 'armored' ? 10 : 4);

/** What a unit is worth as it stands; a card one has not seen counts as an ordinary soldier. */
export function worthOf(unit: Unit): number {
  if (unit.place === 'eliminated' || unit.place === 'offline') return 0;
  return unit.place === 'exited' ? buildOf(unit) / 2 : buildOf(unit) * shareOf(unit);
}
