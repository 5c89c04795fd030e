import { LEVELS as IDS } from '@sortie/ai';
import { word } from '../i18n/index.ts';

const NAMES: Readonly<Record<string, string>> = {
  random: word('Reckless'),
  recruit: word('Recruit'),
  regular: word('Regular'),
  veteran: word('Veteran'),
  ace: word('Ace'),
};

/** How well the opponent plays, weakest first. */
export const LEVELS: readonly { readonly id: string; readonly name: string }[] = IDS.map(id => ({ id, name: NAMES[id] ?? id }));
