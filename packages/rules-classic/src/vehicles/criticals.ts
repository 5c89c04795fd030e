import { last, nth, type Roll, type RuleId, sure } from '@sortie/kernel';
import { softness } from '../damage/plates.ts';
import type { WearKind } from '../event.ts';
import { CREW, marked } from '../naval/vessel-crew.ts';
import type { Wound } from '../questions.ts';
import { type ClassicRule, type Play, structural } from '../rule.ts';
import type { Unit, UnitId, Wear } from '../shape.ts';
import type { Location, Weapon } from '../sheet/sheet.ts';
import { sheetFor, unitAt } from '../state.ts';
import { applies, columnFor, weaponsAt } from './critical-table.ts';
import { fissionRules } from './fission.ts';

/** The lowest roll that does anything. */
const FIRST_RESULT = 6;

export function criticalHit(play: Play, hit: Wound, force = 0): void {
  const { unit: id, location } = hit;
  const unit = unitAt(play.state, id);
  const more = force + softness(unit, location);
  const column = columnFor(unit, location);
  const roll = play.roll(2, 6, 'TW-vehcrit');
  const { wear } = unit;
  if (!wear || !column || roll.total + more < FIRST_RESULT) {
    if (wear) play.emit({ type: 'worn', unit: id, what: 'nothing', location, roll, wear, jams: null, doomed: null });
    return;
  }
  const from = roll.total + more - FIRST_RESULT;
  const order = column.map((_, i) => nth(column, (from + i) % column.length));
  const laden = play.state.units.some(({ aboard, fate }) => aboard === id && fate === 'fighting');
  const what = order.find(one => applies(unit, wear, location, one, laden)) ?? 'nothing';
  suffer(play, unit, wear, location, what, roll);
  if (what === 'cargo') play.run('jolting', hit);
}

const STUNNED_FOR = 1;

/** The state of a vehicle after a result; what kills it is told beside it. */
function suffered(unit: Unit, wear: Wear, location: Location, what: WearKind, turn: number): readonly [wear: Wear, doomed: RuleId | null] {
  if (sheetFor(unit).vessel) {
    const felt = onVessel(wear, location, what, turn);
    if (felt) return felt;
  }
  const dazed = { ...wear, stunned: turn + STUNNED_FOR };
  switch (what) {
    case 'driver':
      return wear.driver ? [dazed, wear.commander ? KILLED : null] : [{ ...wear, driver: true }, null];
    case 'commander':
      return wear.commander ? [dazed, wear.driver ? KILLED : null] : [{ ...dazed, commander: true }, null];
    case 'stunned':
      return [dazed, null];
    case 'sensors':
      return [{ ...wear, sensors: wear.sensors + 1 }, null];
    case 'stabilizer':
      return [{ ...wear, stabilizers: [...wear.stabilizers, location] }, null];
    case 'engine':
      return [{ ...wear, engine: true, cruise: 0, immobile: true }, null];
    case 'fuel':
      return sheetFor(unit).fusion ? [{ ...wear, engine: true, cruise: 0, immobile: true }, null] : [wear, KILLED];
    case 'rotor':
      return [bent(wear), null];
    case 'flight':
      return [{ ...wear, stabilizers: [...wear.stabilizers, 'RO'] }, null];
    case 'rotorGone':
      return [{ ...wear, cruise: 0, immobile: true, rotorless: true }, null];
    case 'turretJam':
      if (location === 'FT') return [{ ...wear, stuckFore: wear.stuckFore ? 'locked' : 'jammed' }, null];
      return [{ ...wear, stuckTurret: wear.stuckTurret === 'no' ? 'jammed' : 'locked' }, null];
    case 'turretLocks':
      return [{ ...wear, ...(location === 'FT' ? { stuckFore: 'locked' } : { stuckTurret: 'locked' }) }, null];
    case 'crewKilled':
    case 'turretGone':
      return [wear, KILLED];
    default:
      return [wear, null];
  }
}

/** A crew of many is lost box by box, and a turret that is blown off is not the end (TOE-large-naval-crew-stunned). */
function onVessel(wear: Wear, location: Location, what: WearKind, turn: number): readonly [wear: Wear, doomed: RuleId | null] | undefined {
  if (what === 'stunned' || what === 'crewKilled') {
    const after = marked(wear, what === 'stunned' ? turn + STUNNED_FOR : null);
    return [after, sure(after.crew, 'the crew').length >= CREW ? KILLED : null];
  }
  return what === 'turretGone' ? [{ ...wear, flooded: [...(wear.flooded ?? []), location] }, null] : undefined;
}

const KILLED: RuleId = 'TW-vehcrit-effects';

