import { sameHex } from '@sortie/geometry';
import type { ClassicRule, Table } from '../../../rule.ts';
import type { Mech, Remote, State, UnitId } from '../../../shape.ts';
import { isWhole, type Standing, sheetFor } from '../../../state.ts';
import { advanced } from '../../rule.ts';
import { assign } from './monitors.ts';

/** Sensors that a dispenser holds, and those of a squad of suits for each suit. */
const PER_DISPENSER = 30;

/** Sensors that a unit still carries; a dispenser that is hit takes them along, without any explosion (TOE-remote-sensors-dispenser). */
export function carried(unit: Mech): number {
  const whole = sheetFor(unit).gear.filter(({ kind }, i) => kind === 'sensorDispenser' && isWhole(unit, 'gear', i)).length;
  return whole > 0 ? Math.max(0, PER_DISPENSER * whole - (unit.sown ?? 0)) : 0;
}

/** A sensor of the other side in a hex. */
export const hostileAt = (state: State, seat: number, at: Remote['at']): Remote | undefined =>
  state.remotes?.find(remote => remote.seat !== seat && sameHex(remote.at, at));

const DEPLOYING = 1;
const FROM_AFAR = 3;
const SMALL = 2;

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
  base: {
    sowCost: ({ unit }) => (carried(unit) > 0 ? DEPLOYING : 0),
    crushCost: ({ state, unit, at }) => (hostileAt(state, unit.seat, at) ? DEPLOYING : 0),
  },
  adds: {
    toHit: ({ spotter, shot }) => {
      if (shot.remote) return SMALL;
      return spotter && spotter.id < 0 ? FROM_AFAR : undefined;
    },
  },
  steps: { end: [{ name: 'monitoring', before: 'upkeep', run: assign }] },
});

export const remoteRules: readonly ClassicRule[] = [remotes];

/** On the way: a sensor is left where the unit stands, or one of the other side is stepped on. */
export function tread(play: Table, id: UnitId, letter: string): void {
  const unit = play.state.units[id] as Standing;
  if (letter === 'X') {
    const found = hostileAt(play.state, unit.seat, unit.at);
    if (found) play.emit({ type: 'remoteCrushed', unit: id, remote: found.id });
    return;
  }
  const { lens = 'visual', floating = 0 } = unit.sensors ?? {};
  const next = play.state.remotes?.reduce((most, remote) => Math.max(most, remote.id + 1), 0) ?? 0;
  const floats = (unit.sown ?? 0) < floating;
  play.emit({ type: 'remoteSown', unit: id, remote: { id: next, seat: unit.seat, at: unit.at, lens, ...(floats ? { floats } : {}) } });
}
