import { word } from '../../i18n/index.ts';
import type { GamePage } from '../page.ts';

export const quickStartPage: GamePage = {
  title: word('Quick-Start'),
  summary: word('Two BattleMechs, one map, a handful of rules: move, shoot, and learn the dance of range and cover in half an hour.'),
  picture: async () => (await import('../../home/pictures/quick-start.ts')).quickStartPicture(),
  face: async () => (await import('./index.ts')).quickStartFace,
  setupFace: async () => (await import('../../setup/quick-start/face.tsx')).setupFace,
  contest: async () => (await import('./contest.ts')).contest,
};
