import type { Figure } from '../../scene.ts';
import { DROPSHIP, FIGHTER, JUMPSHIP, SMALL_CRAFT, STATION, WARSHIP } from './air.ts';
import { ASSAULT_MECH, HEAVY_MECH, LIGHT_MECH, MEDIUM_MECH, QUAD_MECH } from './mechs.ts';
import type { Part, Tone } from './parts.ts';
import {
  ARMED_DRONE,
  BATTLE_ARMOR,
  CONTACT,
  DRONE,
  FLAG,
  INFANTRY,
  SENTRY,
  SOLDIER,
  SUIT_ASSAULT,
  SUIT_COMMAND,
  SUIT_ENGINEER,
  SUIT_LINE,
  SUIT_MEDIC,
  SUIT_RANGER,
  SUIT_SUPPORT,
} from './troops.ts';
import { EMPLACEMENT, HOVER, SHIP, SUBMARINE, TRACKED, VTOL, WHEELED, WIGE } from './vehicles.ts';

const FIGURES: Readonly<Record<Figure, readonly Part[]>> = {
  'mech-light': LIGHT_MECH,
  'mech-medium': MEDIUM_MECH,
  'mech-heavy': HEAVY_MECH,
  'mech-assault': ASSAULT_MECH,
  quad: QUAD_MECH,
  tracked: TRACKED,
  wheeled: WHEELED,
  hover: HOVER,
  wige: WIGE,
  vtol: VTOL,
  ship: SHIP,
  submarine: SUBMARINE,
  infantry: INFANTRY,
  'battle-armor': BATTLE_ARMOR,
  fighter: FIGHTER,
  'small-craft': SMALL_CRAFT,
  dropship: DROPSHIP,
  warship: WARSHIP,
  jumpship: JUMPSHIP,
  station: STATION,
  soldier: SOLDIER,
  'suit-line': SUIT_LINE,
  'suit-assault': SUIT_ASSAULT,
  'suit-ranger': SUIT_RANGER,
  'suit-command': SUIT_COMMAND,
  'suit-engineer': SUIT_ENGINEER,
  'suit-support': SUIT_SUPPORT,
  'suit-medic': SUIT_MEDIC,
  drone: DRONE,
  'armed-drone': ARMED_DRONE,
  sentry: SENTRY,
  emplacement: EMPLACEMENT,
  flag: FLAG,
  contact: CONTACT,
};

export interface Drawing {
  readonly parts: readonly { readonly tone: Tone; readonly path: Path2D }[];
  /** All parts together, for their outline. */
  readonly outline: Path2D;
}

const drawings = new Map<Figure, Drawing>();

export function figure(name: Figure): Drawing {
  const known = drawings.get(name);
  if (known) return known;
  const outline = new Path2D();
  const parts = FIGURES[name].map(([tone, words]) => {
    const path = new Path2D(words);
    outline.addPath(path);
    return { tone, path };
  });
  const made = { parts, outline };
  drawings.set(name, made);
  return made;
}
