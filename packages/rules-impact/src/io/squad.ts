import { type Telling, tell } from '@sortie/kernel';
import { buildValue, forceProblems } from '../design/force.ts';
import type { Muster } from '../model/scenario.ts';
import { ARMORED, kindOf, TRACKS, UNIT_TYPES, type UnitType } from '../units/types.ts';

/** A squad in words: `command, 2 assault, 3 front-line`. What cannot be read or fielded is said. */
export function readSquad(text: string): readonly Muster[] | Telling {
  const units: Muster[] = [];
  for (const part of text.split(',').map(one => one.trim())) {
    const [, count, name] = /^(?:(\d+)\s+)?(\S.*)$/.exec(part) ?? [];
    const type = UNIT_TYPES.find(one => one === name?.toLowerCase() || TRACKS[one].name.toLowerCase() === name?.toLowerCase());
    if (!type || count === '0') return tell('"{part}" is no soldier of a squad; there are {types}', { part, types: UNIT_TYPES.join(', ') });
    units.push({ type, count: Number(count ?? 1) });
  }
  if (!units.some(({ type }) => kindOf(type) === 'armored')) return tell('a squad needs somebody in armor');
  return forceProblems(units, buildValue(units))[0] ?? units;
}

/** The same in words again. */
export const squadText = (units: readonly Muster[]): string =>
  units.map(({ type, count }) => (count === 1 ? type : `${count} ${type}`)).join(', ');

/** For every other soldier in armor, as many as come nearest in build points and as there are cards for. */
export function squadsLike(units: readonly Muster[]): readonly (readonly Muster[])[] {
  const price = buildValue(units);
  const others = ARMORED.filter(type => !units.some(one => one.type === type));
  return others.map(type => [{ type, count: nearest(type, price) }]);
}

const nearest = (type: UnitType, price: number): number => Math.max(1, Math.min(TRACKS[type].most, Math.round(price / TRACKS[type].build)));
