import { GRASSLAND } from '@sortie/board';
import type { Picture, Token } from '@sortie/board-view';
import { fromOffset } from '@sortie/geometry';

const duel: readonly Token[] = [
  { id: 'griffin', at: fromOffset(11, 8), facing: 2, side: 'a', figure: 'mech-medium', label: 'Griffin', armor: 0.8, mood: 'ready' },
  { id: 'wolverine', at: fromOffset(14, 10), facing: 5, side: 'b', figure: 'mech-medium', label: 'Wolverine', armor: 0.55 },
];

export const quickStartPicture = (): Picture => ({ ground: GRASSLAND, tokens: duel });
