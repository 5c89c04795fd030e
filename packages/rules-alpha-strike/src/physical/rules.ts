import { nth, type RuleId } from '@sortie/kernel';
import { kindOf } from '../attack/kind.ts';

import { countOf, has } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Aim, Strike } from '../questions.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { How, Physical, State, Unit } from '../shape.ts';
import { INCH, inContact, isInfantry, isMech, isOn, isProto, isVehicle, ridersOf, tallness } from '../state.ts';

const LIKE_THAT = 'it cannot attack like that';

/** Who strikes in which way; blows beyond these say so themselves. */
const who: AlphaRule = core('AS-phys-who', {
  permits: { blow: ['strike', 'melee', 'charge', 'dfa'] },
  affirms: { wields: ({ unit }) => has(unit, 'MEL') },
  forbids: {
    attack: ({ units }, { unit: id, how }, _seat, book) => {
      const unit = units[id];
      if (!unit || kindOf(how) !== 'physical') return undefined;
      if (!book.permits('blow', how as Physical)) return 'the players have not agreed on that';
      if (how === 'strike') return isMech(unit) || isProto(unit) ? undefined : LIKE_THAT;
      if (how === 'charge') return isMech(unit) || (isVehicle(unit) && !unit.airborne) ? undefined : LIKE_THAT;
      if (how === 'dfa') return isMech(unit) ? undefined : LIKE_THAT;
      return how === 'melee' && !(isMech(unit) && book.holds('wields', { unit })) ? LIKE_THAT : undefined;
    },
  },
});

const contact: AlphaRule = core('AS-phys-height', {
  forbids: {
    attack: ({ units }, { unit: id, target, how }, _seat, book) => {
      const [unit, foe] = [units[id], units[target]];
      if (kindOf(how) !== 'physical' || !isOn(unit) || !isOn(foe)) return undefined;
      if (!inContact(unit, foe)) return 'the bases have to touch';
      if (book.holds('plunges', { how })) return undefined;
      if (unit.z + tallness(unit) <= foe.z || foe.z + tallness(foe) <= unit.z) return 'one stands too high above the other';
      return foe.airborne && foe.z > unit.z + 2 * INCH ? 'it flies too high' : undefined;
    },
  },
  covers: ['ASC-term-base-contact'],
});

const chargeMove: AlphaRule = core('AS-phys-charge-move', {
  forbids: {
    attack: ({ units }, { unit, how }) =>
      how === 'charge' && (units[unit]?.moved?.mode !== 'ground' || (units[unit]?.moved?.length ?? 0) < INCH)
        ? 'a charge needs a move on the ground'
        : undefined,
  },
});
const dfaMove: AlphaRule = core('AS-phys-dfa-req', {
  forbids: {
    attack: ({ units }, { unit, how }) =>
      how === 'dfa' && units[unit]?.moved?.mode !== 'jump' ? 'death from above needs a jump' : undefined,
  },
  adds: { chances: ({ how }) => (how === 'dfa' ? 1 : undefined) },
});

const antimech: AlphaRule = core('AS-phys-am', {
  permits: { blow: ['antimech'] },
  forbids: {
    attack: ({ units }, { unit, target, how }) => {
      const foe = units[target];
      if (how === 'antimech' && units[unit] && !(isInfantry(units[unit]) && has(units[unit], 'AM'))) return LIKE_THAT;
      return how === 'antimech' && foe && (isInfantry(foe) || foe.airborne)
        ? 'only machines on the ground are attacked like that'
        : undefined;
    },
  },
  adds: {
    toHit: ({ how, attacker, target, state }) =>
      how === 'antimech' ? 1 + (attacker.card.type === 'CI' ? 3 : 0) + (carriesSuits(state, target) ? 3 : 0) : undefined,
    damage: ({ how, attacker }) =>
      how === 'antimech' ? Math.max(0, (attacker.card.damage[0]?.points ?? 0) - attacker.weaponHits) : undefined,
    chances: ({ how, structure }) => (how === 'antimech' && structure === 0 ? 1 : undefined),
  },
  covers: ['AS-sua-am'],
});
const carriesSuits = (state: State, target: Unit): boolean => ridersOf(state, target.id).some(({ card }) => card.type === 'BA');

