import type { RuleId, Scenario } from '@sortie/kernel';
import { sectorNamed } from '../map/sectors.ts';
import { outerZone } from '../map/zones.ts';
import { EDITIONS } from '../rules.ts';
import type { Area, Entry, Radar, Setup } from '../shape.ts';

const rules: readonly RuleId[] = EDITIONS['radar']!;
const force = (...names: readonly string[]): readonly Entry[] => names.map(craft => ({ craft }));
const sectors = (...names: readonly string[]): Area => ({ sectors: names.map(sectorNamed) });
const zones = (sector: string, ...hours: readonly number[]): Area => ({ sectors: [sectorNamed(sector)], zones: hours.map(outerZone) });

const scenario = (id: string, title: string, summary: string, roles: readonly string[], setup: Setup): Scenario<Radar> => ({
  id,
  title,
  summary,
  roles,
  rules,
  setup,
});

export const SCENARIO_LIST: readonly Scenario<Radar>[] = [
  scenario('duel', 'Fighters meet', 'Three fighters a side in the same sector, close to the jump point.', ['North', 'South'], {
    centre: 'space',
    forces: [force('Kestrel', 'Peregrine', 'Goshawk'), force('Kestrel', 'Peregrine', 'Goshawk')],
    areas: [zones('I1', 11, 12, 1), zones('I1', 5, 6, 7)],
    turns: 12,
    goal: 'rout',
  }),
  scenario(
    'convoy',
    'Convoy raid',
    'Two freighters with an escort make for the edge of the map; raiders wait for them.',
    ['Convoy', 'Raiders'],
    {
      centre: 'space',
      forces: [force('Drover', 'Drover', 'Peregrine', 'Condor', 'Goshawk'), force('Corsair', 'Kestrel', 'Kestrel')],
      areas: [
        { sectors: [sectorNamed('I4')], zones: [0] },
        { sectors: [sectorNamed('I4')], zones: [2, 4, 6] },
      ],
      turns: 14,
      goal: 'convoy',
    },
  ),
  scenario('assault', 'DropShip assault', 'DropShips with marines come for a station and its fighters.', ['Station', 'Assault'], {
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
  }),
  scenario('warships', 'WarShips meet', 'Two WarShips and their escorts, with reinforcements that come by a jump.', ['North', 'South'], {
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
  }),
  scenario(
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
  ),
];
