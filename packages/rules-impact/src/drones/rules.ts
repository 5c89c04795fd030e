import type { Rule } from '@sortie/kernel';
import { commandersOf, isFunctioning } from '../command/chain.ts';
import type { Impact } from '../model/shape.ts';
import { reading } from '../rule.ts';
import { flies, is } from '../units/unit.ts';

type R = Rule<Impact>;

const control: R = {
  id: 'MAAS-14.4.5-drone-control',
  cite: '14.4.5',
  kind: 'core',
  atMost: { movement: ({ state, unit }) => (flies(unit) && !commandersOf(state, unit.seat).some(isFunctioning) ? 6 : undefined) },
};

const ecm: R = {
  id: 'MAAS-14.4.3-ecm-attenuation',
  cite: '14.4.3',
  kind: 'core',
  covers: ['MAAS-14.4.3-ecm-command'],
  affirms: { jams: ({ drone, unit }) => drone.seat !== unit.seat },
  // Doubled: as much again as distance already takes off.
  adds: {
    strength: ({ jammer, range, interval, attacker }) => {
      const steps = jammer && attacker ? Math.floor(range / interval) : 0;
      return steps > 0 ? -steps : undefined;
    },
  },
};

const sentry: R = {
  id: 'MAAS-3.3.5-sentry-no-rapid-penalty',
  cite: '3.3.5',
  kind: 'core',
  covers: ['MAAS-14.4.4-sentry-double-fire'],
  waives: { strength: ({ attacker }) => (attacker && is(attacker, 'sentry') ? ['MAAS-9.3.2-mod-rapid-fire'] : undefined) },
};

const lives: R = {
  id: 'MAAS-14.4-drone-destroyed',
  cite: '14.4',
  kind: 'core',
  structural: 'fire/harm.ts and morale/check.ts',
  covers: [
    'MAAS-4.6.2-drone-one-hit',
    'MAAS-4.6.1-unarmored-one-hit',
    'MAAS-3.2.1-police',
    'MAAS-3.2.2-militia',
    'MAAS-14.4-drone-shock-land',
    'MAAS-14.4.1-drone-shock',
    'MAAS-14.4.1-drone-shutdown',
    'MAAS-14.4.1-drone-offline',
    'MAAS-14.4.6-unidentified-drones',
  ],
};

const nuke: R = {
  id: 'MAAS-14.4.2.1-target-point',
  cite: '14.4.2.1',
  kind: 'core',
  structural: 'drones/nuke.ts',
  covers: [
    'MAAS-14.4.2.1-target-soldiers',
    'MAAS-14.4.2.2-adjacent-terrain',
    'MAAS-14.4.2.2-adjacent-attack',
    'MAAS-14.4.2.3-non-adjacent',
  ],
};

const jamAll = reading(37, 'jam-all', '14.4.3', { affirms: { jams: ({ drone, unit }) => drone.id !== unit.id } });

export const droneRules: readonly R[] = [control, ecm, sentry, lives, nuke, jamAll];
