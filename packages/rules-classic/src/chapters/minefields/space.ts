import { sameHex } from '@sortie/geometry';
import { strikePlace } from '../../damage/strike-place.ts';
import { lots } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { fighting, flightOf, isAloft, isWhole, sheetFor, unitAt } from '../../state.ts';

const HARDER = 3;
const PROBED = -2;

const hasProbe = (unit: Unit): boolean => sheetFor(unit).gear.some(({ kind }, i) => kind === 'probe' && isWhole(unit, 'gear', i));

/** Each field on the way of a flight: a roll that fails takes all of it, in lots of five (TOE-reading-205). */
function flyThrough(play: Play): void {
  if (play.state.phase !== 'movement') return;
  for (const [field, { kind, at, density }] of (play.state.mines ?? []).entries()) {
    if (kind !== 'space' || density === 0) continue;
    for (const unit of fighting(play.state)) {
      if (!isAloft(unit) || !unit.moved || !flightOf(unit).path.some(hex => sameHex(hex, at))) continue;
      if (pilotingRoll(play, unit.id, 'spaceMines').ok) continue;
      play.emit({ type: 'minesWentOff', field, left: 0 });
      for (const points of lots(density))
        if (!unitAt(play.state, unit.id).gone.includes('SI')) strikePlace(play, unit.id, 'body', 'front', points, { kind: 'slide' });
      break;
    }
  }
}

/** Mines that hang where ships and fighters pass. */
const space = advanced('TOE-space-mines', {
  adds: {
    piloting: ({ cause, unit }) => (cause === 'spaceMines' ? HARDER + (hasProbe(unit) ? PROBED : 0) : undefined),
  },
  steps: { closing: [{ name: 'spaceMines', before: 'wrecks', run: flyThrough }] },
});

export const spaceMineRules: readonly ClassicRule[] = [space];
