import { boardOf, onMap } from '@sortie/board';
import { distance, type Hex, ring } from '@sortie/geometry';
import { sideStruck } from '../arcs/arcs.ts';
import { batterBuilding, strengthAt } from '../buildings/buildings.ts';
import { groupsOf } from '../cluster/cluster.ts';
import { isOpen, isPlatoon } from '../infantry/infantry.ts';
import type { Play } from '../rule.ts';
import type { UnitId, WeaponId } from '../shape.ts';
import { fighting, isAirborne, isFlying, isTroop, type OnMap, placed, sheetFor } from '../state.ts';
import { wound } from './damage.ts';
import { strikePlace } from './strike-place.ts';

export interface Blast {
  readonly unit: UnitId;
  readonly weapon: WeaponId;
  readonly at: Hex;
  /** Points in the hex itself, beside it, and so on. */
  readonly damage: readonly number[];
  /** Points that share a place. */
  readonly lot?: number;
  /** What is multiplied against men without suits, beside what every blast does to them. */
  readonly men?: number;
  /** Whoever is not struck. */
  readonly spares?: (unit: OnMap) => boolean;
  /** It goes off in the air, and on the ground nothing happens. */
  readonly airborne?: boolean;
}

const LOT = 5;
const AGAINST_MEN = 2;

/** What goes off in a hex strikes everybody there, and those around it as far as it reaches; walls too. */
export function blast(play: Play, { unit, weapon, at, damage, lot = LOT, men = 1, spares = () => false, airborne = false }: Blast): void {
  for (const target of fighting(play.state)) {
    const points = damage[distance(target.at, at)] ?? 0;
    if (points > 0 && !spares(target) && (airborne ? isFlying(target) : !isAirborne(target)))
      strikeWith(play, { unit, weapon, at, lot, men }, target, points);
  }
  if (!airborne) damageWalls(play, at, damage);
}

function damageWalls(play: Play, at: Hex, damage: readonly number[]): void {
  const board = boardOf(play.state.board);
  damage.forEach((points, far) => {
    for (const hex of ring(at, far)) if (onMap(board, hex) && strengthAt(play.state, hex) > 0) burst(play, hex, points);
  });
}

const burst = (play: Play, at: Hex, points: number): void =>
  batterBuilding(play, at, play.ask('wallDamage', { state: play.state, at, points, area: true }).total);

/** Men fall by twice the damage, in the open twice as many again; every suit takes all of it; machines take it in lots. */
function strikeWith(
  play: Play,
  { unit, weapon, at, lot, men }: Required<Pick<Blast, 'unit' | 'weapon' | 'at' | 'lot' | 'men'>>,
  target: OnMap,
  points: number,
): void {
  const source = { kind: 'weapon', unit, weapon } as const;
  const { id } = target;
  if (isPlatoon(target)) {
    const open = isOpen({ state: play.state, target }) ? 2 : 1;
    wound(play, { unit: id, location: 'TR', rear: false, points: points * men * AGAINST_MEN * open, critical: false, source });
  } else if (isTroop(target)) {
    for (const location of sheetFor(target).locations)
      if (!target.gone.includes(location)) wound(play, { unit: id, location, rear: false, points, critical: false, source });
  } else {
    const from = distance(target.at, at) > 0 ? { ...target, at } : (play.state.units[unit] ?? target);
    const side = from.at && distance(from.at, target.at) > 0 ? sideStruck(null, target, placed(from)) : 'front';
    for (const part of groupsOf(points, lot)) strikePlace(play, id, 'body', side, part, source);
  }
}
