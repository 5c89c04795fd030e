/**
 * Fields of jamming, for everybody who builds on them:
 * - `fieldsAgainst(state, seat)` are all fields that jam the units of a seat: who makes them, where, how far they reach and of what grade.
 * - `isJammedAt(state, seat, hex)` tells whether a unit of that seat would be jammed in a hex.
 * - `isJammedBetween(state, seat, from, to)` tells whether a line between two hexes begins, ends or passes in such a field.
 * A field is there as long as its suite is whole, set to `on` (see settings.ts) and its unit has power; friends do not feel it. Nothing is
 * kept in the state. Suites that are set to undo fields (`eccm`) only come about by advanced rules.
 */
import { distance, type Hex, line } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { podsOn } from '../pods/pods.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Setting, State, UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isFighting, isWhole, type OnMap, placeOf, sheetFor } from '../state.ts';
import { isStealthy, isVoid, settingOf } from './settings.ts';

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

const JAMS: readonly Setting[] = ['on', 'twin', 'ghostEcm'];
const COUNTERS: readonly Setting[] = ['eccm', 'twin', 'ghostEccm'];

/** An Angel that does two things at once does them as two plain suites would. */
const gradeIn = (item: string, setting: Setting): Grade => (setting === 'on' || setting === 'eccm' ? gradeOf(item) : 'plain');

/** Fields that a unit makes with suites that are set so. What feeds stealth armor, or a void signature, makes none (TOE-eccm-stealth-armor). */
function fieldsOf(unit: OnMap, settings: readonly Setting[]): readonly Field[] {
  if (unit.shutDown || isVoid(unit)) return [];
  const fields: Field[] = [];
  let feeds = isStealthy(unit);
  sheetFor(unit).gear.forEach(({ kind, item }, gear) => {
    if ((kind !== 'ecm' && kind !== 'comms') || !isWhole(unit, 'gear', gear)) return;
    const setting = settingOf(unit, gear);
    if (kind === 'ecm' && feeds && setting !== 'off') feeds = false;
    else if (settings.includes(setting) && (kind === 'ecm' || setting === 'eccm'))
      fields.push({ unit: unit.id, gear, at: unit.at, radius: radiusOf(item), grade: gradeIn(item, setting) });
  });
  return fields;
}

/** A pod on a machine reaches no farther than its hex. */
const podFields = (unit: OnMap, kind: 'ecm' | 'eccm'): readonly Field[] =>
  podsOn(unit).flatMap(pod => (pod.kind === kind ? [{ unit: unit.id, gear: -1, at: unit.at, radius: 0, grade: 'plain' as const }] : []));

export const covers = ({ at, radius }: Field, hex: Hex): boolean => distance(at, hex) <= radius;

/** Fields that undo those of the other side for the units of a seat. */
const countersOf = (state: State, seat: Seat): readonly Field[] =>
  state.units.flatMap(unit => {
    if (unit.seat !== seat) return unit.pods && isFighting(unit) ? podFields(unit, 'eccm') : [];
    return unit.settings && isFighting(unit) ? fieldsOf(unit, COUNTERS) : [];
  });

/** A plain field is undone by anything, an Angel's only by another Angel. */
const undoes = (counter: Field, field: Field): boolean => counter.grade === 'angel' || field.grade === 'plain';

/** Every field that somebody makes who is not of this seat; those whose very source is covered by a counter are gone (TOE-eccm-covers-source). */
export function fieldsAgainst(state: State, seat: Seat): readonly Field[] {
  const fields = state.units.flatMap(unit => {
    if (unit.seat === seat) return unit.pods && isFighting(unit) ? podFields(unit, 'ecm') : [];
    return isFighting(unit) ? fieldsOf(unit, JAMS) : [];
  });
  if (fields.length === 0) return fields;
  const counters = countersOf(state, seat);
  if (counters.length === 0) return fields;
  return fields.filter(field => !counters.some(counter => undoes(counter, field) && covers(counter, field.at)));
}

/** What jams the units of a seat, and what undoes it. */
interface Contest {
  readonly fields: readonly Field[];
  readonly counters: readonly Field[];
}

const contestOver = (state: State, seat: Seat): Contest => ({ fields: fieldsAgainst(state, seat), counters: countersOf(state, seat) });

const count = (fields: readonly Field[], grade: Grade, hex: Hex): number =>
  fields.filter(field => field.grade === grade && covers(field, hex)).length;

/** As many counters as fields are enough, and one Angel for any number of plain fields. With the grade `angel` plain fields do not matter. */
function isLost({ fields, counters }: Contest, hex: Hex, grade: Grade): boolean {
  const angels = count(counters, 'angel', hex);
  if (count(fields, 'angel', hex) > angels) return true;
  return grade === 'plain' && angels === 0 && count(fields, 'plain', hex) > count(counters, 'plain', hex);
}

/** How many fields jam a hex for a seat, and how many counters of its own cover it. */
export const fieldsOver = (state: State, seat: Seat, hex: Hex): number =>
  fieldsAgainst(state, seat).filter(field => covers(field, hex)).length;
export const countersOver = (state: State, seat: Seat, hex: Hex): number =>
  countersOf(state, seat).filter(field => covers(field, hex)).length;

export function isJammedAt(state: State, seat: Seat, hex: Hex, grade: Grade = 'plain'): boolean {
  return isLost(contestOver(state, seat), hex, grade);
}

export function isJammedBetween(state: State, seat: Seat, from: Hex, to: Hex, grade: Grade = 'plain'): boolean {
  const contest = contestOver(state, seat);
  return contest.fields.length > 0 && [from, ...line(from, to).flat()].some(hex => isLost(contest, hex, grade));
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
      isGuided(weapon) && isJammedBetween(state, attacker.seat, placeOf(attacker), placeOf(target)) ? ['TW-cluster-mods'] : undefined,
    toHit: ({ weapon, state, attacker, target }) =>
      weapon.artemis && isJammedBetween(state, attacker.seat, placeOf(attacker), placeOf(target)) ? ['TW-th-artemis5'] : undefined,
  },
};

export const fieldRules: readonly ClassicRule[] = [jamming];
