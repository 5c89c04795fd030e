import { explode } from '../../ammunition/explosions.ts';
import { hitSlot } from '../../criticals/criticals.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import type { UnitId, WeaponId } from '../../shape.ts';
import { isWorking, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

const WORST = 2;

/** A weapon bursts: it is lost, and the blast goes on inside like that of ammunition. */
function burst(play: Table, id: UnitId, weapon: WeaponId, damage: number): void {
  const unit = play.state.units[id]!;
  const { at, name: _name } = sheetFor(unit).weapons[weapon]!;
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

const isPlainCannon = ({ ammo }: Attack['aim']['weapon']): boolean => ammo === 'AC' || ammo === 'LAC';

/** Both rounds in the chamber go up; the errata do not say how much they do. */
const ROUNDS = 2;

const rapid = advanced('TOE-autocannon-rapid-explosion', {
  needs: ['TOE-autocannon-rapid-jam'],
  steps: {
    attack: [
      {
        name: 'barrel',
        after: 'record',
        run: (play, { unit, shot, roll, aim: { weapon } }) => {
          if (isPlainCannon(weapon) && (shot.rate ?? 1) > 1 && roll?.total === WORST)
            burst(play, unit, shot.weapon, ROUNDS * weapon.damage[0]);
        },
      },
    ],
  },
});

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

export const barrelRules: readonly ClassicRule[] = [rapid, velocity];
