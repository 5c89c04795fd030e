import type { ClassicRule } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import type { GearKind, Location } from '../../sheet/sheet.ts';
import { isWhole, sheetFor } from '../../state.ts';

const SHIELDS: readonly GearKind[] = ['shieldSmall', 'shieldMedium', 'shieldLarge'];
const HEAVY: readonly GearKind[] = ['shieldMedium', 'shieldLarge'];

const carried = (unit: Unit, kinds: readonly GearKind[], at?: Location): number =>
  sheetFor(unit).gear.filter((piece, i) => kinds.includes(piece.kind) && (at === undefined || piece.at === at) && isWhole(unit, 'gear', i))
    .length;

/** A shield is heavy, and in the way of what its arm fires; with a large one nobody jumps. */
export const shieldBurden: ClassicRule = {
  id: 'TW-house-shields',
  cite: 'house',
  kind: 'core',
  adds: {
    walkMp: ({ unit }) => -carried(unit, HEAVY) || undefined,
    toHit: ({ attacker, weapon }) => carried(attacker, SHIELDS, weapon.at) || undefined,
  },
  atMost: { jumpMp: ({ unit }) => (carried(unit, ['shieldLarge']) > 0 ? 0 : undefined) },
};
