import { table as geometry } from '@sortie/geometry';
import { lineOf } from '../aerospace/aircraft.ts';
import { hasArcs } from '../aerospace/arcs.ts';
import { kindOf } from '../attack/kind.ts';
import { overhead } from '../attack/run-area.ts';
import { has } from '../card/specials.ts';
import { MEASURES } from '../measure.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { How } from '../shape.ts';
import { isInfantry, isLarge, isMech, isOn, isVehicle, motive, type Standing } from '../state.ts';

/** Weak in the sources: the width of the normal forward arc and of the rear arc. */
export const FORWARD_ARC: geometry.ArcWidth = 180;
export const LARGE_FORWARD_ARC: geometry.ArcWidth = 90;
export const REAR_ARC: geometry.ArcWidth = 120;

/** Does a target lie in the arc its attacker fires into? */
export function inForwardArc(attacker: Standing, target: Standing): boolean {
  if (
    isInfantry(attacker) ||
    hasArcs(attacker) ||
    attacker.moves.length === 0 ||
    lineOf(target) ||
    (target.moved?.run && overhead(attacker, target) !== undefined)
  )
    return true;
  return MEASURES[attacker.base].inArc(
    attacker.at,
    attacker.facing,
    (isLarge(attacker) && isVehicle(attacker)) || (isMech(attacker) && has(attacker, 'QUAD')) ? LARGE_FORWARD_ARC : FORWARD_ARC,
    target.at,
  );
}

/** Does an attack come in through the rear of its target? Infantry has none. */
export function fromBehind(attacker: Standing, target: Standing): boolean {
  if (isInfantry(target) || target.moves.length === 0 || motive(target) === 'k') return false;
  return MEASURES[target.base].inArc(target.at, geometry.opposite(target.facing), REAR_ARC, attacker.at);
}

const ALL_ROUND: readonly How[] = ['turret', 'rear', 'indirect', 'TAG', 'LTAG'];
/** Does an attack of this kind need no arc? */
export const looksRound = (how: How): boolean => ALL_ROUND.includes(how) || kindOf(how) === 'physical';

const front: AlphaRule = core('AS-arc-front', {
  forbids: {
    attack: ({ units }, { unit, target, how, with: using = [] }, _seat, book) => {
      const [attacker, foe] = [units[unit], units[target]];
      if (!isOn(attacker) || !isOn(foe) || looksRound(how)) return undefined;
      if (how !== 'standard' && has(attacker, 'TUR')) return undefined;
      if (inForwardArc(attacker, foe) || book.holds('bears', { attacker, target: foe, how, with: using })) return undefined;
      return 'the target is outside the forward arc';
    },
  },
});

export const arcRules: readonly AlphaRule[] = [
  front,
  core('AS-arc-rear', { adds: { damage: ({ rear }) => (rear ? 1 : undefined) }, covers: ['AS-phys-rear'] }),
  core('AS-arc-when', { structural: 'nobody turns or moves between the Movement Phase and the Combat Phase' }),
];
