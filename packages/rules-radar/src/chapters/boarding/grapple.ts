import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { isDropShip, isShip, isSmallCraft, keepsStation } from '../../card/craft.ts';
import { contestControl } from '../../combat/control.ts';
import { winnerOf } from '../../combat/position.ts';
import { mayMeet } from '../../combat/up.ts';
import { thrustOf } from '../../movement/thrust.ts';
import type { Asked } from '../../questions.ts';
import { asc, type RadarRule, type Table } from '../../rule.ts';
import { endsTurn } from '../../sequence/order.ts';
import { afterOrder, noOrders } from '../../sequence/orders.ts';
import type { Engage, Radar, State, Unit } from '../../shape.ts';
import { fighting, isFighting, isInAir, sharesZone } from '../../state.ts';

/** Why a craft may not reach for another. */
function mayNotGrapple(unit: Unit, target: Unit): Telling | undefined {
  if (!isSmallCraft(unit) && !isDropShip(unit)) return tell('only small craft and DropShips carry boarding parties');
  if (!isShip(target)) return tell('there is nothing to board');
  if (isInAir(unit) || !sharesZone(unit, target)) return tell('they are not in the same zone in space');
  if (unit.grip !== null) return tell('it holds somebody already');
  return unit.marines > 0 ? undefined : tell('it has nobody to send over');
}

const location: RadarRule = asc('ASC-boarding-grapple-location', 86, {
  forbids: {
    engage: ({ units }, { unit, target, grapple }) => {
      const [one, two] = [units[unit], units[target]];
      return one && two && grapple ? mayNotGrapple(one, two) : undefined;
    },
  },
  offers: { attacks: reaches },
});

function* reaches({ view, unit }: Asked & { readonly unit: Unit }): Generator<Engage> {
  for (const foe of view.units)
    if (mayMeet(unit, foe) && !mayNotGrapple(unit, foe)) yield { type: 'engage', unit: unit.id, target: foe.id, grapple: true };
}

/** The grapple holds if its pilot succeeds and the other one fails; everything else is an engagement like any other. */
const check: RadarRule = asc('ASC-boarding-grapple-check', 86, {
  adds: { control: ({ terms }) => (terms.grapple ? 4 : undefined) },
  steps: {
    exchange: [
      {
        name: 'grapple',
        after: 'control',
        run: play => {
          const { clash, units } = play.state;
          if (!clash?.grapple || winnerOf(play, clash) !== 0) return;
          const [unit, target] = clash.units;
          if (nth(units, unit).grip !== target) play.emit({ type: 'gripped', unit, target, rule: 'ASC-boarding-grapple-check' });
        },
      },
    ],
  },
  affirms: { pinned: ({ state, id }) => isHeld(state, id) },
  covers: ['ASC-boarding-targets', 'ASC-boarding-transports'],
});

/** Holds somebody, or is held. */
const isHeld = (state: State, id: number): boolean =>
  state.units.some(unit => unit.grip !== null && isFighting(unit) && (unit.id === id || unit.grip === id));

/** Whoever reaches for another does not fire at it. */
const noFire: RadarRule = asc('ASC-boarding-grapple-fire', 86, {
  affirms: { unarmed: ({ command }) => command.grapple === true },
  denies: { attacks: ({ clash, who }) => who === 0 && clash.grapple },
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
          for (const { id } of fighting(play.state)) hold(play, nth(play.state.units, id));
        },
      },
    ],
  },
});

function hold(play: Table, unit: Unit): void {
  const target = unit.grip === null ? undefined : play.state.units[unit.grip];
  if (!target || unit.turn.met.includes(target.id) || !endsTurn(play.state, unit)) return;
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

const letGo: RadarRule = asc('ASC-boarding-grapple-release', 86, {
  permits: { command: ['release'] },
  forbids: {
    release: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      return noOrders(view, seat) ?? (unit?.seat === seat && unit.grip !== null ? undefined : tell('it holds nobody'));
    },
  },
  offers: {
    orders: ({ view, seat }) =>
      fighting(view).flatMap(unit => (unit.seat === seat && unit.grip !== null ? [{ type: 'release', unit: unit.id } as const] : [])),
  },
  follows: { gripped: afterOrder },
});

export const release: Handler<Radar, 'release'> = (play, { unit }) =>
  play.emit({ type: 'gripped', unit, target: null, rule: 'ASC-boarding-grapple-release' });

/** Whoever is held fires at its captor as it likes. */
const captive: RadarRule = asc('ASC-boarding-grapple-target-bonus', 86, {
  adds: { toHit: ({ attacker, target }) => (target.grip === attacker.id ? -4 : undefined) },
});

export const grappleRules: readonly RadarRule[] = [location, check, noFire, maintain, letGo, captive];
