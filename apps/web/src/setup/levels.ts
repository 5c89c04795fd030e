import { word } from '../i18n/index.ts';

/** How well the opponent plays; the ids are those of `@sortie/ai`. */
export const LEVELS: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'recruit', name: word('Recruit') },
  { id: 'regular', name: word('Regular') },
];
