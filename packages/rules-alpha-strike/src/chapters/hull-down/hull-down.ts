import type { table as terrain } from '@sortie/board';
import { hasAny, specialsOf } from '../../card/specials.ts';
import { type AlphaRule, core, option, poses } from '../../rule.ts';
import type { MoveCommand, State, Unit } from '../../shape.ts';
import { occupiedBy } from '../../sight/see.ts';
import { flies, isMech, isOn, isProto, isVehicle, marked, type Standing } from '../../state.ts';

const manyLegs = (unit: Unit): boolean => hasAny(unit, 'QUAD', 'TRIPOD');
const PAVED: readonly terrain.PieceKind[] = ['pavement', 'road', 'bridge'];
const SOFT: readonly terrain.PieceKind[] = ['snow', 'mud', 'field', 'sand', 'rough', 'rubble', 'woods', 'jungle', 'swamp'];

/** Ground that hides a hull: soft and not paved, or prepared for it. */
function hidesHulls(state: State, unit: Standing): boolean {
  const kinds = occupiedBy(state, unit).map(({ kind }) => kind);
  return kinds.includes('fortified') || (kinds.some(kind => SOFT.includes(kind)) && !kinds.some(kind => PAVED.includes(kind)));
}

/** Inches that it costs to crouch where its way ends; nothing for those that cannot. */
const crouchCost = (state: State, unit: Unit, path: MoveCommand['path']): number | undefined => {
  if (unit.airborne || !isOn(unit)) return undefined;
  if (isMech(unit)) return manyLegs(unit) ? 2 : 3;
  if (!isProto(unit) && (!isVehicle(unit) || flies(unit))) return undefined;
  return hidesHulls(state, { ...unit, at: path[path.length - 1] ?? unit.at }) ? 2 : undefined;
};
const riseCost = (unit: Unit): number => (isMech(unit) && !manyLegs(unit) ? 3 : 2);

/** Inches that going down or up costs; nothing where it cannot be done. */
function costOf(state: State, unit: Unit, { stance, path }: Pick<MoveCommand, 'stance' | 'path'>): number | undefined {
  if (stance === 'hullDown') return marked(unit, 'hullDown') ? undefined : crouchCost(state, unit, path);
  return stance === 'rise' && marked(unit, 'hullDown') ? riseCost(unit) : undefined;
}

const isLow = (unit: Unit | undefined): unit is Unit => unit !== undefined && marked(unit, 'hullDown') && isVehicle(unit);
/** Of a vehicle that lies low only what its turret holds bears on anything. */
const TURRET_ONLY = 'a vehicle that is hull down attacks with its turret only';
const inTurret = (unit: Unit, code: string): boolean => specialsOf(unit.card).get('TUR')?.within.has(code) === true;

export const hullDownRules: readonly AlphaRule[] = [
  core('AS-hull-down', {
    forbids: {
      move: ({ units }, { unit: id, stance, mode }) =>
        units[id] && marked(units[id], 'hullDown') && stance !== 'rise' && mode !== 'stand' ? 'it has to stand up first' : undefined,
    },
    covers: ['ASC-hull-down-no-jump'],
  }),
  option('ASC-hull-down-eligibility', {
    ...poses({
      hullDown: (play, { id }) => play.emit({ type: 'wentHullDown', unit: id }),
      rise: (play, { id }) => play.emit({ type: 'stoodUp', unit: id }),
    }),
    adds: {
      toll: ({ state, unit, command }) => costOf(state, unit, command),
      toHit: ({ target }) => (marked(target, 'hullDown') ? 1 : undefined),
    },
    forbids: {
      move: (view, command) => {
        const unit = view.units[command.unit];
        if (!unit || (command.stance !== 'hullDown' && command.stance !== 'rise')) return undefined;
        if (command.mode === 'stand') return 'it has to spend Move on that';
        return costOf(view, unit, command) === undefined ? 'it cannot do that' : undefined;
      },
      attack: ({ units }, { unit: id, how }) =>
        isLow(units[id]) && how !== 'turret' && !inTurret(units[id], how === 'indirect' ? 'IF' : how) ? TURRET_ONLY : undefined,
      bombard: ({ units }, { unit: id, weapon }) => (isLow(units[id]) && !inTurret(units[id], weapon) ? TURRET_ONLY : undefined),
      demolish: ({ units }, { unit: id }) => (isLow(units[id]) ? TURRET_ONLY : undefined),
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
  }),
];
