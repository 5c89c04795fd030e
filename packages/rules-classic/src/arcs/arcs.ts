import { boardOf, borderRow } from '@sortie/board';
import { type Arc, type Facing, inArc, type Side, sidesStruck } from '@sortie/geometry';
import { sure, tell } from '@sortie/kernel';
import { bears, flownSides } from '../aerospace/range.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { isArm, type Location, type Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { actuator, callSign, canAct, isFighting, isMech, isProto, isVehicle, type OnMap, sheetFor } from '../state.ts';
import { mechTurretRules, turretBears } from './mech-turrets.ts';

/** How the body is held while attacks are declared. */
export interface Pose {
  readonly twist: -1 | 0 | 1;
  readonly flip: boolean;
  /** Hexsides that a turret is turned by. */
  readonly turret?: Facing;
  /** Those of the front one of two. */
  readonly fore?: Facing;
}

/** The arc that a weapon covers; on four legs everything that does not point back covers the front. */
function arcOf({ at, rear }: Weapon, quad: boolean, flip: boolean): Arc {
  if (rear) return 'rear';
  if (at === 'MG') return 'wide';
  if (quad || !isArm(at)) return 'front';
  if (flip) return 'rear';
  return at === 'LA' ? 'leftArm' : 'rightArm';
}

const HULL_ARCS: { readonly [L in Location]?: Arc } = {
  FR: 'front',
  LS: 'leftSide',
  FRLS: 'leftSide',
  RRLS: 'leftSide',
  RS: 'rightSide',
  FRRS: 'rightSide',
  RRRS: 'rightSide',
  RR: 'rear',
  TU: 'front',
  FT: 'front',
  T1: 'all',
  T2: 'all',
  T3: 'all',
  T4: 'all',
  T5: 'all',
  T6: 'all',
  T7: 'all',
  T8: 'all',
  T9: 'all',
};

/** Of weapons in sponsons and on pintles (TW-arc-sponson, TWR-52). */
const SWIVEL_ARCS: { readonly [L in Location]?: Arc } = { FR: 'frontHalf', RR: 'rearHalf', LS: 'leftHalf', RS: 'rightHalf' };

/** The arc of a weapon in the hull of a vehicle. */
const hullArcOf = ({ at, swivel }: Weapon): Arc => (swivel ? SWIVEL_ARCS[at] : undefined) ?? HULL_ARCS[at] ?? 'front';

/** Weapons in legs follow the feet, all others the torso. */
export function inFiringArc(unit: OnMap, weapon: Weapon, target: OnMap, pose: Pose): boolean {
  if (unit.flight || target.flight) {
    const known = bears(unit, weapon, target);
    return typeof known === 'boolean' ? known : inFiringArc(unit, weapon, known, pose);
  }
  const { twist, flip, turret = 0, fore = 0 } = pose;
  const { quad, legs, kind } = sheetFor(unit);
  // Pods against troops go off in every direction (TW-arc-360).
  if (weapon.item === 'ISBPod') return true;
  if (kind === 'vehicle') {
    const turned = weapon.at === 'TU' ? turret : weapon.at === 'FT' ? fore : 0;
    return inArc(hullArcOf(weapon), unit.at, unit.facing, target.at, turned);
  }
  // Guns of a platoon point over the side that it says, and over any where it does not say.
  if (kind === 'infantry' && weapon.crew > 0 && pose.turret !== undefined) return inArc('front', unit.at, unit.facing, target.at, turret);
  if (kind === 'infantry' || kind === 'battleArmor') return true;
  if (weapon.turning) return turretBears(unit, weapon, target);
  return inArc(arcOf(weapon, quad, flip), unit.at, unit.facing, target.at, legs.includes(weapon.at) ? 0 : twist);
}

/** In front of the torso, as secondary targets are counted. */
export const isAhead = (unit: OnMap, target: OnMap, twist: number): boolean => inArc('front', unit.at, unit.facing, target.at, twist);

export const armArc = (unit: OnMap, arm: 'LA' | 'RA', target: OnMap): boolean =>
  inArc(arm === 'LA' ? 'leftArm' : 'rightArm', unit.at, unit.facing, target.at, unit.twist);

export const feetAhead = (unit: OnMap, target: OnMap): boolean => inArc('front', unit.at, unit.facing, target.at);

const FRONT_FIRST: readonly Side[] = ['front', 'left', 'right', 'rear'];

/**
 * The side of a target that is struck. On a border it is that of the row which the line of sight takes; where both rows are alike it is the side
 * that is better for the target, on both flanks alike (TW-dir-boundary, TWR-48). What comes without a line of sight has no row either.
 */
export function sideStruck(state: State | null, target: OnMap, attacker: OnMap): Side {
  const known = attacker.flight || target.flight ? flownSides(target, attacker) : undefined;
  const sides = known ?? sidesStruck(isVehicle(target) ? 'vehicle' : 'mech', target.at, target.facing, attacker.at);
  const [first, second] = sides;
  if (!second) return sure(first, 'the first one');
  const row = state && borderRow(boardOf(state.board), sightBetween(state, attacker, target), attacker, target);
  if (row) return row === 'left' ? second : sure(first, 'the first one');
  return sure(
    FRONT_FIRST.find(side => sides.includes(side)),
    'one of the front first',
  );
}

const twistRule: ClassicRule = {
  id: 'TW-twist',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, twist }) => {
      const unit = view.units[id];
      if (!unit || twist === 0) return undefined;
      const stiff = !(isMech(unit) || isProto(unit)) || sheetFor(unit).quad || unit.prone || !canAct(unit);
      return stiff ? tell('the {unit} cannot turn its torso', { unit: callSign(view, id) }) : undefined;
    },
  },
};

/** Both arms end at the elbow, so that they can point backwards. */
export const canFlip = (unit: Unit): boolean =>
  isMech(unit) &&
  !sheetFor(unit).quad &&
  !unit.prone &&
  canAct(unit) &&
  (['LA', 'RA'] as const).every(arm => actuator(unit, arm, 'lowerArm') === 'missing' && actuator(unit, arm, 'hand') === 'missing');

const flipRule: ClassicRule = {
  id: 'TW-armflip',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, flip }) => {
      const unit = view.units[id];
      return flip && isFighting(unit) && !canFlip(unit)
        ? tell('the {unit} cannot turn its arms back', { unit: callSign(view, id) })
        : undefined;
    },
  },
};

export const arcRules: readonly ClassicRule[] = [
  twistRule,
  flipRule,
  ...mechTurretRules,
  structural('TW-arc-special', 'the table of arcs by mount'),
  structural('TW-arc-sponson', 'the table of arcs by mount'),
  structural('TW-dir-mek', 'the side that a bearing strikes'),
  structural('TW-dir-boundary', 'a bearing on a boundary follows the side that its line takes'),
  structural('TW-dir-prone', 'lying down changes no facing'),
];
