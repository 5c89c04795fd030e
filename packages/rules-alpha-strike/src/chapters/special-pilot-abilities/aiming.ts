import { nth } from '@sortie/kernel';
import { RANGE_MODIFIERS } from '../../attack/range.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { firepower } from '../../attack/value.ts';
import { MINIMAL, NONE } from '../../card/card.ts';
import { hasAny } from '../../card/specials.ts';
import { rollCritical } from '../../criticals/roll.ts';
import type { Aim, Attack, Shot } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { How, Unit } from '../../shape.ts';
import { hasJumped, inContact, isInfantry, isOn, stoodStill, unitAt } from '../../state.ts';
import { choiceOf, knows } from './knows.ts';
import { saidWithAttack, spa } from './spa.ts';

export const uses = ({ with: using }: Pick<Aim, 'with'>, what: string): boolean => using?.includes(what) ?? false;

const SCATTERING = ['FLK', 'LRM', 'SRM', 'TOR'];
/** Does an attack fire what scatters, alone or together with everything else? */
const scattering = ({ attacker, how, munition }: Aim): boolean =>
  SCATTERING.includes(how) ||
  ((how === 'standard' || how === 'turret') && hasAny(attacker, ...SCATTERING)) ||
  (how === 'AC' && (munition === 'flak' || munition === 'flechette'));

const BATTERIES: readonly How[] = ['AC', 'FLK', 'IATM', 'LRM', 'SRM', 'TOR'];
const PREFERRED: { readonly [choice: string]: number } = { medium: 1, long: 2, extreme: 3 };
const isWeapon = ({ kind }: Shot): boolean => kind === 'weapon';

/** What a preferred range and Short exchange. */
function exchanged({ attacker, bracket, lent }: Shot): number | undefined {
  const liked = PREFERRED[choiceOf(attacker, 'range-master')];
  const at = lent ?? bracket;
  if (liked === undefined) return undefined;
  if (at === 0) return RANGE_MODIFIERS[liked];
  return at === liked ? -nth(RANGE_MODIFIERS, liked) || undefined : undefined;
}

/** A further critical roll for a shot that is better than it had to be. */
const telling =
  (id: string, chosen: boolean) =>
  (play: Table, { aim, hit, margin }: Attack): void => {
    if (!hit || margin < 3 || !isWeapon(aim) || !knows(aim.attacker, id) || !stoodStill(aim.attacker)) return;
    if (chosen && !uses(aim, id)) return;
    const target = unitAt(play.state, aim.target.id);
    if (!isInfantry(target) && target.structure > 0) rollCritical(play, target.id, aim.attacker.id);
  };

/** Weapon attacks that somebody says how to make. */
const chosenShot = (
  id: string,
  why: (unit: Unit, how: How, overheat: number) => string | undefined,
): NonNullable<AlphaRule['forbids']> => ({
  attack: ({ units }, { unit: id2, how, overheat = 0, with: using }) => {
    const unit = units[id2];
    if (!unit || !using?.includes(id)) return undefined;
    return knows(unit, id) ? why(unit, how, overheat) : 'nobody aboard can do that';
  },
});

/** A share of what the attack would deal, rounded down; at least a point where it deals any. */
export function share(attack: Attack, divisor: number, least: 'point' | 'minimal'): void {
  const { points } = attack.value;
  if (points === 0) return;
  const part = Math.floor(points / divisor);
  attack.value = part > 0 ? { points: part, minimal: false } : least === 'point' ? { points: 1, minimal: false } : MINIMAL;
}

const STANDARD: readonly How[] = ['standard', 'turret'];
const SHOTS: readonly How[] = [...STANDARD, 'AC', 'LRM', 'SRM', 'TOR', 'IATM', 'rear'];

export const aimingRules: readonly AlphaRule[] = [
  spa('cluster-hitter', {
    adds: {
      damage: strike =>
        isWeapon(strike) && knows(strike.attacker, 'cluster-hitter') && stoodStill(strike.attacker) && scattering(strike) ? 1 : undefined,
    },
  }),
  spa('jumping-jack', {
    adds: ofAttacker(shot => (isWeapon(shot) && hasJumped(shot.attacker) && knows(shot.attacker, 'jumping-jack') ? -1 : undefined)),
  }),
  spa('range-master', {
    adds: ofAttacker(shot => (shot.kind !== 'physical' && knows(shot.attacker, 'range-master') ? exchanged(shot) : undefined)),
  }),
  spa('sniper', {
    adds: ofAttacker(({ kind, attacker, bracket, lent }) => {
      const at = lent ?? bracket;
      return kind !== 'physical' && at >= 1 && at <= 3 && knows(attacker, 'sniper') ? -RANGE_MODIFIERS[at] / 2 : undefined;
    }),
  }),
  spa('sandblaster', {
    adds: {
      toHit: ({ attacker, how }) => (BATTERIES.includes(how) && knows(attacker, 'sandblaster') ? -1 : undefined),
      damage: ({ attacker, how, bracket }) =>
        BATTERIES.includes(how) && knows(attacker, 'sandblaster') ? (bracket === 0 ? 2 : 1) : undefined,
    },
  }),
  spa('marksman', {
    ...saidWithAttack('marksman', unit => knows(unit, 'marksman'), SHOTS),
    forbids: chosenShot('marksman', unit => (stoodStill(unit) ? undefined : 'it has moved')),
    steps: {
      attack: [
        {
          name: 'one well-aimed point',
          after: 'damage',
          run: (_play, attack) => {
            if (attack.hit && uses(attack.aim, 'marksman')) attack.dealt = Math.min(1, attack.dealt);
          },
        },
        { name: 'marksman', after: 'apply', run: telling('marksman', true) },
      ],
    },
  }),
  spa('sharpshooter', { steps: { attack: [{ name: 'sharpshooter', after: 'apply', run: telling('sharpshooter', false) }] } }),
  spa('weapon-specialist', {
    forbids: chosenShot('weapon-specialist', (_unit, how, overheat) => {
      if (overheat > 0) return 'a specialized attack does not overheat';
      return STANDARD.includes(how) ? undefined : 'only a standard attack is made like that';
    }),
    ...saidWithAttack('weapon-specialist', unit => knows(unit, 'weapon-specialist'), STANDARD),
    adds: { toHit: aim => (uses(aim, 'weapon-specialist') ? -1 : undefined) },
    steps: {
      attack: [
        {
          name: 'a part of its weapons',
          after: 'value',
          run: (_play, attack) => {
            if (attack.hit && uses(attack.aim, 'weapon-specialist')) share(attack, 2, 'point');
          },
        },
      ],
    },
  }),
  spa('heavy-horse', {
    adds: {
      damage: ({ attacker, target, kind }) =>
        kind === 'weapon' && knows(attacker, 'heavy-horse') && isOn(attacker) && isOn(target) && inContact(attacker, target)
          ? 1
          : undefined,
    },
  }),
];

/** What a unit deals at Short range now, for those who strike and shoot at once. */
export const shortDamage = (unit: Unit): number => (unit.card.damage.length > 0 ? firepower(unit, 'standard', 0) : NONE).points;
