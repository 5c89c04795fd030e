import { force } from '../sides.ts';
import { FROZEN_LAKE, LAVA_FIELD, MIRE, RIDGE, TRENCH } from './maps.ts';
import type { Ready } from './ready.ts';

/** Ground that decides a game. */
export const GROUND: readonly Ready[] = [
  {
    id: 'thin-ice',
    title: 'Thin ice',
    summary: 'The short way across the lake is frozen. How heavy are you?',
    briefing:
      'Whoever steps onto the ice without care rolls or falls, and every other piloting roll out there is at +4. A jump that ends on the ice may break it, and the water below is deep. Creep across, or take the long way round the bank.',
    chapters: ['ice', 'careful-movement'],
    setup: { map: FROZEN_LAKE, forces: [force('WVR-6R', 'JR7-D', 'WHM-6R'), force('SHD-2H', 'COM-2D', 'TDR-5S')], turns: 15 },
  },
  {
    id: 'lava-field',
    title: 'Lava field',
    summary: 'A crust that may break, liquid fire under it, and heat for everybody.',
    briefing:
      'Between the islands of rock lies a crust that carries you on a good day. Below it is magma. It heats whoever stands near it, and now and then it breaks out. Jump from rock to rock, or take your chance.',
    chapters: ['magma', 'dead-zones'],
    setup: { map: LAVA_FIELD, forces: [force('PXH-1', 'GRF-1N', 'HBK-4G'), force('SHD-2H', 'WVR-6R', 'CN9-A')], turns: 15 },
  },
  {
    id: 'mire',
    title: 'The mire',
    summary: 'Sand, mud, quicksand and a river in spate between two columns.',
    briefing:
      'Wheels dislike sand, everybody dislikes mud, and quicksand keeps what it gets. The river pushes whoever wades through it downstream. Hovercraft laugh at all of it.',
    chapters: ['difficult-ground', 'quicksand', 'rapids', 'terrain-factor'],
    setup: {
      map: MIRE,
      forces: [
        force('HBK-4G', 'Pegasus Scout Hover Tank', 'Vedette Medium Tank'),
        force('CN9-A', 'Saracen Medium Hover Tank', 'Vedette Medium Tank'),
      ],
      turns: 15,
    },
  },
  {
    id: 'trench',
    title: 'Ocean trench',
    summary: 'Submarines, underwater suits and ’Mechs in water that crushes hulls.',
    briefing:
      'Everything happens below the surface. The deeper you go, the better you are hidden and the harder the water presses: at some depth every turn asks whether the hull holds. A hit that opens a location lets the sea in.',
    chapters: ['extreme-depths', 'water-line', 'battle-armor-underwater', 'burning-vessels', 'decks'],
    setup: {
      map: TRENCH,
      forces: [
        force('Neptune Submarine', 'Undine Battle Armor (Sqd5)', 'AQS-3'),
        force('Neptune Submarine', 'Undine Battle Armor (Sqd5)', 'AQS-3'),
      ],
      turns: 15,
    },
  },
  {
    id: 'ridge',
    title: 'King of the ridge',
    summary: 'Sprint for the crest, climb its cliffs, and lie hull down behind it.',
    briefing:
      'Both sides start equally far from the crest. Sprinting gets you there and costs you your shots, evading keeps you alive on the way, and whoever is up first lies hull down behind the edge. Walls that are too high to step up can be climbed hand over hand.',
    chapters: ['sprinting', 'evading', 'climbing', 'hull-down', 'crawling', 'hurried-movement', 'hitting-the-deck', 'careful-standing'],
    setup: { map: RIDGE, forces: [force('PXH-1', 'WVR-6R', 'CN9-A'), force('SHD-2H', 'GRF-1N', 'HBK-4G')], turns: 15 },
  },
];
