import { BLOCKED, type Board, explainSight, lineOfSight, los, losModifier, type Sight, siteAt } from '@sortie/board';
import { cellOf, type Hex, hexesOf, hexKey, hexLabel, parseHexLabel } from '@sortie/geometry';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { loadMap } from '../map-file.ts';
import { OK, refuse, say, sayJson } from '../say.ts';
import { drawBoardMap, type Mark } from '../terminal/board.ts';
import { type Style, styleFor } from '../terminal/ink.ts';

export const mapLosCommand = (): Command =>
  new Command('los')
    .description("who sees whom, between two standing 'Mechs or for every pair of hexes")
    .argument('<map>', 'a map file, or desert or grassland')
    .option('--from <hex>', 'where the attacker stands, such as 0101')
    .option('--to <hex>', 'where the target stands')
    .option('--explain', 'hex by hex, with the line drawn on the map')
    .option('--all', 'every ordered pair of hexes')
    .option('--tsv', 'with --all: tab-separated from, to, can_see, mod')
    .option('--ascii', 'letters only, no colours and no signs')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nmod is what the line adds to the number needed to hit; where it is blocked can_see is 0 and mod is 2147483647.' +
        '\n\nExamples:\n  sortie map los canyon.board --from 0101 --to 0907 --explain\n  sortie map los grassland --all --tsv > pairs.tsv',
    )
    .action(exitWith(run));

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly explain?: true;
  readonly all?: true;
  readonly tsv?: true;
  readonly ascii?: true;
  readonly json?: true;
}

/** What other programs print where nothing can hit. */
const IMPOSSIBLE = 2147483647;

function run(name: string, options: Options): number {
  const map = loadMap(name);
  if (!map.ok) return refuse(map.what, map.advice);
  if (options.all) return listAll(map.board, options);
  const ends = [options.from, options.to].map(text => (text === undefined ? undefined : parseHexLabel(text)));
  const [from, to] = ends;
  if (!from || !to || !siteAt(map.board, from) || !siteAt(map.board, to)) {
    return refuse(
      'two hexes of the map are needed',
      `Say --from 0101 --to 0907 (the map is ${map.board.width} by ${map.board.height}), or --all.`,
    );
  }
  const sight = lineOfSight(map.board, { at: from }, { at: to });
  if (options.json) sayJson(asJson(from, to, sight));
  else tell(map.board, from, to, sight, options.explain ? styleFor(options.ascii) : undefined);
  return OK;
}

function tell(board: Board, from: Hex, to: Hex, sight: Sight, style: Style | undefined): void {
  const lines = explainSight(sight);
  say(`${hexLabel(from)} to ${hexLabel(to)}, ${sight.distance} ${sight.distance === 1 ? 'hex' : 'hexes'}: ${lines.at(-1)}`);
  if (!style) return;
  const marks = new Map<number, Mark>(
    sight.hexes.map(({ hex, counts }) => [hexKey(hex), { text: counts ? ' ** ' : ' -- ', ink: { letters: 196 } }]),
  );
  marks.set(hexKey(from), { text: 'FROM', ink: { ground: 25, letters: 255, bold: true } });
  marks.set(hexKey(to), { text: ' TO ', ink: { ground: 124, letters: 255, bold: true } });
  for (const line of drawBoardMap(board, style, marks)) say(line);
  for (const line of lines) say(`  ${line}`);
}

const asJson = (from: Hex, to: Hex, sight: Sight): object => ({
  from: hexLabel(from),
  to: hexLabel(to),
  distance: sight.distance,
  canSee: sight.canSee,
  blockedBy: sight.blockedBy ?? null,
  modifier: sight.canSee ? sight.modifier : IMPOSSIBLE,
  targetCover: sight.targetCover,
  attackerCover: sight.attackerCover,
  hexes: sight.hexes.map(({ hex, counts, row }) => ({ hex: hexLabel(hex), counts, row: row ?? null })),
  explained: explainSight(sight),
});

function listAll(board: Board, { tsv, json }: Options): number {
  const hexes = hexesOf(board).map(h => ({ label: hexLabel(h), cell: cellOf(board.grid, h) }));
  const pairs = (use: (from: string, to: string, canSee: boolean, mod: number) => void): void => {
    for (const from of hexes) {
      for (const to of hexes) {
        if (from === to) continue;
        const code = los(board, from.cell, to.cell);
        use(from.label, to.label, code !== BLOCKED, code === BLOCKED ? IMPOSSIBLE : losModifier(code));
      }
    }
  };
  if (tsv) {
    const rows: string[] = ['from\tto\tcan_see\tmod'];
    pairs((from, to, canSee, mod) => rows.push(`${from}\t${to}\t${canSee ? 1 : 0}\t${mod}`));
    say(rows.join('\n'));
    return OK;
  }
  let seen = 0;
  let all = 0;
  pairs((_from, _to, canSee) => {
    all += 1;
    seen += canSee ? 1 : 0;
  });
  if (json) sayJson({ pairs: all, open: seen, blocked: all - seen });
  else say(`${all} ordered pairs of hexes: ${seen} open, ${all - seen} blocked. Add --tsv to list them.`);
  return OK;
}
