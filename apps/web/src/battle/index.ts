export { BattleScreen, type BattleScreenProps } from './battle-screen.tsx';
export type { GameFace } from './face.ts';
export { loadFace } from './faces.ts';
export { type Recording, type RecordingReading, readRecording, recordingOf } from './replay/recording.ts';
export { ReplayScreen, type ReplayScreenProps } from './replay/replay-screen.tsx';
