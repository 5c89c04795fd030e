import { DESERT } from '@sortie/board';
import type { Picture, Token } from '@sortie/board-view';
import { fromOffset } from '@sortie/geometry';

const TOKENS: readonly Token[] = [
  { id: 'awesome', at: fromOffset(7, 7), facing: 2, side: 'a', figure: 'mech-assault', label: 'AWS-8Q', armor: 0.7, heat: 0.5 },
  { id: 'phoenix', at: fromOffset(9, 5), facing: 3, side: 'a', figure: 'mech-medium', label: 'PXH-1', armor: 0.9 },
  { id: 'marauder', at: fromOffset(10, 10), facing: 5, side: 'b', figure: 'mech-heavy', label: 'MAD-3R', armor: 0.5, structure: 0.8 },
  { id: 'vedette', at: fromOffset(12, 9), facing: 5, side: 'b', figure: 'tracked', label: 'Vedette', armor: 0.6 },
];

/** A map of the app itself: the rules are not fetched for a picture on the first page. */
export const classicPicture = (): Picture => ({ ground: DESERT, tokens: TOKENS });
