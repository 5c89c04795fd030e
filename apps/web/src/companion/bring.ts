import { type Card, printBrackets, printMoves, printSpecial, shownDamage } from '@sortie/convert';
import { ammunitionOf, equipment, mechStructure, nameOf, type Unit } from '@sortie/roster';
import { word } from '../i18n/index.ts';
import type { OpenUnit } from '../units/library/open-unit.ts';
import type { Brought, System, Track } from './document.ts';

const strikeTracks = ({ armor, structure }: Card): readonly Track[] => [
  { id: 'armor', label: word('Armor'), max: armor, kind: 'armor' },
  { id: 'structure', label: word('Structure'), max: structure, kind: 'structure' },
  { id: 'engine', label: word('Engine hit'), max: 2, kind: 'critical' },
  { id: 'fire-control', label: word('Fire control hit'), max: 4, kind: 'critical' },
  { id: 'mp', label: word('MP hit'), max: 4, kind: 'critical' },
  { id: 'weapons', label: word('Weapon hit'), max: 4, kind: 'critical' },
];

/** Structure as the file has it; for ’Mechs without, by their tons. */
function structureOf(unit: Unit): Readonly<Record<string, number>> {
  const { points } = unit.structure;
  if (Object.keys(points).length > 0) return points;
  return unit.kind === 'mech' ? mechStructure(unit.tons, unit.frame === 'quad') : {};
}

const classicTracks = (unit: Unit): readonly Track[] => [
  ...Object.entries(unit.armor.front).map(([at, max]): Track => ({ id: `armor-${at}`, label: at, max, kind: 'armor' })),
  ...Object.entries(unit.armor.rear).map(([at, max]): Track => ({ id: `rear-${at}`, label: `${at}R`, max, kind: 'armor' })),
  ...Object.entries(structureOf(unit)).map(([at, max]): Track => ({ id: `structure-${at}`, label: at, max, kind: 'structure' })),
  ...ammunitionOf(unit).map(
    ({ item, at, shots = 0 }, n): Track => ({
      id: `ammo-${n}`,
      label: `${equipment(item)?.name ?? item} (${at})`,
      max: shots,
      kind: 'ammo',
    }),
  ),
  { id: 'engine', label: word('Engine hit'), max: 3, kind: 'critical' },
  { id: 'gyro', label: word('Gyro hit'), max: 2, kind: 'critical' },
  { id: 'sensors', label: word('Sensor hit'), max: 2, kind: 'critical' },
  { id: 'pilot', label: word('Pilot hit'), max: 6, kind: 'pilot' },
];

const strikeFigures = (card: Card): Brought['figures'] => [
  { label: word('Move'), value: printMoves(card.moves) },
  { label: 'TMM', value: String(card.tmm) },
  { label: word('Damage'), value: printBrackets(shownDamage(card).slice(0, 3)) },
  { label: 'OV', value: String(card.overheat) },
  ...(card.specials.length > 0 ? [{ label: word('Specials'), value: card.specials.map(printSpecial).join(', ') }] : []),
];

const classicFigures = ({ movement: { walk, run, jump }, tons, heatSinks }: Unit): Brought['figures'] => [
  { label: word('Tons'), value: String(tons) },
  { label: 'MP', value: `${walk}/${run}/${jump}` },
  ...(heatSinks ? [{ label: word('Heat sinks'), value: String(heatSinks.count * (heatSinks.type === 'Double' ? 2 : 1)) }] : []),
];

/** A unit of the catalogue or of somebody's own files, as it is tracked at a table. */
export function broughtFrom({ unit, card }: OpenUnit, system: System, owner: string, skill: number): Brought {
  const strike = system === 'alpha-strike';
  return {
    id: crypto.randomUUID().slice(0, 8),
    owner,
    unit: nameOf(unit),
    name: nameOf(unit),
    system,
    skill,
    tracks: (strike ? strikeTracks(card) : classicTracks(unit)).filter(({ max }) => max > 0),
    heat: strike ? 4 : unit.heatSinks ? 30 : 0,
    figures: strike ? strikeFigures(card) : classicFigures(unit),
    points: card.pv,
  };
}
