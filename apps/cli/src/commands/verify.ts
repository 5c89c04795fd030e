import { type Entry, type Header, isSeed, type Seed, type Shape, verify } from '@sortie/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import type { Offer } from '../offer.ts';
import { foldRecorded, type Recorded, readRecorded } from '../recorded.ts';
import { FAILED, OK, problem, refuse, say, sayJson } from '../say.ts';

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('play a recorded game again and compare every fact, every die and every fingerprint')
    .argument('<file>', 'a game file (.jsonl or .jsonl.gz)')
    .option('--seed <seed>', 'the published seed, if the file does not hold it')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nA game that verifies was played by the rules, with the dice its host promised before the first roll.' +
        '\n\nExamples:\n  sortie verify last-game.jsonl\n  sortie verify league/round-3.jsonl.gz --json',
    )
    .action(exitWith(run));

interface Options {
  readonly seed?: string;
  readonly json?: true;
}

interface Report {
  readonly ok: boolean;
  readonly game?: string;
  readonly entries?: number;
  readonly hash?: string;
  readonly line?: number;
  readonly reason?: string;
  /** It was played by an earlier version of the rules, by which it may well have come out so. */
  readonly older?: { readonly playedBy: number; readonly today: number };
}

async function run(path: string, { seed, json }: Options): Promise<number> {
  if (seed !== undefined && !isSeed(seed)) return refuse(`${seed} is not a seed`, 'A seed is 32 hexadecimal digits.');
  const recorded = await readRecorded(path);
  if (!recorded.ok && !recorded.damaged) return refuse(recorded.what, recorded.advice);
  const report = recorded.ok ? recorded.offer.use(offer => check(offer, path, recorded, seed)) : { ok: false, reason: recorded.what };
  if (json) sayJson(report);
  else if (report.ok) say(`${pc.green('verified')}: ${report.entries} entries, every die and every rule; final state ${report.hash}`);
  else if (report.older)
    say(
      `played by rules ${report.older.playedBy}; today's are ${report.older.today}: it opens and replays by its facts, and from line ${report.line} on today's rules would say otherwise`,
    );
  else
    problem(
      `${path} does not verify: ${report.reason}`,
      report.line === undefined ? undefined : `The first thing that is wrong is in line ${report.line}.`,
    );
  return report.ok ? OK : FAILED;
}

function check<G extends Shape>(offer: Offer<G>, path: string, recorded: Recorded & { ok: true }, seed: Seed | undefined): Report {
  const { file, text } = recorded;
  const folded = foldRecorded(offer, path, text);
  if (!folded.ok) return { ok: false, reason: folded.what };
  const verdict = verify(offer.game.ruleset, file.header as Header<G>, file.entries as readonly Entry<G>[], seed ?? file.seed);
  const game = file.header.game;
  if (verdict.ok) return { ok: true, game, entries: verdict.entries, hash: verdict.hash };
  return {
    ok: false,
    game,
    line: file.lines[verdict.entry] ?? 1,
    reason: verdict.reason,
    ...(verdict.older && { older: verdict.older }),
  };
}
