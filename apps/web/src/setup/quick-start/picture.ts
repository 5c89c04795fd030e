import type { Figure, Token, Zone } from '@sortie/board-view';
import { type Facing, fromOffset } from '@sortie/geometry';
import { Rulebook } from '@sortie/kernel';
import { deploymentRows, type Entry, quickStart, type Setup, type Side, sheetCalled } from '@sortie/rules-quick-start';
import { bothZones, columnsFor, rowsOfHexes } from '../zones.ts';

const book = Rulebook.compile(quickStart.ruleset, Object.values(quickStart.ruleset.editions)[0] ?? []);

const rowsFor = (setup: Setup, side: Side) => {
  const state = quickStart.ruleset.setup(setup);
  return { board: state.board, rows: deploymentRows(state, side, book) };
};

/** Both forces where they set up, facing each other: the attacker in the north. */
export function tokensOf(unread: unknown): readonly Token[] {
  const setup = unread as Setup;
  return [...line(setup, 'defender', 'a', 0), ...line(setup, 'attacker', 'b', 3)];
}

/** The rows in which each side sets up. */
export function zonesOf(unread: unknown): readonly Zone[] {
  const zone = (side: Side) => {
    const { board, rows } = rowsFor(unread as Setup, side);
    return { hexes: rowsOfHexes(board, rows) };
  };
  return bothZones(zone('defender'), zone('attacker'));
}

function line(setup: Setup, whose: Side, side: 'a' | 'b', facing: Facing): readonly Token[] {
  const { board, rows } = rowsFor(setup, whose);
  const row = (rows[0] + rows[1]) >> 1;
  const columns = columnsFor(setup[whose].length, board.width);
  return setup[whose].flatMap((entry, i) => {
    const column = columns[i];
    return column === undefined ? [] : [{ id: `${side}${i}`, at: fromOffset(column, row), facing, side, figure: figureOf(entry) }];
  });
}

function figureOf({ mech }: Entry): Figure {
  const tons = typeof mech === 'string' ? (sheetCalled(mech)?.tons ?? 0) : mech.tons;
  return tons < 40 ? 'mech-light' : tons < 60 ? 'mech-medium' : tons < 80 ? 'mech-heavy' : 'mech-assault';
}
