import { nth } from '@sortie/kernel';
import { explode } from '../ammunition/explosions.ts';
import { hitSlot } from '../criticals/criticals.ts';
import type { ClassicRule, Play } from '../rule.ts';
import type { UnitId, WeaponId } from '../shape.ts';
import { isWorking, sheetFor, unitAt } from '../state.ts';

/** The roll that no barrel stands. */
export const WORST = 2;

/** A weapon bursts: it is lost, and the blast goes on inside like that of ammunition. */
export function burst(play: Play, id: UnitId, weapon: WeaponId, damage: number): void {
  const unit = unitAt(play.state, id);
  const { at, name: _name } = nth(sheetFor(unit).weapons, weapon);
  if (unit.wear) {
    const wear = { ...unit.wear, broken: [...unit.wear.broken, weapon] };
    const roll = { rule: 'TW-vehcrit-effects', faces: [], total: 0 } as const;
    play.emit({ type: 'worn', unit: id, what: 'weapon', location: at, roll, wear, jams: null, doomed: null });
    return;
  }
  const slots = sheetFor(unit).slots[at] ?? [];
  const slot = slots.findIndex(({ part, ref }, i) => part === 'weapon' && ref === weapon && isWorking(unit, at, i));
  if (slot >= 0) hitSlot(play, id, at, slot, []);
  explode(play, id, at, damage, null);
}

/** Cannons of very high velocity do so at any rate: they are there for whoever has one. */
const velocity: ClassicRule = {
  id: 'TOE-hvac-explosion',
  cite: 'TOE',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'velocity',
        after: 'record',
        run: (play, { unit, shot, roll, aim: { weapon } }) => {
          if (weapon.ammo === 'HYPER_VELOCITY' && roll?.total === WORST) burst(play, unit, shot.weapon, weapon.damage[0]);
        },
      },
    ],
  },
};

export const velocityRules: readonly ClassicRule[] = [velocity];
