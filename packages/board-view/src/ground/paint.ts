import type { Pen } from '../canvas.ts';
import { extentOfGround, hasHexes } from '../place.ts';
import type { Ground, HexGround, Region } from '../scene.ts';
import { biomeOf } from './biome.ts';
import { paintBuildings } from './buildings.ts';
import { paintLevelNumbers } from './level-numbers.ts';
import { paintHeights, paintSlopes } from './levels.ts';
import { paintHexLines, paintHexNumbers } from './lines.ts';
import { type Brush, plotsIn } from './plot.ts';
import { paintBridges, paintRoads } from './roads.ts';
import { paintRocks } from './rocks.ts';
import { paintSigns } from './signs.ts';
import { paintDetails, paintOtherSoils, paintSoil } from './soil.ts';
import { paintIce, paintSurfaces } from './surfaces.ts';
import { paintWater } from './water.ts';
import { paintTrees, paintUndergrowth } from './woods.ts';

/** How far the printed sheet reaches beyond the outermost hexes. */
export const BORDER = 7;

/** From the soil up to the tree tops. */
const COATS: readonly ((brush: Brush) => void)[] = [
  paintOtherSoils,
  paintHeights,
  paintDetails,
  paintSurfaces,
  paintUndergrowth,
  paintWater,
  paintIce,
  paintSlopes,
  paintRoads,
  paintHexLines,
  paintRocks,
  paintBridges,
  paintBuildings,
  paintTrees,
  paintSigns,
  paintLevelNumbers,
];

/** Paints one region of the board; the pen is set to drawing units already. */
export function paintGround(pen: Pen, ground: Ground, region: Region, scale: number, numbers: boolean): void {
  const extent = extentOfGround(ground);
  pen.save();
  pen.beginPath();
  pen.roundRect(-BORDER, -BORDER, extent.x + 2 * BORDER, extent.y + 2 * BORDER, 6);
  pen.clip();
  if (hasHexes(ground)) paintHexes(pen, ground, region, scale, numbers);
  else ground.paint(pen, region, scale, numbers);
  pen.restore();
}

function paintHexes(pen: Pen, ground: HexGround, region: Region, scale: number, numbers: boolean): void {
  const brush: Brush = { pen, ground, biome: biomeOf(ground.theme), plots: plotsIn(ground, region), scale };
  paintSoil(brush, region);
  for (const coat of COATS) {
    pen.save();
    coat(brush);
    pen.restore();
  }
  if (numbers) paintHexNumbers(brush);
}
