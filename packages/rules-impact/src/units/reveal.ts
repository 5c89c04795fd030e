import type { Play, StepRun } from '@sortie/kernel';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';

/** Lay the tracking card open for everybody (4.0). */
export function show(play: Play<Impact>, id: UnitId): void {
  const { card, known } = unitAt(play.state, id);
  if (known !== 2 && card) play.emit({ type: 'shown', unit: id, card });
}

/** What a unit does on the map it does in the open. */
export const appear = (play: Play<Impact>, unit: UnitId): void => play.run('noticed', { unit, card: false });

/** What happens to a unit on the map happens in the open. */
export const expose = (play: Play<Impact>, unit: UnitId): void => play.run('noticed', { unit, card: true });

const card: StepRun<Impact, 'noticed'> = (play, about) => {
  if (about.card) show(play, about.unit);
};
export const noticed = { card };
