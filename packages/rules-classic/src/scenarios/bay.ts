import { type Scenario, sure } from '@sortie/kernel';
import { unitOf } from '@sortie/roster';
import { EDITIONS } from '../ruleset.ts';
import type { Classic } from '../shape.ts';
import { force, northAgainstSouth } from './sides.ts';

/** Seven hexes of armor: slow, and with a turret at the bow, in the middle and at the stern. */
const BREAKWATER = unitOf({
  kind: 'support-vehicle',
  chassis: 'Breakwater',
  model: 'Gun Platform',
  tons: 8000,
  tech: 'inner-sphere',
  year: 3050,
  motive: 'naval',
  engine: [0, 'Fusion'],
  walk: 2,
  armorType: 'BAR 10 Armor',
  armor: { FR: 70, FRLS: 60, FRRS: 60, RRLS: 60, RRRS: 60, RR: 50, T1: 40, T2: 40, T3: 40 },
  weapons: 'PPC@T1; Large Laser@T2*2; PPC@T3; Medium Laser@FRLS; Medium Laser@FRRS; SRM 6@RR',
  ammo: 'IS Ammo SRM-6@BD:15',
  build: { size: 'large', barRating: 10 },
});

/** A vessel of many hexes, ships and a submarine, with a few who fight from the shore. */
export const BAY_SCENARIO: Scenario<Classic> = northAgainstSouth(
  'bay',
  'Bay',
  'A gun platform of seven hexes bars a bay; a command vessel and a submarine try to open it, with ’Mechs on the shore.',
  {
    map: 'bay',
    forces: [[{ design: BREAKWATER }, ...force('GRF-1N')], force('Mauna Kea Command Vessel', 'Neptune Submarine', 'WVR-6R')],
    turns: 15,
  },
  sure(EDITIONS['classic'], 'the edition'),
);
