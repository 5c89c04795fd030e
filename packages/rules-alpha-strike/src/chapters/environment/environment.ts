import { usesMissiles } from '../../attack/aim.ts';
import { has } from '../../card/specials.ts';
import { rollCritical } from '../../criticals/roll.ts';
import type { Shot } from '../../questions.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isInfantry, isMech, isSubmerged, marked, motive, unitAt } from '../../state.ts';

const DARKNESS = { day: 0, dusk: 1, night: 2, moonless: 3, 'pitch-black': 4 } as const;

/** 'Mechs and vehicles have a light of their own; it helps in the dark and not at dusk. */
const lit = (unit: Unit): boolean => isMech(unit) || unit.card.type === 'CV' || has(unit, 'SRCH') || marked(unit, 'lit');

/** What the dark adds, unless somebody lights up the one or the other. */
function dark({ state, attacker, kind }: Shot, shines: boolean): number | undefined {
  const { light } = state.weather;
  if (light === 'day' || kind === 'physical') return undefined;
  return light !== 'dusk' && (lit(attacker) || shines) ? undefined : DARKNESS[light];
}

const misty = ({ state, kind }: Shot): number | undefined => (state.weather.fog === 2 && kind === 'weapon' ? 1 : undefined);

const breaches = (unit: Unit): boolean => !isInfantry(unit) && !['BHJ', 'BHJ2', 'BHJ3'].some(code => has(unit, code));

/** Burning engines need air; fuel cells run sealed, and what is made for space runs anyway. */
const choked = (unit: Unit): boolean => !has(unit, 'SOA') && (has(unit, 'EE') || (has(unit, 'FC') && !has(unit, 'SEAL')));

export const environmentRules: readonly AlphaRule[] = [
  core('AS-env-darkness', {
    adds: {
      toHit: aim => dark(aim, marked(aim.target, 'lit')),
      toHitPlace: shot => dark(shot, false),
    },
    covers: ['AS-sua-srch', 'AS-searchlight', 'AS-env-list'],
  }),
  core('AS-env-fog', {
    // Whoever feels his way over the ground pays for each inch: one more in thin fog, two in thick.
    adds: {
      toHit: aim => (aim.how === 'indirect' ? undefined : misty(aim)),
      toHitPlace: misty,
      surcharge: ({ unit, mode, weather }) => (weather.fog > 0 && mode !== 'jump' && motive(unit) !== 'v' ? weather.fog : undefined),
    },
  }),
  core('AS-env-hail', { adds: { toHit: aim => (aim.state.weather.hail > 0 && usesMissiles(aim) ? aim.state.weather.hail : undefined) } }),
  core('AS-env-vacuum', {
    forbids: {
      attack: ({ units, weather }, { unit }) =>
        weather.vacuum && units[unit] && choked(units[unit]) ? 'its engine does not run without air' : undefined,
      move: ({ units, weather }, { unit, mode }) =>
        weather.vacuum && mode !== 'stand' && units[unit] && choked(units[unit]) ? 'its engine does not run without air' : undefined,
    },
    covers: ['AS-sua-soa'],
  }),
  core('AS-breach', {
    steps: {
      attack: [
        {
          name: 'breach',
          after: 'apply',
          run: (play, { aim, hit }) => {
            const target = unitAt(play.state, aim.target.id);
            if (!hit || aim.kind === 'device' || !breaches(target) || target.structure <= 0) return;
            if (!play.state.weather.vacuum && !isSubmerged(target)) return;
            rollCritical(play, target.id, aim.attacker.id, 'breach');
          },
        },
      ],
    },
    covers: ['AS-sua-bhj'],
  }),
];
