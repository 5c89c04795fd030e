import { tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { conditioned, fighting, sheetFor } from '../../state.ts';

/** Hexes in a row, each lower than the one before, that give a point back. */
const HEXES = 3;

/** As often as it happens in a turn: the count begins again after each. */
const bonus = advanced('TOE-wige-bonus-mp-example', {
  base: { glide: ({ descents }) => (descents >= HEXES ? 1 : undefined) },
});

const skims = (unit: Unit): boolean => sheetFor(unit).gait === 'wige';

/** Whoever has moved in a turn is aloft when the next one begins: a jump ends where it skims as well. */
function keepAloft(play: Play): void {
  for (const unit of fighting(play.state)) {
    if (!skims(unit) || sheetFor(unit).jump === 0) continue;
    const aloft = (unit.moved?.hexes ?? 0) > 0;
    if (aloft === (unit.condition?.aloft === true)) continue;
    const condition = conditioned(unit.condition, { aloft: aloft ? true : undefined });
    play.emit({ type: 'altered', unit: unit.id, what: aloft ? 'aloft' : 'setDown', condition });
  }
}

/** Jets carry what already flies: nobody jumps off the ground, or in the turn in which it takes off. */
const jets = advanced('TOE-vehicle-jets-wige', {
  forbids: {
    move: (view, move) => {
      const unit = move.mode === 'jump' ? view.units[move.unit] : undefined;
      return unit && skims(unit) && !unit.condition?.aloft ? tell('it jumps only in flight') : undefined;
    },
  },
  steps: { end: [{ name: 'aloft', before: 'upkeep', run: keepAloft }] },
});

export const wigeRules: readonly ClassicRule[] = [bonus, jets];
