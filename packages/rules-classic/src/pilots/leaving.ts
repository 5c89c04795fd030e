import { tell } from '@sortie/kernel';
import { pilotingRoll } from '../piloting/roll.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import { canAct, fighting, isMech, unitAt } from '../state.ts';
import { hurtPilot } from './pilots.ts';

/** Switched off on purpose, after everything else the Heat Phase asks; it starts up again like every other reactor. */
const powerDown: ClassicRule = {
  id: 'TW-heat-voluntary',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, powerDown: off }) => {
      const unit = view.units[id];
      return off && unit && (!isMech(unit) || !canAct(unit)) ? tell('there is nothing to switch off') : undefined;
    },
  },
  steps: {
    heat: [
      {
        name: 'switch',
        after: 'reactor',
        run: (play, { unit: id }) => {
          const unit = unitAt(play.state, id);
          if (unit.fire?.powerDown && !unit.shutDown)
            play.emit({ type: 'reactorRolled', unit: id, needed: 0, roll: null, shutDown: true, restart: false });
        },
      },
    ],
  },
};

/** The MechWarrior leaves in the End Phase: a roll that fails costs a hit for every two points. The machine fights no more. */
const eject: ClassicRule = {
  id: 'TW-eject',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause }) => (cause === 'eject' ? 0 : undefined) },
  forbids: {
    declare: (view, { unit: id, eject: leaves }) => {
      const unit = view.units[id];
      return leaves && unit && (!isMech(unit) || !unit.pilot.awake) ? tell('nobody there can eject') : undefined;
    },
  },
  steps: {
    end: [
      {
        name: 'ejecting',
        before: 'waking',
        run: play => {
          for (const { id, fire, pilot } of fighting(play.state)) {
            if (!fire?.eject || !pilot.awake) continue;
            const { ok, margin } = pilotingRoll(play, id, 'eject');
            if (!ok && margin > 1) hurtPilot(play, id, margin >> 1);
            play.run('abandoning', { unit: id });
            play.emit({ type: 'destroyed', unit: id, by: 'TW-eject' });
          }
        },
      },
    ],
  },
};

export const leavingRules: readonly ClassicRule[] = [powerDown, eject];
