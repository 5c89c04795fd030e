import { isFlying } from '../../aerospace/aircraft.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { has } from '../../card/specials.ts';
import { stun } from '../../criticals/effects.ts';
import { jammed } from '../../electronics/ecm.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { marked, unitAt } from '../../state.ts';

/** A pilot with an implant in a machine that listens to it: better, and hurt with it. */
const isLinked = (unit: Unit): boolean => has(unit, 'DN') && marked(unit, 'linked');

export const cockpitRules: readonly AlphaRule[] = [
  core('ASC-sua-vr', {
    forbids: {
      attack: (view, { unit: id, how }) =>
        view.units[id] && has(view.units[id], 'VR') && jammed(view, view.units[id]) && !['strike', 'melee', 'charge', 'dfa'].includes(how)
          ? 'its cockpit is jammed'
          : undefined,
      order: ({ units }, { unit: id, order }) =>
        order === 'eject' && units[id] && has(units[id], 'VR') ? 'there is no way out of its pod' : undefined,
    },
    adds: { toHit: ({ state, attacker, kind }) => (kind === 'physical' && has(attacker, 'VR') && jammed(state, attacker) ? 2 : undefined) },
  }),
  core('ASC-sua-dn', {
    // What strikes the sights strikes the crew that looks through them.
    steps: {
      effect: [
        {
          name: 'neural feedback',
          after: 'fireControl',
          run: (play, { unit, hit }) => {
            const struck = unitAt(play.state, unit);
            if (hit.kind !== 'fireControl' || !isLinked(struck)) return;
            stun(play, struck);
            // Nobody flies it then.
            if (isFlying(struck)) play.emit({ type: 'shutDown', unit, heat: struck.heat, rule: 'ASC-sua-dn' });
          },
        },
      ],
    },
    adds: {
      ...ofAttacker(({ attacker }) => (isLinked(attacker) ? -1 : undefined)),
      control: ({ unit }) => (isLinked(unit) ? -1 : undefined),
    },
    covers: ['AS-sua-dn'],
  }),
];
