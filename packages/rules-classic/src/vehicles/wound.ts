import type { Roll, RuleId } from '@sortie/kernel';
import { CREW, marked } from '../advanced/naval/vessel-crew.ts';
import type { WearKind } from '../event.ts';
import type { Wound } from '../questions.ts';
import { CITE, type ClassicRule, type Table, told } from '../rule.ts';
import type { Mech, UnitId, Wear } from '../shape.ts';
import type { Location, Weapon } from '../sheet/sheet.ts';
import { TURRETS } from '../sheet/vessels.ts';
import { fighting, sheetFor } from '../state.ts';

/** One group of damage to a vehicle: armor, structure, criticals and motive damage. Nothing goes on to another location. */
export function woundVehicle(play: Table, hit: Wound): void {
  const { unit: id, location, critical, motive, pierces, side, source } = hit;
  const unit = play.state.units[id]!;
  const points = location === 'RO' ? Math.ceil(hit.points / ROTOR_SHARE) : hit.points;
  const armor = Math.min(points, unit.armor[location] ?? 0);
  const structure = Math.min(points - armor, unit.structure[location] ?? 0);
  play.emit({ type: 'damaged', unit: id, location, rear: false, armor, structure, counts: armor + structure, source });
  if (structure > 0) criticalHit(play, id, location);
  if (critical || (structure === 0 && points > sheetFor(unit).bar)) criticalHit(play, id, location);
  else if (pierces !== undefined && structure === 0) criticalHit(play, id, location, pierces);
  if (location === 'RO') bendRotor(play, id);
  if (motive) motiveDamage(play, id, location, side === 'rear' ? 1 : side === 'left' || side === 'right' ? 2 : 0);
  if ((play.state.units[id]!.structure[location] ?? 0) === 0) play.emit({ type: 'lost', unit: id, location, how: 'destroyed' });
}

/** A rotor takes a tenth of the damage, and a point of movement with every hit (TW-vtol-rotor). */
const ROTOR_SHARE = 10;

function bendRotor(play: Table, id: UnitId): void {
  const { wear } = play.state.units[id]!;
  if (!wear || wear.cruise === 0) return;
  const roll: Roll = { rule: 'TW-vtol-rotor', faces: [], total: 0 };
  play.emit({ type: 'worn', unit: id, what: 'rotor', location: 'RO', roll, wear: bent(wear), jams: null, doomed: null });
}

const bent = (wear: Wear): Wear => ({ ...wear, cruise: Math.max(0, wear.cruise - 1), immobile: wear.cruise <= 1 });

const BY_GAIT = {
  mech: 0,
  tracked: 0,
  wheeled: 2,
  hover: 3,
  foot: 0,
  mechanized: 0,
  vtol: 0,
  air: 0,
  wige: 4,
  heavyTracked: 0,
  heavyWheeled: 2,
  divingTracked: 0,
  divingWheeled: 2,
  naval: 0,
  submarine: 0,
} as const;

/** What a roll for motive damage comes to. */
function motiveEffect(total: number): WearKind {
  if (total >= 12) return 'immobilized';
  if (total >= 10) return 'heavy';
  if (total >= 8) return 'moderate';
  return total >= 6 ? 'minor' : 'nothing';
}

/** Roll for tracks, wheels or skirts (TW-motive). */
export function motiveDamage(play: Table, id: UnitId, location: Location, modifier: number, jumped = false): void {
  const unit = play.state.units[id]!;
  const { wear } = unit;
  if (!wear || wear.immobile) return;
  const roll = play.roll(2, 6, 'TW-motive');
  const what = motiveEffect(roll.total + modifier + play.ask('motive', { unit, jumped }).total);
  play.emit({ type: 'worn', unit: id, what, location, roll, wear: slowed(wear, what), jams: null, doomed: null });
}

function slowed(wear: Wear, what: WearKind): Wear {
  if (what === 'immobilized') return { ...wear, cruise: 0, immobile: true };
  if (what !== 'minor' && what !== 'moderate' && what !== 'heavy') return wear;
  const cruise = what === 'moderate' ? Math.max(0, wear.cruise - 1) : what === 'heavy' ? Math.ceil(wear.cruise / 2) : wear.cruise;
  return { ...wear, cruise, immobile: cruise === 0, motive: wear.motive.includes(what) ? wear.motive : [...wear.motive, what] };
}

