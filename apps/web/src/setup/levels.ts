import { CHARACTERS as CHARACTER_IDS, LEVELS as IDS } from '@sortie/ai';
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

const CHARACTER_NAMES: { readonly [C in (typeof CHARACTER_IDS)[number]]: string } = {
  cautious: word('Cautious: keeps cool and out of trouble'),
  brawler: word('Brawler: closes in, kicks and overheats'),
  sniper: word('Sniper: keeps its distance'),
  raider: word('Raider: jumps and goes for the rear'),
  commander: word('Commander: concentrates fire'),
};

/** How the opponent plays; nothing for one without a bent. */
export const CHARACTERS: readonly { readonly id: string; readonly name: string }[] = [
  { id: '', name: word('Even-tempered') },
  ...CHARACTER_IDS.map(id => ({ id, name: CHARACTER_NAMES[id] })),
];

/** "veteran-sniper" in its two parts. */
export function partsOf(level: string): { readonly level: string; readonly character: string } {
  const [first = '', second = ''] = level.split('-');
  return { level: first, character: second };
}

export const named = (level: string, character: string): string => (character === '' ? level : `${level}-${character}`);
