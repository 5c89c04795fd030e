import type { Play } from '@sortie/kernel';
import { draw } from '../cards/draw.ts';
import { lawOf } from '../law.ts';
import type { Cause } from '../model/event.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { expose } from '../units/reveal.ts';
import { BOXES } from '../units/types.ts';
import { damageOf, isDown, isPlaced } from '../units/unit.ts';

export function eliminate(play: Play<Impact>, id: UnitId, cause: Cause) {
  if (!['map', 'reserve'].includes(play.state.units[id]!.place)) return;
  expose(play, id);
  play.emit({ type: 'eliminated', unit: id, cause });
}

/** Cross off boxes. Whoever has none left, or never had any, is eliminated (4.2.1, 4.6). */
export function strike(play: Play<Impact>, id: UnitId, boxes: number, cause: Cause) {
  const unit = play.state.units[id]!;
  if (boxes < 1 || !isPlaced(unit)) return;
  expose(play, id);
  if (unit.kind !== 'armored' || damageOf(unit) + boxes > BOXES) return eliminate(play, id, cause);
  play.emit({ type: 'hit', unit: id, boxes });
  if (isDown(play.state.units[id]!)) uncloak(play, id);
  if (lawOf(play.book).breach) breach(play, id, damageOf(unit), boxes);
}

/** Suit integrity (14.2): at two boxes in all a draw decides, beyond that the suit is open. Reading 65 counts each attack alone. */
function breach(play: Play<Impact>, id: UnitId, before: number, boxes: number) {
  const level = lawOf(play.book).breachPerAttack ? boxes : before + boxes;
  if (level < 2) return;
  const d6 = level === 2 ? draw(play, 'MAAS-14.2-suit-integrity').d6 : null;
  const breached = d6 === null || d6 <= 2;
  play.emit({ type: 'breachChecked', unit: id, d6, breached });
  if (breached) eliminate(play, id, 'breach');
}

/** A shock marker for whoever is in good order; others stay as they are (reading 60). Stealth fails with the nerves. */
export function giveShock(play: Play<Impact>, id: UnitId): boolean {
  const unit = play.state.units[id]!;
  if (!isPlaced(unit) || unit.morale !== 'good' || isDown(unit)) return false;
  expose(play, id);
  play.emit({ type: 'shocked', unit: id });
  uncloak(play, id);
  return true;
}

function uncloak(play: Play<Impact>, id: UnitId) {
  const { box } = play.state.units[id]!.stealth;
  if (box > 0) play.emit({ type: 'surfaced', unit: id, ready: play.state.turn + box });
}
