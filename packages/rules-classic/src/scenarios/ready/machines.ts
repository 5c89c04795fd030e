import { force } from '../sides.ts';
import { grown } from './maps.ts';
import type { Ready } from './ready.ts';

/** Hands and feet, wear and tear, eyes and ears. */
export const MACHINES: readonly Ready[] = [
  {
    id: 'bare-hands',
    title: 'Bare hands',
    summary: 'Hatchets, fists and grapples at arm’s length.',
    briefing:
      'Nobody came to shoot. Grab an opponent and hold him, sweep his legs, aim a swing at his head, block a kick with an arm, tear one off and use it. Get close, and strike first.',
    chapters: [
      'grappling',
      'tripping',
      'aimed-swings',
      'special-blows',
      'blocking',
      'shields',
      'torn-limbs',
      'picking-up',
      'actuator-enhancement',
      'prone-quads',
      'throwing',
    ],
    setup: { map: 'crossroads', forces: [force('HCT-3F', 'AXM-2N', 'SCP-1N'), force('HCT-3F', 'VTR-9B', 'ENF-4R')], turns: 15 },
  },
  {
    id: 'worn-out',
    title: 'Worn to the bone',
    summary: 'Harsher critical hits, more heat, tired crews, and a coolant truck behind the line.',
    briefing:
      'The third week of the offensive. Engines blow up when they are shot to pieces, heat costs more, crews tire, and a pilot who waits too long with the handle does not get out. Coolant, ammunition and a quiet hex are worth a ’Mech.',
    chapters: [
      'advanced-criticals',
      'expanded-criticals',
      'floating-criticals',
      'expanded-heat',
      'expanded-falling',
      'engine-explosions',
      'ejection',
      'warriors-afoot',
      'fatigue',
      'coolant',
      'rearming',
      'rerouting',
    ],
    setup: {
      map: 'hills',
      forces: [
        force('WHM-6R', 'RFL-3N', 'GRF-1N', 'Coolant Truck (Tracked)'),
        force('MAD-3R', 'CRD-3R', 'WVR-6R', 'Coolant Truck (Tracked)'),
      ],
      turns: 15,
    },
  },
  {
    id: 'rearguard',
    title: 'Rearguard',
    summary: 'Crippled units leave the field: hold the river as long as it pays.',
    briefing:
      'Nobody fights to the death here: a unit that is crippled has to withdraw by its own edge. The rearguard is weaker. Hold the fords as long as it pays, and get everybody out.',
    roles: ['Rearguard', 'Pursuit'],
    chapters: ['forced-withdrawal'],
    setup: {
      map: 'river',
      forces: [force('CN9-A', 'HBK-4G', 'Vedette Medium Tank'), force('ON1-K', 'WVR-6R', 'PXH-1')],
      turns: 12,
    },
  },
  {
    id: 'ambush',
    title: 'Ambush',
    summary: 'Three hidden units wait in the woods for a lance on the march.',
    briefing:
      'The ambushers set up out of sight and stay there until they move, fire or are found. Whoever ends a move beside a hidden unit may be met by a point-blank shot. The column sees empty woods: probe them, keep a gap, and do not bunch up.',
    roles: ['Ambush', 'Column'],
    chapters: ['hidden-units'],
    setup: {
      map: grown('woods', 5),
      forces: [force('HBK-4G', 'PNT-9R', 'SRM Carrier'), force('WHM-6R', 'WVR-6R', 'GRF-1N', 'LCT-1V')],
      turns: 15,
    },
  },
  {
    id: 'jamming',
    title: 'Ghosts on the screen',
    summary: 'ECM, counter-measures, probes and targets that are not there.',
    briefing:
      'Both sides have a Raven. Its suite jams, counters jamming, or throws ghosts onto every screen within reach: one of these each turn. Probes see through woods. Choose the setting before the shooting starts.',
    chapters: ['eccm', 'ghosts', 'active-probes', 'recon-cameras', 'remote-sensors'],
    setup: {
      map: grown('woods', 12),
      forces: [force('RVN-3L', 'CPLT-C1', 'HBK-4G'), force('RVN-3L', 'ARC-2R', 'CN9-A')],
      turns: 15,
    },
  },
  {
    id: 'contact',
    title: 'Contact',
    summary: 'At dusk nobody sees all of the map. Blips first, names later.',
    briefing:
      'You see what your eyes and sensors find, and the enemy sees what his do. A blip on the sensors has no name. Send somebody ahead, stay out of sight with the rest, and do not believe an empty map.',
    chapters: ['sensors', 'battlefield-intelligence', 'individual-initiative'],
    setup: {
      map: grown('hills', 9),
      forces: [force('LCT-1V', 'GRF-1N', 'CPLT-C1', 'HBK-4G'), force('JR7-D', 'SHD-2H', 'ARC-2R', 'CN9-A')],
      turns: 15,
    },
  },
];
