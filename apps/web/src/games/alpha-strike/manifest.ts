import { word } from '../../i18n/index.ts';
import type { GamePage } from '../page.ts';

export const alphaStrikePage: GamePage = {
  title: word('Alpha Strike'),
  summary: word('Whole companies on an open table: cards instead of record sheets, inches instead of hexes, a battle in an evening.'),
  picture: async () => (await import('../../home/pictures/alpha-strike.ts')).alphaStrikePicture(),
  face: async () => (await import('./index.ts')).alphaStrikeFace,
  setupFace: async () => (await import('../../setup/alpha-strike/face.tsx')).setupFace,
  contest: async () => (await import('./contest.ts')).contest,
};
