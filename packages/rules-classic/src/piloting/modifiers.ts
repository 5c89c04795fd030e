import type { RuleId } from '@sortie/kernel';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { Cause, Unit } from '../shape.ts';
import type { Location, Part } from '../sheet/sheet.ts';
import { isHeadless, lostParts, sheetFor, struckIn } from '../state.ts';

const basePiloting: ClassicRule = {
  id: 'TW-skill-default',
  cite: CITE,
  kind: 'core',
  base: { piloting: ({ unit }) => unit.pilot.piloting },
};

const count = (causes: readonly Cause[], cause: Cause): number => causes.filter(one => one === cause).length;

/** What a cause adds to the number, once for each time that it has happened in the phase. */
const cause = (id: RuleId, name: Cause, value: number): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ causes }) => (causes.includes(name) ? value * count(causes, name) : undefined) },
});

/** Two causes that one line of the book names. */
const pair = (id: RuleId, [first, a]: readonly [Cause, number], [second, b]: readonly [Cause, number]): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  adds: {
    piloting: ({ cause: now }) => (now === first ? a : now === second ? b : undefined),
  },
});

/** Fallen without a roll: the number is only for the pilot. */
const automatic = (id: RuleId, name: Cause, value: number): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause: now }) => (now === name ? value : undefined) },
});

/** Water is entered on foot, by a jump or by force: the roll is a step of `entering` and `landing`. */
export const waterModifier: ClassicRule = {
  id: 'TW-psr-water',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause: now, depth }) => (now === 'water' ? (depth <= 1 ? -1 : depth === 2 ? 0 : 1) : undefined) },
};

const isLasting = (unit: Unit, location: Location): boolean => unit.gone.includes(location) && !unit.fresh.gone.includes(location);

/** Actuators in legs that stand and whose hip holds; what this phase has struck is a cause, not a lasting harm. */
export function lastingActuators(unit: Unit): number {
  let total = 0;
  for (const leg of sheetFor(unit).legs) {
    if (unit.gone.includes(leg) || struckIn(unit, leg, 'hip') > 0) continue;
    for (const part of ['upperLeg', 'lowerLeg', 'foot'] as const satisfies readonly Part[]) total += struckIn(unit, leg, part, true);
  }
  return total;
}

const actuators: ClassicRule = {
  id: 'TW-psrmod-actuator',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ unit }) => lastingActuators(unit) || undefined },
};

const hips: ClassicRule = {
  id: 'TW-psrmod-hip',
  cite: CITE,
  kind: 'core',
  adds: {
    piloting: ({ unit }) => {
      const struck = sheetFor(unit).legs.filter(leg => !unit.gone.includes(leg) && struckIn(unit, leg, 'hip', true) > 0).length;
      return struck > 0 ? 2 * struck : undefined;
    },
  },
};

const legs: ClassicRule = {
  id: 'TW-psrmod-leg',
  cite: CITE,
  kind: 'core',
  adds: {
    piloting: ({ unit }) => {
      const { quad, legs: all } = sheetFor(unit);
      const gone = all.filter(leg => isLasting(unit, leg)).length;
      if (quad) return gone === 2 ? 5 : undefined;
      return gone > 0 ? 5 * gone : undefined;
    },
  },
};

/** Hits on the gyro from earlier phases. */
const gyroHits = (unit: Unit): number => struckIn(unit, 'CT', 'gyro', true);

const gyro: ClassicRule = {
  id: 'TW-psrmod-gyro',
  cite: CITE,
  kind: 'core',
  adds: {
    piloting: ({ unit, cause: now }) => {
      const hits = gyroHits(unit);
      // A gyro that is gone has a number of its own.
      if (hits === 0 || now === 'gyroGone') return undefined;
      return sheetFor(unit).heavyGyro && hits === 1 ? 1 : 3;
    },
  },
};

const quad: ClassicRule = {
  id: 'TW-psrmod-quad',
  cite: CITE,
  kind: 'core',
  covers: ['TW-stand-quad'],
  adds: {
    piloting: ({ unit }) => {
      const { quad: four, legs: all } = sheetFor(unit);
      return four && all.every(leg => !unit.gone.includes(leg)) ? -2 : undefined;
    },
  },
};

const cockpit: ClassicRule = {
  id: 'TW-psrmod-cockpit',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ unit }) => Number(sheetFor(unit).smallCockpit) + Number(isHeadless(unit)) || undefined },
};

/** Muscles of industry. */
const labours = (unit: Unit): boolean => sheetFor(unit).gear.some(({ kind }) => kind === 'labour');

const armor: ClassicRule = {
  id: 'TW-psrmod-armor',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ unit }) => Number(sheetFor(unit).hardened) + Number(labours(unit)) || undefined },
};

export const pilotingModifiers: readonly ClassicRule[] = [
  basePiloting,
  cause('TW-psr-20', 'damage20', 1),
  cause('TW-psr-legact', 'legActuator', 1),
  cause('TW-psr-hip', 'hip', 2),
  cause('TW-psr-gyro1', 'gyro', 3),
  automatic('TW-psr-gyro2', 'gyroGone', 6),
  automatic('TW-psr-leg', 'legGone', 5),
  automatic('TW-psr-shutdown', 'shutdown', 3),
  automatic('TW-psr-kicked', 'kicked', 0),
  automatic('TW-psr-pushed', 'pushed', 0),
  pair('TW-psr-charged', ['charged', 2], ['charging', 2]),
  pair('TW-psr-dfa', ['dfaHit', 2], ['dfaMade', 4]),
  automatic('TW-psr-dfamiss', 'dfaMissed', 0),
  pair('TW-psr-kickmiss', ['kickMissed', 0], ['clubMissed', 0]),
  automatic('TW-psr-domino', 'domino', 0),
  automatic('TW-psr-fallenon', 'fallenOn', 2),
  actuators,
  hips,
  legs,
  gyro,
  quad,
  cockpit,
  armor,
  structural('TW-psr-damage-20-count', 'damage of a phase is one sum and causes one roll'),
  structural('TW-psr-same-phase', 'causes of this phase are kept apart from damage that is there already'),
];

/** Is the gyro beyond use? */
export const gyroGone = (unit: Unit): boolean => lostParts(unit, 'gyro') >= (sheetFor(unit).heavyGyro ? 3 : 2);
export const gyroDamaged = (unit: Unit): boolean => lostParts(unit, 'gyro') > 0;
export const hipDamaged = (unit: Unit): boolean =>
  sheetFor(unit).legs.some(leg => !unit.gone.includes(leg) && struckIn(unit, leg, 'hip') > 0);
