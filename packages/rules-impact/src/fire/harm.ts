import type { Play, StepRun } from '@sortie/kernel';
import type { Cause } from '../model/event.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { expose } from '../units/reveal.ts';
import { BOXES } from '../units/types.ts';
import { damageOf, isDown, isPlaced } from '../units/unit.ts';

export function eliminate(play: Play<Impact>, id: UnitId, cause: Cause) {
  if (!['map', 'reserve'].includes(unitAt(play.state, id).place)) return;
  expose(play, id);
  play.emit({ type: 'eliminated', unit: id, cause });
}

/** Cross off boxes. Whoever has none left, or never had any, is eliminated (4.2.1, 4.6). */
export function strike(play: Play<Impact>, id: UnitId, boxes: number, cause: Cause) {
  const unit = unitAt(play.state, id);
  if (boxes < 1 || !isPlaced(unit)) return;
  expose(play, id);
  if (unit.kind !== 'armored' || damageOf(unit) + boxes > BOXES) return eliminate(play, id, cause);
  play.run('harm', { unit: id, before: damageOf(unit), boxes, cause });
}

const cross: StepRun<Impact, 'harm'> = (play, { unit, boxes }) => play.emit({ type: 'hit', unit, boxes });
export const harm = { cross };

/** A shock marker for whoever is in good order; others stay as they are (reading 60). */
export function giveShock(play: Play<Impact>, id: UnitId): boolean {
  const unit = unitAt(play.state, id);
  if (!isPlaced(unit) || unit.morale !== 'good' || isDown(unit)) return false;
  expose(play, id);
  play.run('shock', { unit: id });
  return true;
}

const mark: StepRun<Impact, 'shock'> = (play, { unit }) => play.emit({ type: 'shocked', unit });
export const shock = { mark };
