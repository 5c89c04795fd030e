import { sameHex } from '@sortie/geometry';
import type { Move, QuickStart, Standing } from '@sortie/rules-quick-start';
import type { Moment, Together, UnitKey } from '../../battle/face.ts';
import { moveAlike } from '../../battle/progress.ts';
import { alongWith, type Displacement, displaced } from '../hexes/group.ts';
import { fightersOf } from './aim.ts';
import { type Moving, moverOf, stopOf } from './move-state.ts';
import { commandTo, onMapStops, stopsFor } from './moving.ts';

type Now = Moment<QuickStart>;

/** Where one of the group would go; whoever cannot move in this way walks. */
function stopFor({ view, book, seat }: Now, unit: Standing, { mode }: Moving, along: Displacement) {
  const wished = onMapStops(stopsFor(view, book, unit, mode, ''));
  const stops = wished.length > 0 ? wished : onMapStops(stopsFor(view, book, unit, 'walk', ''));
  const foes = fightersOf(view, seat, false).map(foe => foe.at);
  return alongWith(stops, unit.at, along, foes);
}

function moveOf(moment: Now, key: UnitKey, state: Moving, along: Displacement): Move | undefined {
  const unit = moverOf({ ...moment, selected: key });
  const stop = unit && stopFor(moment, unit, state, along);
  return unit && stop && commandTo(unit, stop);
}

/** Everybody goes as the one who is selected is about to go. */
export function moveTogether(moment: Now, state: Moving, group: readonly UnitKey[]): readonly Together<QuickStart>[] {
  const unit = moverOf(moment);
  const stop = unit && stopOf(moment, unit, state);
  if (!unit || !stop || stop.leaves !== null || state.mode === 'stand' || sameHex(stop.to, unit.at)) return [];
  const along = displaced(unit.at, stop.to, stop.facing);
  const shows = group.flatMap(key => {
    const one = moverOf({ ...moment, selected: key });
    const end = one && one.id !== unit.id ? stopFor(moment, one, state, along) : undefined;
    return one && end ? [{ stops: [one.at, end.to], text: String(end.spent), tone: 'mine' as const }] : [];
  });
  const order = [...group].sort((a, b) => Number(b === moment.selected) - Number(a === moment.selected));
  return [
    {
      label: moveAlike(group.length),
      next: now => order.map(key => moveOf(now, key, state, along)).find(command => command !== undefined),
      shows,
    },
  ];
}
