import { shelf } from '../device/shelf.ts';

/** A game file that somebody opened on this device. */
interface FileRecord {
  readonly id: string;
  readonly text: string;
  readonly keptAt: number;
}

const files = shelf<FileRecord>('files');

export async function keepFile(text: string): Promise<string> {
  const id = `file-${crypto.randomUUID()}`;
  await files.put({ id, text, keptAt: Date.now() });
  return id;
}

export const keptFile = async (id: string): Promise<string | undefined> => (await files.get(id))?.text;
