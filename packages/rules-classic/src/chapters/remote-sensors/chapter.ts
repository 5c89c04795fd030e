import { oneOf, optional, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { marked } from '../../scenarios/marked.ts';
import type { State } from '../../shape.ts';
import { type RemoteEvents, remoteEvents } from './events.ts';
import { remoteRules } from './remotes.ts';
import { LENSES } from './shape.ts';

/** Where sides know only what they see, sensors are known to those who left them. */
function conceal(state: State, seat: number): State {
  if (!state.blind) return state;
  const { remotes, ...rest } = state;
  const own = remotes?.filter(remote => remote.seat === seat) ?? [];
  const units = state.units.map(unit => {
    if (unit.seat === seat || (unit.sown === undefined && unit.monitors === undefined)) return unit;
    const { sown: _sown, monitors: _monitors, ...open } = unit;
    return open;
  });
  return { ...rest, units, ...(own.length > 0 ? { remotes: own } : {}) };
}

export const remoteSensors: ClassicChapter<{ event: keyof RemoteEvents; step: 'leaveSensor' | 'crushSensor'; entry: 'sensors' }> = {
  name: 'remote-sensors',
  uses: ['aerospace', 'sensors'],
  rules: remoteRules,
  events: remoteEvents,
  steps: { leaveSensor: { letter: 'S' }, crushSensor: { letter: 'X' } },
  entry: { sensors: optional(record({ lens: oneOf(...LENSES), floating: optional(id) })) },
  begin: marked(({ sensors }) => sensors && { sensors }),
  conceal,
};
