import type { Handler } from '@sortie/kernel';
import { armorKind, type Unit as Paper } from '@sortie/roster';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Classic, Unit } from '../shape.ts';
import { isArm, type Location } from '../sheet/sheet.ts';
import { isFighting, isMech, sheetFor, unitAt } from '../state.ts';
import { hands, ownHands, paperOf } from './hands.ts';

/** What a skeleton weighs, in thousandths of the machine. */
const SKELETONS: { readonly [type: string]: number } = {
  'Endo Steel': 50,
  'Endo Steel Prototype': 50,
  'Endo-Composite': 75,
  Composite: 50,
  Reinforced: 200,
  Industrial: 200,
};
const COMMON_SKELETON = 100;
const PLAIN_POINTS = 16;
const KILOS = 1000;
const HALF_TON = 500;

/** A tenth of the skeleton and the armor of the limb, as if it were plain armor, in half tons rounded up. */
export function limbHalves(unit: Paper, location: Location): number {
  const skeleton = Math.ceil((unit.tons * (SKELETONS[unit.structure.type] ?? COMMON_SKELETON)) / HALF_TON) * HALF_TON;
  const points = Math.floor(((unit.armor.front[location] ?? 0) * PLAIN_POINTS) / (armorKind(unit)?.pointsPerTon ?? PLAIN_POINTS));
  return Math.ceil((skeleton / 10 + (points * KILOS) / PLAIN_POINTS) / HALF_TON);
}

const isLimb = (unit: Unit, location: Location): boolean => isMech(unit) && (isArm(location) || sheetFor(unit).legs.includes(location));

/** Limbs that are blown off lie where they fell, and whoever has two sound hands may take them up as clubs. */
const blownOff: ClassicRule = {
  id: 'TW-crit-blownoff',
  cite: CITE,
  kind: 'core',
  affirms: { lifting: ({ unit, kind }) => kind === 'limb' && hands(unit).length > 1 && ownHands(unit) },
  follows: { lost: (_state, { unit, location, how }) => (how === 'blownOff' ? [{ type: 'leaveLimb', unit, location }] : undefined) },
};

export const leaveLimb: Handler<Classic, 'leaveLimb'> = (play, { unit: id, location }) => {
  const unit = unitAt(play.state, id);
  if (isFighting(unit) && isLimb(unit, location))
    play.emit({ type: 'thingLeft', at: unit.at, thing: { kind: 'limb', halves: limbHalves(paperOf(unit.design), location) } });
};

export const tornRules: readonly ClassicRule[] = [blownOff];
