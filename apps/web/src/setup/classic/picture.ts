import type { BoardPlan } from '@sortie/board';
import type { Token, Zone } from '@sortie/board-view';
import { type Facing, fromOffset } from '@sortie/geometry';
import { boardFor, type Design, type Entry, isPlayable, rowsOf, type Setup, type Sheet, sheetOf, sheetsFault } from '@sortie/rules-classic';
import { figureOf } from '../../games/classic/units.ts';
import { t } from '../../i18n/index.ts';
import { bothZones, columnsFor, rowsOfHexes } from '../zones.ts';

/** The sheet of a design, as far as the rules can play it. */
export const sheetFor = (design: Design): Sheet | undefined => (isPlayable(design) ? sheetOf(design) : undefined);

/** What a design is called, playable or not. */
export function nameOf({ design }: Entry): string {
  if (typeof design !== 'string') return [design.chassis, design.model].filter(text => text !== '').join(' ');
  const sheet = sheetFor(design);
  return sheet ? [sheet.name, sheet.model].filter(text => text !== '').join(' ') : design;
}

export const tonsOf = (force: readonly Entry[]): number => force.reduce((sum, { design }) => sum + (sheetFor(design)?.tons ?? 0), 0);

/** A unit as it stands on paper. */
export const rosterLine = (entry: Entry): string =>
  t('{name}, {tons} tons, gunnery {gunnery}, piloting {piloting}', {
    name: nameOf(entry),
    tons: tonsOf([entry]),
    gunnery: entry.gunnery ?? REGULAR.gunnery,
    piloting: entry.piloting ?? REGULAR.piloting,
  });

export const REGULAR = { gunnery: 4, piloting: 5 } as const;

const boards = new WeakMap<Setup, BoardPlan>();

/** The map that a set-up is played on; as long as its sheets do not fit together, the first of them. */
export function boardIn(setup: Setup): BoardPlan {
  const known = boards.get(setup);
  if (known) return known;
  const apart = setup.sheets && sheetsFault(setup.sheets) !== undefined;
  const made = boardFor(apart ? { map: setup.map } : setup);
  boards.set(setup, made);
  return made;
}

/** Both forces where they set up, facing each other; whoever hides or is somewhere else is not shown. */
export function tokensOf(unread: unknown): readonly Token[] {
  const setup = unread as Setup;
  const { width, height } = boardIn(setup);
  const [north, south] = setup.forces;
  return [...line(north, 'a', width, 2, 3), ...line(south, 'b', width, height - 1, 0)];
}

/** The rows in which each side sets up. */
export function zonesOf(unread: unknown): readonly Zone[] {
  const board = boardIn(unread as Setup);
  const rows = (seat: number) => ({ hexes: rowsOfHexes(board, rowsOf({ board }, seat)) });
  return bothZones(rows(0), rows(1));
}

function line(force: readonly Entry[], side: 'a' | 'b', width: number, row: number, facing: Facing): readonly Token[] {
  const columns = columnsFor(force.length, width);
  return force.flatMap(({ design }, i): Token[] => {
    const [sheet, column] = [sheetFor(design), columns[i]];
    if (!sheet || column === undefined) return [];
    return [{ id: `${side}${i}`, at: fromOffset(column, row), facing, side, figure: figureOf(sheet) }];
  });
}
