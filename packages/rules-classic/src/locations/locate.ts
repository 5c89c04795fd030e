import { bearing, relativeBearing, type Side } from '@sortie/geometry';
import type { Roll, RuleId } from '@sortie/kernel';
import { onFighter } from '../aerospace/locate.ts';
import type { Struck } from '../event.ts';
import { onProto } from '../protos/locate.ts';
import type { Attack, LocationTable } from '../questions.ts';
import { CITE, type ClassicRule, type Table, told } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { LOCATIONS, type Location, type Sheet } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';
import { DICE, inTable } from './tables.ts';

/** The most common roll strikes the side itself, and so does one for a turret that is not there. */
const MIDDLE = 7;

const tableRule = (id: RuleId, ...names: readonly LocationTable[]): ClassicRule => ({
  id,
  cite: id.startsWith(CITE) ? CITE : 'TOE',
  kind: 'core',
  base: {
    location: ({ table, side, quad, turret, rolled }) => {
      const found = names.includes(table) && !(turret && isChin(table, rolled)) ? inTable(table, side, quad, rolled) : undefined;
      const location = found === 'TU' && !turret ? inTable(table, side, quad, MIDDLE) : found;
      return location ? LOCATIONS.indexOf(location) : undefined;
    },
  },
});

/** What flies may have a turret under its chin. */
const isChin = (table: LocationTable, rolled: number): boolean => table === 'rotor' && rolled === CHIN;
const CHIN = 4;

const chin: ClassicRule = {
  id: 'TOE-chin-turret-hit',
  cite: 'TOE',
  kind: 'core',
  base: { location: ({ table, turret, rolled }) => (turret && isChin(table, rolled) ? LOCATIONS.indexOf('TU') : undefined) },
};

const TOWARDS: { readonly [S in Side]: number } = { front: -2, left: 0, right: 0, rear: 2 };
const LAST_IN_FRONT = 3;

/** Of two turrets the one that is nearer to where the hit comes from is struck more often. */
function ofTwo(play: Table, side: Side): Location {
  return play.roll(1, 6, 'TW-loc-dualturret').total + TOWARDS[side] <= LAST_IN_FRONT ? 'FT' : 'TU';
}

/** A two on the table for the whole body may go through armor. */
const THROUGH_ARMOR = 2;

/** Rolls that may go through the armor of a vehicle, and those that may damage what it moves on. */
const isThrough = (side: Side, total: number): boolean =>
  total === 2 || total === 12 || (total === 8 && (side === 'left' || side === 'right'));
const isMotive = (total: number): boolean => total === 3 || total === 4 || total === 5 || total === 9;

/** Roll for the place that some damage strikes. Legs behind cover are not struck: the cover is. */
export function locate(
  play: Table,
  id: UnitId,
  wanted: LocationTable,
  side: Side,
  damage: number,
  cover = false,
  reaches?: (location: Location) => boolean,
): Struck {
  const sheet = sheetFor(play.state.units[id]!);
  if (sheet.kind === 'infantry' || sheet.kind === 'battleArmor') return amongTroops(play, id, side, damage);
  if (sheet.kind === 'fighter') return onFighter(play, id, side, damage);
  if (sheet.kind === 'proto') return onProto(play, id, side, damage, wanted !== 'body');
  const hull = sheet.kind === 'vehicle';
  const flies = sheet.gait === 'vtol';
  const table = flies ? 'rotor' : hull ? hullTable(sheet, wanted) : wanted;
  const turret = sheet.locations.includes('TU');
  const { prone, gone } = play.state.units[id]!;
  const place = ({ total: rolled }: Roll): Location =>
    LOCATIONS[play.ask('location', { table, side, quad: sheet.quad, turret, prone, rolled }).total]!;
  let roll = play.roll(DICE[table], 6, RULE_OF[table]);
  // A head that could be spared is not there to be struck again, and a torpedo does not leave the water.
  const spared = (location: Location): boolean => (location === 'HD' && gone.includes('HD')) || reaches?.(location) === false;
  while (spared(place(roll))) roll = play.roll(DICE[table], 6, RULE_OF[table]);
  const critical = hull ? isThrough(side, roll.total) : table === 'body' && roll.total === THROUGH_ARMOR;
  if (critical && !hull && play.ask('floating', { unit: play.state.units[id]! }).total > 0) {
    // The place is rolled anew; behind cover until it is no leg.
    const hidden = (at: Location): boolean => spared(at) || (cover && sheet.legs.includes(at));
    do roll = play.roll(DICE[table], 6, RULE_OF[table]);
    while (hidden(place(roll)));
  }
  const found = place(roll);
  const location = oneOfSeveral(play, sheet, side, found);
  const { condition } = play.state.units[id]!;
  // A vehicle that is hull-down shows nothing of its front to whoever is ahead of it.
  const dugIn = hull && condition?.hullDown === true && side === 'front' && location === 'FR';
  const covered = dugIn || (cover && sheet.legs.includes(location));
  const struck: Struck = { roll, location, damage, critical, motive: hull && !flies && isMotive(roll.total), covered };
  play.emit({ type: 'located', unit: id, side, struck });
  return struck;
}

