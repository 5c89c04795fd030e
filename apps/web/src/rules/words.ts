import type { Kind } from '@sortie/ledger';
import { word } from '../i18n/index.ts';

const AREAS: Readonly<Record<string, string>> = {
  house: word('House rules'),
  los: word('Line of sight'),
  table: word('Tables'),
  misc: word('Miscellaneous'),
  'fire-smoke': word('Fire and smoke'),
  'sensors-double-blind': word('Sensors and double-blind play'),
  'conv-type': word('Conversion: types'),
  'conv-size': word('Conversion: size'),
  'conv-movement': word('Conversion: movement'),
  'conv-armor': word('Conversion: armor'),
  'conv-structure': word('Conversion: structure'),
  'conv-weapons': word('Conversion: weapons'),
  'conv-heat': word('Conversion: heat'),
  'conv-damage': word('Conversion: damage'),
  'pv-ground': word('Point value: ground'),
  'pv-skill': word('Point value: skill'),
  'pv-aero': word('Point value: aerospace'),
  'pv-large': word('Point value: large craft'),
};

/** "to-hit" → "To hit": areas of the ledger are short names. */
export function areaName(area: string): string {
  const known = AREAS[area];
  if (known !== undefined) return known;
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  rule: word('Rule'),
  table: word('Table'),
  example: word('Example'),
  component: word('Component'),
  equipment: word('Equipment'),
  construction: word('Construction'),
  editorial: word('Editorial'),
};
