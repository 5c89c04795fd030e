import { type Match, mayTakeBack, nth, type Seat, SeededDice, type Shape, seedFrom, standing, takeBack, writeGame } from '@sortie/kernel';
import { explainEvent } from '../explain.ts';
import { writeText } from '../game-file.ts';
import { titleOf } from '../ledger.ts';
import type { Asked } from '../offer.ts';
import { say, wrap } from '../say.ts';
import type { Style } from '../terminal/ink.ts';
import type { Advice, Player } from './player.ts';
import { storyOf } from './story.ts';
import type { Table } from './table.ts';

/** What every game understands at its prompt, besides its own words. */
const commonHelp: readonly string[] = [
  '  map, forces       look at the table',
  '  options [word]    list what you may do (those that hold the word); type # and the number to do it',
  '  hint, auto        what the opponent would do in your place; do it',
  '  explain           the numbers and rolls of the last entry, term by term',
  '  log [n]           the last entries',
  '  undo              take your last command back, as far as the rules and the dice allow',
  '  save FILE         write the game to a file; go on later with: sortie play --resume FILE',
  '  help, quit',
];

export type Done<G extends Shape> = 'stay' | 'quit' | 'undone' | { readonly command: G['command'] } | undefined;

interface Situation<G extends Shape> {
  readonly table: Table<G>;
  readonly asked: Asked<G>;
  readonly style: Style;
  /** Who would play for a person who wants advice. */
  readonly adviser: Player<G>;
  /** Everybody who plays sits at this screen and can agree to take something back. */
  readonly hotSeat: boolean;
}

/** Carry out one of the common words; `undefined` if the line is none of them. */
export async function heed<G extends Shape>(situation: Situation<G>, line: string): Promise<Done<G>> {
  const { table, asked, style } = situation;
  const { face } = table.offer;
  const [word = '', ...rest] = line.split(/\s+/);
  const lines = (some: readonly string[]): 'stay' => {
    for (const one of some) say(one);
    return 'stay';
  };
  switch (word.toLowerCase()) {
    case 'help':
    case '?':
      return lines([...face.help(asked), ...commonHelp]);
    case 'map':
      return lines(face.map(asked.view, style));
    case 'forces':
      return lines(face.forces(asked.view, style));
    case 'options':
      return lines(listed(situation, rest.join(' ')));
    case 'hint':
      return lines(advise(situation).map(({ command, why }) => `  ${face.phrase(asked.view, command)}${why ? `   (${why})` : ''}`));
    case 'auto':
      return { command: nth(advise(situation), 0).command };
    case 'explain':
      return lines(lastNumbers(table.match).map(one => `  ${one}`));
    case 'log':
      return lines(lastStory(table, Number(rest[0] ?? 5)));
    case 'undo':
      return (await undo(situation)) ? 'undone' : 'stay';
    case 'save':
      return lines([saveTo(table, rest.join(' '))]);
    case 'quit':
    case 'exit':
      return 'quit';
    default:
      return word.startsWith('#') ? choose(situation, Number(word.slice(1))) : undefined;
  }
}

/** The options of this position in words. A number is that of the whole list, so that a filtered list can be chosen from as well. */
function listed<G extends Shape>({ table, asked }: Situation<G>, filter: string): readonly string[] {
  const texts = optionsOf(table, asked).map((command, at) => `  #${at + 1}  ${table.offer.face.phrase(asked.view, command)}`);
  const wanted = texts.filter(text => text.toLowerCase().includes(filter.toLowerCase()));
  const more = wanted.length > SHOWN ? [`  ... and ${wanted.length - SHOWN} more: say which, such as "options walk"`] : [];
  return [...wanted.slice(0, SHOWN), ...more];
}

/** More options than this are no help on a screen. */
const SHOWN = 60;

function optionsOf<G extends Shape>({ offer }: Table<G>, { view, seat, book }: Asked<G>): readonly G['command'][] {
  return [...offer.game.ruleset.options(view, seat, book)];
}

function choose<G extends Shape>({ table, asked }: Situation<G>, number: number): Done<G> {
  const chosen = optionsOf(table, asked)[number - 1];
  if (chosen) return { command: chosen };
  say(`  There is no option #${number}. Type "options" to see them.`);
  return 'stay';
}

function advise<G extends Shape>({ table, asked, adviser }: Situation<G>): readonly Advice<G>[] {
  return adviser.advise(asked.view, asked.seat, asked.book, new SeededDice(seedFrom('advice'), table.match.entries.length));
}

function lastNumbers<G extends Shape>(match: Match<G>): readonly string[] {
  const told = [...standing(match.entries)].reverse();
  for (const entry of told) {
    const numbers = 'events' in entry ? entry.events.flatMap(explainEvent) : [];
    if (numbers.length > 0) return numbers;
  }
  return ['Nothing has been counted or rolled yet.'];
}

const lastStory = <G extends Shape>({ offer, match }: Table<G>, count: number): readonly string[] =>
  match.entries.slice(-Math.max(1, count || 1)).flatMap(entry => storyOf(offer, match, entry).map(text => wrap(`${entry.n}  ${text}`, 2)));

async function undo<G extends Shape>({ table, asked: { seat }, hotSeat }: Situation<G>): Promise<boolean> {
  const may = mayTakeBack(table.match, hotSeat ? lastSeat(table.match, seat) : seat);
  if (may.ok) {
    table.match = takeBack(table.match, seat, may.to);
    return true;
  }
  say(`  Not alone: ${may.reason}${may.rule ? ` (${titleOf(may.rule)})` : ''}.`);
  if (may.to === undefined || !hotSeat) return false;
  const agreed = await table.prompt.ask('  Does everybody at the table agree? (yes/no)> ');
  if (!/^y(es)?$/i.test(agreed ?? '')) return false;
  table.match = takeBack(table.match, seat, may.to);
  return true;
}

/** At one screen the person who takes back is the one who acted last. */
function lastSeat<G extends Shape>(match: Match<G>, otherwise: Seat): Seat {
  const last = standing(match.entries).at(-1);
  return last?.kind === 'command' ? last.seat : otherwise;
}

export function saveTo<G extends Shape>(table: Table<G>, file: string): string {
  const { match, seed } = table;
  if (!file) return '  Say where to: save my-game.jsonl';
  const wrong = writeText(file, writeGame(match, seed));
  if (wrong) return `  ${wrong}`;
  table.saved = match.entries.length;
  return `  Saved ${match.entries.length} entries to ${file}.`;
}
