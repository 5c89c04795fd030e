import { literal, record, tell, whole } from '@sortie/kernel';
import type { RadarChapter } from '../../chapter.ts';
import { nameOfZone } from '../../map/zones.ts';
import { id, zone } from '../../read.ts';
import { callSign, withUnit } from '../../state.ts';
import { gravityRules } from './gravity.ts';
import { drift, impact, impactWorth } from './orders.ts';
import type { GravityCommands, GravityEvents } from './shape.ts';

const outline = (): void => undefined;
const inches = whole(0, 200);

/** Down into the air over a battle on the ground, and up again; and what falls. */
export const gravity: RadarChapter<{
  command: keyof GravityCommands;
  event: keyof GravityEvents;
  sequence: 'falling' | 'crashing';
  control: 'recover' | 'plunge';
}> = {
  name: 'gravity',
  rules: gravityRules,
  controls: { recover: 'to recover', plunge: 'to stay in the air' },
  sequences: {
    falling: { stations: outline, recovery: outline, warships: outline, others: outline, crash: outline },
    crashing: { scatter: outline, fire: outline, area: outline },
  },
  commands: {
    drift: { read: record({ type: literal('drift'), unit: id, zone }), perform: drift },
    impact: { read: record({ type: literal('impact'), unit: id, at: record({ x: inches, y: inches }) }), perform: impact },
  },
  events: {
    drifts: {
      fold: (state, { unit, zone: to }) => withUnit(state, unit, { drift: to }),
      tell: (state, { unit, zone: to }) => tell('{unit} will come down in {zone}.', { unit: callSign(state, unit), zone: nameOfZone(to) }),
    },
    aimsDown: {
      fold: (state, { unit, at }) => withUnit(state, unit, { impact: at }),
      tell: (state, { unit, at: { x, y } }) => tell('{unit} will strike the ground at {x}, {y}.', { unit: callSign(state, unit), x, y }),
    },
    crashed: {
      fold: state => state,
      tell: (state, { unit, burns }) =>
        burns
          ? tell('{unit} crashes, and the ground burns.', { unit: callSign(state, unit) })
          : tell('{unit} crashes.', { unit: callSign(state, unit) }),
    },
  },
  weighs: { impact: (view, _book, command) => impactWorth(view, command), drift: () => -1 },
};
