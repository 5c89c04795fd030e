import { nth, tell } from '@sortie/kernel';
import { pilotingRoll } from '../../piloting/roll.ts';
import { hurtPilot } from '../../pilots/pilots.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { UnitId } from '../../shape.ts';
import type { Sheet } from '../../sheet/sheet.ts';
import { fighting, isMech, sheetFor, unitAt } from '../../state.ts';

/** Out of the cockpit: a roll that fails costs a hit for every two points. Those who fly along roll for themselves. */
function leave(play: Play, id: UnitId): void {
  const { ok, margin } = pilotingRoll(play, id, 'eject');
  for (let others = play.ask('seats', { unit: unitAt(play.state, id) }).total; others > 1; others--) pilotingRoll(play, id, 'eject');
  if (!ok && margin > 1) hurtPilot(play, id, margin >> 1);
  play.run('abandoning', { unit: id });
  play.emit({ type: 'destroyed', unit: id, by: 'TOE-ejection-declaration' });
}

const FEEDBACK = 2;

/** Ammunition that is about to go up throws the MechWarrior out before it does; the shock is felt all the same. */
function thrownOut(play: Play, id: UnitId, bin: number): void {
  const unit = unitAt(play.state, id);
  const { salvo } = nth(sheetFor(unit).bins, bin);
  if (unit.fate !== 'fighting' || !isMech(unit) || !unit.pilot.awake || salvo * nth(unit.ammo, bin) === 0) return;
  hurtPilot(play, id, FEEDBACK);
  if (unitAt(play.state, id).fresh.doomed === null) leave(play, id);
}

/** Instead of anything else in the Movement Phase, or of itself when ammunition bursts. */
const declared = advanced('TOE-ejection-declaration', {
  permits: { task: ['eject'] },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      const leaves = move.mode === 'stand' && move.task === 'eject';
      return leaves && unit && (!isMech(unit) || !unit.pilot.awake) ? tell('nobody there can eject') : undefined;
    },
  },
  steps: {
    closing: [
      {
        name: 'bailing',
        before: 'wrecks',
        run: play => {
          if (play.state.phase !== 'movement') return;
          for (const { id, moved } of fighting(play.state)) if (moved?.task === 'eject') leave(play, id);
        },
      },
    ],
    slotStruck: [
      {
        name: 'autoEject',
        before: 'bins',
        run: (play, { unit, slot }) => {
          if (slot.part === 'bin') thrownOut(play, unit, slot.ref);
        },
      },
    ],
  },
});

/** A machine without anybody in it is chosen for nothing any more: it is no longer in the fight. */
const abandoned = advanced('TOE-ejected-units-not-selectable', {
  structural: 'a machine without a crew is never asked',
  needs: ['TOE-ejection-declaration'],
});

/** MechWarriors in one machine: with a console for a second one, in a dual cockpit, and above three legs or a hundred tons. */
function seatsIn({ cockpit, gear }: Sheet): number {
  if (/Superheavy.*Tripod/i.test(cockpit)) return 3;
  return /Dual|Tripod|Superheavy|QuadVee|Command Console/i.test(cockpit) || gear.some(({ kind }) => kind === 'console') ? 2 : 1;
}

const several = advanced('TOE-ejection-multiple-pilots', {
  needs: ['TOE-ejection-declaration'],
  base: { seats: ({ unit }) => seatsIn(sheetFor(unit)) },
});

export const ejectionRules: readonly ClassicRule[] = [declared, abandoned, several];
