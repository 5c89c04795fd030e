import type { ClassicChapter } from '../../chapter.ts';
import type { State } from '../../shape.ts';
import { blindRules } from './blind.ts';
import { type SensorEvents, sensorEvents } from './events.ts';
import { scanningRules } from './scanning.ts';
import { stealthDetectionRules } from './stealth.ts';
import { visualRules } from './visual.ts';
import { keepWatch } from './watch.ts';

/** How the other side searches is its own business. */
function conceal(state: State, seat: number): State {
  if (!state.blind) return state;
  const units = state.units.map(unit => {
    if (unit.seat === seat || (unit.scan === undefined && unit.sensor === undefined)) return unit;
    const { scan: _scan, sensor: _sensor, ...open } = unit;
    return open;
  });
  return { ...state, units };
}

export const sensors: ClassicChapter<{ event: keyof SensorEvents; duty: 'keepWatch' }> = {
  name: 'sensors',
  rules: [...blindRules, ...visualRules, ...scanningRules, ...stealthDetectionRules],
  duties: { keepWatch },
  events: sensorEvents,
  conceal,
};
