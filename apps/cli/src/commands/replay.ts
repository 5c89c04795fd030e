import { type CutShort, type Entry, endOf, fill, type Match, nth, type Shape, SPECTATOR } from '@sortie/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { explainEvent } from '../explain.ts';
import type { Offer } from '../offer.ts';
import { stateAfter, storyOf } from '../playing/story.ts';
import { foldRecorded, readRecorded } from '../recorded.ts';
import { OK, refuse, say, sayJson, wrap } from '../say.ts';
import { type Style, styleFor } from '../terminal/ink.ts';
import { openPrompt } from '../terminal/prompt.ts';

export const replayCommand = (): Command =>
  new Command('replay')
    .description('step through a recorded game, jump in it, and have its numbers explained')
    .argument('<file>', 'a game file (.jsonl or .jsonl.gz)')
    .option('--list', 'print the whole story and stop')
    .option('--at <entry>', 'begin at this entry', Number, 0)
    .option('--ascii', 'letters only, no colours and no signs')
    .option('--json', 'the story and every number of it, for programs')
    .addHelpText(
      'after',
      `\nAt the prompt:\n${helpText}\n\nExamples:\n  sortie replay last-game.jsonl\n  sortie replay last-game.jsonl --list`,
    )
    .action(exitWith(run));

const helpText = [
  '  n, enter   next entry          b        back',
  '  j 42       jump to entry 42    e        explain the numbers of this entry',
  '  m          the map             f        the forces',
  '  h          this help           q        quit',
].join('\n');

interface Options {
  readonly list?: true;
  readonly at: number;
  readonly ascii?: true;
  readonly json?: true;
}

async function run(path: string, options: Options): Promise<number> {
  const recorded = await readRecorded(path);
  if (!recorded.ok) return refuse(recorded.what, recorded.advice);
  return recorded.offer.use(offer => {
    const folded = foldRecorded(offer, path, recorded.text);
    if (!folded.ok) return refuse(folded.what, folded.advice);
    const { match, cut } = folded;
    const last = match.entries.length - 1;
    if (!Number.isInteger(options.at) || options.at < 0 || options.at > last)
      return refuse(`there is no entry ${options.at}`, `The entries are 0 to ${last}.`);
    if (options.json) return listJson(offer, match, cut);
    if (options.list) return list(offer, match, cut);
    return walk(offer, match, options.at, styleFor(options.ascii));
  });
}

function list<G extends Shape>(offer: Offer<G>, match: Match<G>, cut: CutShort | undefined): number {
  for (const entry of match.entries) for (const line of storyOf(offer, match, entry)) say(`${String(entry.n).padStart(4)}  ${line}`);
  const outcome = endOf(match, cut);
  say(outcome ? fill(outcome.reason) : 'The game is not finished.');
  return OK;
}

function listJson<G extends Shape>(offer: Offer<G>, match: Match<G>, cut: CutShort | undefined): number {
  const entries = match.entries.map(entry => ({
    n: entry.n,
    turn: offer.game.watch.turn(stateAfter(match, entry.n)),
    kind: entry.kind,
    ...('seat' in entry && { seat: entry.seat }),
    story: storyOf(offer, match, entry),
    numbers: 'events' in entry ? entry.events.flatMap(explainEvent) : [],
    hash: entry.hash,
  }));
  sayJson({ game: match.header.game, seats: match.header.seats, entries, outcome: endOf(match, cut) ?? null });
  return OK;
}

async function walk<G extends Shape>(offer: Offer<G>, match: Match<G>, start: number, style: Style): Promise<number> {
  const prompt = openPrompt();
  let at = start;
  show(offer, match, at, style);
  for (;;) {
    const typed = await prompt.ask(`entry ${at} of ${match.entries.length - 1}> `);
    if (typed === undefined || /^q(uit)?$/i.test(typed)) break;
    const next = follow(offer, match, at, typed.toLowerCase(), style);
    if (next === at) continue;
    at = next;
    show(offer, match, at, style);
  }
  prompt.close();
  return OK;
}

/** Where a typed line leads; whatever it asks for is printed. */
function follow<G extends Shape>(offer: Offer<G>, match: Match<G>, at: number, typed: string, style: Style): number {
  const last = match.entries.length - 1;
  const [word = '', number] = typed.split(/\s+/);
  if (word === '' || 'next'.startsWith(word)) return atEnd(Math.min(last, at + 1), at, 'This is the end of the game.');
  if ('back'.startsWith(word)) return atEnd(Math.max(0, at - 1), at, 'This is the beginning.');
  if ('jump'.startsWith(word)) {
    const to = Number(number);
    if (number !== undefined && Number.isInteger(to) && to >= 0 && to <= last) return to;
    say(`Say where to, from 0 to ${last}: j 12`);
  } else if ('explain'.startsWith(word)) explain(nth(match.entries, at));
  else if ('map'.startsWith(word))
    for (const line of offer.face.map(offer.game.ruleset.view(stateAfter(match, at), SPECTATOR), style)) say(line);
  else if ('forces'.startsWith(word))
    for (const line of offer.face.forces(offer.game.ruleset.view(stateAfter(match, at), SPECTATOR), style)) say(line);
  else say(helpText);
  return at;
}

function atEnd(to: number, from: number, what: string): number {
  if (to === from) say(what);
  return to;
}

function show<G extends Shape>(offer: Offer<G>, match: Match<G>, at: number, style: Style): void {
  const state = stateAfter(match, at);
  say();
  for (const line of offer.face.map(offer.game.ruleset.view(state, SPECTATOR), style)) say(line);
  say(pc.dim(`turn ${offer.game.watch.turn(state)}`));
  for (const line of storyOf(offer, match, nth(match.entries, at))) say(wrap(line, 2));
}

function explain<G extends Shape>(entry: Entry<G>): void {
  const lines = 'events' in entry ? entry.events.flatMap(explainEvent) : [];
  if (lines.length === 0) say('  There is no number in this entry.');
  for (const line of lines) say(`  ${line}`);
}
