import { isUsable } from '../attack/declare.ts';
import { LOCATIONS, type Location } from '../force/sheet.ts';
import type { PilotCard } from '../pilots/card.ts';
import type { Book } from '../rule.ts';
import type { Fate, Moved, Side, State, UnitId } from '../shape.ts';
import { callSign } from '../state.ts';
import { LOCATION_NAMES } from '../tell.ts';

export interface LocationRow {
  readonly location: Location;
  readonly name: string;
  /** Circles printed, and those still open. */
  readonly circles: number;
  readonly left: number;
}

export interface WeaponRow {
  readonly name: string;
  readonly location: Location;
  /** As printed: "10", or "1/Msl" for launchers. */
  readonly damage: string;
  readonly ranges: readonly [short: number, medium: number, long: number];
  /** `null` where it needs no ammunition. */
  readonly shots: number | null;
  readonly usable: boolean;
}

/** A record sheet as it looks now: what a screen or a printer draws. */
export interface RecordSheet {
  readonly callSign: string;
  readonly code: string;
  readonly name: string;
  readonly tons: number;
  readonly side: Side;
  readonly fate: Fate;
  readonly gunnery: number;
  readonly pilot: PilotCard | null;
  /** Movement points it has now. */
  readonly mp: { readonly walk: number; readonly run: number; readonly jump: number };
  readonly locations: readonly LocationRow[];
  readonly weapons: readonly WeaponRow[];
  readonly ammo: readonly { readonly type: string; readonly shots: number; readonly left: number }[];
  readonly moved: Moved | null;
}

const STANDARD_GUNNERY = 4;

export function recordSheet(view: State, id: UnitId, book: Book): RecordSheet | undefined {
  const unit = view.units[id];
  if (!unit) return undefined;
  const { sheet, armor, ammo, pilot, side, fate, moved } = unit;
  const points = (mode: 'walk' | 'run' | 'jump'): number => book.ask('allowance', { unit, mode, scenario: view.scenario }).total;
  return {
    callSign: callSign(view, id),
    code: sheet.code,
    name: sheet.name,
    tons: sheet.tons,
    side,
    fate,
    gunnery: Math.min(STANDARD_GUNNERY, pilot?.gunnery ?? STANDARD_GUNNERY),
    pilot,
    mp: { walk: points('walk'), run: points('run'), jump: points('jump') },
    locations: LOCATIONS.map(location => ({
      location,
      name: LOCATION_NAMES[location],
      circles: sheet.armor[location],
      left: armor[location],
    })),
    weapons: sheet.weapons.map((weapon, i) => ({
      name: weapon.name,
      location: weapon.at,
      damage: weapon.size > 0 ? `${weapon.damage}/Msl` : String(weapon.damage),
      ranges: [weapon.short, weapon.medium, weapon.long],
      shots: weapon.ammo === null ? null : ammo[weapon.ammo]!,
      usable: isUsable(unit, i),
    })),
    ammo: sheet.ammo.map(({ type, shots }, i) => ({ type, shots, left: ammo[i]! })),
    moved,
  };
}
