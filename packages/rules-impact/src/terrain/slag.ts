import type { Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { strike } from '../fire/harm.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { isDrone, isPlaced } from '../units/unit.ts';

/** A soldier on glowing ground: a draw not above the glow is a hit. Drones do not mind. */
export function glow(play: Play<Impact>, id: UnitId): void {
  const unit = unitAt(play.state, id);
  if (!isPlaced(unit) || unit.aloft || isDrone(unit)) return;
  if (groundOf(play.state.map).terrain(unit.at) !== 'slag') return;
  const glow = play.ask('glow', { state: play.state });
  const { d6 } = draw(play, 'MAAS-2.3.5-slag-glow');
  const hurt = d6 <= glow.total;
  play.emit({ type: 'glowed', unit: id, d6, glow, hurt });
  if (hurt) strike(play, id, 1, 'slag');
}
