import { isAircraft } from '../../aerospace/aircraft.ts';
import type { Aim, Attack } from '../../questions.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { Mode } from '../../shape.ts';
import { crosses } from '../../sight/see.ts';
import { INCH, inContact, isInfantry, isLarge, isMech, isOn, isProto, isVehicle, onTable, type Standing, tallness } from '../../state.ts';

/** Ways of moving over the ground: whoever jumps, flies or stays does not shield. */
const OVERLAND: readonly Mode[] = ['ground', 'sprint', 'evade', 'roll'];

const shieldValue = (unit: Standing): number => (isMech(unit) || isProto(unit) ? 2 : isVehicle(unit) ? 1 : 0);

/** Infantry has a rule of its own, and large units block the line anyway. */
const shieldable = ({ target, attacker, how, kind }: Aim): boolean =>
  kind !== 'physical' && !isInfantry(target) && !isFromAbove(how, attacker);
/** Attacks out of the air on the ground come over the heads of all. */
const isFromAbove = (how: Aim['how'], attacker: Aim['attacker']): boolean =>
  how === 'strafe' || how === 'airStrike' || (attacker.airborne && isAircraft(attacker));

/** Friends that stand in contact with a target, as tall as it is, and in the way of an attack on it. */
function shields(aim: Aim): readonly Standing[] {
  const { state, attacker, target } = aim;
  if (!shieldable(aim) || !isOn(attacker) || !isOn(target)) return [];
  return onTable(state).filter(
    one =>
      one.seat === target.seat &&
      one.id !== target.id &&
      !isLarge(one) &&
      shieldValue(one) > 0 &&
      one.z >= target.z &&
      one.z + tallness(one) >= target.z + tallness(target) &&
      one.moved !== null &&
      OVERLAND.includes(one.moved.mode) &&
      one.moved.length >= INCH &&
      inContact(one, target) &&
      crosses(attacker, target, one),
  );
}
const worth = (standing: readonly Standing[]): number => standing.reduce((sum, one) => sum + shieldValue(one), 0);

/** A miss by no more than the shields add strikes one of them in full, and everything that follows from a hit follows for that one. */
function intercept(play: Table, attack: Attack): void {
  if (attack.margin >= 0 || attack.aim.kind !== 'weapon') return;
  const standing = shields(attack.aim);
  if (standing.length === 0 || -attack.margin > worth(standing)) return;
  const which = standing.length === 1 ? 1 : play.roll(1, standing.length, 'ASC-shielding-intercept').total;
  const struck = standing[which - 1];
  if (!struck) return;
  attack.aim = { ...attack.aim, target: struck };
  attack.hit = true;
  attack.margin = 0;
}

const shielding: AlphaRule = option('ASC-shielding-modifier', {
  adds: { toHit: aim => worth(shields(aim)) || undefined },
  steps: { attack: [{ name: 'intercept', before: 'value', run: intercept }] },
  covers: [
    'ASC-shielding-requirements',
    'ASC-shielding-exclusions',
    'ASC-shielding-multiple',
    'ASC-shielding-intercept',
    'ASC-shielding-clean-miss',
    'ASC-shielding-no-defense',
  ],
});

export const shieldingRules: readonly AlphaRule[] = [shielding];
