import { nth } from '@sortie/kernel';
import { LOCATIONS, type Location } from './force/sheet.ts';
import type { Woods } from './questions.ts';
import type { Book } from './rule.ts';
import { MODES, type Mode } from './shape.ts';

/** Step costs of one movement mode. */
export interface Fees {
  readonly enter: readonly [clear: number, light: number, heavy: number];
  readonly turn: number;
  readonly leave: number;
}

/**
 * Answers that depend on so little that all of them can be had once for each rulebook. They are asked of the rules like any other
 * number; keeping them only saves asking again.
 */
export interface Tables {
  readonly fees: { readonly [M in Mode]: Fees };
  /** Points for a jump, by hexes. */
  readonly jumps: readonly number[];
  /** Whose 'Mechs keep others from passing, in which modes a hex is full with one, and in which steps lead backward. */
  readonly bars: { readonly friend: boolean; readonly enemy: boolean };
  readonly full: { readonly [M in Mode]: boolean };
  readonly backward: { readonly [M in Mode]: boolean };
  /** What a move adds to shots at the 'Mech, by hexes; the last entry stands for all that is farther. */
  readonly evasion: { readonly [M in Mode]: readonly number[] };
  /** Points that an intervening hex adds, by its woods. */
  readonly hindrance: readonly [clear: number, light: number, heavy: number];
  /** Points at which a line of sight is blocked. */
  readonly blocking: number;
  /** Location struck by a roll of 2 to 12; the first two places are empty. */
  readonly struck: readonly Location[];
  readonly inward: { readonly [L in Location]: Location | null };
  readonly takesAlong: { readonly [L in Location]: Location | null };
  readonly vital: readonly Location[];
  readonly carries: readonly Location[];
}

const known = new WeakMap<Book, Tables>();

export function tablesOf(book: Book): Tables {
  const tables = known.get(book);
  if (tables) return tables;
  const made = compile(book);
  known.set(book, made);
  return made;
}

/** No 'Mech gets farther in a turn. */
export const FARTHEST = 40;

const WOODS: readonly Woods[] = [0, 1, 2];

function compile(book: Book): Tables {
  const fee = (act: 'enter' | 'turn' | 'leave', mode: Mode, woods: Woods): number => book.ask('stepCost', { act, mode, woods }).total;
  const fees = (mode: Mode): Fees => ({
    enter: [fee('enter', mode, 0), fee('enter', mode, 1), fee('enter', mode, 2)],
    turn: fee('turn', mode, 0),
    leave: fee('leave', mode, 0),
  });
  const next = (question: 'inward' | 'takesAlong') => (location: Location) => {
    const { terms, total } = book.ask(question, { location });
    return terms.length === 0 ? null : nth(LOCATIONS, total);
  };
  const having = (truth: 'vital' | 'carries') => LOCATIONS.filter(location => book.holds(truth, { location }) !== undefined);
  const [clear = 0, light = 0, heavy = 0] = WOODS.map(woods => book.ask('hindrance', { woods }).total);
  return {
    fees: record(MODES, fees),
    jumps: Array.from({ length: FARTHEST + 1 }, (_, hexes) => book.ask('jumpCost', { hexes }).total),
    bars: { friend: book.holds('bars', { enemy: false }) !== undefined, enemy: book.holds('bars', { enemy: true }) !== undefined },
    full: record(MODES, mode => book.holds('full', { mode }) !== undefined),
    backward: record(MODES, mode => book.holds('backward', { mode }) !== undefined),
    evasion: record(MODES, mode => Array.from({ length: FARTHEST + 1 }, (_, hexes) => book.ask('evasion', { mode, hexes }).total)),
    hindrance: [clear, light, heavy],
    blocking: book.ask('blocking', null).total,
    struck: Array.from({ length: 13 }, (_, rolled) => nth(LOCATIONS, rolled < 2 ? 0 : book.ask('struck', { rolled }).total)),
    inward: record(LOCATIONS, next('inward')),
    takesAlong: record(LOCATIONS, next('takesAlong')),
    vital: having('vital'),
    carries: having('carries'),
  };
}

const record = <K extends string, V>(keys: readonly K[], of: (key: K) => V): { readonly [N in K]: V } =>
  Object.fromEntries(keys.map(key => [key, of(key)])) as { readonly [N in K]: V };
