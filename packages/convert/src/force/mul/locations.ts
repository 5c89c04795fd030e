import type { Unit } from '@sortie/roster';

const MECH = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'] as const;
const QUAD = ['HD', 'CT', 'RT', 'LT', 'FRL', 'FLL', 'RRL', 'RLL'] as const;
const PROTOMECH = ['BD', 'HD', 'T', 'RA', 'LA', 'L', 'MG'] as const;
const VEHICLE = ['BD', 'FR', 'RS', 'LS', 'RR', 'TU', 'FT'] as const;
const ROTORCRAFT = ['BD', 'FR', 'RS', 'LS', 'RR', 'RO', 'TU'] as const;
const LARGE_VEHICLE = ['BD', 'FR', 'FRRS', 'FRLS', 'RRRS', 'RRLS', 'RR', 'TU', 'FT'] as const;
const FIGHTER = ['NOS', 'LWG', 'RWG', 'AFT', 'WNG', 'FSLG'] as const;
const SMALLER_SHIP = ['NOS', 'LS', 'RS', 'AFT', 'HULL'] as const;
const LARGER_SHIP = ['NOS', 'FLS', 'FRS', 'AFT', 'ALS', 'ARS', 'HULL', 'LBS', 'RBS'] as const;

function vehicle(unit: Unit): readonly string[] {
  if (unit.motive === 'aerodyne') return FIGHTER;
  if (unit.motive === 'vtol') return ROTORCRAFT;
  return 'FRRS' in unit.armor.front ? LARGE_VEHICLE : VEHICLE;
}

/** The locations of a unit in the order in which a force file of the other program numbers them, from 0. */
export function locationsOf(unit: Unit): readonly string[] {
  switch (unit.kind) {
    case 'mech':
      return unit.frame === 'quad' || unit.frame === 'quadvee' ? QUAD : unit.frame === 'tripod' ? [...MECH, 'CL'] : MECH;
    case 'protomech':
      return PROTOMECH;
    case 'vehicle':
    case 'support-vehicle':
      return vehicle(unit);
    case 'battle-armor':
      return ['Squad', ...Object.keys(unit.armor.front)];
    case 'infantry':
      return ['TPRS', 'FGUN'];
    case 'fighter':
    case 'conventional-fighter':
      return FIGHTER;
    case 'small-craft':
    case 'dropship':
      return SMALLER_SHIP;
    case 'jumpship':
    case 'warship':
    case 'space-station':
      return LARGER_SHIP;
    default:
      return Object.keys(unit.armor.front);
  }
}

const UNKNOWN = '#';
/** The location with a number; `#3` where nobody knows what the unit is. */
export const locationAt = (unit: Unit | undefined, index: number): string => (unit && locationsOf(unit)[index]) ?? `${UNKNOWN}${index}`;

/** The number of a location; −1 for one that the unit does not have. */
export const indexOf = (unit: Unit | undefined, location: string): number =>
  location.startsWith(UNKNOWN) ? Number(location.slice(UNKNOWN.length)) : unit ? locationsOf(unit).indexOf(location) : -1;
