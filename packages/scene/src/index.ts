export { type Director, direct, type SceneLine, type Wording } from './director.ts';
export { type RawScene, readScenes, type WrittenScene } from './file.ts';
