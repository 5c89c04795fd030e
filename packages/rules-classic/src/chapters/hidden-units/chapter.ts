import { list, literal, oneOf, optional, record, tell, truth, whole } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { facing, hex, id, shot } from '../../read.ts';
import { pounce, waiting } from './chances.ts';
import { type HiddenEvents, hiddenEvents } from './events.ts';
import { comeOut, hiddenRules } from './hidden.ts';
import { hide } from './hideouts.ts';
import { overwatchRules } from './overwatch.ts';

const FARTHEST = 40;
const reach = optional(whole(1, FARTHEST));

export const hiddenUnits: ClassicChapter<{
  command: 'hide' | 'pounce';
  duty: 'comeOut';
  event: keyof HiddenEvents;
  terms: 'overwatch';
}> = {
  name: 'hidden-units',
  uses: ['sensors'],
  rules: [...hiddenRules, ...overwatchRules],
  commands: {
    hide: { read: record({ type: literal('hide'), unit: id, at: hex, facing, overwatch: reach }), perform: hide },
    pounce: {
      read: record({
        type: literal('pounce'),
        unit: id,
        twist: oneOf(-1, 0, 1),
        flip: optional(truth),
        turret: optional(facing),
        fore: optional(facing),
        shots: list(shot, 40),
      }),
      perform: pounce,
    },
  },
  duties: { comeOut },
  events: hiddenEvents,
  terms: { overwatch: reach },
  // Whoever is called meanwhile waits until the shots have been fired.
  heeds: { called: waiting },
  asks: ({ interlude, active }) =>
    interlude && [{ seat: active, question: 'pounce', prompt: tell('Fire at once at whoever has come near, or let it pass') }],
};