function suffer(play: Play, unit: Unit, wear: Wear, location: Location, what: WearKind, roll: Roll): void {
  const base = { type: 'worn', unit: unit.id, location, roll } as const;
  if (what === 'malfunction') {
    const able = weaponsAt(unit, location, (_, i) => !unit.jammed.includes(i));
    const jams = nth(able, pickOf(play, able.length));
    play.emit({ ...base, what, wear: { ...wear, malfunctions: [...(wear.malfunctions ?? []), jams] }, jams, doomed: null });
  } else if (what === 'weapon') breakWeapon(play, unit, wear, location, roll);
  else if (what === 'ammunition') burn(play, unit, wear, location, roll);
  else {
    const [after, doomed] = suffered(unit, wear, location, what, play.state.turn);
    play.emit({ ...base, what, wear: after, jams: null, doomed });
    if (what === 'engine' && sheetFor(unit).engine === 'Fission') leak(play, unit.id, location);
  }
}

/** An engine that splits atoms lets them out: the crew is stunned for some turns (see `fission.ts`). */
function leak(play: Play, id: UnitId, location: Location): void {
  const { wear } = unitAt(play.state, id);
  const roll = play.roll(1, 6, 'TOE-cv-fission-engine-crit');
  const stunned = play.state.turn + roll.total;
  play.emit({
    type: 'worn',
    unit: id,
    what: 'stunned',
    location,
    roll,
    wear: { ...sure(wear, 'the wear'), stunned, leaks: play.state.turn },
    jams: null,
    doomed: null,
  });
}

/** One of several by the roll of a die, or of two read one after the other where there are more than six; rolled again where they show more than there are. */
export function pickOf(play: Play, count: number): number {
  if (count <= 1) return 0;
  const dice = count <= 6 ? 1 : 2;
  const most = 6 ** dice;
  for (;;) {
    const shown = play.roll(dice, 6, 'TW-vehcrit-effects').faces.reduce((sum, face) => sum * 6 + face - 1, 0);
    if (shown < Math.floor(most / count) * count) return shown % count;
  }
}

const value = ({ damage, rack }: Weapon): number => damage[0] * rack;

/** One to three the defender gives up its least weapon, four to six the attacker takes the best. */
function breakWeapon(play: Play, unit: Unit, wear: Wear, location: Location, roll: Roll): void {
  const { weapons } = sheetFor(unit);
  const ranked = weaponsAt(unit, location, () => true).toSorted((a, b) => value(nth(weapons, a)) - value(nth(weapons, b)) || a - b);
  const chosen = play.roll(1, 6, 'TW-vehcrit-effects').total <= 3 ? nth(ranked, 0) : last(ranked);
  const doomed = nth(weapons, chosen).explosion > 0 && !hasCase(unit) ? KILLED : null;
  play.emit({
    type: 'worn',
    unit: unit.id,
    what: 'weapon',
    location,
    roll,
    wear: { ...wear, broken: [...wear.broken, chosen] },
    jams: null,
    doomed,
  });
}

const hasCase = (unit: Unit): boolean => sheetFor(unit).clan || sheetFor(unit).gear.some(({ kind }) => kind === 'case' || kind === 'case2');

/** All that is left goes up; with CASE the rear armor goes with it and the crew is stunned. Without ammunition a weapon is lost instead. */
function burn(play: Play, unit: Unit, wear: Wear, location: Location, roll: Roll): void {
  const left = sheetFor(unit).bins.reduce((sum, { salvo }, i) => sum + salvo * nth(unit.ammo, i), 0);
  if (left === 0) {
    if (applies(unit, wear, location, 'weapon', false)) breakWeapon(play, unit, wear, location, roll);
    return;
  }
  const guarded = hasCase(unit);
  const after = guarded ? { ...wear, stunned: play.state.turn + STUNNED_FOR } : wear;
  play.emit({ type: 'worn', unit: unit.id, what: 'ammunition', location, roll, wear: after, jams: null, doomed: guarded ? null : KILLED });
  if (!guarded) return;
  const armor = Math.min(left, unit.armor['RR'] ?? 0);
  play.emit({
    type: 'damaged',
    unit: unit.id,
    location: 'RR',
    rear: false,
    armor,
    structure: 0,
    counts: armor,
    source: { kind: 'explosion' },
  });
  for (const bin of unit.ammo.keys()) play.emit({ type: 'exploded', unit: unit.id, location: 'RR', bin, damage: 0 });
}

/** A rotor that is hit costs a point of movement. */
export const bent = (wear: Wear): Wear => ({ ...wear, cruise: Math.max(0, wear.cruise - 1), immobile: wear.cruise <= 1 });

export const vehicleCriticalRules: readonly ClassicRule[] = [
  ...fissionRules,
  structural('TW-vehcrit', 'the table is its own data, proved row by row'),
  structural('TW-vehcrit-when', 'structure and location rolls ask for the table of vehicles, not for a number of slots'),
  structural('TW-vehcrit-next', 'a row that cannot apply hands on to the next one'),
  structural('TW-case-vehicle', 'a pointer to the rows of the table'),
  structural('TW-veh-crew', 'crews of vehicles have no hits to mark'),
];
