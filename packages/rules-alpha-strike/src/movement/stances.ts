import type { table as terrain } from '@sortie/board';
import type { Handler } from '@sortie/kernel';
import { has, hasAny } from '../card/specials.ts';
import { JAMMER_TURNS } from '../electronics/pulses.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';
import { occupiedBy } from '../sight/see.ts';
import { INCH, isInfantry, isMech, isOn, isProto, isVehicle, marked, marking, unmarking } from '../state.ts';

const manyLegs = (unit: Unit): boolean => hasAny(unit, 'QUAD', 'TRIPOD');
const SOFT: readonly terrain.PieceKind[] = ['snow', 'mud', 'field', 'sand', 'rough', 'rubble', 'woods', 'jungle', 'swamp', 'fortified'];

const crouchCost = (state: State, unit: Unit): number | undefined => {
  if (unit.airborne || isInfantry(unit)) return undefined;
  if (isMech(unit)) return manyLegs(unit) ? 2 : 3;
  if (!isOn(unit) || !(isProto(unit) || isVehicle(unit))) return undefined;
  const pieces = occupiedBy(state, unit);
  return pieces.some(({ kind }) => SOFT.includes(kind)) && !pieces.some(({ kind }) => kind === 'pavement') ? 2 : undefined;
};

/** What a stance costs where it exists at all; a stance that no rule offers is refused. */
const offered: AlphaRule = core('AS-hull-down', {
  forbids: {
    move: (view, { unit: id, stance, mode }, _seat, book) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      if (marked(unit, 'hullDown') && stance !== 'rise' && mode !== 'stand') return 'it has to stand up first';
      if (!stance) return undefined;
      if (book.ask('stance', { state: view, unit, stance }).terms.length === 0) return 'it cannot do that';
      return mode === 'jump' ? 'not while jumping' : undefined;
    },
  },
  follows: { moved: (_state, { unit, stance }) => (stance ? [{ type: 'takeStance', unit, stance }] : undefined) },
  covers: ['ASC-hull-down-no-jump'],
});

const hullDown: AlphaRule = option('ASC-hull-down-eligibility', {
  base: {
    stance: ({ state, unit, stance }) => {
      if (stance === 'hullDown') return marked(unit, 'hullDown') ? undefined : crouchCost(state, unit);
      return stance === 'rise' && marked(unit, 'hullDown') ? (isMech(unit) && !manyLegs(unit) ? 3 : 2) : undefined;
    },
  },
  adds: { toHit: ({ target }) => (marked(target, 'hullDown') ? 1 : undefined) },
  forbids: {
    attack: ({ units }, { unit: id, how }) => {
      const unit = units[id];
      return unit && marked(unit, 'hullDown') && isVehicle(unit) && how !== 'turret'
        ? 'a crouching vehicle attacks with its turret only'
        : undefined;
    },
  },
  covers: [
    'ASC-hull-down-stationary',
    'ASC-hull-down-mech-cost',
    'ASC-hull-down-mech-leave',
    'ASC-hull-down-mech-effects',
    'ASC-hull-down-partial-cover',
    'ASC-hull-down-vehicle-terrain',
    'ASC-hull-down-vehicle-cost',
    'ASC-hull-down-vehicle-height',
    'ASC-hull-down-protomech-damage',
    'ASC-hull-down-vehicle-attacks',
  ],
});

const HARD: readonly terrain.PieceKind[] = ['road', 'pavement', 'building', 'water'];
const canDig = (state: State, unit: Unit): boolean => isOn(unit) && !occupiedBy(state, unit).some(({ kind }) => HARD.includes(kind));

const digIn: AlphaRule = option('ASC-inf-dig-in-eligibility', {
  base: {
    stance: ({ state, unit, stance }) =>
      stance === 'digIn' && unit.card.type === 'CI' && ['f', 'm', ''].includes(unit.moves[0]?.code ?? 'x') && canDig(state, unit)
        ? 0
        : stance === 'fortify' && hasAny(unit, 'TRN', 'ENG') && canDig(state, unit)
          ? 0
          : undefined,
  },
  adds: {
    toHit: ({ state, target }) =>
      isInfantry(target) && isOn(target) && occupiedBy(state, target).some(({ kind }) => kind === 'fortified') ? 2 : undefined,
  },
  forbids: { attack: ({ units }, { unit }) => (units[unit] && marked(units[unit], 'digging') ? 'it is digging in' : undefined) },
  covers: [
    'ASC-inf-dig-in-process',
    'ASC-inf-dig-in-benefit',
    'ASC-fortified-position-create',
    'ASC-fortified-position-effect',
    'AS-sua-trn',
  ],
});

const hitDeck: AlphaRule = option('ASC-inf-hit-the-deck', {
  base: { stance: ({ unit, stance }) => (stance === 'hitDeck' && isInfantry(unit) ? 0 : undefined) },
  adds: {
    toHit: ({ target, attacker, how }) =>
      (marked(target, 'prone') ? 1 : 0) + (how === 'antimech' && marked(attacker, 'prone') ? 1 : 0) || undefined,
  },
});

export const takeStance: Handler<AlphaStrike, 'takeStance'> = (play, { unit: id, stance }) => {
  const unit = play.state.units[id]!;
  const change = (what: string, marks: Unit['marks']): void =>
    play.emit({ type: 'changed', unit: id, rule: 'AS-hull-down', what, change: { marks } });
  if (stance === 'hullDown') change('goes hull down', marking(unit, { kind: 'hullDown', until: 0 }));
  if (stance === 'rise') change('stands up', unmarking(unit, 'hullDown'));
  if (stance === 'hitDeck') change('hits the deck', marking(unit, { kind: 'prone', until: 0 }));
  if (stance === 'chargeHpg') change('charges its generator', marking(unit, { kind: 'hpg', until: 0, value: 0 }));
  if (stance === 'jam')
    play.emit({
      type: 'changed',
      unit: id,
      rule: 'ASC-sua-jammer-activation',
      what: 'starts its jammer',
      change: { marks: marking(unit, { kind: 'jammer', until: play.state.turn + JAMMER_TURNS - 1 }), spent: [...unit.spent, 'jammer'] },
    });
  if (stance === 'digIn' || stance === 'fortify') change('digs in', marking(unit, { kind: 'digging', until: play.state.turn }));
};

/** At the end of the turn the ground around whoever was digging is prepared. */
export function finishDigging(play: Parameters<typeof takeStance>[0]): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || !marked(unit, 'digging')) continue;
    const id = `fortified-${play.state.turn}-${unit.id}`;
    play.emit({
      type: 'terrainChanged',
      piece: id,
      as: { id, kind: 'fortified', outline: { kind: 'circle', at: unit.at, radius: INCH }, level: has(unit, 'TRN') ? 2 : 1 },
      rule: 'ASC-inf-dig-in-eligibility',
    });
  }
}

export const stanceRules: readonly AlphaRule[] = [offered, hullDown, digIn, hitDeck];
