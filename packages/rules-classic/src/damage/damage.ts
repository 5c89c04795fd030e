import { woundFighter } from '../aerospace/wound.ts';
import { criticals, loseLocation } from '../criticals/criticals.ts';
import type { Source } from '../event.ts';
import { inwardOf, present, transfer } from '../locations/inward.ts';
import { hurtPilot } from '../pilots/pilots.ts';
import { woundProto } from '../protos/wound.ts';
import type { Wound } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { isTorso, type Location } from '../sheet/sheet.ts';
import { isProto, isTroop, isVehicle, sheetFor, unitAt } from '../state.ts';
import { woundVehicle } from '../vehicles/wound.ts';
import { marksOf, throughArmor, throughFrame } from './plates.ts';

/** One group of damage: armor, structure, criticals, and what is left goes inward (TW-dmg-armor, TW-dmg-is, TW-dmg-destroy). */
export function wound(play: Play, raw: Wound): void {
  const unit = unitAt(play.state, raw.unit);
  const whole = isBare(unit) && unit.bears === undefined ? raw : before(play, raw);
  const rest = unit.modular ? behindModules(play, unit, whole) : whole;
  if (rest.points === 0 && whole.points > 0) return;
  const hit = softened(play, unit, rest);
  if (unit.flight) woundFighter(play, hit);
  else if (isTroop(unit)) woundTroops(play, hit);
  else if (isVehicle(unit)) woundVehicle(play, hit);
  else if (isProto(unit)) woundProto(play, hit);
  else if (hit.warded && hit.points === 0) strikeBehind(play, hit);
  else woundMech(play, hit);
  if (hit.points > 0) play.run('wounded', hit);
}

/** Nothing is mounted on its armor or held before it: most are like that. */
const isBare = ({ design }: Unit): boolean => sheetOf(design).bare;

function before(play: Play, wound: Wound): Wound {
  const about = { wound };
  play.run('warding', about);
  return about.wound;
}

/** Armor that is hung on takes what it can; the rest is a hit of its own on what lies beneath (TOE-modular-armor-new-attack). */
function behindModules(play: Play, { modular, modularRear }: Unit, hit: Wound): Wound {
  const rear = isTorsoRear(hit);
  const points = Math.min(hit.points, (rear ? modularRear : modular)?.[hit.location] ?? 0);
  if (points === 0) return hit;
  play.emit({ type: 'modularHit', unit: hit.unit, location: hit.location, points, ...(rear ? { rear } : {}) });
  return { ...hit, points: hit.points - points };
}

const isTorsoRear = ({ rear, location }: Wound): boolean => rear && isTorso(location);

/** Plain armor softens nothing; what is special about a plating is told by rules. */
function softened(play: Play, unit: Unit, hit: Wound): Wound {
  const { source, location, points } = hit;
  const attacker = source.kind === 'weapon' ? play.state.units[source.unit] : undefined;
  const weapon = attacker && source.kind === 'weapon' ? (sheetFor(attacker).weapons[source.weapon] ?? null) : null;
  const warhead = source.kind === 'weapon' && source.warhead !== undefined ? { warhead: source.warhead } : undefined;
  const left = play.ask('hitDamage', { unit, location, rear: isTorsoRear(hit), points, weapon, ...warhead }).total;
  return left === points ? hit : { ...hit, points: left };
}

/** Suits have armor and one point behind it, troopers only themselves; what is left over is lost. */
function woundTroops(play: Play, { unit: id, location, points, source }: Wound): void {
  const unit = unitAt(play.state, id);
  if (unit.gone.includes(location)) return;
  const armor = Math.min(points, unit.armor[location] ?? 0);
  const structure = Math.min(points - armor, unit.structure[location] ?? 0);
  play.emit({ type: 'damaged', unit: id, location, rear: false, armor, structure, counts: armor + structure, source });
  if ((unit.structure[location] ?? 0) === structure) play.emit({ type: 'lost', unit: id, location, how: 'destroyed' });
}

/** Armor that holds may still let something through: thin armor a strong hit, all armor what was made to pierce it. */
function slipThrough(play: Play, id: number, at: Location, rear: boolean, thin: boolean, pierces: number | undefined): void {
  if (thin) criticals(play, id, at, 0, rear);
  else if (pierces !== undefined) criticals(play, id, at, pierces, rear);
}

/** A shield has taken all of it, but not what goes through armor (TOE-shield-floating-crits). */
function strikeBehind(play: Play, { unit, location, critical }: Wound): void {
  if (critical && present(play, unit, location) === location) criticals(play, unit, location);
}

function woundMech(play: Play, { unit: id, location, rear, points, critical, pierces, source }: Wound): void {
  const sheet = sheetFor(unitAt(play.state, id));
  const struck = present(play, id, location);
  let through = critical && struck === location;
  let at = struck;
  let left = points;
  while (left > 0 && at !== undefined) {
    const unit = unitAt(play.state, id);
    const behind = rear && isTorso(at);
    const armor = throughArmor(unit, at, behind, left, source);
    const frame = throughFrame(unit, at, left - armor.used);
    left -= armor.used + frame.used;
    play.emit({ type: 'damaged', unit: id, location: at, rear: behind, ...marksOf(unit, at, behind, armor, frame), source });
    if (at === 'HD') hurtPilot(play, id, 1);
    if (frame.used > 0) criticals(play, id, at, forceOf(play, frame.points, source), behind);
    if (through) criticals(play, id, at, 0, behind);
    else if (frame.used === 0 && at === struck) slipThrough(play, id, at, behind, armor.used > sheet.bar, pierces);
    through = false;
    if ((unitAt(play.state, id).structure[at] ?? 0) === 0) loseLocation(play, id, at, 'destroyed');
    at = present(play, id, inwardOf(play, at) ?? at);
    if (at !== undefined && (at === 'HD' || isDead(play, id, at))) at = undefined;
  }
}

/** What the force of an attack adds to the roll for what it breaks inside, where that is played. */
const forceOf = (play: Play, structure: number, { kind }: Source): number =>
  kind === 'weapon' || kind === 'blow' ? play.ask('force', { structure }).total : 0;

/** Past the middle there is nowhere to go. */
const isDead = (play: Play, id: number, at: Location): boolean => (unitAt(play.state, id).structure[at] ?? 0) === 0;

export const damageRules: readonly ClassicRule[] = [
  transfer,
  { id: 'TW-dmg-armor', cite: CITE, kind: 'core', base: { hitDamage: ({ points }) => points } },
  structural('TW-dmg-is', 'the order in which a hit goes through armor and structure', ['TOE-reinforced-structure']),
  structural('TW-dmg-destroy', 'the order in which a hit goes through armor and structure'),
  structural('TW-dmg-phase20', 'damage of a phase is summed up where it is marked', ['TOE-hardened-psr']),
  structural('TW-dir-rear-armor', 'which armor a hit finds follows from its side'),
];
