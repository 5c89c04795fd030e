import type { Token } from '@sortie/board-view';
import { type Facing, fromOffset } from '@sortie/geometry';
import { type Design, type Entry, isPlayable, type Setup, type Sheet, sheetOf } from '@sortie/rules-classic';
import { figureOf } from '../../games/classic/units.ts';

/** The sheet of a design, as far as the rules can play it. */
export const sheetFor = (design: Design): Sheet | undefined => (isPlayable(design) ? sheetOf(design) : undefined);

/** What a design is called, playable or not. */
export function nameOf({ design }: Entry): string {
  if (typeof design !== 'string') return [design.chassis, design.model].filter(text => text !== '').join(' ');
  const sheet = sheetFor(design);
  return sheet ? [sheet.name, sheet.model].filter(text => text !== '').join(' ') : design;
}

export const tonsOf = (force: readonly Entry[]): number => force.reduce((sum, { design }) => sum + (sheetFor(design)?.tons ?? 0), 0);

/** Both forces in the middle of the map, facing each other, so that a picture tells how many fight. */
export function tokensOf(unread: unknown): readonly Token[] {
  const [north, south] = (unread as Setup).forces;
  return [...line(north, 'a', 7, 3), ...line(south, 'b', 11, 0)];
}

const ACROSS = 7;

function line(force: readonly Entry[], side: 'a' | 'b', row: number, facing: Facing): readonly Token[] {
  const shown = force.slice(0, ACROSS);
  const first = 9 - shown.length;
  return shown.flatMap(({ design }, i): Token[] => {
    const sheet = sheetFor(design);
    return sheet ? [{ id: `${side}${i}`, at: fromOffset(first + 2 * i, row), facing, side, figure: figureOf(sheet) }] : [];
  });
}
