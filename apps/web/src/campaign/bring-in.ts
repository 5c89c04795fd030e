import { type Report, reportOf, type State } from '@sortie/campaign';
import { readGame } from '@sortie/kernel';
import { isHeardFile } from '@sortie/table';
import { t } from '../i18n/index.ts';
import { openRecording } from '../play/open-recording.ts';

export type BroughtIn =
  | { readonly ok: true; readonly report: Report }
  /** `running`: there is a game, but it is not over. */
  | { readonly ok: false; readonly running?: boolean; readonly reason: string };

/** What a game at a table has come to for the armies of a campaign. */
export async function bringIn(table: string, state: State): Promise<BroughtIn> {
  const opened = await openRecording(table);
  if (!opened.ok) return { ok: false, reason: t('The game is not on this device any more, and the server does not know it.') };
  return readBattle(opened.value.file, state);
}

/** The same from the file of a game. */
export async function readBattle(file: string, state: State): Promise<BroughtIn> {
  if (isHeardFile(file)) return { ok: false, running: true, reason: t('The game is not over yet.') };
  const { aftermathOf, alphaStrike } = await import('@sortie/rules-alpha-strike');
  const read = readGame(alphaStrike.ruleset, file);
  if (!read.ok) return { ok: false, reason: t('line {line} {reason}', { line: read.line, reason: read.reason }) };
  const told = aftermathOf(read.value.match, read.value.cut);
  if (!told) return { ok: false, running: true, reason: t('The game is not over yet.') };
  const report = reportOf(state, told);
  return report ? { ok: true, report } : { ok: false, reason: t('No unit of this campaign fought in that game.') };
}
