import { CURRENT, peersOf, toCard } from '@sortie/convert';
import { CATALOGUE, find, nameOf } from '@sortie/roster';
import { fightsOnGround } from './ground.ts';

/** By name; the catalogue comes with this module alone, so whoever only compares record sheets does not wait for it. */
export const groundUnits = (): readonly string[] =>
  CATALOGUE.filter(unit => fightsOnGround(toCard(unit, CURRENT)?.type ?? ''))
    .map(nameOf)
    .sort();

/** Others of its kind at about its price. */
export function peersCalled(name: string): readonly string[] {
  const unit = find(name);
  return unit ? peersOf(unit).map(nameOf) : [];
}
