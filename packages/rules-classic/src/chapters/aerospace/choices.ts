import type { Declaration } from '../../attack/each-shot.ts';
import type { State } from '../../shape.ts';
import { fighting, flightOf, isAloft, type OnMap } from '../../state.ts';
import { hasCamera } from '../recon-cameras/camera.ts';
import { bombingsOf } from './bombing.ts';
import { strafesOf } from './strafing.ts';

/** What a fighter can do to the ground that it has flown over, beside firing at one target. */
export function* overflights(view: State, unit: OnMap): Generator<Declaration> {
  const hold = { type: 'declare', unit: unit.id, twist: 0, shots: [] } as const;
  for (const strafe of strafesOf(view, unit)) yield { ...hold, strafe };
  for (const bombs of bombingsOf(view, unit)) yield { ...hold, bombs };
  if (!isAloft(unit) || flightOf(unit).path.length === 0 || !hasCamera(unit)) return;
  for (const { id, seat } of fighting(view).filter(other => !isAloft(other))) if (seat !== unit.seat) yield { ...hold, spots: id };
}
