import { type Telling, tell } from '@sortie/kernel';
import { isDropShip, isShip, isSmallCraft, keepsStation } from '../card/craft.ts';
import { contestControl } from '../combat/control.ts';
import { thrustOf } from '../movement/thrust.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { fighting, isFighting, sharesZone } from '../state.ts';

/** Why a craft may not reach for another. */
export function mayGrapple(unit: Unit, target: Unit): Telling | undefined {
  if (!isSmallCraft(unit) && !isDropShip(unit)) return tell('only small craft and DropShips carry boarding parties');
  if (!isShip(target)) return tell('there is nothing to board');
  if (unit.sunk || !sharesZone(unit, target)) return tell('they are not in the same zone in space');
  if (unit.grip !== null) return tell('it holds somebody already');
  return unit.marines > 0 ? undefined : tell('it has nobody to send over');
}

/** The grapple holds if its pilot succeeds and the other one fails; everything else is an engagement like any other. */
export function grappled(play: Table): void {
  const { units, control } = play.state.clash!;
  const [unit, target] = units;
  if (control?.[0].ok && !control[1].ok) play.emit({ type: 'gripped', unit, target, rule: 'ASC-boarding-grapple-check' });
}

const check: RadarRule = asc('ASC-boarding-grapple-check', 86, {
  adds: { control: ({ what }) => (what === 'grapple' ? 4 : undefined) },
  covers: ['ASC-boarding-targets', 'ASC-boarding-transports'],
});

/** Every turn after the first it has to be held, as long as the other one can pull away. */
const maintain: RadarRule = asc('ASC-boarding-grapple-maintain', 86, {
  adds: { control: ({ what }) => (what === 'hold' ? 2 : undefined) },
  steps: {
    aftermath: [
      {
        name: 'grapples',
        after: 'effects',
        run: play => {
          for (const { id } of fighting(play.state)) hold(play, play.state.units[id]!);
        },
      },
    ],
  },
});

function hold(play: Table, unit: Unit): void {
  const target = unit.grip === null ? undefined : play.state.units[unit.grip];
  if (!target || unit.turn.met.includes(target.id)) return;
  if (!isFighting(target)) {
    play.emit({ type: 'gripped', unit: unit.id, target: null, rule: 'ASC-boarding-grapple-maintain' });
    return;
  }
  if (keepsStation(target) || thrustOf(play.book, target) <= 0) return;
  const controls = contestControl(play, [unit, target], ['hold', 'engage']);
  play.emit({ type: 'steered', controls });
  if (!controls[0].control.ok || controls[1].control.ok)
    play.emit({ type: 'gripped', unit: unit.id, target: null, rule: 'ASC-boarding-grapple-maintain' });
}

const release: RadarRule = asc('ASC-boarding-grapple-release', 86, {
  forbids: {
    release: (view, { unit }, seat) => {
      if (view.phase !== 'orders' || view.active !== seat) return tell('that is not asked now');
      return view.units[unit]?.seat === seat && view.units[unit]?.grip !== null ? undefined : tell('it holds nobody');
    },
  },
});

/** Whoever is held fires at its captor as it likes. */
const captive: RadarRule = asc('ASC-boarding-grapple-target-bonus', 86, {
  adds: { toHit: ({ attacker, target }) => (target.grip === attacker.id ? -4 : undefined) },
});

export const grappleRules: readonly RadarRule[] = [check, maintain, release, captive, asc('ASC-boarding-grapple-fire', 86)];
