import { word } from '../../i18n/index.ts';
import type { GamePage } from '../page.ts';

export const classicPage: GamePage = {
  title: word('Classic BattleTech'),
  summary: word('The whole game on hexes: every weapon, every hit location, heat and critical hits, with advanced rules to choose from.'),
  picture: async () => (await import('../../home/pictures/classic.ts')).classicPicture(),
  face: async () => (await import('./index.ts')).classicFace,
  setupFace: async () => (await import('../../setup/classic/face.tsx')).setupFace,
  contest: async () => (await import('./contest.ts')).contest,
};
