import { type Board, createBoard } from '../board.ts';
import { createDraft, type Draft, siteOf } from './draft.ts';
import { driftSand, fillPonds, growWoods, raiseHills, strewStones } from './ground.ts';
import { pick } from './noise.ts';
import { buildTown } from './town.ts';
import { roadAcross, runRiver, runsEast } from './ways.ts';

export const LANDSCAPES = ['grassland', 'woods', 'hills', 'river', 'desert', 'town'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export interface MapOrder {
  readonly landscape: Landscape;
  /** Any whole number: the same order always gives the same map. */
  readonly seed: number;
  /** Columns and rows, 4 to 200; a map sheet of 16 by 17 when absent. */
  readonly width?: number;
  readonly height?: number;
  /** Clear ground and woods only, all at one level, as the Quick-Start game wants it. */
  readonly plain?: boolean;
}

interface Look {
  readonly title: string;
  readonly theme: string;
  readonly make: (draft: Draft) => void;
}

const LOOKS: { readonly [L in Landscape]: Look } = {
  grassland: {
    title: 'Grassland',
    theme: 'grass',
    make(draft) {
      raiseHills(draft, [16, 4], 8);
      fillPonds(draft, pick(draft.seed, 1, 1, 4));
      if (pick(draft.seed, 1, 2, 2) === 0) crossRoad(draft);
      growWoods(draft, 12, 5, 4);
      strewStones(draft, 3);
    },
  },
  woods: {
    title: 'Woods',
    theme: 'grass',
    make(draft) {
      raiseHills(draft, [20, 6], 9);
      fillPonds(draft, 1 + pick(draft.seed, 1, 1, 3));
      if (pick(draft.seed, 1, 2, 3) === 0) crossRoad(draft);
      growWoods(draft, 26, 17, 5);
    },
  },
  hills: {
    title: 'Hills',
    theme: 'grass',
    make(draft) {
      raiseHills(draft, [58, 34, 17, 6], 7);
      if (pick(draft.seed, 1, 2, 3) === 0) crossRoad(draft);
      growWoods(draft, 11, 4, 4);
      strewStones(draft, 6);
    },
  },
  river: {
    title: 'River',
    theme: 'grass',
    make(draft) {
      raiseHills(draft, [24, 9], 8);
      runRiver(draft);
      crossRoad(draft, runsEast(draft));
      growWoods(draft, 13, 6, 4);
      strewStones(draft, 3);
    },
  },
  desert: {
    title: 'Desert',
    theme: 'desert',
    make(draft) {
      raiseHills(draft, [22, 9, 3], 9);
      if (pick(draft.seed, 1, 2, 3) === 0) crossRoad(draft);
      strewStones(draft, 9);
      growWoods(draft, 2, 0, 3);
      driftSand(draft, 18);
    },
  },
  town: {
    title: 'Town',
    theme: 'grass',
    make(draft) {
      raiseHills(draft, [14, 4], 9);
      buildTown(draft);
      growWoods(draft, 7, 2, 4);
    },
  },
};

/** A road that leaves the map on two opposite edges. */
function crossRoad(draft: Draft, southward = pick(draft.seed, 2, 3, 2) === 0): void {
  const at = [150 + pick(draft.seed, 2, 1, 700), 150 + pick(draft.seed, 2, 2, 700)] as const;
  if (southward) roadAcross(draft, 'north', 'south', at);
  else roadAcross(draft, 'west', 'east', at);
}

/** A natural-looking map made from nothing but its order. */
export function generateBoard({ landscape, seed, width = 16, height = 17, plain = false }: MapOrder): Board {
  if (!(width >= 4 && width <= 200 && height >= 4 && height <= 200))
    throw new RangeError(`no map of ${width} by ${height} can be made, only 4 to 200`);
  const draft = createDraft(seed * LANDSCAPES.length + LANDSCAPES.indexOf(landscape), width, height);
  const { title, theme, make } = LOOKS[landscape];
  if (plain) growWoods(draft, ...PLAIN_WOODS[landscape], 4);
  else make(draft);
  const sites = Array.from(draft.grid.cells, cell => siteOf(draft, cell));
  return createBoard({ name: `${title} ${seed}`, width, height, theme, tags: [landscape, 'generated'], sites });
}

/** Hundredths of light and heavy woods on plain maps. */
const PLAIN_WOODS: { readonly [L in Landscape]: readonly [light: number, heavy: number] } = {
  grassland: [14, 5],
  woods: [24, 12],
  hills: [12, 4],
  river: [13, 6],
  desert: [7, 2],
  town: [8, 2],
};
