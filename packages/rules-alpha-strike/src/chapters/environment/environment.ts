import { usesMissiles } from '../../attack/aim.ts';
import { has, hasAny } from '../../card/specials.ts';
import { rollCritical } from '../../criticals/roll.ts';
import { destroy } from '../../criticals/settle.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import type { Shot } from '../../questions.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isInfantry, isMech, isSubmerged, marked, motive, onTable, unitAt } from '../../state.ts';

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

const breaches = (unit: Unit): boolean => !['BHJ', 'BHJ2', 'BHJ3'].some(code => has(unit, code));

/** Burning engines need air; fuel cells run sealed, and what is made for space runs anyway. */
const choked = (unit: Unit): boolean => !has(unit, 'SOA') && (has(unit, 'EE') || (has(unit, 'FC') && !has(unit, 'SEAL')));

/** Soldiers without suits. */
const unsealed = (unit: Unit): boolean => unit.card.type === 'CI' && !hasAny(unit, 'SOA', 'SEAL');
const AIRLESS = 'nobody breathes there without a suit';

/** The books at hand do not say what poison in the air does: ASC-reading-277. */
const POISON = 1;
/** Nor from which roll on a squad drowns or suffocates in a suit that has been holed: ASC-reading-278. */
const DROWNS = 12;

/** At the end of a turn everybody breathes. */
function poison(play: Table): void {
  if (!play.state.weather.poison) return;
  for (const { id } of onTable(play.state)) {
    const points = play.ask('poisoned', { unit: unitAt(play.state, id) }).total;
    if (points > 0) hurt(play, id, points, byRule('AS-env-vacuum'));
  }
}

/** A squad has no parts to break: its suits hold, or it is lost. */
function holed(play: Table, unit: Unit): void {
  const { id } = unit;
  const needs = play.ask('holed', { unit });
  const roll = play.roll(2, 6, 'AS-breach');
  const good = roll.total < needs.total;
  play.emit({ type: 'rolled', unit: id, rule: 'AS-breach', what: good ? 'keeps its air' : 'drowns', needs, roll, good });
  if (!good) destroy(play, id);
}

const smothered = (unit: Unit): string | undefined =>
  choked(unit) ? 'its engine does not run without air' : unsealed(unit) ? AIRLESS : undefined;

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
      attack: ({ units, weather }, { unit }) => (weather.vacuum && units[unit] ? smothered(units[unit]) : undefined),
      move: ({ units, weather }, { unit, mode }) =>
        weather.vacuum && mode !== 'stand' && units[unit] ? smothered(units[unit]) : undefined,
    },
    base: { poisoned: ({ unit }) => (unsealed(unit) ? POISON : undefined) },
    steps: { ending: [{ name: 'poison', before: 'effects', run: poison }] },
    covers: ['AS-sua-soa'],
  }),
  core('AS-breach', {
    base: { holed: () => DROWNS },
    steps: {
      attack: [
        {
          name: 'breach',
          after: 'apply',
          run: (play, { aim, hit }) => {
            const target = unitAt(play.state, aim.target.id);
            if (!hit || aim.kind === 'device' || !breaches(target) || target.structure <= 0) return;
            if (!play.state.weather.vacuum && !isSubmerged(target)) return;
            if (isInfantry(target)) {
              holed(play, target);
              return;
            }
            rollCritical(play, target.id, aim.attacker.id, 'breach');
          },
        },
      ],
    },
    covers: ['AS-sua-bhj'],
  }),
];
