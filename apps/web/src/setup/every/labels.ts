import type { Form } from '@sortie/kernel';

/** Fields and words of set-ups whose names alone do not say enough. */
const LABELS: { readonly [name: string]: string } = {
  q: 'Hex (column)',
  r: 'Hex (row)',
  x: 'Place (from the left)',
  y: 'Place (from the top)',
  dx: 'Direction (across)',
  dy: 'Direction (down)',
  at: 'Where',
  to: 'Set to',
  pv: 'Point value',
  cf: 'Construction factor',
  emi: 'Electromagnetic interference',
  tunes: 'Equipment settings',
  racks: 'Bomb racks',
  loads: 'Ammunition',
  clips: 'Clips of the launchers',
  towedBy: 'Pulled by unit number',
  raise: 'Raised by levels',
  beside: 'Maps beside it',
  rides: 'Aboard unit number',
  point: 'Clan point',
  ring: 'Zone of the radar map',
  grounded: 'Starts on the ground',
  offTable: 'Off the table, so far away',
  emplaced: 'In a building',
  piece: 'Piece of terrain',
  conceal: 'Concealed deployment',
  hexes: 'Played on hexes',
  zone: 'Depth of the deployment zones',
  limit: 'Turns',
  mineBudget: 'C-bills for mines',
  arraysOff: 'Sensor arrays switched off',
  unsealed: 'Not sealed against vacuum',
  lens: 'Lens of the camera',
  floating: 'Sensors float',
  rarest: 'Rarest equipment',
  pits: 'Pits',
  mp: 'Engine or movement hits',
  misaligned: 'Sights out of line',
  pools: 'Depth of hazardous pools',
  kills: 'Points for kills',
  occasion: 'What commanders know',
  factions: 'Factions',
  commands: 'Command abilities',
  contingent: 'Contingent of the company',
  aggression: 'How a drone behaves',
  attackingSeat: 'Side that attacks',
  seat: 'Side',
  build: 'Build points',
  friendly: 'Friendly edges',
  setsUp: 'Sets up on the map',
  postFromEdge: 'Command post away from the edge',
  hidesIn: 'Hides in',
  wade: 'Depth that can be waded',
  slagSpreads: 'Panels on which slag spreads',
  held: 'Holds the objectives at first',
  sudden: 'Sudden ends',
  otherwise: 'Wins otherwise',
  tagged: 'Marked by a spotter',
  gifts: 'Crew and quirks',
  centre: 'Middle of the map',
  eccm: 'Counter-jamming',
  ghost: 'Ghost targets',
  twin: 'Jamming and counter-jamming',
  ghostEcm: 'Ghost targets and jamming',
  ghostEccm: 'Ghost targets and counter-jamming',
  empCommand: 'EMP, by command',
  empVibrabomb: 'EMP vibrabomb',
  he: 'High explosive',
  ecm: 'ECM',
  AAA: 'Air-to-air Arrow',
  AS: 'Anti-ship',
  ASEW: 'Anti-ship, electronic warfare',
};

/** "hotLoaded" → "Hot loaded": what a field or a word of a set-up is called. */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known !== undefined) return known;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Things that come whole, from a catalogue or a file, and have their own place on the page. */
const WHOLE: ReadonlySet<string> = new Set(['mech', 'craft', 'design', 'map', 'plan', 'table']);

/** Can something be said at this place by hand? */
export function isSayable(name: string, form: Form | undefined): boolean {
  if (WHOLE.has(name) || form === undefined) return false;
  if (form.kind === 'optional' || form.kind === 'nullable' || form.kind === 'list') return isSayable('', form.item);
  return form.kind !== 'textOr' || form.words !== undefined;
}

/** Longer lists of words are names of things; they are written. */
export const MOST_WORDS = 80;
