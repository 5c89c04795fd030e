import { type Game, readGame, type Shape, verify } from '@sortie/kernel';
import type { Verification } from './link.ts';

/** Plays a whole game file again, in this browser, and compares every roll and every state. */
export function verifyFile(game: Game<Shape>, text: string): Verification {
  const read = readGame(game.ruleset, text);
  if (!read.ok) return { ok: false, reason: `line ${read.line} ${read.reason}` };
  const { match, seed } = read.value;
  const { header, entries } = match;
  const verdict = verify(game.ruleset, header, entries, seed);
  if (!verdict.ok) return { ok: false, reason: verdict.reason, entry: verdict.entry, ...(verdict.older && { older: verdict.older }) };
  const { commitment } = header;
  return { ok: true, entries: verdict.entries, ...(seed !== undefined && { seed }), ...(commitment !== undefined && { commitment }) };
}