/** Results of six to twelve, by the place struck. */
const CRITICALS: { readonly [L in Location]?: readonly WearKind[] } = {
  FR: ['driver', 'malfunction', 'stabilizer', 'sensors', 'commander', 'weapon', 'crewKilled'],
  LS: ['cargo', 'malfunction', 'stunned', 'stabilizer', 'weapon', 'engine', 'fuel'],
  RS: ['cargo', 'malfunction', 'stunned', 'stabilizer', 'weapon', 'engine', 'fuel'],
  RR: ['malfunction', 'cargo', 'stabilizer', 'weapon', 'engine', 'ammunition', 'fuel'],
  TU: ['stabilizer', 'turretJam', 'malfunction', 'turretLocks', 'weapon', 'ammunition', 'turretGone'],
  FT: ['stabilizer', 'turretJam', 'malfunction', 'turretLocks', 'weapon', 'ammunition', 'turretGone'],
};

/** The halves of the sides of a large hull suffer as its sides would. */
const HALVES: { readonly [L in Location]?: 'LS' | 'RS' } = { FRLS: 'LS', RRLS: 'LS', FRRS: 'RS', RRRS: 'RS' };

/** Turrets of a vessel turn as they like, and there are more of them. */
const ON_DECK: readonly WearKind[] = ['stabilizer', 'malfunction', 'malfunction', 'weapon', 'weapon', 'ammunition', 'turretGone'];

const columnFor = (unit: Mech, location: Location): readonly WearKind[] | undefined =>
  isDeck(location) ? ON_DECK : (sheetFor(unit).gait === 'vtol' ? ALOFT : CRITICALS)[HALVES[location] ?? location];

const isDeck = (location: Location): boolean => TURRETS.includes(location);
/** The same for what flies; some of it has a turret under its chin. */
const ALOFT: typeof CRITICALS = {
  TU: CRITICALS['TU']!,
  FR: ['commander', 'malfunction', 'stabilizer', 'sensors', 'driver', 'weapon', 'crewKilled'],
  LS: ['malfunction', 'cargo', 'stabilizer', 'weapon', 'engine', 'ammunition', 'fuel'],
  RS: ['malfunction', 'cargo', 'stabilizer', 'weapon', 'engine', 'ammunition', 'fuel'],
  RR: ['cargo', 'malfunction', 'stabilizer', 'weapon', 'sensors', 'engine', 'fuel'],
  RO: ['rotor', 'rotor', 'rotor', 'flight', 'flight', 'rotorGone', 'rotorGone'],
};
const FIRST_RESULT = 6;

const weaponsAt = (unit: Mech, location: Location, works: (weapon: Weapon, i: number) => boolean): readonly number[] =>
  sheetFor(unit).weapons.flatMap((weapon, i) => (weapon.at === location && !unit.wear?.broken.includes(i) && works(weapon, i) ? [i] : []));

/** Can a result happen here at all? Otherwise the next one does (TW-vehcrit-next). */
function applies(unit: Mech, wear: Wear, location: Location, what: WearKind): boolean {
  switch (what) {
    case 'malfunction':
      return weaponsAt(unit, location, (_, i) => !unit.jammed.includes(i)).length > 0;
    case 'weapon':
      return weaponsAt(unit, location, () => true).length > 0;
    case 'stabilizer':
      return !wear.stabilizers.includes(location) && weaponsAt(unit, location, () => true).length > 0;
    case 'sensors':
      return wear.sensors < 4;
    case 'engine':
      return !wear.engine;
    case 'turretJam':
    case 'turretLocks':
      return (location === 'FT' ? wear.stuckFore : wear.stuckTurret) !== 'locked';
    case 'flight':
      return !wear.stabilizers.includes('RO');
    case 'cargo':
      return false;
    default:
      return true;
  }
}

function criticalHit(play: Table, id: UnitId, location: Location, more = 0): void {
  const unit = play.state.units[id]!;
  const column = columnFor(unit, location);
  const roll = play.roll(2, 6, 'TW-vehcrit');
  const { wear } = unit;
  if (!wear || !column || roll.total + more < FIRST_RESULT) {
    if (wear) play.emit({ type: 'worn', unit: id, what: 'nothing', location, roll, wear, jams: null, doomed: null });
    return;
  }
  const from = roll.total + more - FIRST_RESULT;
  const order = column.map((_, i) => column[(from + i) % column.length]!);
  const what = order.find(one => applies(unit, wear, location, one)) ?? 'nothing';
  suffer(play, unit, wear, location, what, roll);
}

const STUNNED_FOR = 1;

/** The state of a vehicle after a result; what kills it is told beside it. */
function suffered(unit: Mech, wear: Wear, location: Location, what: WearKind, turn: number): readonly [wear: Wear, doomed: RuleId | null] {
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
    return [after, after.crew!.length >= CREW ? KILLED : null];
  }
  return what === 'turretGone' ? [{ ...wear, flooded: [...(wear.flooded ?? []), location] }, null] : undefined;
}

const KILLED: RuleId = 'TW-vehcrit-effects';