/** Inches from which a collision does 1, 2, 3, 4, 5 and 6 points, by Size 1 to 4 and more: the printed table, which rounds .5 down and ends at 6. */
const COLLISIONS: readonly (readonly number[])[] = [
  [4, 13, 21, 29, 37, 44],
  [3, 7, 11, 15, 19, 23],
  [2, 5, 8, 10, 13, 15],
  [1, 4, 6, 8, 10, 12],
];
export const collisionDamage = (size: number, inches: number): number =>
  nth(COLLISIONS, Math.max(1, Math.min(4, size)) - 1).filter(from => inches >= from).length;

export const chargeDamage = (unit: Unit): number => collisionDamage(unit.card.size, Math.floor((unit.moved?.length ?? 0) / INCH));

const numbers = (
  id: RuleId,
  toHit: { readonly [how: string]: number },
  damage: (strike: Strike) => number | undefined,
  replaces?: readonly RuleId[],
): AlphaRule => core(id, { adds: { toHit: ({ how }: Aim) => toHit[how], damage }, ...(replaces ? { replaces } : {}) });

const strike2013 = ({ how, attacker }: Strike): number | undefined => {
  const { size } = attacker.card;
  if (how === 'strike') return size;
  if (how === 'melee') return size + 1;
  return how === 'dfa' ? 1 : undefined;
};
const strikeCe = ({ how, attacker }: Strike): number | undefined => {
  const { size, tmm } = attacker.card;
  if (how === 'strike') return size;
  if (how === 'melee') return size + 1;
  if (how === 'charge') return size + Math.floor(tmm / 2);
  const jumper = countOf(attacker, 'JMPS') >= 2 ? 1 : countOf(attacker, 'JMPW') >= 2 ? -1 : 0;
  return how === 'dfa' ? size + Math.floor(tmm / 2) + 1 + jumper : undefined;
};

const standard = (how: How): boolean => how === 'strike' || how === 'melee';
const muscle: AlphaRule = core('AS-phys-tsm', {
  adds: {
    damage: ({ attacker, how, kind }) => {
      if (kind !== 'physical' || how === 'antimech') return undefined;
      if (has(attacker, 'TSMX')) return 1;
      return standard(how) && (has(attacker, 'I-TSM') || (has(attacker, 'TSM') && attacker.heat > 0)) ? 1 : undefined;
    },
    toHit: ({ attacker, kind }) => (kind === 'physical' && has(attacker, 'I-TSM') ? 2 : undefined),
  },
  covers: ['AS-sua-tsmx', 'AS-sua-i-tsm', 'AS-sua-mel', 'ASC-sua-tsmx'],
});

/** Charging and falling on somebody hurts; what was not verified is a parity with the sister game. */
const recoil: AlphaRule = core('AS-phys-charge-self', {
  adds: {
    recoil: ({ how, hit, attacker, target }) => {
      if (how === 'charge') return hit ? target.card.size : undefined;
      return how === 'dfa' ? attacker.card.size + (hit ? 0 : 1) : undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'recoil',
        after: 'apply',
        run: (play, { aim, hit }) => {
          if (aim.how !== 'charge' && aim.how !== 'dfa') return;
          const { attacker, target, how } = aim;
          hurt(play, attacker.id, play.ask('recoil', { attacker, target, how, hit }).total, byRule('AS-phys-charge-self'));
        },
      },
    ],
  },
});

export const physicalRules: readonly AlphaRule[] = [
  who,
  contact,
  chargeMove,
  dfaMove,
  antimech,
  numbers('AS-tbl-physical', { melee: 1, charge: 2, dfa: 3 }, strike2013),
  numbers('AS-tbl-physical-ce', { charge: 1, dfa: 1 }, strikeCe, ['AS-tbl-physical', 'AS-phys-charge-table']),
  core('AS-phys-charge-table', {
    adds: { damage: ({ how, attacker }) => (how === 'charge' || how === 'dfa' ? chargeDamage(attacker) : undefined) },
    covers: ['ASC-tbl-collision-charging'],
  }),
  muscle,
  recoil,
];
