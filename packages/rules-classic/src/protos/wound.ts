import type { Roll } from '@sortie/kernel';
import { hurtPilot } from '../pilots/pilots.ts';
import type { Wound } from '../questions.ts';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isWorking, sheetFor, struckIn, unitAt } from '../state.ts';

/** One group of damage to a ProtoMech: what a place cannot take goes on to the torso (TW-proto-transfer). */
export function woundProto(play: Play, { unit: id, location, points, source }: Wound): void {
  let at = location;
  let left = points;
  for (;;) {
    const unit = unitAt(play.state, id);
    if (!unit.gone.includes(at)) {
      const armor = Math.min(left, unit.armor[at] ?? 0);
      const structure = Math.min(left - armor, unit.structure[at] ?? 0);
      left -= armor + structure;
      play.emit({ type: 'damaged', unit: id, location: at, rear: false, armor, structure, counts: armor + structure, source });
      if (structure > 0) criticalBoxes(play, id, at);
      if ((unitAt(play.state, id).structure[at] ?? 0) === 0) losePlace(play, id, at);
    }
    if (left === 0 || at === 'PT') return;
    at = 'PT';
  }
}

const PILOT_HITS: { readonly [L in Location]?: number } = { PH: 1, LA: 1, RA: 1, PL: 1, PT: 3 };

function losePlace(play: Play, id: UnitId, at: Location): void {
  if (unitAt(play.state, id).gone.includes(at)) return;
  play.emit({ type: 'lost', unit: id, location: at, how: 'destroyed' });
  const hits = PILOT_HITS[at];
  if (hits) hurtPilot(play, id, hits);
}

const boxesFor = (rolled: number): number => (rolled >= 12 ? 3 : rolled >= 10 ? 2 : rolled >= 8 ? 1 : 0);

/** Boxes are crossed off one after the other; where there is none left nothing more happens (TW-proto-crit). */
function criticalBoxes(play: Play, id: UnitId, at: Location): void {
  const boxes = (sheetFor(unitAt(play.state, id)).slots[at] ?? []).filter(({ part }) => part === 'box').length;
  if (boxes === 0) return;
  const roll = play.roll(2, 6, 'TW-proto-crit');
  play.emit({ type: 'criticalRolled', unit: id, location: at, roll, row: { total: roll.total, terms: [] } });
  for (let hits = boxesFor(roll.total); hits > 0; hits--) crossOff(play, id, at, boxes);
}

function crossOff(play: Play, id: UnitId, at: Location, boxes: number): void {
  const unit = unitAt(play.state, id);
  const crossed = struckIn(unit, at, 'box');
  if (crossed >= boxes || unit.gone.includes(at)) return;
  const last = crossed + 1 === boxes;
  const doomed = last && at === 'PT' ? 'TW-proto-crit' : null;
  play.emit({ type: 'slotHit', unit: id, location: at, slot: crossed, rolls: [], cause: null, doomed });
  if (at === 'PT') strikeTorsoWeapon(play, id, boxes);
  if (last && (at === 'LA' || at === 'RA')) losePlace(play, id, at);
}

/** One and two is the first weapon in the torso, three and four the second, five and six the third, if there is one. */
function strikeTorsoWeapon(play: Play, id: UnitId, boxes: number): void {
  const unit = unitAt(play.state, id);
  const roll: Roll = play.roll(1, 6, 'TW-proto-crit');
  const slot = boxes + Math.floor((roll.total - 1) / 2);
  if (sheetFor(unit).slots['PT']?.[slot] && isWorking(unit, 'PT', slot))
    play.emit({ type: 'slotHit', unit: id, location: 'PT', slot, rolls: [roll], cause: null, doomed: null });
}