function suffer(play: Table, unit: Mech, wear: Wear, location: Location, what: WearKind, roll: Roll): void {
  const base = { type: 'worn', unit: unit.id, location, roll } as const;
  if (what === 'malfunction') {
    const able = weaponsAt(unit, location, (_, i) => !unit.jammed.includes(i));
    play.emit({ ...base, what, wear, jams: able[pickOf(play, able.length)]!, doomed: null });
  } else if (what === 'weapon') breakWeapon(play, unit, wear, location, roll);
  else if (what === 'ammunition') burn(play, unit, wear, location, roll);
  else {
    const [after, doomed] = suffered(unit, wear, location, what, play.state.turn);
    play.emit({ ...base, what, wear: after, jams: null, doomed });
    if (what === 'engine' && sheetFor(unit).engine === 'Fission') leak(play, unit.id, location);
  }
}

/** An engine that splits atoms lets them out: the crew is stunned for some turns (TOE-cv-fission-engine-crit). */
function leak(play: Table, id: UnitId, location: Location): void {
  const { wear } = play.state.units[id]!;
  const roll = play.roll(1, 6, 'TOE-cv-fission-engine-crit');
  const stunned = play.state.turn + roll.total;
  play.emit({
    type: 'worn',
    unit: id,
    what: 'stunned',
    location,
    roll,
    wear: { ...wear!, stunned, leaks: play.state.turn },
    jams: null,
    doomed: null,
  });
}

/** Turns that a crew survives stunned beside an engine like that. */
const BEARABLE = 4;

const fission: ClassicRule = {
  id: 'TOE-cv-fission-engine-crit',
  cite: 'TOE',
  kind: 'core',
  steps: {
    end: [
      {
        name: 'fission',
        before: 'upkeep',
        run: play => {
          for (const { id, wear } of fighting(play.state))
            if (wear?.leaks !== undefined && play.state.turn >= wear.leaks + BEARABLE && wear.stunned >= play.state.turn)
              play.emit({ type: 'destroyed', unit: id, by: 'TOE-cv-fission-engine-crit' });
        },
      },
    ],
  },
};

/** One of several by the roll of a die, rolled again where it shows more than there are. */
function pickOf(play: Table, count: number): number {
  if (count <= 1) return 0;
  for (;;) {
    const die = play.roll(1, 6, 'TW-vehcrit-effects').total;
    if (die <= Math.floor(6 / count) * count) return (die - 1) % count;
  }
}

const value = ({ damage, rack }: Weapon): number => damage[0] * rack;

/** One to three the defender gives up its least weapon, four to six the attacker takes the best. */
function breakWeapon(play: Table, unit: Mech, wear: Wear, location: Location, roll: Roll): void {
  const { weapons } = sheetFor(unit);
  const ranked = weaponsAt(unit, location, () => true).toSorted((a, b) => value(weapons[a]!) - value(weapons[b]!) || a - b);
  const chosen = play.roll(1, 6, 'TW-vehcrit-effects').total <= 3 ? ranked[0]! : ranked.at(-1)!;
  const doomed = weapons[chosen]!.explosion > 0 && !hasCase(unit) ? KILLED : null;
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

const hasCase = (unit: Mech): boolean => sheetFor(unit).clan || sheetFor(unit).gear.some(({ kind }) => kind === 'case' || kind === 'case2');

/** All that is left goes up; with CASE the rear armor goes with it and the crew is stunned. Without ammunition a weapon is lost instead. */
function burn(play: Table, unit: Mech, wear: Wear, location: Location, roll: Roll): void {
  const left = sheetFor(unit).bins.reduce((sum, { salvo }, i) => sum + salvo * unit.ammo[i]!, 0);
  if (left === 0) {
    if (applies(unit, wear, location, 'weapon')) breakWeapon(play, unit, wear, location, roll);
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

const structure: ClassicRule = {
  id: 'TW-veh-is',
  cite: CITE,
  kind: 'core',
  covers: ['TW-is-vehicle'],
  steps: {
    closing: [
      {
        name: 'hulls',
        before: 'wrecks',
        run: play => {
          for (const unit of play.state.units)
            if (unit.fate === 'fighting' && unit.wear && unit.gone.some(at => at !== 'RO' && !isDeck(at)))
              play.emit({ type: 'destroyed', unit: unit.id, by: 'TW-veh-is' });
        },
      },
    ],
  },
};

export const vehicleDamageRules: readonly ClassicRule[] = [
  fission,
  structure,
  { ...told('TW-motive'), base: { motive: ({ unit, jumped }) => (jumped ? undefined : BY_GAIT[sheetFor(unit).gait]) } },
  told('TW-vehcrit'),
  told('TW-vehcrit-when'),
  told('TW-vehcrit-next'),
  told('TW-vehcrit-effects'),
  told('TW-case-vehicle'),
  told('TW-veh-crew'),
];
