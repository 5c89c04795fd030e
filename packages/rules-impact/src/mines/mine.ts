import type { Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { detonate } from '../drones/nuke.ts';
import { blast } from '../fire/aim.ts';
import { resolve } from '../fire/attack.ts';
import { lawOf } from '../law.ts';
import type { Arrival, Impact } from '../model/shape.ts';
import type { Mine, UnitId } from '../model/state.ts';
import { damageOf, is, isPlaced } from '../units/unit.ts';

const UNDERFOOT = 9;
const BESIDE = 6;

/** Whoever comes to a mine marker's point turns it over, on foot or in the air (14.6). */
export function stepOnMines(play: Play<Impact>, { unit: id }: Arrival) {
  const unit = play.state.units[id]!;
  if (!isPlaced(unit)) return;
  const ground = groundOf(play.state.map);
  const wide = lawOf(play.book).wideMines;
  for (const mine of play.state.mines.filter(({ at }) => ground.trips(unit.at, at, wide))) {
    if (!isPlaced(play.state.units[id]!)) return;
    if (is(unit, 'engineer') && clears(play, id, mine)) continue;
    const before = play.state.units[id]!;
    setOff(play, id, mine);
    const after = play.state.units[id]!;
    const unharmed = after.place === 'map' && after.morale === before.morale && damageOf(after) === damageOf(before);
    if (isPlaced(after) && (!after.aloft || !unharmed)) play.emit({ type: 'halted', unit: id });
  }
}

/** An engineer lifts a mine unless the d12 is no higher than his own damage (12.2.3). */
function clears(play: Play<Impact>, id: UnitId, { id: mine, kind }: Mine): boolean {
  const { d12 } = draw(play, 'MAAS-12.2.3-mine-clearance');
  const lifted = d12 > damageOf(play.state.units[id]!);
  if (lifted) play.emit({ type: 'mineRevealed', id: mine, kind: kind!, cleared: true });
  return lifted;
}

function setOff(play: Play<Impact>, id: UnitId, mine: Mine) {
  play.emit({ type: 'mineRevealed', id: mine.id, kind: mine.kind!, cleared: false });
  if (mine.kind === 'nuclear') return detonate(play, mine.at, null);
  if (mine.kind === 'dummy') return;
  resolve(play, blast(play.state, play.state.units[id]!, UNDERFOOT, 'blast'), 'blast', 'blast');
  const ground = groundOf(play.state.map);
  for (const other of play.state.units) {
    const now = play.state.units[other.id]!;
    if (other.id !== id && isPlaced(now) && ground.adjacent(now.at, mine.at))
      resolve(play, blast(play.state, now, BESIDE, 'blast'), 'blast', 'blast');
  }
}
