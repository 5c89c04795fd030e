import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** The text that lies at a place; made and put there if none does. Others may do the same at the same time: a rename never leaves half a file. */
export function kept(place: string, make: () => string): string {
  if (existsSync(place)) return readFileSync(place, 'utf8');
  const text = make();
  mkdirSync(dirname(place), { recursive: true });
  const draft = `${place}.${process.pid}.${threadId}`;
  writeFileSync(draft, text);
  renameSync(draft, place);
  return text;
}
