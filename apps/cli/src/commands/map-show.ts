import { type Board, describeHex } from '@sortie/board';
import { hexesOf, hexLabel, parseHexLabel } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { loadMap } from '../map-file.ts';
import { OK, refuse, say, sayJson } from '../say.ts';
import { drawBoardMap, legend } from '../terminal/board.ts';
import { styleFor } from '../terminal/ink.ts';

export const mapShowCommand = (): Command =>
  new Command('show')
    .description('draw a map in the terminal')
    .argument('<map>', 'a map file, or desert or grassland')
    .option('--ascii', 'letters only, no colours and no signs')
    .option('--hex <number>', 'describe this hex in words instead')
    .option('--json', 'every hex that is not clear ground, for programs')
    .addHelpText(
      'after',
      '\nExamples:\n  sortie map show grassland\n  sortie map show canyon.board --ascii\n  sortie map show canyon.board --hex 0508',
    )
    .action(exitWith(show));

interface Options {
  readonly ascii?: true;
  readonly hex?: string;
  readonly json?: true;
}

function show(name: string, { ascii, hex, json }: Options): number {
  const map = loadMap(name);
  if (!map.ok) return refuse(map.what, map.advice);
  const { board, notes } = map;
  if (hex !== undefined) return showHex(board, hex);
  if (json) {
    sayJson(asJson(board, notes));
    return OK;
  }
  const style = styleFor(ascii);
  say(`${board.name || name}: ${board.width} columns, ${board.height} rows`);
  for (const line of drawBoardMap(board, style)) say(line);
  say(legend(board, style));
  for (const { line, what } of notes) say(`note, line ${line}: ${what}`);
  return OK;
}

function showHex(board: Board, number: string): number {
  const h = parseHexLabel(number);
  if (!h || describeHex(board, h) === 'off the map')
    return refuse(`there is no hex ${number} on this map`, 'Write column and row, such as 0508.');
  say(`${number}: ${describeHex(board, h)}`);
  return OK;
}

const asJson = (board: Board, notes: readonly object[]): object => ({
  name: board.name,
  width: board.width,
  height: board.height,
  theme: board.theme ?? null,
  hexes: Object.fromEntries(
    hexesOf(board).flatMap((h, at) => {
      const { level, terrains } = nth(board.sites, at);
      return level === 0 && terrains.length === 0 ? [] : [[hexLabel(h), { level, terrains }]];
    }),
  ),
  notes,
});
