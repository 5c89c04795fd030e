import { readGameFile } from '@sortie/kernel';
import { shelf } from '../device/shelf.ts';
import type { Told } from '../link/index.ts';

/** A game file that somebody opened on this device. */
interface FileRecord {
  readonly id: string;
  readonly text: string;
  readonly keptAt: number;
}

const files = shelf<FileRecord>('files');

/** Checks every line of a game file and keeps it for the replay. */
export async function keepFile(text: string): Promise<Told<string>> {
  const reading = readGameFile(text);
  if (!reading.ok) return { ok: false, refusal: { code: 'not-found', reason: `line ${reading.line} ${reading.reason}` } };
  const id = `file-${crypto.randomUUID()}`;
  await files.put({ id, text, keptAt: Date.now() });
  return { ok: true, value: id };
}

export const keptFile = async (id: string): Promise<string | undefined> => (await files.get(id))?.text;
