import type { Board } from '../board.ts';
import { drawBoard } from '../sketch.ts';

/** Open ground with a few stands of hardy trees: long fields of fire, and cover that must be reached. */
export const DESERT: Board = drawBoard({
  name: 'Dry Wells',
  theme: 'desert',
  tags: ['desert', 'quick-start'],
  rows: [
    '................',
    '................',
    '...........l....',
    '...l.......hl...',
    '..hl............',
    '...l............',
    '.........l......',
    '........lh....l.',
    '.l.......l......',
    '......l.......l.',
    '.....hl.........',
    '................',
    '............l...',
    '..lh.......lh...',
    '...l........l...',
    '................',
    '................',
  ],
});

/** Meadows between woods: every advance has a covered way and an open one. */
export const GRASSLAND: Board = drawBoard({
  name: 'Hay Meadows',
  theme: 'grass',
  tags: ['grassland', 'quick-start'],
  rows: [
    '................',
    '..l.........l...',
    '.lhl.......lhl..',
    '..ll........hl..',
    '......l.........',
    '.....lhl.....l..',
    '.....hl.....lhl.',
    'l.....l......l..',
    'll......ll....l.',
    '.l.....lhl......',
    '........hl...ll.',
    '..ll.........hl.',
    '.lhl............',
    '..l......ll...l.',
    '........lhhl..l.',
    '.........l......',
    '................',
  ],
});
