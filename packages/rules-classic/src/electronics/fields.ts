/**
 * Fields of jamming, for everybody who builds on them:
 * - `fieldsAgainst(state, seat)` are all fields that jam the units of a seat: who makes them, where, how far they reach and of what grade.
 * - `isJammedAt(state, seat, hex)` tells whether a unit of that seat would be jammed in a hex.
 * - `isJammedBetween(state, seat, from, to)` tells whether a line between two hexes begins, ends or passes in such a field.
 * A field is there as long as its suite is whole, set to `on` (see settings.ts) and its unit has power; friends do not feel it. Nothing is
 * kept in the state. Other settings of suites (`eccm`, `ghost`) can be taken into account here, as they only come about by advanced rules.
 */
import { distance, type Hex, line } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { CITE, type ClassicRule } from '../rule.ts';
import type { State, UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isFighting, isWhole, sheetFor } from '../state.ts';
import { settingOf } from './settings.ts';

export interface Field {
  readonly unit: UnitId;
  readonly gear: number;
  readonly at: Hex;
  readonly radius: number;
  readonly grade: Grade;
}

export type Grade = 'plain' | 'angel';

const COMMON_RADIUS = 6;
/** By what the tables of equipment call them, the first that fits. */
const RADII: readonly (readonly [pattern: RegExp, radius: number])[] = [
  [/^BA.*Angel/, 2],
  [/BA ECM/, 0],
  [/Watchdog|Nova|ElectronicWarfare/, 3],
];

export const radiusOf = (item: string): number => RADII.find(([pattern]) => pattern.test(item))?.[1] ?? COMMON_RADIUS;
export const gradeOf = (item: string): Grade => (/Angel/.test(item) ? 'angel' : 'plain');

/** Every field that somebody makes who is not of this seat. */
export function fieldsAgainst(state: State, seat: Seat): readonly Field[] {
  const fields: Field[] = [];
  for (const unit of state.units) {
    if (unit.seat === seat || !isFighting(unit) || unit.shutDown) continue;
    sheetFor(unit).gear.forEach(({ kind, item }, gear) => {
      if (kind === 'ecm' && settingOf(unit, gear) === 'on' && isWhole(unit, 'gear', gear))
        fields.push({ unit: unit.id, gear, at: unit.at, radius: radiusOf(item), grade: gradeOf(item) });
    });
  }
  return fields;
}

const covers = ({ at, radius }: Field, hex: Hex): boolean => distance(at, hex) <= radius;

export const isJammedAt = (state: State, seat: Seat, hex: Hex): boolean => fieldsAgainst(state, seat).some(field => covers(field, hex));

export function isJammedBetween(state: State, seat: Seat, from: Hex, to: Hex): boolean {
  const fields = fieldsAgainst(state, seat);
  if (fields.length === 0) return false;
  const way = line(from, to).flat();
  return fields.some(field => covers(field, from) || way.some(hex => covers(field, hex)));
}

/** Launchers that are told where their missiles should go. */
export const isGuided = ({ artemis, ammo }: Weapon): boolean => artemis || ammo === 'ATM' || ammo === 'IATM';

/** Nobody guides missiles into, out of or through a field of the other side. */
const jamming: ClassicRule = {
  id: 'TW-ecm',
  cite: CITE,
  kind: 'core',
  waives: {
    clusterRow: ({ aim: { weapon, state, attacker, target } }) =>
      isGuided(weapon) && isJammedBetween(state, attacker.seat, attacker.at!, target.at!) ? ['TW-cluster-mods'] : undefined,
    toHit: ({ weapon, state, attacker, target }) =>
      weapon.artemis && isJammedBetween(state, attacker.seat, attacker.at!, target.at!) ? ['TW-th-artemis5'] : undefined,
  },
};

export const fieldRules: readonly ClassicRule[] = [jamming];
