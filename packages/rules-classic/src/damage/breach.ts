import type { RuleId } from '@sortie/kernel';
import type { Wound } from '../questions.ts';
import type { Play } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isTorso } from '../sheet/sheet.ts';
import { isMech, sheetFor, unitAt } from '../state.ts';

const OPENS = 10;

/** Who is lost when one of its locations is open: every vehicle, and a 'Mech whose head or middle is. */
const isFatal = (unit: Unit, { location }: Wound): boolean => !isMech(unit) || location === 'HD' || location === 'CT';

/** A location that was hit lets in what is outside on ten or more, and of itself where no armor is left. `stops` what is in it where nothing works in the open. */
export function checkHull(play: Play, wound: Wound, rule: RuleId, stops: boolean): void {
  const { unit: id, location, rear } = wound;
  const unit = unitAt(play.state, id);
  if (unit.gone.includes(location) || unit.fresh.doomed !== null || isOpen(unit, wound)) return;
  const armor = (rear && isTorso(location) ? unit.rear : unit.armor)[location] ?? 0;
  const roll = armor === 0 ? null : play.roll(2, 6, rule);
  const open = roll === null || roll.total >= OPENS;
  const slots = open && stops ? (sheetFor(unit).slots[location] ?? []).map((_, i) => i) : [];
  play.emit({ type: 'breached', unit: id, location, roll, open, slots, doomed: open && isFatal(unit, wound) ? rule : null });
}

/** All that is in it has stopped already. */
function isOpen(unit: Unit, { location }: Wound): boolean {
  const slots = sheetFor(unit).slots[location];
  return slots !== undefined && slots.length > 0 && unit.hits[location]?.length === slots.length;
}
