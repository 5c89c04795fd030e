import { sameHex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { falls } from '../aerospace/bombing.ts';
import { assign } from './monitors.ts';
import type { Remote } from './shape.ts';
import { remoteSpotters, sightings } from './spotting.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

import { afford, type Fault, type Pace } from '../../movement/pace.ts';
import { stepTo } from '../../movement/steps-taken.ts';
import type { Pacing } from '../../movement/walking.ts';
import type { Effort, Sequences } from '../../questions.ts';
import type { ClassicRule, Play, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Bombing, Command, Move, State, Unit } from '../../shape.ts';
import { fighting, isFighting, isWhole, type OnMap, placed, sheetFor, unitAt } from '../../state.ts';

/** Sensors that a dispenser holds, and those of a squad of suits for each suit. */
const PER_DISPENSER = 30;

/** Sensors that a unit still carries; a dispenser that is hit takes them along, without any explosion (TOE-remote-sensors-dispenser). */
export function carried(unit: Unit): number {
  const whole = sheetFor(unit).gear.filter(({ kind }, i) => kind === 'sensorDispenser' && isWhole(unit, 'gear', i)).length;
  return whole > 0 ? Math.max(0, PER_DISPENSER * whole - (unit.sown ?? 0)) : 0;
}

const DEPLOYING = 1;
const FROM_AFAR = 3;
const SMALL = 2;

/** A sensor of the other side in a hex. */
const hostileAt = (state: State, seat: number, at: Remote['at']): Remote | undefined =>
  state.remotes?.find(remote => remote.seat !== seat && sameHex(remote.at, at));

function nothingThere(view: View, { unit: id, batters = [] }: Declaration): Telling | undefined {
  const unit = view.units[id];
  const missed = unit && batters.some(({ purpose, at }) => purpose === 'sensor' && !hostileAt(view, unit.seat, at));
  return missed ? tell('there is no sensor to fire at') : undefined;
}

/** The least damage is too much for a sensor. */
function shotAt(play: Play, { unit, battery: { purpose, at }, damage }: Sequences['battering']): void {
  const found = purpose === 'sensor' && damage !== undefined ? hostileAt(play.state, unitAt(play.state, unit).seat, at) : undefined;
  if (found) play.emit({ type: 'remoteCrushed', unit, remote: found.id });
}

const STEPS = ['leaveSensor', 'crushSensor'] as const;
type SensorStep = (typeof STEPS)[number];

const alone = ({ id }: OnMap, step: SensorStep): Move => ({ type: 'move', unit: id, mode: 'walk', steps: [step] });

/** Has it one to leave, or is there one to step on? */
const isOpen = (state: State, { at, ...unit }: OnMap, step: SensorStep): boolean =>
  step === 'leaveSensor' ? carried({ at, ...unit }) > 0 : hostileAt(state, unit.seat, at) !== undefined;

function littered({ state, book, unit, points, now }: Pacing, step: SensorStep): Pace | Fault {
  if (now.condition?.climbed || !isOpen(state, { ...unit, at: now.at }, step)) return 'steps';
  return afford({ ...now, step, spent: now.spent + book.ask('sensorCost', { unit }).total }, points);
}

/** On the way: a sensor is left where the unit stands, or one of the other side is stepped on. */
function tread(play: Play, about: Effort): void {
  const { unit: id, pace } = about;
  if (pace.step !== 'leaveSensor' && pace.step !== 'crushSensor') return;
  about.done = true;
  stepTo(play, id, [pace.step], pace);
  const unit = placed(unitAt(play.state, id));
  if (pace.step === 'crushSensor') {
    const found = hostileAt(play.state, unit.seat, unit.at);
    if (found) play.emit({ type: 'remoteCrushed', unit: id, remote: found.id });
    return;
  }
  play.emit({ type: 'remoteSown', unit: id, remote: nextOf(play.state, unit, unit.at) });
}

/** The next sensor that a unit leaves in a hex. */
export function nextOf({ remotes }: State, { seat, sensors, sown = 0 }: Unit, at: Remote['at']): Remote {
  const { lens = 'visual', floating = 0 } = sensors ?? {};
  const id = remotes?.reduce((most, remote) => Math.max(most, remote.id + 1), 0) ?? 0;
  return { id, seat, at, lens, ...(sown < floating ? { floats: true } : {}) };
}

/** From so high up a sensor can be dropped. */
const HIGHEST_DROP = 7;

/** Whoever flies low enough over the ground drops sensors as bombs are dropped. */
function dropSensors(play: Play): void {
  if (play.state.phase !== 'weapon') return;
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    const bombs = unit.fire?.bombs;
    if (!bombs?.sensor || carried(unit) === 0) continue;
    const { at, lands, toHit, roll, scatter } = falls(play, id, bombs.at);
    play.emit({ type: 'remoteDropped', unit: id, at, toHit, roll, scatter, remote: lands && nextOf(play.state, unit, lands) });
  }
}

const dropsFrom = (unit: OnMap): readonly Bombing[] => {
  const { flight } = unit;
  if (!flight || flight.altitude === 0 || flight.altitude > HIGHEST_DROP || carried(unit) === 0) return [];
  return flight.path.map(at => ({ at, bins: [], sensor: true }));
};

/** Sensors are left behind, read, fired at and stepped on. */
const remotes = advanced('TOE-remote-sensors-deploy', {
  covers: [
    'TOE-remote-sensors-monitor',
    'TOE-remote-sensors-spotting',
    'TOE-remote-sensors-types',
    'TOE-remote-sensors-air',
    'TOE-remote-sensors-water',
    'TOE-remote-sensors-water-example',
    'TOE-remote-sensors-attack',
    'TOE-remote-sensors-dispenser',
    'TOE-remote-sensor-bloodhound',
  ],
  permits: { purpose: ['sensor'] },
  base: { sensorCost: () => DEPLOYING },
  affirms: { dropsSensors: ({ unit }) => isFighting(unit) && dropsFrom(unit).length > 0 },
  forbids: { declare: nothingThere },
  offers: {
    moves: ({ view, unit }) => (unit.moved ? [] : STEPS.filter(step => isOpen(view, unit, step)).map(step => alone(unit, step))),
    declarations: ({ unit }) => dropsFrom(unit).map(bombs => ({ type: 'declare', unit: unit.id, twist: 0, shots: [], bombs })),
    spotters: ({ state, unit, target }) => remoteSpotters(state, unit.seat, target),
    sightings,
    paces: about => (about.step === 'leaveSensor' || about.step === 'crushSensor' ? [littered(about, about.step)] : []),
  },
  adds: {
    toHit: ({ spotter, shot }) => {
      if (shot.purpose === 'sensor') return SMALL;
      return spotter && spotter.id < 0 ? FROM_AFAR : undefined;
    },
  },
  steps: {
    end: [{ name: 'monitoring', before: 'upkeep', run: assign }],
    effort: [{ name: 'sensors', after: 'begins', run: tread }],
    battering: [{ name: 'sensors', after: 'walls', run: shotAt }],
    closing: [{ name: 'sensorDrops', before: 'wrecks', run: dropSensors }],
  },
});

export const remoteRules: readonly ClassicRule[] = [remotes];
