import { sectorNamed } from '../../map/sectors.ts';
import { scenario, sectors } from '../../setup/scenarios.ts';

/** A base under fire from orbit. */
export const orbitScenario = scenario(
  'orbit',
  'Over a world',
  'DropShips fire missiles at a base from orbit; a DropShip and fighters rise to drive them off.',
  ['Base', 'Orbit'],
  {
    centre: 'ground',
    forces: [
      [{ craft: 'Corsair' }, { craft: 'Corsair' }, { craft: 'Condor', gifts: ['ride-the-wash'] }, { craft: 'Albatross', bombs: ['AAA'] }],
      [{ craft: 'Corsair' }, { craft: 'Corsair' }, { craft: 'Kestrel' }, { craft: 'Kestrel' }],
    ],
    areas: [{ sectors: [sectorNamed('C')], zones: [0, 1] }, sectors('I1', 'I2')],
    turns: 6,
    goal: 'rout',
    sites: [
      { name: 'Spaceport', seat: 0, x: 20, y: 20, points: 6 },
      { name: 'Bunkers', seat: 0, x: 26, y: 22, points: 3, tagged: true, battery: { weapon: 'subCapital', damage: 3 } },
      { name: 'Depot', seat: 0, x: 40, y: 12, points: 3 },
    ],
  },
);
