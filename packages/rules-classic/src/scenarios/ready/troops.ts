import { force } from '../sides.ts';
import { grown, TOWN } from './maps.ts';
import type { Ready } from './ready.ts';

/** Infantry, suits, vehicles and who carries them. */
export const TROOPS: readonly Ready[] = [
  {
    id: 'house-to-house',
    title: 'House to house',
    summary: 'Platoons, a field gun, a tank and an UrbanMech hold a market town against ’Mechs with too little room to turn.',
    briefing:
      'Walls soak up what is fired at the infantry behind them, and a building that falls buries everybody in it. Field guns bite but hardly move. The attackers have two ’Mechs and suits: clear the blocks about the crossing before time runs out.',
    roles: ['Defender', 'Attacker'],
    chapters: ['infantry-cover', 'field-guns', 'fieldworks', 'armor-kits', 'shielding', 'infantry-combat'],
    setup: {
      map: TOWN,
      forces: [
        force(
          'Foot Platoon (Rifle)',
          'Foot Platoon (SRM)',
          'Motorized Platoon (MG)',
          'Field Artillery Platoon (FWLM) (Motorized Thumper Cannon 3079+)',
          'UM-R60',
          'Vedette Medium Tank',
        ),
        force('HBK-4G', 'CN9-A', 'IS Standard Battle Armor [Flamer](Sqd4)'),
      ],
      turns: 15,
    },
  },
  {
    id: 'suits',
    title: 'Star of suits',
    summary: 'Battle armor against battle armor and ProtoMechs: swarms, leg attacks and marines.',
    briefing:
      'A point of Elementals is worth a ’Mech that lets it come close. Leap at legs, swarm, be brushed off, and fight other suits with claws. The ProtoMechs are quick and brittle.',
    chapters: ['battle-armor', 'marines'],
    setup: {
      map: grown('town', 6),
      forces: [
        force('Elemental Battle Armor [Laser](Sqd5)', 'Elemental Battle Armor [Laser](Sqd5)', 'Uller Prime'),
        force('IS Standard Battle Armor [Flamer](Sqd4)', 'Cavalier Battle Armor [SRM](Sqd4)', 'Roc', 'Minotaur', 'PXH-1'),
      ],
      turns: 12,
    },
  },
  {
    id: 'convoy',
    title: 'Column on the road',
    summary: 'Tanks move as one lance, at declared speeds; an ambush waits at the bend.',
    briefing:
      'The column moves together and cannot turn on the spot: at speed a vehicle needs room before it may change its facing. Plan the bend a turn ahead. The ambushers are few and fast.',
    roles: ['Column', 'Ambush'],
    chapters: ['lance-movement', 'turn-modes', 'vehicle-effectiveness'],
    setup: {
      map: 'river',
      forces: [
        ['Manticore Heavy Tank', 'Vedette Medium Tank', 'Vedette Medium Tank', 'SRM Carrier'].map(design => ({ design, lance: 0 })),
        force('JR7-D', 'PXH-1'),
      ],
      turns: 15,
    },
  },
  {
    id: 'gunships',
    title: 'Gunships',
    summary: 'Helicopters with bombs, a WiGE and troops on ropes against a column with flak.',
    briefing:
      'Two Warriors with bombs and a Donar strike at the column; a Karnov brings a platoon that can come down on ropes, and a Fensalir skims in behind them. Rotors are what breaks first. The Partisan is what they have to fear.',
    roles: ['Column', 'Raiders'],
    chapters: ['vtol-bombing', 'zip-lines', 'wing-in-ground-effect'],
    setup: {
      map: 'crossroads',
      forces: [
        force('Partisan Heavy Tank', 'Manticore Heavy Tank', 'Vedette Medium Tank', 'CN9-A'),
        [
          { design: 'Warrior Attack Helicopter H-7', racks: 2 },
          { design: 'Warrior Attack Helicopter H-7', racks: 2 },
          ...force('Donar Assault Helicopter', 'Karnov UR Transport', 'Foot Platoon (Rifle)', 'Fensalir Combat WiGE'),
        ],
      ],
      turns: 12,
    },
  },
];
