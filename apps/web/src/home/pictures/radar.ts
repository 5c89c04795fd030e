import { cellsOf, type Picture, type RadarDisc, radarGround, type Token } from '@sortie/board-view';
import { nth } from '@sortie/kernel';

const disc: RadarDisc = {
  middle: { x: 300, y: 240 },
  title: '',
  rings: [
    { cells: 1, outer: 44, first: 0 },
    { cells: 6, outer: 110, first: 0 },
    { cells: 12, outer: 176, first: 0 },
    { cells: 24, outer: 242, first: 0 },
  ],
  names: [],
  world: true,
  lit: true,
};

const craft = (id: string, cell: number, side: 'a' | 'b', figure: Token['figure'], heading: number, width = 46): Token => ({
  id,
  at: nth(cellsOf(disc), cell).at,
  heading,
  width,
  side,
  figure,
});

/** A world with ships in orbit, and fighters that come for them. */
export const radarPicture = (): Picture => ({
  ground: radarGround([disc], { x: 600, y: 480 }),
  tokens: [
    craft('a', 6, 'a', 'dropship', 60, 58),
    craft('b', 16, 'a', 'fighter', 60),
    craft('c', 15, 'a', 'fighter', 70),
    craft('d', 2, 'b', 'dropship', 240, 58),
    craft('e', 9, 'b', 'fighter', 250),
    craft('f', 22, 'b', 'fighter', 230),
  ],
});
