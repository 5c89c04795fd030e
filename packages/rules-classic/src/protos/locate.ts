import type { Side } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Struck } from '../event.ts';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { sheetFor, unitAt } from '../state.ts';

/** Rolls from two to twelve; a dash is a near miss. Weapons first, then everything else. */
const SHOT = 'MG - RA PL PT PT PT PL LA - PH'.split(' ');
const OTHERWISE = 'MG PL PL RA PT PT PT LA PL PL PH'.split(' ');

/** Where a ProtoMech is struck. Who has no main gun is struck in the torso, who has no arms in its legs. */
export function onProto(play: Play, id: UnitId, side: Side, damage: number, otherwise: boolean): Struck {
  const { locations } = sheetFor(unitAt(play.state, id));
  const roll = play.roll(2, 6, otherwise ? 'TW-loc-proto-special' : 'TW-loc-proto');
  const found = nth(otherwise ? OTHERWISE : SHOT, roll.total - 2);
  const covered = found === '-';
  const place: Location = covered ? 'PT' : (found as Location);
  const location = locations.includes(place) ? place : place === 'MG' ? 'PT' : 'PL';
  const struck: Struck = { roll, location, damage, critical: false, motive: false, covered };
  play.emit({ type: 'located', unit: id, side, struck });
  return struck;
}
