import { literal, optional, record, truth, whole } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { facing, hex, id } from '../../read.ts';
import { type FlightEvents, flightEvents } from './events.ts';
import { fly } from './fly.ts';
import { type AerospaceEvents, aerospaceEvents } from './reloading-events.ts';
import { aerospaceRules } from './rules.ts';
import { airScenario } from './scenario.ts';

export const aerospace: ClassicChapter<{
  command: 'fly';
  event: keyof AerospaceEvents | keyof FlightEvents;
  cause: 'rollOut';
  alteration: 'scrambled' | 'reloadAccident';
}> = {
  name: 'aerospace',
  uses: ['artillery', 'hidden-units', 'rearming', 'recon-cameras'],
  rules: aerospaceRules,
  commands: {
    fly: {
      read: record({
        type: literal('fly'),
        unit: id,
        from: hex,
        heading: facing,
        altitude: whole(0, 10),
        land: optional(hex),
        search: optional(truth),
      }),
      perform: fly,
    },
  },
  events: { ...flightEvents, ...aerospaceEvents },
  scenarios: common => [airScenario(common)],
  causes: { rollOut: 'the landing' },
  alterations: { scrambled: '{unit} is jammed and aims badly.', reloadAccident: '{unit} has an accident while it takes on ammunition.' },
};
