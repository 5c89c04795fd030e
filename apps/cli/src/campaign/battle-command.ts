import { readFileSync } from 'node:fs';
import { readReport } from '@sortie/campaign';
import type { Match } from '@sortie/kernel';
import type { AlphaStrike } from '@sortie/rules-alpha-strike';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { foldRecorded, readRecorded } from '../recorded.ts';
import { reasonOf, refuse } from '../say.ts';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import { act, FILE } from './carry.ts';

export const battleCommand = (): Command =>
  new Command('record-battle')
    .description('what a mission has done to both armies')
    .argument('<file>', FILE)
    .option('--game <file>', 'a finished game of Alpha Strike between these armies')
    .option('--report <file>', 'a report as JSON')
    .action(
      exitWith(async (path: string, options: { readonly game?: string; readonly report?: string }) => {
        const told =
          options.game !== undefined ? await fromGame(options.game) : options.report !== undefined ? fromReport(options.report) : undefined;
        if (!told) return refuse('say what has happened', 'Give the game (--game) or a report (--report).');
        return told.ok ? act(path, 0, () => [{ type: 'battle', report: told.report }]) : refuse(told.what);
      }),
    );

async function fromGame(path: string): Promise<Aftermath> {
  const recorded = await readRecorded(path);
  if (!recorded.ok) return { ok: false, what: recorded.what };
  if (recorded.file.header.game !== 'alpha-strike') return { ok: false, what: `${path} is a game of ${recorded.file.header.game}` };
  return recorded.offer.use((offer): Aftermath => {
    const folded = foldRecorded(offer, path, recorded.text);
    return folded.ok ? aftermathOf(folded.match as unknown as Match<AlphaStrike>) : { ok: false, what: folded.what };
  });
}

function fromReport(path: string): Aftermath {
  try {
    const read = readReport(JSON.parse(readFileSync(path, 'utf8')));
    return read.ok ? { ok: true, report: read.value } : { ok: false, what: `${path}: ${read.problem}` };
  } catch (error) {
    return { ok: false, what: `cannot read ${path}: ${reasonOf(error)}` };
  }
}
