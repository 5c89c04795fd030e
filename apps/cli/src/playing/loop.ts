import { type Awaiting, fill, last, type Match, type Refusal, type Seat, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import pc from 'picocolors';
import { titleOf } from '../ledger.ts';
import type { Asked } from '../offer.ts';
import { say, wrap } from '../say.ts';
import type { Style } from '../terminal/ink.ts';
import type { Player } from './player.ts';
import { nameOf, storyOf } from './story.ts';
import { command, NoMoreInput, type Table } from './table.ts';
import { heed } from './words.ts';

export interface Sitting<G extends Shape> {
  readonly table: Table<G>;
  /** Who decides for each seat; `undefined` is a person at this screen. */
  readonly players: readonly (Player<G> | undefined)[];
  /** Whoever gives advice to a person. */
  readonly adviser: Player<G>;
  readonly style: Style;
}

/** `gone`: the input ended without a word of goodbye. */
export type Ended = 'over' | 'left' | 'gone';

/** Play until the game is over or the people leave. */
export async function playOn<G extends Shape>(sitting: Sitting<G>): Promise<Ended> {
  const { table } = sitting;
  const { ruleset } = table.offer.game;
  try {
    for (;;) {
      const asked = ruleset.awaiting(table.match.state)[0];
      if (!asked) return 'over';
      const player = sitting.players[asked.seat];
      if (player) await opponentActs(sitting, asked.seat, player);
      else {
        const acted = await personActs(sitting, asked);
        if (acted !== 'acted') return acted;
      }
    }
  } catch (error) {
    if (error instanceof NoMoreInput) return 'gone';
    throw error;
  }
}

async function opponentActs<G extends Shape>({ table }: Sitting<G>, seat: Seat, player: Player<G>): Promise<void> {
  const { match } = table;
  const view = match.ruleset.view(match.state, seat);
  const luck = new SeededDice(seedFrom(`choices ${match.header.commitment ?? 'by hand'}`), match.entries.length);
  const done = await command(table, seat, player.choose(view, seat, match.book, luck));
  if (!done.ok) throw new Error(`${player.name} chose what is refused: ${JSON.stringify(done.refusals)}`);
  tellLast(table);
}

async function personActs<G extends Shape>(sitting: Sitting<G>, { seat, question, prompt }: Awaiting): Promise<'acted' | 'left' | 'gone'> {
  const { table, style } = sitting;
  const { face } = table.offer;
  const asked: Asked<G> = { view: table.match.ruleset.view(table.match.state, seat), seat, book: table.match.book, question };
  for (const line of face.map(asked.view, style)) say(line);
  for (const line of face.brief(asked, style)) say(line);
  const turn = table.offer.game.watch.turn(table.match.state);
  const part = face.partOf(table.match.state, seat);
  const who = pc.bold(`${nameOf(table.match, seat)}${part ? ` (${part})` : ''}`);
  say(`${who}, ${turn > 0 ? `turn ${turn}` : 'before the first turn'}: ${fill(prompt)} ${pc.dim('(help tells what you may type)')}`);
  for (;;) {
    const line = await table.prompt.ask('> ');
    if (line === undefined) return 'gone';
    if (line === '') continue;
    const chosen = await understand(sitting, asked, line);
    if (chosen === 'quit') return 'left';
    if (chosen === 'undone') return 'acted';
    if (chosen === 'stay') continue;
    const done = await command(table, seat, chosen.command);
    if (done.ok) {
      tellLast(table);
      return 'acted';
    }
    tellRefusals(done.refusals);
  }
}

/** A common word, or a word of the game. */
async function understand<G extends Shape>(sitting: Sitting<G>, asked: Asked<G>, line: string) {
  const { table, players, adviser, style } = sitting;
  const common = await heed({ table, asked, style, adviser, hotSeat: players.every(player => player === undefined) }, line);
  if (common !== undefined) return common;
  const heard = table.offer.face.read(asked, line, style);
  if ('command' in heard) return heard;
  for (const one of 'lines' in heard ? heard.lines : [`  ${heard.problem}`]) say(one);
  return 'stay' as const;
}

function tellRefusals(refusals: readonly Refusal[]): void {
  for (const { rule, reason } of refusals) say(wrap(`No: ${reason} [${rule}: ${titleOf(rule)}]`, 2));
}

export function tellLast<G extends Shape>({ offer, match }: Table<G>): void {
  for (const sentence of storyOf(offer, match, last(match.entries))) say(wrap(sentence, 2));
}

export function tellOutcome<G extends Shape>(match: Match<G>): void {
  const outcome = match.ruleset.outcome(match.state);
  if (!outcome) return;
  const winners = outcome.winners.map(seat => nameOf(match, seat)).join(' and ');
  say(pc.bold(`${winners ? `${winners} won` : 'A draw'}: ${fill(outcome.reason)}`));
  if (outcome.points) say(outcome.points.map((points, seat) => `  ${nameOf(match, seat)} ${points} points`).join('\n'));
}
