import { FACINGS, inArc } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import type { Shot, State } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isFighting, type OnMap, sheetFor } from '../state.ts';

/** A turret of a 'Mech turns all around; the one on the head of a quad is in the way of the one on its back, and does not look behind. */
export function turretBears(unit: OnMap, { turning }: Weapon, target: OnMap): boolean {
  const { quad, weapons } = sheetFor(unit);
  const blocked = turning === 'HD' && quad && weapons.some(other => other.turning !== undefined && other.turning !== 'HD');
  return !(blocked && inArc('rear', unit.at, unit.facing, target.at));
}

/** Some way to point a turret that covers all targets of its weapons. */
function pointsAt({ units }: State, unit: OnMap, shots: readonly Shot[]): boolean {
  const targets = shots.flatMap(({ target }) => {
    const other = units[target];
    return isFighting(other) ? [other.at] : [];
  });
  return FACINGS.some(facing => targets.every(at => inArc('front', unit.at, facing, at)));
}

/** What 'Mechs carry in turrets fires all around, and all of a turret the same way (TOE-reading-224). */
const turrets: ClassicRule = {
  id: 'TOE-mech-turret-quad-head',
  cite: 'TOE',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (shots.length < 2 || !isFighting(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      const mounts = new Set(shots.flatMap(({ weapon }) => weapons[weapon]?.turning ?? []));
      const torn = [...mounts].some(
        mount =>
          !pointsAt(
            view,
            unit,
            shots.filter(({ weapon }) => weapons[weapon]?.turning === mount),
          ),
      );
      return torn ? tell('a turret points one way: its targets are too far apart') : undefined;
    },
  },
};

export const mechTurretRules: readonly ClassicRule[] = [turrets];
