import { word } from '../../i18n/index.ts';
import type { GamePage } from '../page.ts';

export const impactPage: GamePage = {
  title: word('M.A.A.S. Impact'),
  summary: word('Squads in powered armor on burned ground: bounce to see, land to hide, and fire at whoever moves.'),
  picture: async () => (await import('../../home/pictures/impact.ts')).impactPicture(),
  face: async () => (await import('./index.ts')).impactFace,
  setupFace: async () => (await import('../../setup/impact/face.tsx')).setupFace,
  contest: async () => (await import('./contest.ts')).contest,
};
