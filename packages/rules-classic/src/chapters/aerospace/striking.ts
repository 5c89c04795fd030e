import { nth, type Telling, tell } from '@sortie/kernel';
import { sideStruck } from '../../arcs/arcs.ts';
import type { Declaration } from '../../attack/each-shot.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { flightOf, isAloft, isFighting, lostParts, type OnMap, placed, unitAt } from '../../state.ts';
import { hasCamera } from '../recon-cameras/camera.ts';
import { overflights } from './choices.ts';
import { flightsOf, landingsOf } from './fly.ts';
import { AEROSPACE, house } from './rule.ts';
import { thoughtsOf } from './thoughts.ts';

/** What attacks from the air add, and how high they are made from at most (TOE-reading-142). */
const STRIKE = 2;
const HIGHEST_STRIKE = 5;
const LOWEST_STRIKE = 2;

/** Who fires at the ground beneath. */
const strikesDown = (state: Pick<State, 'units'>, { flight, fire }: Unit): boolean =>
  flight !== undefined &&
  flight.altitude > 0 &&
  (fire?.shots ?? []).some(({ target, again }) => !again && !isAloft(unitAt(state, target))) &&
  fire?.strafe === undefined;

function strikeFault(view: State, unit: OnMap, { shots }: Declaration): Telling | undefined {
  const [first, ...others] = shots;
  if (!first) return undefined;
  if (others.some(({ target }) => target !== first.target)) return tell('a fighter attacks one target in a flight');
  const target = view.units[first.target];
  if (!isFighting(target) || isAloft(target)) return undefined;
  const { altitude } = flightOf(unit);
  return altitude > HIGHEST_STRIKE || altitude < LOWEST_STRIKE
    ? tell('the ground is attacked from altitudes {least} to {most}', { least: LOWEST_STRIKE, most: HIGHEST_STRIKE })
    : undefined;
}

/** Too fast to spot for others without an instrument for it. */
const spotFault = (unit: OnMap, { spots }: Declaration): Telling | undefined =>
  spots === undefined || hasCamera(unit) ? undefined : tell('it has no camera');

/** One way of attacking in a flight: shots, beams that sweep, or bombs. */
function oneWay({ shots, strafe, bombs }: Declaration): Telling | undefined {
  const ways = [shots.length > 0, strafe !== undefined, bombs !== undefined].filter(Boolean).length;
  return ways > 1 ? tell('a fighter attacks in one way in a flight') : undefined;
}

const striking = house(AEROSPACE, {
  permits: { command: ['fly'] },
  offers: {
    *moves({ view, unit, book }) {
      if (!unit.flight) return;
      yield* flightsOf(view, unit, book);
      yield* landingsOf(view, unit, book);
    },
    declarations: ({ view, unit }) => (unit.flight ? overflights(view, unit) : []),
    thoughts: about => (about.unit.flight ? thoughtsOf(about) : []),
  },
  adds: {
    toHit: ({ attacker, target, shot }) =>
      isAloft(attacker) && !isAloft(target) && attacker.fire?.strafe === undefined && shot.target >= 0 ? STRIKE : undefined,
  },
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!isFighting(unit) || !unit.flight) return undefined;
      if (isAloft(unit)) return oneWay(command) ?? strikeFault(view, unit, command) ?? spotFault(unit, command);
      return command.strafe || command.bombs ? tell('only what flies attacks from the air') : undefined;
    },
  },
});

/** Struck from ahead or from the side a fighter is harder to hit than from behind. */
const ANGLES = { front: 1, left: 2, right: 2, rear: 0 } as const;

const angle = house('TW-house-aero-angle', {
  needs: [AEROSPACE],
  adds: { toHit: aim => (isAloft(aim.target) ? ANGLES[sideStruck(null, placed(aim.target), placed(aim.attacker))] : undefined) },
});

const INSTRUMENTS = [0, 1, 2, 5] as const;
const FIRE_CONTROL = 2;

/** Sensors and fire control that are struck make every attack harder. */
const damaged = house('TW-house-aero-damage', {
  needs: [AEROSPACE],
  adds: {
    toHit: ({ attacker }) => {
      if (!attacker.flight) return undefined;
      return nth(INSTRUMENTS, lostParts(attacker, 'instruments')) + FIRE_CONTROL * lostParts(attacker, 'fireControl') || undefined;
    },
  },
  forbids: {
    declare: (view, { unit: id, shots, strafe, bombs }) => {
      const unit = view.units[id];
      if (!unit?.flight || (shots.length === 0 && !strafe && !bombs)) return undefined;
      return lostParts(unit, 'fireControl') >= BLIND ? tell('its fire control is gone') : undefined;
    },
  },
});
const BLIND = 3;

/** Steps that a fighter loses by its attack. */
export function pullUp(play: Play): void {
  if (play.state.phase !== 'weapon') return;
  for (const unit of play.state.units) {
    if (unit.fate !== 'fighting' || !isAloft(unit)) continue;
    const { altitude } = flightOf(unit);
    if (unit.fire?.bombs?.dive) play.emit({ type: 'sank', unit: unit.id, why: 'dive', altitude: altitude - DIVE_LOSS, roll: null });
    else if (strikesDown(play.state, unit)) play.emit({ type: 'sank', unit: unit.id, why: 'strike', altitude: altitude - 1, roll: null });
  }
}
const DIVE_LOSS = 2;

export const strikingRules: readonly ClassicRule[] = [striking, angle, damaged];
