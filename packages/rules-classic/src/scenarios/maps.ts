import { type Board, type BoardPlan, drawBoard, type Legend } from '@sortie/board';
import type { MapName } from '../shape.ts';
import { planWith } from '../terrain/board.ts';
import { CAUSTIC_VALLEY, CRYSTALLINE_CANYON, FUNGAL_CREVASSE, LUNAR_BASE } from './alien-maps.ts';

/** Letters beside those of every sketch. */
const LETTERS: Legend = {
  s: { level: 0, terrains: [{ kind: 'swamp', level: 1 }] },
  x: { level: 0, terrains: [{ kind: 'rubble', level: 1 }] },
  p: { level: 0, terrains: [{ kind: 'pavement', level: 1 }] },
  H: { level: 0, terrains: [{ kind: 'building', level: 3, height: 2, cf: 90 }] },
  '#': { level: 0, terrains: [{ kind: 'road', level: 1 }] },
  d: { level: 0, terrains: [{ kind: 'water', level: 3 }] },
  b: {
    level: 0,
    terrains: [
      { kind: 'water', level: 1 },
      { kind: 'road', level: 1 },
    ],
  },
};

const draw = (name: string, rows: readonly string[]): Board => drawBoard({ name, rows, legend: LETTERS });

const HILLS = draw('Broken hills', [
  '................',
  '................',
  '.h.............l',
  'hhl...........22',
  '.ll.222....11112',
  '..l..2.......11.',
  '...11.rrr.hh..1.',
  '...111....h.2...',
  '........h..22hl.',
  '.....1..hh..hh..',
  '....111.........',
  '.....1.l........',
  '.....1.l........',
  '...ll..l........',
  '....l..l........',
  '................',
  '................',
]);

const RIVER = draw('River bend', [
  '................',
  '................',
  '..............l.',
  '.............lll',
  '...#.....lllll..',
  '...#l...h.......',
  '...#l..hh.......',
  '...#.......~ss..',
  '~..#..~~s~~~~~..',
  '~~~b~~==~==.~~~.',
  '.~~b~~..=.....~~',
  '..1#ll.........~',
  '..1#l.......1111',
  '...#l.......1.h1',
  '....l.........h.',
  '................',
  '................',
]);

const CROSSROADS = draw('Crossroads', [
  '........#.......',
  '........#.......',
  '........#x......',
  '........#x......',
  '........#x......',
  '.l......#.......',
  '.ll.hhHp#pH.....',
  '..llllpH#pp.....',
  '################',
  '.111..pp#ppl....',
  '.1111.Hp#pHl....',
  '........#.......',
  '........#.h.....',
  '......ll#hh.....',
  '......l.#.......',
  '........#.......',
  '........#.......',
]);

const BAY = draw('Bay', [
  '......==dddd==..',
  '.....==ddddddd==',
  '....==dddddddd==',
  '...~==dddddddd==',
  '..~~=dddddddddd=',
  '.l.~==ddddddddd=',
  '.ll.~=dddddddd==',
  '..l.~==ddddddd==',
  '.1..~~=ddddddd=~',
  '.11..~==dddddd==',
  '.1..~~=ddddddd==',
  '...~~==ddddddd==',
  '..~~==dddddddd==',
  '...~==dddddddd==',
  '....==dddddddd==',
  '.....==ddddddd==',
  '......==dddd==..',
]);

export const SHEETS: { readonly [M in MapName]: BoardPlan } = {
  hills: planWith(HILLS),
  river: planWith(RIVER),
  crossroads: planWith(CROSSROADS),
  bay: planWith(BAY),
  'caustic-valley': planWith(CAUSTIC_VALLEY),
  'lunar-base': planWith(LUNAR_BASE),
  'fungal-crevasse': planWith(FUNGAL_CREVASSE),
  'crystalline-canyon': planWith(CRYSTALLINE_CANYON),
};
