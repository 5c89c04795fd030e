import type { Side } from '@sortie/geometry';
import { wound } from '../damage/damage.ts';
import { isPlatoon } from '../infantry/infantry.ts';
import { locate } from '../locations/locate.ts';
import type { Play } from '../rule.ts';
import type { Unit, UnitId, WeaponId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isMech, isVehicle, sheetFor, unitAt } from '../state.ts';
import { criticalHit } from '../vehicles/criticals.ts';

/** Troopers that each missile costs, and missiles that it takes for a suit or for a place of a ProtoMech (TWR-68). */
const TROOPERS = 3;
const MISSILES = 3;
/** What armor made for battle takes off the roll for what burns in a vehicle. */
const BATTLE_ARMOR = -2;
const FULL_BAR = 10;

const isThin = (unit: Unit): boolean => {
  const { support, bar } = sheetFor(unit);
  return support && bar < FULL_BAR;
};

/** Who is struck, by whom, and from where. */
interface Torching {
  readonly unit: UnitId;
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly side: Side;
}

/** What a missile filled with fuel adds to the heat of a machine. */
const HOT = 2;

/** Infernos heat 'Mechs and fighters; whoever feels no heat they burn in their own way. */
export function drench(play: Play, attack: Torching, missiles: number): void {
  const target = unitAt(play.state, attack.target);
  if (isMech(target) || target.flight) play.emit({ type: 'heated', unit: attack.target, points: HOT * missiles });
  else torch(play, attack, missiles);
}

/** Infernos on what feels no heat: they burn men, seek out what burns in a vehicle, and cling to suits and ProtoMechs. */
export function torch(play: Play, attack: Torching, missiles: number): void {
  const target = unitAt(play.state, attack.target);
  if (isVehicle(target)) for (let i = 0; i < missiles; i++) seekOut(play, attack, target);
  else if (isPlatoon(target)) burn(play, attack, 'TR', TROOPERS * missiles);
  else if (!/Fire Resistant/.test(sheetFor(target).plating)) cling(play, attack, missiles);
}

function burn(play: Play, { unit, target, weapon }: Torching, location: Location, points: number): void {
  const source = { kind: 'weapon', unit, weapon } as const;
  wound(play, { unit: target, location, rear: false, points, critical: false, source });
}

function seekOut(play: Play, { unit, target: id, side, weapon }: Torching, target: Unit): void {
  const { location } = locate(play, id, 'body', side, 0);
  const source = { kind: 'weapon', unit, weapon } as const;
  const hit = { unit: id, location, rear: side === 'rear', points: 0, critical: false, side, source } as const;
  criticalHit(play, hit, isThin(target) ? 0 : BATTLE_ARMOR);
}

/** Every third missile of a turn is the end of a suit, or of a place of a ProtoMech. */
function cling(play: Play, attack: Torching, missiles: number): void {
  const { external } = unitAt(play.state, attack.target).built;
  play.emit({ type: 'heated', unit: attack.target, points: missiles });
  const lost = Math.floor((external + missiles) / MISSILES) - Math.floor(external / MISSILES);
  for (let i = 0; i < lost; i++) {
    const target = unitAt(play.state, attack.target);
    if (target.gone.length === sheetFor(target).locations.length) return;
    const { location, covered } = locate(play, attack.target, 'body', attack.side, 0);
    // A near miss of a ProtoMech.
    if (covered) continue;
    burn(play, attack, location, (target.armor[location] ?? 0) + (target.structure[location] ?? 0));
  }
}
