export { BattleScreen, type BattleScreenProps } from './battle-screen.tsx';
export type { GameFace } from './face.ts';
export { loadFace } from './faces.ts';
