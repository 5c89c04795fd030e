import { fill, type Telling } from '@sortie/kernel';
import { createContext, useContext } from 'react';
import { t, useLanguage } from '../../i18n/index.ts';

interface Speaker {
  /** Names at the table, by seat. */
  readonly names: readonly string[];
  /** What the rules' sentences call the seats. */
  readonly words: readonly string[];
}

const SpeakerContext = createContext<Speaker>({ names: [], words: [] });

export const SpeakerProvider = SpeakerContext.Provider;

export const useNames = (): readonly string[] => useContext(SpeakerContext).names;

/** Sentences of the rules with the names of those who sit at the table. */
export function useSay(): (telling: Telling) => string {
  const { names, words } = useContext(SpeakerContext);
  useLanguage();
  return telling => fill(telling, text => names[words.indexOf(text)] ?? t(text));
}
