import { stumble } from '../../piloting/stumble.ts';
import type { ClassicRule } from '../../rule.ts';
import { alien, strangeAt } from '../alien-worlds/alien.ts';

/** Curved glass under the feet. */
const curved = (id: ClassicRule['id'], name: string, value: number): ClassicRule =>
  alien(id, { adds: { piloting: ({ state, unit }) => (unit.at && strangeAt(state, unit.at, name) ? value : undefined) } });

const steep = curved('AW-lunar-dome-medium-outer', 'medium dome, outer ring', 2);

export const domeRules: readonly ClassicRule[] = [
  curved('AW-lunar-dome-small', 'small dome, outer ring', 1),
  {
    ...steep,
    steps: {
      entering: [
        {
          name: 'dome',
          after: 'swamp',
          run: (play, about) => {
            if (!about.stopped && strangeAt(play.state, about.to, 'medium dome, outer ring')) stumble(play, about, 'dome');
          },
        },
      ],
    },
  },
  curved('AW-lunar-dome-medium-inner', 'medium dome, inner ring', 1),
];
