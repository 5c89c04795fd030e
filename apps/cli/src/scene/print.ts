import type { SceneLine, WrittenScene } from '@sortie/scene';
import { say } from '../say.ts';

/** Lines that are written at once: one call for each is slower than the answers. */
const BATCH = 500;

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

/** The same for people: the number with its terms, or why not. */
function inWords(line: SceneLine): string {
  const { id, error, refused, total, terms, ...more } = line;
  if (typeof error === 'string') return `${id}: ${error}`;
  const rest = Object.entries(more)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
  if (isRecord(refused)) return `${id}: no, ${String(refused['reason'])} (${String(refused['rule'])})${rest && `; ${rest}`}`;
  if (!Array.isArray(terms)) return `${id}: ${rest}`;
  const shown = (terms as readonly { readonly value: number; readonly words: string }[]).filter(({ value }) => value !== 0);
  const sum = shown.map(term => `${term.value} ${term.words}`).join(' + ');
  return `${id}: ${String(total)} = ${sum}; ${rest}`;
}

/** Prints what is found for each scene, and counts those that could not be read. */
export function printLines(
  scenes: readonly WrittenScene[],
  find: (scene: WrittenScene) => SceneLine,
  json: boolean,
  /** Where a line has words of its own. */
  own: (line: SceneLine) => string | undefined = () => undefined,
): number {
  let failures = 0;
  let batch: string[] = [];
  for (const scene of scenes) {
    const line = find(scene);
    if ('error' in line) failures++;
    batch.push(json ? JSON.stringify(line) : (own(line) ?? inWords(line)));
    if (batch.length === BATCH) {
      say(batch.join('\n'));
      batch = [];
    }
  }
  if (batch.length > 0) say(batch.join('\n'));
  return failures;
}
