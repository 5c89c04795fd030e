import { distance } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import { binOf } from '../../attack/aim.ts';
import type { Aim } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { conditioned, fighting, isFighting, isMech, type OnMap, placed, sheetFor, unitAt } from '../../state.ts';

/** From this heat on sinks may leak; the number gets lower the hotter it is (the book's numbers are not in its errata). */
const LEAKS_FROM = 5;
const LEAKS_AT = 10;

function leak(play: Play, { unit: id }: { readonly unit: UnitId }): void {
  const unit = unitAt(play.state, id);
  if (unit.heat < LEAKS_FROM || unit.shutDown || !isMech(unit)) return;
  const needed = LEAKS_AT - Math.max(0, Math.ceil(unit.heat / LEAKS_FROM) - 2);
  if (play.roll(2, 6, 'TOE-coolant-failure-mechs-only').total < needed) return;
  const condition = { ...unit.condition, leak: (unit.condition?.leak ?? 0) + 1 };
  play.emit({ type: 'altered', unit: id, what: 'leaked', condition });
}

/** Only 'Mechs lose coolant: nobody else keeps book of its heat. */
const failure = advanced('TOE-coolant-failure-mechs-only', {
  adds: { cooling: ({ unit }) => (unit.condition?.leak ? -unit.condition.leak : undefined) },
  atLeast: { cooling: () => 0 },
  steps: { heat: [{ name: 'leak', after: 'add', run: leak }] },
});

const isCoolant = ({ attacker, weapon, shot }: Pick<Aim, 'attacker' | 'weapon' | 'shot'>): boolean => {
  const bin = weapon.flamer && isFighting(attacker) ? binOf(placed(attacker), weapon, shot) : null;
  return bin !== null && nth(sheetFor(attacker).bins, bin).munition === 'COOLANT';
};

const AGAINST_MEN = 1;

/** Coolant from a flamer cools whoever keeps book of its heat, friends as well (TOE-coolant-ammo); men on foot it hits like a point of lead. */
const shots = advanced('TOE-coolant-shot-cooling', {
  needs: ['TOE-coolant-ammo'],
  steps: {
    attack: [
      {
        name: 'coolantAtMen',
        before: 'cluster',
        run: (_play, attack) => {
          if (sheetFor(attack.aim.target).kind === 'infantry' && isCoolant(attack.aim)) attack.lead = AGAINST_MEN;
        },
      },
    ],
  },
});

const isTruck = (unit: Unit): boolean => sheetFor(unit).name === 'Coolant Truck';
const RESTORED = 2;

/** A truck of the own side beside a 'Mech; nobody has to be asked whose turn it is. */
const truckBeside = ({ units }: Pick<State, 'units'>, unit: OnMap): boolean =>
  units.some(other => isFighting(other) && other.seat === unit.seat && isTruck(other) && distance(other.at, unit.at) <= 1);

/** A 'Mech that stays beside a truck is hooked to it: two points of what has leaked away are made good. */
const truck = advanced('TOE-coolant-truck-failure-removal', {
  needs: ['TOE-coolant-failure-mechs-only'],
  permits: { task: ['hook'] },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'hook' || !isFighting(unit)) return undefined;
      return isMech(unit) && truckBeside(view, unit) ? undefined : tell('there is no coolant truck beside it');
    },
  },
  steps: {
    end: [
      {
        name: 'coolantTrucks',
        after: 'fires',
        run: play => {
          for (const unit of fighting(play.state)) {
            const leak = unit.condition?.leak ?? 0;
            if (unit.moved?.task !== 'hook' || leak === 0 || !truckBeside(play.state, unit)) continue;
            const left = Math.max(0, leak - RESTORED);
            const condition = conditioned(unit.condition, { leak: left > 0 ? left : undefined });
            play.emit({ type: 'altered', unit: unit.id, what: 'refilled', condition });
          }
        },
      },
    ],
  },
});

export const coolantRules: readonly ClassicRule[] = [failure, shots, truck];
