import { nth, type Roll, type RuleId, sure } from '@sortie/kernel';
import { softness } from '../damage/plates.ts';
import { inwardOf } from '../locations/inward.ts';
import { DEADLY_HITS, hurtPilot } from '../pilots/pilots.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Cause, Unit, UnitId } from '../shape.ts';
import { capacityOf, isTorso, type Location, type Slot } from '../sheet/sheet.ts';
import { isGone, isHeadless, isWhole, isWorking, lostParts, sheetFor, unitAt } from '../state.ts';

/** What a roll for critical hits comes to: nothing, so many slots, or the limb is torn off. */
export const hitsFor = (row: number): number => (row >= 14 ? 4 : row >= 12 ? 3 : row >= 10 ? 2 : row >= 8 ? 1 : 0);
const TORN_OFF = 12;

const table: ClassicRule = { id: 'TW-crit-table', cite: CITE, kind: 'core', base: { criticalRow: ({ rolled }) => rolled } };

const industrial: ClassicRule = {
  id: 'TW-crit-industrial',
  cite: CITE,
  kind: 'core',
  adds: {
    criticalRow: ({ unit }) => {
      const { industrial: civil, frame } = sheetFor(unit);
      const more = (civil ? 2 : 0) - (frame === 'reinforced' ? 1 : 0);
      return more === 0 ? undefined : more;
    },
  },
};

/** Hardened armor softens criticals for as long as some of it is left. */
const hardened: ClassicRule = {
  id: 'TW-dmg-modifiers',
  cite: CITE,
  kind: 'core',
  adds: {
    criticalRow: ({ unit, location, rear }) => softness(unit, location, rear) || undefined,
  },
};

/** Roll for critical hits in a location. */
export function criticals(play: Play, id: UnitId, location: Location, more = 0, rear = false): void {
  if (isGone(unitAt(play.state, id), location)) return;
  const roll = play.roll(2, 6, 'TW-crit-table');
  const row = play.ask('criticalRow', { unit: unitAt(play.state, id), location, rear, rolled: roll.total + more });
  play.emit({ type: 'criticalRolled', unit: id, location, roll, row });
  if (row.total >= TORN_OFF && !isTorso(location)) {
    loseLocation(play, id, location, 'blownOff');
    return;
  }
  for (let hits = hitsFor(row.total); hits > 0; hits--) strikeSlot(play, id, location);
}

/** CASE II is never in the way of a hit: it is rolled again (TOE-case-ii-crits). */
const isCaseTwo = (unit: Unit, slot: Slot | undefined): boolean => slot?.part === 'gear' && sheetFor(unit).gear[slot.ref]?.kind === 'case2';

const canBeHit = (unit: Unit, location: Location, slots: readonly Slot[], slot: number): boolean =>
  slots[slot]?.part !== 'empty' && !isCaseTwo(unit, slots[slot]) && isWorking(unit, location, slot);

/** One slot at random among those that are left; with none left the hit moves inward (TW-transfer-crit). */
export function strikeSlot(play: Play, id: UnitId, from: Location, within = false): void {
  let location: Location | undefined = from;
  while (location !== undefined) {
    const unit: Unit = unitAt(play.state, id);
    const slots: readonly Slot[] = sheetFor(unit).slots[location] ?? [];
    const at: Location = location;
    if (slots.some((_, slot) => canBeHit(unit, at, slots, slot))) {
      chooseSlot(play, id, at, slots, within);
      return;
    }
    location = inwardOf(play, location);
  }
}

const HALF = 6;

function chooseSlot(play: Play, id: UnitId, location: Location, slots: readonly Slot[], within: boolean): void {
  const unit = unitAt(play.state, id);
  const rolls: Roll[] = [];
  for (;;) {
    let slot = 0;
    if (capacityOf(location) > HALF) {
      const half = play.roll(1, 6, 'TW-crit-slot');
      rolls.push(half);
      if (half.total > 3) slot += HALF;
    }
    const roll = play.roll(1, 6, 'TW-crit-slot');
    rolls.push(roll);
    slot += roll.total - 1;
    if (!canBeHit(unit, location, slots, slot)) continue;
    if (isReactive(unit, nth(slots, slot))) {
      if (burst(play, id, location, slot, rolls)) return;
      if (slots.some((one, i) => canBeHit(unit, location, slots, i) && !isReactive(unit, one))) continue;
      // Nothing else is there to be struck: the hit goes on inward.
      const inward = inwardOf(play, location);
      if (inward) strikeSlot(play, id, inward, within);
      return;
    }
    if (within || !nth(slots, slot).shell || !crack(play, id, location, slot)) hitSlot(play, id, location, slot, rolls);
    return;
  }
}

const isReactive = (unit: Unit, { part, ref }: Slot): boolean => part === 'gear' && sheetFor(unit).gear[ref]?.kind === 'reactive';

/** On a two the charges in the armor go off: all that is left of it there is gone, and nothing else. */
const GOES_OFF = 2;

function burst(play: Play, id: UnitId, location: Location, slot: number, rolls: readonly Roll[]): boolean {
  const roll = play.roll(2, 6, 'TOE-reactive-crit-transfer');
  if (roll.total > GOES_OFF) return false;
  const armor = unitAt(play.state, id).armor[location] ?? 0;
  if (armor > 0)
    play.emit({ type: 'damaged', unit: id, location, rear: false, armor, structure: 0, counts: 0, source: { kind: 'explosion' } });
  hitSlot(play, id, location, slot, [...rolls, roll]);
  return true;
}

