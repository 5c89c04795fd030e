import type { RuleId } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { has, hasAny } from '../card/specials.ts';
import { operatorOf } from '../electronics/control.ts';
import type { Aim, Shot } from '../questions.ts';
import { type AlphaRule, core, does } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { hasJumped, isImmobile, isInfantry, isLarge, isProto, isSubmerged, isSuperheavy, marked, stoodStill } from '../state.ts';
import { ofAttacker } from './shot.ts';

const term = (id: RuleId, of: (aim: Aim) => number | undefined, more: Partial<AlphaRule> = {}): AlphaRule =>
  core(id, { ...more, adds: { toHit: of, ...more.adds } });

/** The same for what the attacker brings along, whatever is attacked. */
const own = (id: RuleId, of: (shot: Shot) => number | undefined, more: Partial<AlphaRule> = {}): AlphaRule =>
  core(id, { ...more, adds: { ...ofAttacker(of), ...more.adds } });

const isWeapon = ({ kind }: Shot): boolean => kind !== 'physical';

/** Weak in the corrected book: what woods and partial cover add. */
export const WOODS = 2;
export const COVER = 2;

const inGrowth = ({ seen, target }: Aim): boolean => seen.density > 0 && !target.airborne;

/** Stealth by bracket: Short, Medium, Long and beyond. */
const STEALTH = [0, 1, 2, 2, 2] as const;
const SUIT_STEALTH = [1, 1, 2, 2, 2] as const;

/** Two more for each hit on what guides the weapons. */
const worse = ({ fireHits }: Unit): number | undefined => 2 * fireHits || undefined;

/** A drone has the Skill of its operator and one. */
function driven(state: State, unit: Unit): number | undefined {
  if (!has(unit, 'DRO')) return undefined;
  return (operatorOf(state, unit)?.skill ?? unit.skill) + 1 - unit.skill || undefined;
}

export const toHitRules: readonly AlphaRule[] = [
  own('AS-to-hit-att-still', ({ attacker }) => (stoodStill(attacker) && !isInfantry(attacker) ? -1 : undefined)),
  own('AS-to-hit-att-jump', ({ attacker }) => (hasJumped(attacker) && !isInfantry(attacker) ? 2 : undefined)),
  term('AS-to-hit-air-vtol', ({ target }) => (target.airborne && !isAircraft(target) ? 1 : undefined)),
  term('AS-to-hit-ba', ({ target }) => (target.card.type === 'BA' ? 1 : undefined)),
  term('AS-to-hit-pm', ({ target }) => (isProto(target) ? 1 : undefined)),
  term('AS-to-hit-lg', ({ target, how }) => (isLarge(target) ? (how === 'antimech' && isSuperheavy(target) ? -2 : -1) : undefined)),
  term(
    'AS-to-hit-stl',
    aim => {
      const { target, bracket } = aim;
      if (!isWeapon(aim) || !has(target, 'STL') || marked(target, 'jammedEcm') || marked(target, 'stealthOff')) return undefined;
      return (isInfantry(target) ? SUIT_STEALTH : STEALTH)[bracket];
    },
    { covers: ['AS-sua-stl'] },
  ),
  term(
    'AS-to-hit-mas',
    aim => {
      const { target } = aim;
      if (!isWeapon(aim) || !(stoodStill(target) || isImmobile(target))) return undefined;
      return has(target, 'MAS') ? 3 : has(target, 'LMAS') ? 2 : undefined;
    },
    { covers: ['AS-sua-mas', 'AS-sua-lmas'] },
  ),
  term('AS-to-hit-woods', aim => (inGrowth(aim) ? Math.max(WOODS, aim.seen.density) : undefined), {
    adds: { toHitPlace: ({ density }) => (density > 0 ? Math.max(WOODS, density) : undefined) },
  }),
  term('AS-to-hit-woods-ce', aim => (inGrowth(aim) ? aim.seen.density : undefined), {
    adds: { toHitPlace: ({ density }) => density || undefined },
    replaces: ['AS-to-hit-woods'],
  }),
  term('AS-to-hit-cover', ({ seen }) => (seen.partial ? COVER : undefined)),
  term('AS-to-hit-cover-ce', ({ seen }) => (seen.partial ? 1 : undefined), { replaces: ['AS-to-hit-cover'] }),
  term('AS-to-hit-uw', ({ attacker, target }) => (isSubmerged(attacker) && isSubmerged(target) ? 1 : undefined)),
  term('AS-to-hit-indirect', ({ how }) => (how === 'indirect' ? 1 : undefined)),
  term('AS-to-hit-if-spotattack', ({ spotter }) => (spotter?.did.some(what => what !== 'spot') ? 1 : undefined)),
  own(
    'AS-to-hit-spotting',
    ({ attacker }) => (marked(attacker, 'spotting') ? 1 : undefined),
    does({ spot: (play, { unit }) => play.emit({ type: 'spotted', unit, until: play.state.turn }) }),
  ),
  term('AS-to-hit-sensor-spot', ({ spotter }) => (spotter && marked(spotter, 'sensor') ? 3 : undefined)),
  term('AS-to-hit-rearweap', ({ how }) => (how === 'rear' ? 1 : undefined), { covers: ['ASC-rear-weapons-ground'] }),
  own('AS-to-hit-fc', shot => (isWeapon(shot) ? worse(shot.attacker) : undefined), {
    adds: { bombing: ({ unit }) => worse(unit) },
  }),
  own('AS-to-hit-im', ({ attacker }) => (attacker.card.type === 'IM' && !hasAny(attacker, 'AFC') ? 1 : undefined), {
    covers: ['AS-sua-afc', 'AS-sua-bfc'],
  }),
  own('AS-to-hit-sv', ({ attacker }) => {
    if (attacker.card.type !== 'SV' || has(attacker, 'AFC')) return undefined;
    return has(attacker, 'BFC') ? 1 : 2;
  }),
  // Whoever sits at the console aims, and aims one worse.
  own('AS-to-hit-drone', ({ state, attacker }) => driven(state, attacker), {
    adds: { control: ({ state, unit }) => driven(state, unit) },
    covers: ['AS-sua-dro'],
  }),
  own('AS-to-hit-shld', shot => (isWeapon(shot) && has(shot.attacker, 'SHLD') ? 1 : undefined)),
];
