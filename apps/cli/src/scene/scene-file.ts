import { readFileSync } from 'node:fs';
import { readScenes, type WrittenScene } from '@sortie/scene';
import { reasonOf } from '../say.ts';

export type LoadedScenes =
  | { readonly ok: true; readonly written: readonly WrittenScene[] }
  | { readonly ok: false; readonly what: string; readonly advice: string };

/** The scenes of a file. */
export function loadScenes(file: string): LoadedScenes {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return {
      ok: false,
      what: `cannot read ${file}: ${reasonOf(error)}`,
      advice: 'Name a file of scenes; docs/formats/scene.md describes them.',
    };
  }
  const written = readScenes(text);
  return written.length > 0
    ? { ok: true, written }
    : { ok: false, what: `${file} holds no scene`, advice: 'Write one JSON object a line; docs/formats/scene.md describes them.' };
}
