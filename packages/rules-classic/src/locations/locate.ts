import { bearing, relativeBearing, type Side } from '@sortie/geometry';
import { nth, type Roll, type RuleId } from '@sortie/kernel';
import { onFighter } from '../aerospace/locate.ts';
import type { Struck } from '../event.ts';
import { onProto } from '../protos/locate.ts';
import type { Attack, Finding, LocationTable } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { LOCATIONS, type Location, type Sheet } from '../sheet/sheet.ts';
import { sheetFor, unitAt } from '../state.ts';
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
function ofTwo(play: Play, side: Side): Location {
  return play.roll(1, 6, 'TW-loc-dualturret').total + TOWARDS[side] <= LAST_IN_FRONT ? 'FT' : 'TU';
}

/** A two on the table for the whole body may go through armor. */
const THROUGH_ARMOR = 2;

/** Rolls that may go through the armor of a vehicle, and those that may damage what it moves on. */
const isThrough = (side: Side, total: number): boolean =>
  total === 2 || total === 12 || (total === 8 && (side === 'left' || side === 'right'));
const isMotive = (total: number): boolean => total === 3 || total === 4 || total === 5 || total === 9;

/** What keeps damage from some places: cover for the legs, or that they are beyond what strikes. */
export interface Shield {
  readonly cover?: boolean;
  readonly reaches?: ((location: Location) => boolean) | undefined;
}

/** Roll for the place that some damage strikes. Legs behind cover are not struck: the cover is. */
export function locate(
  play: Play,
  id: UnitId,
  wanted: LocationTable,
  side: Side,
  damage: number,
  { cover = false, reaches }: Shield = {},
): Struck {
  const sheet = sheetFor(unitAt(play.state, id));
  if (sheet.kind === 'infantry' || sheet.kind === 'battleArmor') return amongTroops(play, id, side, damage);
  if (sheet.kind === 'fighter') return onFighter(play, id, side, damage);
  if (sheet.kind === 'proto') return onProto(play, id, side, damage, wanted !== 'body');
  const hull = sheet.kind === 'vehicle';
  // An airship has no rotor.
  const flies = sheet.gait === 'vtol' && sheet.motive !== 'airship';
  const table = flies ? 'rotor' : hull ? hullTable(sheet, wanted) : wanted;
  const turret = sheet.locations.includes('TU');
  const { prone, gone } = unitAt(play.state, id);
  const place = ({ total: rolled }: Roll): Location =>
    nth(LOCATIONS, play.ask('location', { table, side, quad: sheet.quad, turret, prone, rolled }).total);
  // A head that could be spared is not there to be struck again, and a torpedo does not leave the water.
  const spared = (location: Location): boolean => (location === 'HD' && gone.includes('HD')) || reaches?.(location) === false;
  const throwFor = (avoids?: (location: Location) => boolean): Roll => {
    for (;;) {
      const roll = play.roll(DICE[table], 6, RULE_OF[table]);
      const at = place(roll);
      if (!spared(at) && !avoids?.(at)) return roll;
    }
  };
  const first = throwFor();
  const critical = hull ? isThrough(side, first.total) : table === 'body' && first.total === THROUGH_ARMOR;
  const finding: Finding = { unit: id, floats: critical && !hull, cover, roll: first, throwFor };
  play.run('finding', finding);
  const { roll } = finding;
  const found = place(roll);
  const location = oneOfSeveral(play, sheet, side, found);
  const { condition } = unitAt(play.state, id);
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
function oneOfSeveral(play: Play, { locations, legs }: Sheet, side: Side, found: Location): Location {
  if (found === 'TU' && locations.includes('FT')) return ofTwo(play, side);
  return legs.length === THREE && legs.includes(found) ? onThreeLegs(play, side) : found;
}

/** Which of three legs, the nearer ones first. */
function onThreeLegs(play: Play, side: Side): Location {
  const die = play.roll(1, 6, 'TW-loc-tripod').total + (side === 'left' ? 1 : side === 'right' ? -1 : 0);
  return die <= 2 ? 'RL' : die <= 4 ? 'CL' : 'LL';
}

/** Troopers have no places to hit; suits have numbers, and those that are lost are rolled again. */
function amongTroops(play: Play, id: UnitId, side: Side, damage: number): Struck {
  const unit = unitAt(play.state, id);
  const { locations } = sheetFor(unit);
  let roll: Roll = { rule: 'TW-loc-inf', faces: [], total: 0 };
  let location = nth(locations, 0);
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
function halve(_play: Play, attack: Attack): void {
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
  structural('TW-loc-dualturret', 'a second die finds one of two turrets'),
  structural('TW-loc-rear', 'the column for the rear is that for the front, and says which armor is struck'),
  structural('TW-loc-cover', 'the place is rolled as ever, and then asked whether it is behind cover'),
  structural('TW-loc-missing', 'damage to a place that is gone goes where the line about transfers says'),
  structural('TW-loc-tripod', 'a second die finds one of three legs'),
];
