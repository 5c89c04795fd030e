import { word } from '../../i18n/index.ts';
import type { GamePage } from '../page.ts';

export const radarPage: GamePage = {
  title: word('Alpha Strike in space'),
  summary: word('Fighters, DropShips and WarShips on radar maps: close in, get behind them, board them, or jump away.'),
  picture: async () => (await import('../../home/pictures/radar.ts')).radarPicture(),
  face: async () => (await import('./index.ts')).radarFace,
  setupFace: async () => (await import('../../setup/radar/face.tsx')).setupFace,
  contest: async () => (await import('./contest.ts')).contest,
};
