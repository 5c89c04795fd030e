import { nth } from '@sortie/kernel';
import { DEADLY_HITS, hurtPilot } from '../pilots/pilots.ts';
import type { ClassicRule, Play } from '../rule.ts';
import type { UnitId, Wear } from '../shape.ts';
import { fighting, sheetFor } from '../state.ts';

/** In the fourth turn after the hit nobody is left aboard alive. */
const BEARABLE = 4;
/** What a struck reactor does to a MechWarrior beside it (TOE-reading-200). */
const RADIATION = 1;

/** Before the fourth turn a crew that has its wits about it gets out; one that is still stunned then is killed. */
function abandon(play: Play, id: UnitId, { stunned }: Wear): void {
  if (stunned > play.state.turn) hurtPilot(play, id, DEADLY_HITS);
  play.emit({ type: 'destroyed', unit: id, by: 'TOE-cv-fission-engine-crit' });
}

const fission: ClassicRule = {
  id: 'TOE-cv-fission-engine-crit',
  cite: 'TOE',
  kind: 'core',
  steps: {
    slotStruck: [
      {
        name: 'radiation',
        after: 'cockpit',
        run: (play, { unit, slot }) => {
          const { engine } = sheetFor(nth(play.state.units, unit));
          if (slot.part === 'engine' && engine === 'Fission') hurtPilot(play, unit, RADIATION);
        },
      },
    ],
    end: [
      {
        name: 'fission',
        before: 'upkeep',
        run: play => {
          for (const { id, wear } of fighting(play.state))
            if (wear?.leaks !== undefined && play.state.turn + 1 >= wear.leaks + BEARABLE) abandon(play, id, wear);
        },
      },
    ],
  },
};

export const fissionRules: readonly ClassicRule[] = [fission];
