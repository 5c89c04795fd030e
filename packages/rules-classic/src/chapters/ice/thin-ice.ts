import { boardOf, terrainAt } from '@sortie/board';
import { rollOrFall } from '../../piloting/roll.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { rides } from '../../sheet/sheet.ts';
import { isMech, sheetFor, unitAt } from '../../state.ts';

/** What breaks ice when somebody comes down on it; the number of the first check is from memory. */
const FIRST = 4;
const LATER = 6;

/** Two checks for whoever comes down from a jump: for the blow, and for the weight that stays. */
function land(play: Play, about: Entering): void {
  const board = boardOf(play.state.board);
  const unit = unitAt(play.state, about.unit);
  const frozen = terrainAt(board, about.to, 'ice') && terrainAt(board, about.to, 'water');
  if (!frozen || rides(sheetFor(unit).gait)) return;
  const holds = [FIRST, LATER].every(breaks => play.roll(1, 6, 'TOE-ice-jump-breakthrough').total < breaks);
  if (holds) return;
  play.emit({ type: 'lifted', at: about.to, terrain: { kind: 'ice', level: 1 } });
  if (!about.stopped && isMech(unit)) about.stopped = !rollOrFall(play, about.unit, 'water');
}

const thinIce = advanced('TOE-ice-jump-breakthrough', {
  steps: { landing: [{ name: 'thinIce', after: 'swamp', run: land }] },
});

export const thinIceRules: readonly ClassicRule[] = [thinIce];