const hullTable = ({ sixSided }: Sheet, wanted: LocationTable): LocationTable => (sixSided ? (wanted === 'aft' ? 'aft' : 'fore') : 'hull');

const THREE = 3;

/** Which turret of two, which leg of three. */
function oneOfSeveral(play: Table, { locations, legs }: Sheet, side: Side, found: Location): Location {
  if (found === 'TU' && locations.includes('FT')) return ofTwo(play, side);
  return legs.length === THREE && legs.includes(found) ? onThreeLegs(play, side) : found;
}

/** Which of three legs, the nearer ones first. */
function onThreeLegs(play: Table, side: Side): Location {
  const die = play.roll(1, 6, 'TW-loc-tripod').total + (side === 'left' ? 1 : side === 'right' ? -1 : 0);
  return die <= 2 ? 'RL' : die <= 4 ? 'CL' : 'LL';
}

/** Troopers have no places to hit; suits have numbers, and those that are lost are rolled again. */
function amongTroops(play: Table, id: UnitId, side: Side, damage: number): Struck {
  const unit = play.state.units[id]!;
  const { locations } = sheetFor(unit);
  let roll: Roll = { rule: 'TW-loc-inf', faces: [], total: 0 };
  let location = locations[0]!;
  if (locations.length > 1 && locations.some(at => !unit.gone.includes(at))) {
    do {
      roll = play.roll(1, 6, 'TW-loc-ba');
      location = locations[roll.total - 1] ?? location;
    } while (roll.total > locations.length || unit.gone.includes(location));
  }
  const struck: Struck = { roll, location, damage, critical: false, motive: false, covered: false };
  play.emit({ type: 'located', unit: id, side, struck });
  return struck;
}

/** From the waist back. */
const ABEAM = 6;

/** An attack on the side of a hull with six sides strikes the half that it comes from. */
function halve(_play: Table, attack: Attack): void {
  const { attacker, target } = attack.aim;
  if (!sheetFor(target).sixSided || !attacker.at || !target.at) return;
  const from = bearing(target.at, attacker.at);
  const ahead = from === undefined ? 0 : relativeBearing(from, target.facing);
  attack.table = ahead > ABEAM && ahead < 24 - ABEAM ? 'aft' : 'fore';
}

const RULE_OF: { readonly [T in LocationTable]: RuleId } = {
  body: 'TW-loc-mek',
  punch: 'TW-loc-punch',
  kick: 'TW-loc-kick',
  hull: 'TW-loc-veh',
  fore: 'TOE-superheavy-hit-facings',
  aft: 'TOE-superheavy-hit-facings',
  rotor: 'TW-loc-vtol',
  swarm: 'TW-loc-swarm',
  above: 'TW-loc-above',
  below: 'TW-loc-below',
};

export const locationRules: readonly ClassicRule[] = [
  tableRule('TW-loc-mek', 'body'),
  tableRule('TW-loc-punch', 'punch'),
  tableRule('TW-loc-kick', 'kick'),
  tableRule('TW-loc-veh', 'hull'),
  tableRule('TW-loc-vtol', 'rotor'),
  { ...tableRule('TOE-superheavy-hit-facings', 'fore', 'aft'), steps: { attack: [{ name: 'halves', before: 'strike', run: halve }] } },
  tableRule('TW-loc-swarm', 'swarm'),
  tableRule('TW-loc-above', 'above'),
  tableRule('TW-loc-below', 'below'),
  chin,
  told('TW-loc-dualturret'),
  told('TW-loc-rear'),
  told('TW-loc-cover'),
  told('TW-loc-missing'),
  told('TW-loc-tripod'),
];
