import { readFileSync } from 'node:fs';
import { type Report, readReport, reportOf, type State } from '@sortie/campaign';
import type { Match } from '@sortie/kernel';
import { type AlphaStrike, aftermathOf } from '@sortie/rules-alpha-strike';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { foldRecorded, readRecorded } from '../recorded.ts';
import { reasonOf, refuse } from '../say.ts';
import { act, FILE } from './carry.ts';
import { openCampaign } from './file.ts';

export const battleCommand = (): Command =>
  new Command('record-battle')
    .description('what a mission has done to both armies')
    .argument('<file>', FILE)
    .option('--game <file>', 'a finished game of Alpha Strike between these armies')
    .option('--report <file>', 'a report as JSON')
    .action(
      exitWith(async (path: string, options: Told) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.reason);
        const told = await toldBy(options, opened.match.state);
        if (!told) return refuse('say what has happened', 'Give the game (--game) or a report (--report).');
        return typeof told === 'string' ? refuse(told) : act(path, 0, () => [{ type: 'battle', report: told }]);
      }),
    );

interface Told {
  readonly game?: string;
  readonly report?: string;
}

async function toldBy({ game, report }: Told, state: State): Promise<Report | string | undefined> {
  if (game !== undefined) return fromGame(game, state);
  return report === undefined ? undefined : fromReport(report);
}

async function fromGame(path: string, state: State): Promise<Report | string> {
  const recorded = await readRecorded(path);
  if (!recorded.ok) return recorded.what;
  if (recorded.file.header.game !== 'alpha-strike') return `${path} is a game of ${recorded.file.header.game}`;
  return recorded.offer.use((offer): Report | string => {
    const folded = foldRecorded(offer, path, recorded.text);
    if (!folded.ok) return folded.what;
    const told = aftermathOf(folded.match as unknown as Match<AlphaStrike>, recorded.file.cut);
    if (!told) return 'the game is not over';
    return reportOf(state, told) ?? 'no unit of the game has a number of this campaign in its name';
  });
}

function fromReport(path: string): Report | string {
  try {
    const read = readReport(JSON.parse(readFileSync(path, 'utf8')));
    return read.ok ? read.value : `${path}: ${read.problem}`;
  } catch (error) {
    return `cannot read ${path}: ${reasonOf(error)}`;
  }
}
