import type { Kind } from '@sortie/ledger';

const AREAS: Readonly<Record<string, string>> = {
  los: 'Line of sight',
  table: 'Tables',
  misc: 'Miscellaneous',
  'fire-smoke': 'Fire and smoke',
  'sensors-double-blind': 'Sensors and double-blind play',
  'conv-type': 'Conversion: types',
  'conv-size': 'Conversion: size',
  'conv-movement': 'Conversion: movement',
  'conv-armor': 'Conversion: armor',
  'conv-structure': 'Conversion: structure',
  'conv-weapons': 'Conversion: weapons',
  'conv-heat': 'Conversion: heat',
  'conv-damage': 'Conversion: damage',
  'pv-ground': 'Point value: ground',
  'pv-skill': 'Point value: skill',
  'pv-aero': 'Point value: aerospace',
  'pv-large': 'Point value: large craft',
};

/** "to-hit" → "To hit": areas of the ledger are short names. */
export function areaName(area: string): string {
  const known = AREAS[area];
  if (known !== undefined) return known;
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  rule: 'Rule',
  table: 'Table',
  example: 'Example',
  component: 'Component',
  equipment: 'Equipment',
  construction: 'Construction',
  editorial: 'Editorial',
};
