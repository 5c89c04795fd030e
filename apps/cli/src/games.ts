import { quickStart } from '@sortie/rules-quick-start';
import { type AnyOffer, offer } from './offer.ts';
import { quickStartFace } from './quick-start/face.ts';

/** Every game that the shell can play, simulate, replay and verify. */
export const games: readonly AnyOffer[] = [offer(quickStart, quickStartFace)];

export const gameNamed = (id: string): AnyOffer | undefined => games.find(game => game.id === id.toLowerCase());

export const gameNames = (): string => games.map(({ id, title }) => `  ${id.padEnd(14)} ${title}`).join('\n');
