import { nth, tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { conditioned, fighting, sheetFor } from '../../state.ts';
import { lacking } from '../rearming/rearming.ts';
import { AEROSPACE } from './rule.ts';

/** A bin is full again on seven or less; on twelve a charged thing goes off (TOE-reading-145). */
const LOADED_UP_TO = 7;
const ACCIDENT = 12;
/** Ten turns of space, of which each is six on the ground. */
const DELAY = 60;

const isDelicate = (type: string): boolean => type.includes('GAUSS') || type.startsWith('PLASMA');

function reload(play: Play): void {
  for (const unit of fighting(play.state)) {
    if (!unit.flight || unit.moved?.task !== 'rearm') continue;
    const [bin] = lacking(unit);
    if (bin === undefined) continue;
    const roll = play.roll(2, 6, 'TOE-rearm-aero-roll');
    const ok = roll.total <= LOADED_UP_TO;
    const accident = roll.total >= ACCIDENT && isDelicate(nth(sheetFor(unit).bins, bin).type);
    play.emit({ type: 'reloadRolled', unit: unit.id, roll, ok });
    if (ok) play.emit({ type: 'rearmed', unit: unit.id, bins: [bin], weapon: null });
    else if (accident) {
      const condition = conditioned(unit.condition, { reloadsFrom: play.state.turn + DELAY });
      play.emit({ type: 'altered', unit: unit.id, what: 'reloadAccident', condition });
    }
  }
}

const reloading = advanced('TOE-rearm-aero-roll', {
  needs: [AEROSPACE, 'TOE-rearm-time'],
  covers: ['TOE-rearm-aero-accident'],
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'rearm' || !unit?.flight) return undefined;
      const from = unit.condition?.reloadsFrom ?? 0;
      return from > view.turn ? tell('after the accident nothing is loaded before turn {turn}', { turn: from }) : undefined;
    },
  },
  steps: { end: [{ name: 'rearmingFighters', after: 'fires', run: reload }] },
});

export const reloadingRules: readonly ClassicRule[] = [reloading];
