/**
 * The words of the app. English text is the key of the catalogue, as in gettext: write `t('Play')` or
 * `t('Turn {turn} of {last}', { turn, last })`, and put the German into the nearest `de.json`.
 * Sentences of the rules (`Telling`) go through `say`. A text without a translation stays English.
 */
import { fill, type Telling } from '@sortie/kernel';
import { useSyncExternalStore } from 'react';
import { type Catalogue, isLanguage, type Language, loadCatalogue } from './catalogue.ts';

export { LANGUAGES, type Language } from './catalogue.ts';

export type Args = NonNullable<Telling['args']>;
export type Translate = (text: string, args?: Args) => string;

const STORED = 'sortie.language';
let language: Language = 'en';
let catalogue: Catalogue = {};
const listeners = new Set<() => void>();

const translate = (text: string): string => catalogue[text] ?? text;

/** A text in the language of the reader. Arguments that are words of the catalogue are translated too. */
export const t: Translate = (text, args) => fill(args ? { text, args } : { text }, translate);

/** One of two texts by a count, which also fills the gap {n}. */
export const tn = (one: string, many: string, n: number, args?: Args): string => t(n === 1 ? one : many, { ...args, n });

/** Marks a text that is translated elsewhere, where only its variable is at hand: `t(NAMES[kind])`. */
export const word = (text: string): string => text;

/** A sentence that the rules speak. */
export const say = (telling: Telling): string => fill(telling, translate);

/** Why something was refused, by a rule, a table or the house. */
export const because = ({ reason, said }: { readonly reason: string; readonly said?: Telling | undefined }): string =>
  say(said ?? { text: reason });

/** `t` for components: they are drawn again when the language changes. */
export function useT(): Translate {
  useLanguage();
  return t;
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => language);

export const currentLanguage = (): Language => language;

export async function setLanguage(next: Language): Promise<void> {
  catalogue = await loadCatalogue(next);
  language = next;
  document.documentElement.lang = next;
  localStorage.setItem(STORED, next);
  for (const listener of listeners) listener();
}

/** The language chosen before, or else the browser's first that we speak. */
export async function startLanguage(): Promise<void> {
  const wished = [localStorage.getItem(STORED), ...navigator.languages.map(tag => tag.slice(0, 2))].find(isLanguage);
  if (wished && wished !== language) await setLanguage(wished);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
