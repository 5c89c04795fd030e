import { randomInt } from 'node:crypto';
import { generateBoard, LANDSCAPES, type Landscape } from '@sortie/board';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { exitWith } from '../exit.ts';
import { mapText, saveMap } from '../map-file.ts';
import { FAILED, OK, problem, refuse, say, sayJson } from '../say.ts';
import { drawBoardMap, legend } from '../terminal/board.ts';
import { styleFor } from '../terminal/ink.ts';

export const mapGenerateCommand = (): Command =>
  new Command('generate')
    .description('make a natural-looking map from a seed')
    .addArgument(new Argument('<landscape>', 'what it shall look like').choices(LANDSCAPES))
    .option('--size <columns>x<rows>', 'from 4x4 to 200x200', sizeOf, { width: 16, height: 17 })
    .option('--seed <number>', 'the same number gives the same map; any if not given', seedOf)
    .option('--flat', 'clear ground and woods only, all at one level, as the Quick-Start game wants it')
    .option('--out <file>', 'write it to a file (.board or .json) instead of drawing it')
    .option('--ascii', 'letters only, no colours and no signs')
    .option('--json', 'our own map format, for programs')
    .addHelpText(
      'after',
      '\nExamples:\n  sortie map generate hills --seed 7\n  sortie map generate river --size 32x34 --out river.board\n  sortie map generate woods --flat --json',
    )
    .action(exitWith(generate));

interface Options {
  readonly size: { readonly width: number; readonly height: number };
  readonly seed?: number;
  readonly flat?: true;
  readonly out?: string;
  readonly ascii?: true;
  readonly json?: true;
}

function generate(landscape: Landscape, { size, seed = randomInt(1_000_000), flat, out, ascii, json }: Options): number {
  if (out !== undefined && !/\.(board|json)$/.test(out))
    return refuse(`I do not know the format of ${out}`, 'Let its name end in .board or .json.');
  const board = generateBoard({ landscape, seed, ...size, plain: flat ?? false });
  if (out !== undefined) {
    const wrong = saveMap(board, out);
    if (wrong) {
      problem(wrong);
      return FAILED;
    }
    if (json) sayJson({ file: out, landscape, seed, ...size });
    else say(`${out}: ${board.name}, ${size.width} columns, ${size.height} rows, seed ${seed}`);
    return OK;
  }
  if (json) {
    process.stdout.write(mapText(board, '.json'));
    return OK;
  }
  const style = styleFor(ascii);
  for (const line of drawBoardMap(board, style)) say(line);
  say(legend(board, style));
  say(`seed ${seed}`);
  return OK;
}

function sizeOf(text: string): Options['size'] {
  const [, width, height] = /^(\d+)x(\d+)$/i.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (!(size.width >= 4 && size.width <= 200 && size.height >= 4 && size.height <= 200))
    throw new InvalidArgumentError('Write columns and rows, such as 16x17.');
  return size;
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new InvalidArgumentError('It must be a whole number.');
  return seed;
}
