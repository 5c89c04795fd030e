import { boardOf, terrainAt } from '@sortie/board';
import { wound } from '../../damage/damage.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { rides } from '../../sheet/sheet.ts';
import { isMech, isTroop, sheetFor, unitAt } from '../../state.ts';

const BREAKS = 6;

const CRUST = 1;

const LIQUID = 2;

/** A crust that breaks burns the legs, or the hull, of who broke it. */
function crack(play: Play, about: Entering): void {
  const unit = unitAt(play.state, about.unit);
  const magma = terrainAt(boardOf(play.state.board), about.to, 'magma');
  const { gait, legs } = sheetFor(unit);
  if (about.stopped || magma?.level !== CRUST || rides(gait)) return;
  if (play.roll(1, 6, 'TOE-magma-crust-jumping').total < BREAKS) return;
  play.emit({ type: 'lifted', at: about.to, terrain: { kind: 'magma', level: CRUST } });
  play.emit({ type: 'laid', at: about.to, terrain: { kind: 'magma', level: LIQUID }, until: null });
  if (isTroop(unit)) {
    play.emit({ type: 'destroyed', unit: about.unit, by: 'TOE-magma-crust-jumping' });
    about.stopped = true;
  } else if (isMech(unit)) {
    for (const location of legs) {
      const points = play.roll(2, 6, 'TOE-magma-crust-jumping').total;
      wound(play, { unit: about.unit, location, rear: false, points, critical: false, source: { kind: 'slide' } });
    }
  } else {
    const points = play.roll(2, 6, 'TOE-magma-crust-jumping').total;
    strikePlace(play, about.unit, 'body', 'front', points, { kind: 'slide' });
  }
}

/** Whoever goes over the crust, or comes down on it, may break it; who flies over it or hovers does not. */
const crust = advanced('TOE-magma-crust-jumping', {
  steps: {
    entering: [{ name: 'crust', after: 'swamp', run: crack }],
    landing: [{ name: 'crust', after: 'swamp', run: crack }],
  },
});

export const crustRules: readonly ClassicRule[] = [crust];
