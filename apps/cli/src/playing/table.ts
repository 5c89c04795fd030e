import {
  type Advanced,
  advance,
  badFaces,
  begin,
  commitmentTo,
  type Dice,
  type DiceWanted,
  fill,
  ManualDice,
  type Match,
  type Scenario,
  type Seat,
  type Seed,
  SeededDice,
  type Shape,
} from '@sortie/kernel';
import { titleOf } from '../ledger.ts';
import type { Offer } from '../offer.ts';
import { say } from '../say.ts';
import type { Prompt } from '../terminal/prompt.ts';

/** A game on the table of this shell: the match, and where its dice come from. */
export interface Table<G extends Shape> {
  readonly offer: Offer<G>;
  readonly prompt: Prompt;
  /** Absent when the players roll real dice. */
  readonly seed: Seed | undefined;
  match: Match<G>;
  /** How many entries the last saved file holds. */
  saved: number;
}

/** Nobody answers the question for dice any more: the input has ended. */
export class NoMoreInput extends Error {}

export interface Seating<G extends Shape> {
  readonly offer: Offer<G>;
  readonly scenario: Scenario<G>;
  readonly names: readonly string[];
  readonly seed: Seed | undefined;
  readonly prompt: Prompt;
}

/** Begin a game: publish the commitment, carry out the opening. */
export async function openTable<G extends Shape>({ offer, scenario, names, seed, prompt }: Seating<G>): Promise<Table<G>> {
  const { ruleset } = offer.game;
  const header = {
    game: ruleset.id,
    version: ruleset.version,
    rules: scenario.rules,
    setup: offer.game.laid?.(scenario.setup) ?? scenario.setup,
    seats: names,
    dice: seed === undefined ? ('manual' as const) : ('seeded' as const),
    ...(seed !== undefined && { commitment: commitmentTo(seed) }),
  };
  const opened = await withDice(seed, 0, prompt, dice => begin(ruleset, header, dice));
  if (!opened.ok) throw new Error(`the opening is refused: ${JSON.stringify(opened.refusals)}`);
  return { offer, prompt, seed, match: opened.match, saved: 0 };
}

/** Carry out a command; the table then holds the new match. What is refused changes nothing. */
export async function command<G extends Shape>(table: Table<G>, seat: Seat, order: G['command']): Promise<Advanced<G>> {
  const { match, seed, prompt } = table;
  const done = await withDice(seed, match.entries.length, prompt, dice => advance(match, seat, order, dice));
  if (done.ok) table.match = done.match;
  return done;
}

/** Real dice: a command is pure, so it is tried again with every roll that the players have typed. */
async function withDice<G extends Shape>(
  seed: Seed | undefined,
  n: number,
  prompt: Prompt,
  attempt: (dice: Dice) => Advanced<G>,
): Promise<Advanced<G>> {
  if (seed !== undefined) return attempt(new SeededDice(seed, n));
  let typed: readonly number[] = [];
  for (;;) {
    const done = attempt(new ManualDice(typed));
    if (done.ok || !done.wants) return done;
    typed = [...typed, ...(await askForDice(prompt, done.wants))];
  }
}

async function askForDice(prompt: Prompt, wanted: DiceWanted): Promise<readonly number[]> {
  for (;;) {
    const line = await prompt.ask(`${titleOf(wanted.rule)}: roll ${wanted.count}d${wanted.sides} and type what they show> `);
    if (line === undefined) throw new NoMoreInput();
    // Two dice may be typed as "34" as well as "3 4".
    const parts = /^\d+$/.test(line) && line.length === wanted.count ? [...line] : line.split(/[\s,+]+/);
    const faces = parts.filter(Boolean).map(Number);
    const wrong = badFaces(wanted, faces);
    if (!wrong) return faces;
    say(`  ${fill(wrong)}`);
  }
}
