export { BattleScreen } from './battle-screen.tsx';
export { loadFace } from './faces.ts';
export { type Recording, readRecording, recordingOf } from './replay/recording.ts';
export { ReplayScreen } from './replay/replay-screen.tsx';
