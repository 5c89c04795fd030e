import { type Hex, rowOf } from '@sortie/geometry';
import { deploymentRows, type Mech, type QuickStart, type Side } from '@sortie/rules-quick-start';
import type { Moment } from '../../battle/face.ts';
import { deployment } from '../hexes/deploy.ts';
import { hexesOn } from './ground.ts';
import { keyOf, tokenOf, unitOf } from './units.ts';

function zoneOf({ view, book }: Moment<QuickStart>, side: Side): readonly Hex[] {
  const [first, last] = deploymentRows(view, side, book);
  return hexesOn(view).filter(h => rowOf(h) >= first && rowOf(h) <= last);
}

/** Set up in one's zone; the attacker comes from the north and looks south. */
export const deploy = deployment<QuickStart, Mech>({
  waiting: ({ view, seat }) => view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting').map(({ id }) => keyOf(id)),
  count: ({ view, seat }) => view.units.filter(unit => unit.seat === seat).length,
  unitOf: ({ view, selected }) => unitOf(view, selected),
  ahead: unit => (unit?.side === 'attacker' ? 3 : 0),
  zones: (moment, { side }) => [
    { hexes: zoneOf(moment, side), tone: 'mine', spotlight: true },
    { hexes: zoneOf(moment, side === 'attacker' ? 'defender' : 'attacker'), tone: 'quiet', hatched: true },
  ],
  nameOf: ({ sheet }) => sheet.name,
  tokenOf,
  command: ({ id: unit }, at, facing) => ({ type: 'deploy', unit, at, facing }),
});
