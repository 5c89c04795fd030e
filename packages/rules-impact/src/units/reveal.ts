import type { Play } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';

/** Lay the tracking card open for everybody (4.0). */
export function show(play: Play<Impact>, id: UnitId): void {
  const { card, known } = play.state.units[id]!;
  if (known !== 2 && card) play.emit({ type: 'shown', unit: id, card });
}

/** A hidden soldier is put on the map (14.10). */
export function unveil(play: Play<Impact>, id: UnitId): void {
  const { hidden, at, level, heading } = play.state.units[id]!;
  if (hidden && at !== null) play.emit({ type: 'unveiled', unit: id, at, level, heading });
}

/** What happens to a unit on the map happens in the open. */
export function expose(play: Play<Impact>, id: UnitId): void {
  unveil(play, id);
  show(play, id);
}
