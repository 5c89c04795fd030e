import type { Game, Shape } from '@sortie/kernel';
import { type Recording, readRecording, recordingOf } from '../battle/index.ts';
import { t } from '../i18n/index.ts';
import type { Told } from '../link/index.ts';
import { doors } from './doors.ts';
import { keptFile } from './files.ts';
import { openTable } from './use-link.ts';

export interface OpenRecording {
  readonly recording: Recording;
  /** The game as a file, to keep, to share and to verify. */
  readonly file: string;
}

const refused = (reason: string): Told<never> => ({ ok: false, refusal: { code: 'not-found', reason } });

/** A game by its id: a file opened on this device, a table of mine, or a replay that somebody shared. */
export async function openRecording(id: string): Promise<Told<OpenRecording>> {
  const text = await keptFile(id);
  if (text !== undefined) return readText(text);
  const table = await openTable(id);
  if (table.ok) {
    const link = table.value;
    const recording = recordingOf(link.snapshot());
    const file = await link.file();
    link.close();
    return { ok: true, value: { recording, file } };
  }
  const shared = await (await doors()).house.replayFile(id);
  return shared.ok ? readText(shared.value) : shared;
}

/** Checks every line of a game file; the first that is wrong is named. */
export async function readText(file: string): Promise<Told<OpenRecording>> {
  const game = await gameOf(file);
  if (!game) return refused('this is not a game that this version knows');
  const read = readRecording(game, file);
  return read.ok
    ? { ok: true, value: { recording: read.recording, file } }
    : refused(t('line {line} {reason}', { line: read.line, reason: read.reason }));
}

/** The first line of a game file says which game it is, in one place or the other. */
export async function gameOf(file: string): Promise<Game<Shape> | undefined> {
  try {
    const head = JSON.parse(file.slice(0, file.indexOf('\n'))) as { readonly game?: string; readonly header?: { readonly game?: string } };
    return await (await doors()).loadGame(head.game ?? head.header?.game ?? '');
  } catch {
    return undefined;
  }
}
