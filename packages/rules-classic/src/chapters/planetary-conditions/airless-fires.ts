import { boardOf, terrainAt } from '@sortie/board';
import { sure } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { firesOn } from '../../terrain/fires.ts';
import { isAirless } from './vacuum.ts';

function smother(play: Play): void {
  if (!isAirless(play.state) && !play.book.holds('blowsOut', { state: play.state })) return;
  for (const at of firesOn(play.state.board)) {
    const { level } = sure(terrainAt(boardOf(play.state.board), at, 'fire'), 'the terrain');
    play.emit({ type: 'lifted', at, terrain: { kind: 'fire', level } });
  }
}

/** Nothing burns without air or in a tornado, not even infernos. */
const impossible = advanced('TOE-fire-impossible-conditions', {
  steps: { closing: [{ name: 'smothered', before: 'wrecks', run: smother }] },
});

export const airlessFireRules: readonly ClassicRule[] = [impossible];
