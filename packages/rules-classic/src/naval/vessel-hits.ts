import { type Hex, line, sameHex } from '@sortie/geometry';
import { nth, type RuleId, sure } from '@sortie/kernel';
import { isHit } from '../cluster/cluster.ts';
import { wound } from '../damage/damage.ts';
import type { Struck } from '../event.ts';
import type { Attack } from '../questions.ts';
import type { ClassicRule, Play } from '../rule.ts';
import type { State } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isSubmerged } from '../sight/water.ts';
import { isFighting, type OnMap, placed, placeOf, sheetFor, unitAt } from '../state.ts';
import { motiveDamage } from '../vehicles/motive.ts';
import { checkPlates } from './sinking.ts';
import { alongside, type Cell, cellAtHex, cellsOf } from './template.ts';

type Column = 'front' | 'rear' | 'frontSide' | 'rearSide';

const COLUMNS: { readonly [L in Location]?: Column } = {
  FR: 'front',
  RR: 'rear',
  FRLS: 'frontSide',
  FRRS: 'frontSide',
  RRLS: 'rearSide',
  RRRS: 'rearSide',
};

/** Where fives and nines go from each side. */
const BESIDE: { readonly [C in Column]: readonly [five: Parameters<typeof alongside>[2], nine: Parameters<typeof alongside>[2]] } = {
  front: ['right', 'left'],
  rear: ['left', 'right'],
  frontSide: ['bow', 'stern'],
  rearSide: ['stern', 'bow'],
};

const TURRET_FROM = 10;
const MOTIVE: ReadonlySet<number> = new Set([3, 4, 5, 9]);
const ABOVE_WATER = -2;

/** Of several the player who won initiative picks: the weakest to strike at, the strongest to be struck. */
function picked(state: State, unit: OnMap, attacker: number, places: readonly Location[]): Location | undefined {
  const left = (at: Location): number => (unit.armor[at] ?? 0) + (unit.structure[at] ?? 0);
  const sign = state.initiative === attacker ? 1 : -1;
  return places.toSorted((a, b) => sign * (left(a) - left(b)) || (a < b ? -1 : 1))[0];
}

/** The first hex on the outside that a line of fire crosses on its way in. */
function outermost(state: State, unit: OnMap, cells: readonly Cell[], from: Hex, cell: number, attacker: number): number {
  for (const step of line(from, nth(cells, cell).at)) {
    const crossed = step.map(at => cellAtHex(cells, at)).filter(found => found >= 0 && nth(cells, found).side !== null);
    if (crossed.length === 0) continue;
    const side = picked(
      state,
      unit,
      attacker,
      crossed.map(found => sure(nth(cells, found).side, 'the side')),
    );
    return sure(
      crossed.find(found => nth(cells, found).side === side),
      'one of the crossed',
    );
  }
  return cell;
}

const isNear = (a: Hex, b: Hex): boolean =>
  sameHex(a, b) || Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r) === 2;

/** The turret in the hex itself, or else one in a hex beside it. */
function turretAt(state: State, unit: OnMap, cells: readonly Cell[], cell: number, attacker: number): Location | undefined {
  const there = (one: Cell): one is Cell & { readonly turret: Location } =>
    one.turret !== null && sheetFor(unit).locations.includes(one.turret) && !unit.gone.includes(one.turret);
  const here = nth(cells, cell);
  if (there(here)) return here.turret;
  const near = cells.filter(there).filter(({ at }) => isNear(at, here.at));
  return picked(
    state,
    unit,
    attacker,
    near.map(({ turret }) => turret),
  );
}

interface Plate {
  readonly cell: number;
  readonly location: Location;
  readonly motive: boolean;
}

/** The plate of the hull that a roll strikes. */
function plateFor(cells: readonly Cell[], length: number, cell: number, total: number): Plate {
  const column = sure(COLUMNS[sure(nth(cells, cell).side, 'the side')], 'the columns');
  const [five, nine] = BESIDE[column];
  const struck = total === 5 ? alongside(length, cell, five) : total === 9 ? alongside(length, cell, nine) : cell;
  return {
    cell: struck,
    location: sure(nth(cells, struck).side, 'the side'),
    motive: (column === 'rear' || column === 'rearSide') && MOTIVE.has(total),
  };
}

const TABLE: RuleId = 'TOE-large-naval-hit-table';

/** One lot of damage: the table by the side that is struck, hex by hex. */
function strikeHull(play: Play, attack: Attack, points: number): void {
  const { state } = play;
  const unit = placed(unitAt(state, attack.target));
  const attacker = placed(attack.aim.attacker);
  const cells = cellsOf(unit);
  const aimed = Math.max(0, cellAtHex(cells, placeOf(attack.aim.target)));
  const below = isSubmerged(state, attacker);
  const roll = play.roll(2, 6, TABLE);
  const reachesTurrets = !below || isSubmerged(state, unit);
  const turret = roll.total >= TURRET_FROM && reachesTurrets ? turretAt(state, unit, cells, aimed, attacker.seat) : undefined;
  const outside = nth(cells, aimed).side === null ? outermost(state, unit, cells, attacker.at, aimed, attacker.seat) : aimed;
  const plate = plateFor(cells, cells.filter(one => one.turret !== null).length, outside, roll.total);
  const location = turret ?? plate.location;
  const critical = roll.total === 2 || (roll.total === 12 && turret !== undefined);
  const motive = turret === undefined && plate.motive;
  const struck: Struck = { roll, location, damage: points, critical, motive, covered: false };
  play.emit({ type: 'located', unit: unit.id, side: attack.side, struck });
  const { warhead, pierces } = attack;
  const source = { kind: 'weapon', unit: attack.unit, weapon: attack.shot.weapon, ...(warhead === undefined ? {} : { warhead }) } as const;
  wound(play, { unit: unit.id, location, rear: false, points, critical, source, ...(pierces === undefined ? {} : { pierces }) });
  if (motive) motiveDamage(play, unit.id, location, below ? 0 : ABOVE_WATER);
  if (turret === undefined) checkPlates(play, unit, plate.cell, location, below);
}

function strikeVessel(play: Play, attack: Attack): void {
  const target = play.state.units[attack.target];
  if (!play.state.vessels || !isHit(attack) || !isFighting(target) || !sheetFor(target).vessel) return;
  for (const points of attack.groups) strikeHull(play, attack, points);
  attack.groups = [];
}

/** Whoever fires at a vessel picks one of its hexes; a table of its own tells what is struck. */
const hits: ClassicRule = {
  id: 'TOE-large-naval-hit-facing',
  cite: 'TOE',
  kind: 'core',
  covers: [
    TABLE,
    'TOE-large-naval-hit-turret-result',
    'TOE-large-naval-hit-interior',
    'TOE-large-naval-hit-underwater',
    'TOE-large-naval-template-b',
    'TOE-large-naval-template-c',
    'TOE-large-naval-template-d',
    'TOE-large-naval-template-e',
  ],
  steps: { attack: [{ name: 'vessel', before: 'strike', run: strikeVessel }] },
};

export const vesselHitRules: readonly ClassicRule[] = [hits];