/** The shell around a component takes one hit for each of its slots; what strains the machine from within does not meet it (TOE-armored-components-masc). */
function crack(play: Play, id: UnitId, location: Location, slot: number): boolean {
  const { condition } = unitAt(play.state, id);
  const key = `${location}:${slot}`;
  if (condition?.cracked?.includes(key)) return false;
  play.emit({ type: 'altered', unit: id, what: 'cracked', condition: { ...condition, cracked: [...(condition?.cracked ?? []), key] } });
  return true;
}

/** What a struck slot makes necessary at once. */
function causeOf(unit: Unit, { part }: Slot): Cause | null {
  if (part === 'hip') return 'hip';
  if (part === 'upperLeg' || part === 'lowerLeg' || part === 'foot') return 'legActuator';
  if (part !== 'gyro') return null;
  const { heavyGyro } = sheetFor(unit);
  const hits = lostParts(unit, 'gyro') + 1;
  if (hits >= (heavyGyro ? 3 : 2)) return 'gyroGone';
  return heavyGyro && hits === 1 ? null : 'gyro';
}

const ENGINE_HITS = 3;

function doomOf(unit: Unit, { part }: Slot): RuleId | null {
  if (part === 'cockpit') return 'TW-crit-cockpit';
  return part === 'engine' && lostParts(unit, 'engine') + 1 >= ENGINE_HITS ? 'TW-crit-engine' : null;
}

/** Mark a slot and let happen what follows from it. */
export function hitSlot(play: Play, id: UnitId, location: Location, slot: number, rolls: readonly Roll[]): void {
  const unit = unitAt(play.state, id);
  const struck = nth(sure(sheetFor(unit).slots[location], 'the slots'), slot);
  const whole = struck.part !== 'weapon' || isWhole(unit, 'weapon', struck.ref);
  play.emit({ type: 'slotHit', unit: id, location, slot, rolls, cause: causeOf(unit, struck), doomed: doomOf(unit, struck) });
  if (whole) play.run('slotStruck', { unit: id, location, slot: struck });
}

const cockpit: ClassicRule = {
  id: 'TW-crit-cockpit',
  cite: CITE,
  kind: 'core',
  steps: {
    slotStruck: [
      {
        name: 'cockpit',
        insteadOf: 'cockpit',
        run: (play, { unit, slot }) => {
          if (slot.part === 'cockpit') hurtPilot(play, unit, DEADLY_HITS);
        },
      },
    ],
  },
};

/** Arms that go with their side torso. */
const HANGS_ON: { readonly [L in Location]?: readonly Location[] } = { LT: ['LA', 'FLL'], RT: ['RA', 'FRL'] };

/** A location is no more. A side torso takes its arm along, a leg the balance, an engine with too many slots gone the 'Mech. */
export function loseLocation(play: Play, id: UnitId, location: Location, how: 'destroyed' | 'blownOff' | 'withTorso'): void {
  const unit = unitAt(play.state, id);
  if (isGone(unit, location)) return;
  const { legs, locations } = sheetFor(unit);
  play.emit({ type: 'lost', unit: id, location, how });
  if (legs.includes(location)) play.emit({ type: 'caused', unit: id, cause: 'legGone' });
  if (location === 'HD' && !isHeadless(unit)) hurtPilot(play, id, DEADLY_HITS);
  for (const limb of HANGS_ON[location] ?? []) if (locations.includes(limb)) loseLocation(play, id, limb, 'withTorso');
}

/** Side torsos that are gone count for the engine when the phase closes. */
const engine: ClassicRule = {
  id: 'TW-crit-engine',
  cite: CITE,
  kind: 'core',
  adds: {
    heat: ({ unit }) => {
      const hits = lostParts(unit, 'engine');
      return hits > 0 && sheetFor(unit).fusion && !unit.shutDown ? 5 * hits : undefined;
    },
  },
  steps: {
    closing: [
      {
        name: 'engines',
        before: 'wrecks',
        run: play => {
          for (const unit of play.state.units) {
            if (unit.fate === 'fighting' && unit.fresh.doomed === null && lostParts(unit, 'engine') >= ENGINE_HITS)
              play.emit({ type: 'destroyed', unit: unit.id, by: 'TW-crit-engine' });
          }
        },
      },
    ],
  },
};

export const criticalRules: readonly ClassicRule[] = [
  /** Engines of vehicles are struck by the rules of vehicles whatever they are built of; those that burn fuel have no heat to let go. */
  structural('TOE-xxl-crits', "engines outside of 'Mechs have no slots to lose"),
  structural('TOE-non-fusion-mech-crits', 'engines of all kinds have the same slots'),
  table,
  industrial,
  hardened,
  engine,
  cockpit,
  structural('TW-crit-tac', 'a location roll of two carries its critical roll with it'),
  structural('TW-crit-slot', 'how a slot is found among those of a location'),
  structural('TOE-torso-cockpit-head', 'a head without a cockpit is lost like an arm'),
  structural('TW-torso-arm', 'the arm hangs on the torso in the table of locations'),
  structural('TW-transfer-crit', 'a critical hit without a slot looks further inward'),
  structural('TW-crit-gyro', 'the second hit on a gyro is counted on the sheet; what it costs is said by the lines of piloting'),
  structural('TW-crit-equip', 'a device that is hit is a device that is gone'),
];
