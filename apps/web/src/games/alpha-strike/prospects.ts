import { type Answer, distribution, type Refusal, type Rulebook, seenBy, type View } from '@sortie/kernel';
import {
  type Aim,
  type AlphaStrike,
  type AttackCommand,
  aimOf,
  type Damage,
  firepower,
  isOn,
  type Standing,
  type Unit,
} from '@sortie/rules-alpha-strike';
import { word } from '../../i18n/index.ts';

type Seen = View<AlphaStrike>;
export type Book = Rulebook<AlphaStrike>;

/** The chance that two dice reach a number; twelve is the highest they show. */
export function chanceAt(needs: number): number {
  let sum = 0;
  for (const { total, probability } of distribution(2, 6)) if (total >= needs) sum += probability;
  return sum;
}

/** A sum without the limits that it does not touch. */
export const bare = (answer: Answer): Answer => ({
  ...answer,
  terms: answer.terms.filter(({ stage, value }) => (stage !== 'atLeast' && stage !== 'atMost') || (value === answer.total && value > 0)),
});

/** One attack before anybody commits to it. */
export interface Prospect {
  readonly command: AttackCommand;
  readonly refusals: readonly Refusal[];
  readonly aim?: Aim;
  readonly toHit?: Answer;
  readonly damage?: Answer;
  /** From 0 to 1. */
  readonly chance: number;
}

const strikeOf = (aim: Aim, value: Damage): AlphaStrike['questions']['damage'] => ({ ...aim, value, rear: false });

/** What an attack needs, deals and promises; the rulebook says whether it may be made. */
export function prospectOf(view: Seen, book: Book, seat: number, command: AttackCommand): Prospect {
  const refusals = book.check(view, command, seat);
  const aim = aimOf(view, command);
  if (!aim) return { command, refusals, chance: 0 };
  const toHit = book.ask('toHit', aim);
  const damage = book.ask('damage', strikeOf(aim, firepower(aim.attacker, aim.how, aim.bracket)));
  return { command, refusals, aim, toHit, damage, chance: refusals.length > 0 ? 0 : chanceAt(toHit.total) };
}

export const BRACKET_WORDS: readonly string[] = [word('Short'), word('Medium'), word('Long'), word('Extreme'), word('Horizon')];
export const bracketWord = (bracket: number): string => BRACKET_WORDS[bracket] ?? '';

/** How well one unit could shoot at another from here, turned as it stands. */
export interface Threat {
  readonly unit: Standing;
  readonly range?: number;
  readonly bracket?: number;
  readonly hidden: boolean;
  readonly toHit?: Answer;
  readonly chance: number;
}

/** The table as it would be if one unit stood elsewhere. */
export function considering(view: Seen, unit: Unit): Seen {
  const units = view.units.slice();
  units[unit.id] = unit;
  return seenBy<AlphaStrike>({ ...view, units });
}

const DAMAGED = ({ points, minimal }: Damage): boolean => points > 0 || minimal;

const SIGHT = /^AS-(los|underwater)/;

/** Whether any rule of sight speaks against an attack, whoever's turn it is. */
export const canSee = (view: Seen, book: Book, command: AttackCommand): boolean =>
  !book.check(view, command, view.units[command.unit]?.seat ?? 0).some(({ rule }) => SIGHT.test(rule));

export function threatOf(view: Seen, book: Book, from: Standing, to: Standing): Threat {
  const command: AttackCommand = { type: 'attack', unit: from.id, target: to.id, how: 'standard' };
  const aim = aimOf(view, command);
  if (!aim) return { unit: from, hidden: false, chance: 0 };
  const { range, bracket } = aim;
  const hidden = !canSee(view, book, command);
  if (hidden || !DAMAGED(firepower(from, 'standard', bracket))) return { unit: from, range, bracket, hidden, chance: 0 };
  const toHit = book.ask('toHit', aim);
  return { unit: from, range, bracket, hidden, toHit, chance: chanceAt(toHit.total) };
}

export const foes = (view: Seen, seat: number): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => isOn(unit) && unit.seat !== seat && !unit.hidden);
export const friends = (view: Seen, seat: number): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => isOn(unit) && unit.seat === seat);
