import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { loadMap, saveMap } from '../map-file.ts';
import { FAILED, OK, problem, refuse, say, sayJson } from '../say.ts';

export const mapConvertCommand = (): Command =>
  new Command('convert')
    .description('turn a map file into another format, keeping what is not understood')
    .argument('<from>', 'a map file, or desert or grassland')
    .argument('<to>', 'the file to write: .board for MegaMek, .json for our own format')
    .option('--json', 'for programs')
    .addHelpText('after', '\nExamples:\n  sortie map convert canyon.board canyon.json\n  sortie map convert grassland grassland.board')
    .action(exitWith(convert));

function convert(from: string, to: string, { json }: { readonly json?: true }): number {
  if (!/\.(board|json)$/.test(to)) return refuse(`I do not know the format of ${to}`, 'Let its name end in .board or .json.');
  const map = loadMap(from);
  if (!map.ok) return refuse(map.what, map.advice);
  const wrong = saveMap(map.board, to);
  if (wrong) {
    problem(wrong);
    return FAILED;
  }
  const { width, height } = map.board;
  if (json) sayJson({ from, to, width, height, notes: map.notes });
  else {
    say(`${to}: ${width} columns, ${height} rows`);
    for (const { line, what } of map.notes) say(`  kept, line ${line}: ${what}`);
  }
  return OK;
}
