import { force, scenario, sectors } from '../../setup/scenarios.ts';

/** Marines against a station. */
export const assault = scenario(
  'assault',
  'DropShip assault',
  'DropShips with marines come for a station and its fighters.',
  ['Station', 'Assault'],
  {
    centre: 'space',
    forces: [
      [{ craft: 'Lantern Station', skill: 5 }, ...force('Watch Satellite', 'Goshawk')],
      [
        { craft: 'Corsair', marines: 8 },
        { craft: 'Skua', marines: 4 },
        { craft: 'Albatross', bombs: ['AS'] },
      ],
    ],
    areas: [sectors('C'), sectors('I1', 'I2')],
    turns: 12,
    goal: 'capture',
  },
);
