import { force } from '../sides.ts';
import { FORTRESS, grown, STALLED_CRAWLER } from './maps.ts';
import { loaded, type Ready } from './ready.ts';

/** Artillery, ammunition and how to aim. */
export const GUNS: readonly Ready[] = [
  {
    id: 'artillery',
    title: 'Fire for effect',
    summary: 'A Padilla and a Raven with TAG against a lance that has to cross open hills under Arrow IV missiles.',
    briefing:
      'North holds the ridge line with an artillery tank far behind it. A shell takes a turn to arrive: fire at the hex where they will be, not at the one where they are. The Raven’s TAG lets a homing missile find its own target. South has to close in before the third salvo.',
    roles: ['Battery', 'Assault'],
    chapters: ['artillery', 'trailers'],
    setup: {
      map: grown('hills', 5),
      forces: [
        [
          ...force('Padilla Heavy Artillery Tank', 'J-27 Ordnance Transport'),
          { design: 'J-27 Trailer (RISC) (Homing)', towedBy: 1 },
          ...force('RVN-3L', 'CN9-A', 'WVR-6R'),
        ],
        force('WHM-6R', 'PXH-1', 'ENF-4R'),
      ],
      turns: 15,
    },
  },
  {
    id: 'gun-line',
    title: 'The gun line',
    summary: 'Two old howitzers shell a fort while a lance storms its gate.',
    briefing:
      'The fort’s walls stop rifles, not shells. South’s guns fire directly at what they see and indirectly at what they do not; flechettes clear infantry, smoke hides the advance. North has a few turns to break out and silence the battery.',
    roles: ['Garrison', 'Siege'],
    chapters: ['artillery', 'strongholds'],
    setup: {
      map: FORTRESS,
      forces: [
        force('HBK-4G', 'Vedette Medium Tank', 'Foot Platoon (Rifle)', 'Foot Platoon (SRM)'),
        force('HEP-1H', 'Field Artillery (Thumper)', 'CN9-A'),
      ],
      turns: 15,
    },
  },
  {
    id: 'crawler',
    title: 'The stalled crawler',
    summary: 'A fortress on tracks has stopped between two lances. Its turrets can be shot off, its crew cannot be reached.',
    briefing:
      'The crawler stands in the middle of the plain and hides whoever is behind it. It is fired at as a building is; a turret falls to an aimed shot that is strong enough; nobody fires into it or out of it. Use it as a wall, and mind the corners.',
    chapters: ['mobile-structures'],
    setup: { map: STALLED_CRAWLER, forces: [force('MAD-3R', 'GRF-1N', 'HBK-4G'), force('WHM-6R', 'SHD-2H', 'CN9-A')], turns: 15 },
  },
  {
    id: 'smoke',
    title: 'Smoke and shell',
    summary: 'An Archer and a Catapult bring smoke, swarm and incendiary missiles into the woods.',
    briefing:
      'Both sides have looked into the depot: each bin holds a different load. A smoke salvo covers an approach for some turns, swarm missiles that miss look for the next target, incendiary ones light the woods. Choose the bin before you fire.',
    chapters: ['munitions'],
    setup: {
      map: grown('woods', 8),
      forces: [
        [loaded('ARC-2R', 'IS Ammo LRM-20 Smoke', null, 'IS Ammo LRM-20 Swarm', null), ...force('WVR-6R')],
        [loaded('CPLT-C1', 'IS Ammo LRM-15 Incendiary', null), ...force('CN9-A')],
      ],
      turns: 15,
    },
  },
  {
    id: 'marksmen',
    title: 'Marksmen',
    summary: 'Four snipers on two hills: called shots, extreme range, glancing and direct blows.',
    briefing:
      'The plain between the hills is bare, and nobody wants to cross it. Weapons reach to extreme range, a shot can be called high, low or to one side, and how well a shot hits matters as much as whether it does. Standing still steadies the aim of both sides.',
    chapters: ['called-shots', 'extreme-range', 'glancing-and-direct-blows', 'standing-still'],
    setup: { map: grown('desert', 3), forces: [force('AWS-8Q', 'GRF-1N'), force('MAD-3R', 'GRF-1N')], turns: 15 },
  },
  {
    id: 'hail-of-lead',
    title: 'Hail of lead',
    summary: 'Autocannons at double rate, hot-loaded missiles, and fire that keeps infantry’s heads down.',
    briefing:
      'Rapid fire doubles what an autocannon throws, and now and then it jams or bursts. Missiles loaded hot forget their minimum range and may go off in the tube. Machine guns can lay fire on a hex instead of on a target. Everything here buys damage with risk.',
    chapters: ['rapid-fire', 'hot-loading', 'suppressing', 'shutting-off', 'capacitors', 'pilot-abilities'],
    setup: {
      map: 'crossroads',
      forces: [
        [{ design: 'CPLT-C1', hotLoaded: [0, 1], abilities: ['clusterHitter'] }, ...force('SHD-2H', 'Vedette Medium Tank')],
        force('RFL-3N', 'CN9-A', 'Foot Platoon (Rifle)'),
      ],
      turns: 12,
    },
  },
];
