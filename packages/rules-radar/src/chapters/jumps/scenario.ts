import { scenario, sectors } from '../../setup/scenarios.ts';

/** Reinforcements come by a jump. */
export const warships = scenario(
  'warships',
  'WarShips meet',
  'Two WarShips and their escorts, with reinforcements that come by a jump.',
  ['North', 'South'],
  {
    centre: 'space',
    forces: [
      [
        { craft: 'Halberd' },
        { craft: 'Corsair' },
        { craft: 'Corsair' },
        { craft: 'Goshawk', gifts: ['belter', 'gas-hog'] },
        { craft: 'Wayfarer', reserve: true },
      ],
      [{ craft: 'Bastion', skill: 5 }, { craft: 'Peregrine' }, { craft: 'Goshawk' }],
    ],
    areas: [sectors('I1', 'M1'), sectors('I4', 'M7')],
    turns: 16,
    goal: 'rout',
  },
);
