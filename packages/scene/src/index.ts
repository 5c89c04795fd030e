export { type Director, direct, failed, type SceneLine, type Wording } from './director.ts';
export { type RawScene, readScenes, type WrittenScene } from './file.ts';
export { type Odds, together, type UnitOdds } from './odds.ts';
export type { Fact } from './play.ts';
export { type Laid, type Workbench, workbench } from './workbench.ts';
