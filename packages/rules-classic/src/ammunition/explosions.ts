import { nth } from '@sortie/kernel';
import { burstAirframe } from '../aerospace/wound.ts';
import { criticals, loseLocation } from '../criticals/criticals.ts';
import { marksOf, throughFrame, UNTOUCHED } from '../damage/plates.ts';
import { inwardOf, present } from '../locations/inward.ts';
import { hurtPilot } from '../pilots/pilots.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Unit, UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isGone, isWhole, sheetFor, unitAt } from '../state.ts';

const PILOT_HITS = 2;

/** Ammunition that is struck goes up with all that is left of it. */
export function explodeBin(play: Play, id: UnitId, bin: number): void {
  const unit = unitAt(play.state, id);
  const { salvo, at } = nth(sheetFor(unit).bins, bin);
  const damage = salvo * nth(unit.ammo, bin);
  if (damage > 0) explode(play, id, at, damage, bin);
}

/** Capacitors of gauss weapons burst. */
function explodeWeapon(play: Play, id: UnitId, weapon: number): void {
  const unit = unitAt(play.state, id);
  const { explosion, at } = nth(sheetFor(unit).weapons, weapon);
  if (isWhole(unit, 'weapon', weapon) || play.book.holds('inert', { unit, weapon })) return;
  if (explosion > 0) explode(play, id, at, explosion, null);
}

/** Clan designs are built with CASE wherever they carry explosives. */
const CLAN_HAS_CASE = true;

function protection(unit: Unit, location: Location): 'none' | 'case' | 'case2' {
  const { gear, clan, kind: machine } = sheetFor(unit);
  // One protects the whole of a fighter.
  const here = (at: Location): boolean => at === location || machine === 'fighter';
  const kinds = gear.filter(({ at }, i) => here(at) && isWhole(unit, 'gear', i)).map(({ kind }) => kind);
  if (kinds.includes('case2')) return 'case2';
  // CASE keeps working when its slot is struck (TW-crit-equip), so all that counts is that it was built in.
  return (clan && CLAN_HAS_CASE) || gear.some(({ at, kind }) => here(at) && kind === 'case') ? 'case' : 'none';
}

/** An explosion inside: structure alone, and inward without regard to armor. */
export function explode(play: Play, id: UnitId, from: Location, damage: number, bin: number | null): void {
  play.emit({ type: 'exploded', unit: id, location: from, bin, damage });
  const guard = protection(unitAt(play.state, id), from);
  if (sheetFor(unitAt(play.state, id)).kind === 'fighter') {
    burstAirframe(play, id, DAMPED[guard](damage));
    return;
  }
  let left = guard === 'case2' ? 1 : damage;
  let at: Location | undefined = from;
  if (guard === 'case2') ventBehind(play, id, from, damage - 1);
  while (left > 0 && at !== undefined) {
    const unit = unitAt(play.state, id);
    const frame = throughFrame(unit, at, left);
    left -= frame.used;
    if (frame.used > 0) {
      const source = { kind: 'explosion' } as const;
      play.emit({ type: 'damaged', unit: id, location: at, rear: false, ...marksOf(unit, at, false, UNTOUCHED, frame), source });
      if (guard !== 'case2' || play.roll(2, 6, 'TW-case2').total < CASE2_HOLDS) criticals(play, id, at);
    }
    if ((unitAt(play.state, id).structure[at] ?? 0) === 0) loseLocation(play, id, at, 'destroyed');
    at = guard === 'none' ? next(play, id, at) : undefined;
  }
  hurtPilot(play, id, PILOT_HITS);
}

const CASE2_HOLDS = 8;

/** What an explosion does to the airframe of a fighter: CASE lets half of it out, CASE II all but a point (TW p. 161, TOE-reading-221). */
const DAMPED: { readonly [P in ReturnType<typeof protection>]: (damage: number) => number } = {
  none: damage => damage,
  case: damage => Math.floor(damage / 2),
  case2: () => 1,
};

/** CASE II lets the blast out through the armor behind, or through half of the armor of a limb. */
function ventBehind(play: Play, id: UnitId, at: Location, damage: number): void {
  const unit = unitAt(play.state, id);
  const { rear, armor: original } = sheetFor(unit);
  const behind = rear[at] !== undefined;
  const most = behind ? (unit.rear[at] ?? 0) : Math.min(unit.armor[at] ?? 0, Math.ceil((original[at] ?? 0) / 2));
  const armor = Math.min(most, damage);
  if (armor > 0)
    play.emit({ type: 'damaged', unit: id, location: at, rear: behind, armor, structure: 0, counts: armor, source: { kind: 'explosion' } });
}

function next(play: Play, id: UnitId, at: Location): Location | undefined {
  const inward = inwardOf(play, at);
  const found = inward && present(play, id, inward);
  return found && !isGone(unitAt(play.state, id), found) ? found : undefined;
}

const struckBin: ClassicRule = {
  id: 'TW-crit-ammo',
  cite: CITE,
  kind: 'core',
  steps: {
    slotStruck: [
      {
        name: 'bins',
        insteadOf: 'bins',
        run: (play, { unit, slot }) => {
          if (slot.part === 'bin') explodeBin(play, unit, slot.ref);
        },
      },
    ],
  },
};

const struckWeapon: ClassicRule = {
  id: 'TW-crit-weapon',
  cite: CITE,
  kind: 'core',
  steps: {
    slotStruck: [
      {
        name: 'weapons',
        insteadOf: 'weapons',
        run: (play, { unit, slot }) => {
          if (slot.part === 'weapon') explodeWeapon(play, unit, slot.ref);
        },
      },
    ],
  },
};

export const explosionRules: readonly ClassicRule[] = [
  struckBin,
  struckWeapon,
  structural('TW-ammo-boom', 'what an explosion does is the sum of the shots left in the bin'),
  structural('TW-ammo-boom-crit', 'an explosion marks structure, and structure asks for critical hits'),
  structural('TW-ammo-inert', 'a column of the table of ammunition'),
  structural('TW-gauss-boom', 'a column of the table of weapons'),
  structural('TW-case', 'where CASE is, what is left of an explosion is lost'),
  structural('TW-case2', 'where CASE II is, one point stays inside', ['TOE-case-ii-explosion', 'TOE-case-ii-crits']),
];
