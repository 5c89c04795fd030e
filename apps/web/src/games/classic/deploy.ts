import { type Hex, rowOf } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { type Classic, rowsOf, sheetFor, type Unit } from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';
import { deployment, type Way } from '../hexes/deploy.ts';
import { hexesOn } from './ground.ts';
import { keyOf, tokenOf, unitOf } from './units.ts';

function zoneOf({ view }: Moment<Classic>, seat: number): readonly Hex[] {
  const [first, last] = rowsOf(view, seat);
  return hexesOn(view).filter(h => rowOf(h) >= first && rowOf(h) <= last);
}

/** How far overwatch from hiding usually reaches; every order can say another number. */
const REACHES = [3, 6, 9] as const;

/** Set up in the rows of one's edge; the first seat comes from the north and looks south. */
export const deploy = deployment<Classic, Unit>({
  waiting: ({ view, seat }) => view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting').map(({ id }) => keyOf(id)),
  count: ({ view, seat }) => view.units.filter(unit => unit.seat === seat).length,
  unitOf: ({ view, selected }) => unitOf(view, selected),
  ahead: unit => (unit?.seat === 0 ? 3 : 0),
  zones: (moment, { seat }) => [
    { hexes: zoneOf(moment, seat), tone: 'mine', spotlight: true },
    { hexes: zoneOf(moment, 1 - seat), tone: 'quiet', hatched: true },
  ],
  nameOf: unit => sheetFor(unit).name,
  tokenOf: unit => tokenOf(unit),
  command: ({ id: unit }, at, facing) => ({ type: 'deploy', unit, at, facing }),
  ways: ({ id: unit }, at, facing) => [
    { id: 'hide', label: tell('Hide here'), command: { type: 'hide', unit, at, facing } },
    ...REACHES.map(
      (overwatch): Way<Classic> => ({
        id: `hide-${overwatch}`,
        label: tell('Hide, overwatch to {overwatch}', { overwatch }),
        command: { type: 'hide', unit, at, facing, overwatch },
      }),
    ),
  ],
});
