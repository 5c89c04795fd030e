import type { RuleId, Seat, Telling } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import { isAircraft } from '../../aerospace/aircraft.ts';
import { type AlphaRule, core, firstOf, option } from '../../rule.ts';
import type { Entry, State, UnitId } from '../../shape.ts';
import { marked, unitAt } from '../../state.ts';
import { trained } from '../special-command-abilities/list.ts';
import { ATTACHMENT_RULES } from './attached.ts';
import { disruptionRules } from './disruption.ts';
import { counts, formedBy, holdsTogether, ownAbilities, regroupAll, rotate, typeOf, want } from './lend.ts';
import { FORMATIONS } from './list.ts';
import { canUse, chosenOf } from './loans.ts';
import { formationOrders } from './orders.ts';
import { lacking, notOffered, shared, stacked, unattached, unheardOf, unsupported } from './trouble.ts';

/** A formation lends by a rule only where the rule is in force. */
const lending = (id: RuleId, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule =>
  option(id, {
    ...parts,
    needs: [RETENTION, ...(parts.needs ?? [])],
    permits: { ...parts.permits, loan: [id] },
  });

const RETENTION = 'ASC-fb-bonus-retention';

/** May a unit be told to have this from the next turn on? */
function mayWant(state: State, seat: Seat, id: UnitId | undefined, ability: string | undefined): boolean {
  const unit = id === undefined ? undefined : state.units[id];
  const formed = unit && formedBy(state, seat).find(({ units }) => units.includes(unit.id));
  if (!unit || !formed || ability === undefined || !counts(unit) || marked(unit, 'told')) return false;
  const source = formed.supports === undefined ? formed : formedBy(state, seat).find(({ lance }) => lance === formed.supports);
  const lends = source && typeOf(source).loans.some(one => one.holds === 'turn' && chosenOf(one, source.choice) === ability);
  return lends === true && canUse(unit, ability);
}

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
          if (ability === 'formation' && id !== undefined && choice !== undefined) want(play, unitAt(play.state, id), choice);
        },
      },
    ],
  },
  permits: { ability: ['formation'] },
  offers: { asides: ({ view, seat }) => formationOrders(view, seat) },
  forbids: {
    ability: (view, { ability, unit, choice }, seat) =>
      ability === 'formation' && !mayWant(view, seat, unit, choice) ? NOT_NOW : undefined,
  },
  follows: {
    destroyed: ({ formations }) => (formations ? [{ type: 'regroup' }] : undefined),
    routed: ({ formations }) => (formations ? [{ type: 'regroup' }] : undefined),
    rallied: ({ formations }) => (formations ? [{ type: 'regroup' }] : undefined),
    luckUsed: ({ formations }) => (formations ? [{ type: 'regroup' }] : undefined),
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
      if (isAircraft(attacker) || trained(state, attacker, 'anti-aircraft-specialists')) return undefined;
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
              counts(unitAt(state, unit)) &&
              ownAbilities(unitAt(state, unit)).includes('tactical-genius'),
          ),
      );
      return thinks ? 1 : undefined;
    },
  },
});

/** What the line of a formation type leaves to lines of their own. */
const DETAILS: { readonly [type: string]: readonly RuleId[] } = {
  command: ['ASC-form-command-roles', 'ASC-form-command-three-roles'],
  'fire-support-squadron': ['ASC-form-aerospace-pair-swap'],
};

type Objection = (force: readonly Entry[]) => Telling | undefined;
/** A line that has a say in what lances may be called. */
const asks = (id: RuleId, objection: Objection, covers: readonly RuleId[] = []): AlphaRule =>
  core(id, { forbidsSetup: ({ forces }) => firstOf(forces, objection), ...(covers.length > 0 && { covers }) });

/** Who may be called what: each formation type asks by its own line. */
const requirements: readonly AlphaRule[] = [
  asks('ASC-fb-no-type-stacking', stacked),
  asks('ASC-fb-formation-name', unheardOf),
  asks('ASC-fb-formation-requirements', notOffered, [
    'ASC-fb-percentage-rounding',
    'ASC-fb-ideal-role',
    'ASC-fb-variations',
    'ASC-fb-scope-proportional',
    'ASC-fb-functional-formations-optional',
  ]),
  ...FORMATIONS.map(type =>
    asks(type.rule, force => lacking(type)(force) ?? (type.supports ? unsupported(force) : undefined), DETAILS[type.id]),
  ),
  ...ATTACHMENT_RULES.map(id => asks(id, unattached(id))),
];

export const formationRules: readonly AlphaRule[] = [
  retention,
  ...LOANS.filter(id => !SPECIAL.includes(id)).map(id => lending(id, { forbidsSetup: ({ forces }) => firstOf(forces, shared(id)) })),
  antiAir,
  lending('ASC-form-battle-bonus', { covers: ['ASC-form-battle-bonus-stacking'] }),
  lending('ASC-form-command-genius'),
  genius,
  lending('ASC-form-support-bonus', { covers: ['ASC-form-support-command'] }),
  ...disruptionRules,
  ...requirements,
];
