import { force } from '../sides.ts';
import { grown } from './maps.ts';
import type { Ready } from './ready.ts';

/** Night, weather, fire and other planets. */
export const SKY: readonly Ready[] = [
  {
    id: 'night-raid',
    title: 'Night raid',
    summary: 'A moonless night over a depot: whoever switches on a searchlight sees, and is seen.',
    briefing:
      'Without light every shot is at +3. A searchlight takes that away for whatever stands in its beam, and for whoever looks back along it. Fires light their surroundings. The raiders are faster; the guards know the ground.',
    roles: ['Guards', 'Intruders'],
    rules: ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination', 'TOE-moonless-searchlight', 'TOE-weather-table-moonless'],
    chapters: ['careful-movement'],
    setup: {
      map: 'crossroads',
      forces: [force('HBK-4G', 'Manticore Heavy Tank', 'LCT-1V'), force('PXH-1', 'JR7-D', 'WVR-6R')],
      turns: 15,
    },
  },
  {
    id: 'whiteout',
    title: 'Whiteout',
    summary: 'Heavy snow, deep cold and a road that nobody sees any more.',
    briefing:
      'Heavy snow falls on the pass. Everybody shoots worse, vehicles and infantry move worse, and wheels sink in. The cold helps those who run hot: use the heat that the weather takes off you.',
    chapters: ['planetary-conditions', 'difficult-ground'],
    rules: ['TOE-weather-table-heavy-snow-vehicles', 'TOE-weather-table-heavy-snow-infantry', 'TOE-weather-table-heavy-snow-driving'],
    setup: {
      map: grown('hills', 14),
      forces: [force('WHM-6R', 'Vedette Medium Tank', 'GRF-1N'), force('MAD-3R', 'Manticore Heavy Tank', 'SHD-2H')],
      turns: 15,
      conditions: { weather: 'heavySnow', temperature: -40, wind: 2 },
    },
  },
  {
    id: 'fog-bank',
    title: 'Fog bank',
    summary: 'Heavy fog over a river: short ranges, sudden meetings.',
    briefing:
      'Heavy fog lies on the river. Lasers and PPCs lose one point of aim in it, missiles and autocannons none, and every hex of it slows you down unless you hurry and risk a fall. Leave the energy weapons at home.',
    rules: ['TOE-heavy-fog'],
    chapters: ['careful-movement'],
    setup: { map: 'river', forces: [force('HBK-4G', 'CN9-A', 'COM-2D'), force('WVR-6R', 'ENF-4R', 'JR7-D')], turns: 15 },
  },
  {
    id: 'wildfire',
    title: 'Wildfire',
    summary: 'A dry forest, a steady wind, and suits with flamers on both sides.',
    briefing:
      'The wind blows from the north-west. A fire that is lit upwind walks through the woods by itself, heats whoever stands in it, and its smoke spoils every shot that crosses it. Burn the enemy’s cover before he burns yours.',
    chapters: ['fires'],
    setup: {
      map: grown('woods', 3),
      forces: [
        force('IS Standard Battle Armor [Flamer](Sqd4)', 'HBK-4G', 'GRF-1N'),
        force('IS Standard Battle Armor [Flamer](Sqd4)', 'CN9-A', 'WVR-6R'),
      ],
      turns: 15,
      conditions: { wind: 2 },
    },
  },
  {
    id: 'heavy-world',
    title: 'Heavy world',
    summary: 'A third more weight than at home: short jumps, slow runs, hard falls.',
    briefing:
      'Gravity is 1.3. Everybody walks and jumps less far, running beyond one’s limits tears at the legs, and a fall costs more than a shot. Whoever is content to walk has the advantage.',
    chapters: ['planetary-conditions', 'expanded-falling'],
    setup: {
      map: grown('hills', 21),
      forces: [force('PXH-1', 'WVR-6R', 'SHD-2H'), force('GRF-1N', 'CN9-A', 'ENF-4R')],
      turns: 15,
      conditions: { gravity: 13 },
    },
  },
];
