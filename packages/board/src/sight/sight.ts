import { between, distance, type Hex, type LineStep, nth, sure } from '@sortie/geometry';
import { type Board, siteAt } from '../board.ts';
import { foliageHeight, type Terrain } from '../terrain.ts';
import { type Crossing, type Meeting, passHex } from './passing.ts';
import { type Post, postOf, type Viewer, type Wetness } from './post.ts';
import { hindrance, modifierOf, NO_TALLY, type Obstacle, obstacleOf, sum, type Tally } from './tally.ts';

export type Row = 'left' | 'right';

/** One hex between the two viewers and what it contributes. */
export interface SightHex {
  readonly hex: Hex;
  /** On which side of the line the hex lies where the line runs along a hexside. */
  readonly row?: Row;
  /** Whether it counts: all hexes do but those of the row that was not taken. */
  readonly counts: boolean;
  readonly meetings: readonly Meeting[];
  readonly tally: Tally;
}

/** Where a line runs along hexsides the target takes one row for the whole line: the one that is worse for the attacker. */
export interface Division {
  readonly taken: Row;
  /** Neither row is worse for the attacker: nothing but chance would tell them apart. */
  readonly even: boolean;
  /** What the whole line adds up to by each row. */
  readonly left: Tally;
  readonly right: Tally;
}

export interface Sight {
  readonly canSee: boolean;
  readonly blockedBy?: Obstacle;
  /**
   * What the line adds to the number needed to hit: woods, smoke and the rest between the two, and partial cover by ground or buildings.
   * Water about the target and woods in its own hex are told apart, in `waterCover` and `targetWoods`. 0 when blocked.
   */
  readonly modifier: number;
  readonly tally: Tally;
  readonly targetCover: boolean;
  readonly attackerCover: boolean;
  readonly attackerWetness: Wetness;
  readonly targetWetness: Wetness;
  /** The target's lower part is hidden by the water it wades in. */
  readonly waterCover: boolean;
  /** Woods in the target's own hex that reach its top: 0 none, 1 light, 2 heavy, 3 ultra-heavy. */
  readonly targetWoods: number;
  readonly distance: number;
  readonly division?: Division;
  /** The intervening hexes in order from the attacker. */
  readonly hexes: readonly SightHex[];
}

/** Whether and how `attacker` sees `target`, with everything that bears on it. */
export function lineOfSight(board: Board, attacker: Viewer, target: Viewer): Sight {
  const from = postOf(board, attacker);
  const to = postOf(board, target);
  const underWater = from.wetness === 'submerged' || to.wetness === 'submerged';
  if (underWater && (from.wetness === 'dry' || to.wetness === 'dry')) return answer(board, from, to, { ...NO_TALLY, wall: 'water' }, []);
  const crossing: Crossing = { board, from, to, underWater };
  const passed = between(from.at, to.at).flatMap(step => passStep(crossing, step));
  const base = sum(addUp(passed, undefined), levelsApart(from, to));
  if (!passed.some(({ row }) => row !== undefined)) return answer(board, from, to, base, passed);
  const left = sum(base, addUp(passed, 'left'));
  const right = sum(base, addUp(passed, 'right'));
  const taken = rowTaken(left, right);
  const even = hindrance(left) === hindrance(right);
  const hexes = passed.map(one => (one.row === undefined || one.row === taken ? one : { ...one, counts: false }));
  return { ...answer(board, from, to, taken === 'left' ? left : right, hexes), division: { taken, even, left, right } };
}

/** The worse row for the attacker; of two equally bad ones the one that covers the attacker's own legs; otherwise the right one. */
function rowTaken(left: Tally, right: Tally): Row {
  const [atLeft, atRight] = [hindrance(left), hindrance(right)];
  return atLeft > atRight || (atLeft === atRight && left.attackerCover) ? 'left' : 'right';
}

function passStep(crossing: Crossing, step: LineStep): readonly SightHex[] {
  const pass = (hex: Hex): Omit<SightHex, 'row'> => ({ hex, counts: true, ...passHex(crossing, hex) });
  if (step.length === 1) return [pass(step[0])];
  // Beyond the edge of the map there is nothing to choose: the one hex of the pair that exists counts.
  const real = step.filter(h => siteAt(crossing.board, h) !== undefined);
  if (real.length === 1) return [pass(nth(real, 0))];
  return [
    { ...pass(step[0]), row: 'left' },
    { ...pass(step[1]), row: 'right' },
  ];
}

const addUp = (hexes: readonly SightHex[], row: Row | undefined): Tally =>
  hexes.filter(one => one.row === row).reduce((total, { tally }) => sum(total, tally), NO_TALLY);

/** Floors of the building that holds both count like its rooms (TW-los-bldg-same). */
function levelsApart(from: Post, to: Post): Tally {
  if (from.building === 0 || from.building !== to.building) return NO_TALLY;
  return { ...NO_TALLY, rooms: Math.abs(from.elevation - to.elevation) };
}

function answer(board: Board, from: Post, to: Post, tally: Tally, hexes: readonly SightHex[]): Sight {
  const blockedBy = obstacleOf(tally);
  const sight: Sight = {
    canSee: blockedBy === undefined,
    modifier: blockedBy === undefined ? modifierOf(tally) : 0,
    tally,
    targetCover: tally.targetCover,
    attackerCover: tally.attackerCover,
    attackerWetness: from.wetness,
    targetWetness: to.wetness,
    waterCover: to.wetness === 'wading' && from.wetness !== 'submerged',
    targetWoods: woodsAbout(board, to),
    distance: distance(from.at, to.at),
    hexes,
  };
  return blockedBy === undefined ? sight : { ...sight, blockedBy };
}

function woodsAbout(board: Board, { at, top }: Post): number {
  const site = sure(siteAt(board, at), 'the site');
  const reaches = (terrain: Terrain): boolean =>
    (terrain.kind === 'woods' || terrain.kind === 'jungle') && site.level + foliageHeight(terrain) >= top;
  return site.terrains.reduce((most, terrain) => (reaches(terrain) ? Math.max(most, terrain.level) : most), 0);
}
