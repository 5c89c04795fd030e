import type { RuleId } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import { disruptionRules } from './disruption.ts';
import { counts, formedBy, holdsTogether, ownAbilities, regroupAll, rotate, typeOf, want } from './lend.ts';
import { FORMATIONS } from './list.ts';
import { canUse, chosenOf } from './loans.ts';

/** A formation lends by a rule only where the rule is in force. */
const lending = (id: RuleId, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule =>
  option(id, {
    ...parts,
    needs: [RETENTION, ...(parts.needs ?? [])],
    base: { ...parts.base, lends: ({ loan }) => (loan === id ? 1 : undefined) },
  });

const RETENTION = 'ASC-fb-bonus-retention';
const TOLD = 'secret-told';

/** Formations, while they hold together: before the first turn, at the start of every turn, and after every loss. */
const retention: AlphaRule = option(RETENTION, {
  steps: {
    equipping: [{ name: 'formations', before: 'begin', run: regroupAll }],
    mustering: [{ name: 'formations', before: 'begin', run: rotate }],
    using: [
      {
        name: 'formation',
        after: 'begin',
        run: (play, { ability, unit: id, choice }) => {
          if (ability === 'formation' && id !== undefined && choice !== undefined) want(play, play.state.units[id]!, choice);
        },
      },
    ],
  },
  adds: {
    offer: ({ state, seat, command }) => {
      if (command.ability !== 'formation' || command.unit === undefined || state.formations === undefined) return undefined;
      const unit = state.units[command.unit];
      const formed = formedBy(state, seat).find(({ units }) => units.includes(command.unit!));
      if (!unit || !formed || !counts(unit) || unit.marks.some(({ kind }) => kind === TOLD)) return undefined;
      const source = formed.supports === undefined ? formed : formedBy(state, seat).find(({ lance }) => lance === formed.supports);
      const loan = source && typeOf(source).loans.find(one => one.holds === 'turn' && chosenOf(one, source.choice) === command.choice);
      return loan && canUse(unit, command.choice!) ? 1 : undefined;
    },
  },
  follows: {
    destroyed: ({ formations }) => (formations ? [{ type: 'regroup' }] : undefined),
    changed: ({ formations }, { rule, change }) =>
      formations && rule !== RETENTION && (change.spent || change.marks) ? [{ type: 'regroup' }] : undefined,
  },
  covers: [
    'ASC-fb-bonus-prerequisites',
    'ASC-fb-bonus-no-duplicate',
    'ASC-form-nova-bonus',
    'ASC-form-air-lance-bonus',
    'ASC-form-support-retention',
  ],
});

const LOANS: readonly RuleId[] = [...new Set(FORMATIONS.flatMap(({ loans }) => loans.map(({ rule }) => rule)))];
const SPECIAL: readonly RuleId[] = ['ASC-form-anti-air-bonus'];

/** Trained against aircraft for this turn, wherever it is not trained so anyway. */
const antiAir: AlphaRule = lending('ASC-form-anti-air-bonus', {
  adds: {
    toHit: ({ attacker, target, kind, state }) => {
      if (kind === 'physical' || attacker.abilities.length === 0 || !attacker.abilities.includes('anti-aircraft-specialists'))
        return undefined;
      if (isAircraft(attacker) || state.commands?.[attacker.seat]?.includes('anti-aircraft-specialists')) return undefined;
      return target.airborne ? -2 : 1;
    },
  },
});

/** A commander who needs no help to think ahead. */
const genius: AlphaRule = option('ASC-form-command-genius-duplicate', {
  needs: [RETENTION],
  adds: {
    initiative: ({ state, seat, contingent = 0 }) => {
      if (contingent > 0 || state.formations === undefined) return undefined;
      const thinks = formedBy(state, seat).some(
        one =>
          holdsTogether(state, one) &&
          one.given.some(
            ({ unit, loan }) =>
              loan === 'ASC-form-command-genius' &&
              counts(state.units[unit]!) &&
              ownAbilities(state.units[unit]!).includes('tactical-genius'),
          ),
      );
      return thinks ? 1 : undefined;
    },
  },
});

/** What force building asks for; `checkForce` and `formationTrouble` tell what is missing. */
const BUILDING: readonly RuleId[] = [
  'ASC-fb-pv-total',
  'ASC-fb-pv-skill-adjust',
  'ASC-fb-pv-guidelines',
  'ASC-fb-era-faction',
  'ASC-fb-build-formations',
  'ASC-fb-lance-size',
  'ASC-fb-fighter-groups',
  'ASC-fb-conventional-infantry',
  'ASC-fb-battle-armor',
  'ASC-fb-homogeneity-is',
  'ASC-fb-homogeneity-clan',
  'ASC-fb-homogeneity-comstar',
  'ASC-fb-functional-formations-optional',
  'ASC-fb-percentage-rounding',
  'ASC-fb-no-type-stacking',
  'ASC-fb-ideal-role',
  'ASC-fb-variations',
  'ASC-fb-formation-name',
  'ASC-fb-scope-proportional',
  'ASC-fb-larger-formations',
  'ASC-fb-specialised-company',
  'ASC-tbl-force-org-is',
  'ASC-tbl-force-org-clan',
  'ASC-tbl-force-org-comstar',
  'ASC-tbl-company-composition',
  'ASC-tbl-binary-trinary-composition',
  'ASC-tbl-battalion-composition',
  'ASC-tbl-cluster-composition',
  'ASC-tbl-level-iii-composition',
];
const DETAILS: readonly RuleId[] = [
  'ASC-form-command-lieutenants',
  'ASC-form-command-roles',
  'ASC-form-command-three-roles',
  'ASC-form-nova',
  'ASC-form-nova-vehicle-aero',
  'ASC-form-nova-non-clan',
  'ASC-form-nova-choir',
  'ASC-form-nova-xmec',
  'ASC-form-air-lance',
  'ASC-form-aerospace-common',
  'ASC-form-aerospace-pair-swap',
];

export const formationRules: readonly AlphaRule[] = [
  retention,
  ...LOANS.filter(id => !SPECIAL.includes(id)).map(id => lending(id)),
  antiAir,
  lending('ASC-form-battle-bonus', { covers: ['ASC-form-battle-bonus-stacking'] }),
  lending('ASC-form-command-genius'),
  genius,
  lending('ASC-form-support-bonus', { covers: ['ASC-form-support-command'] }),
  ...disruptionRules,
  core('ASC-fb-formation-requirements', { covers: [...FORMATIONS.map(({ rule }) => rule), ...BUILDING, ...DETAILS] }),
];
