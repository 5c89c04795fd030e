export { type Failure, type FuzzOptions, fuzz, keep, retry } from './fuzz.ts';
export { goldenFiles, playAgain } from './golden.ts';
export { BrokenLaw, checkLaws, firstDifference, type LawBreach, type LawOptions, lawfulGame } from './laws.ts';
export { perft } from './perft.ts';
export { type Move, opening, type RandomPlay, randomGame } from './random-game.ts';
export { rule } from './rule.ts';
export { carried, type Scene, scene, standard } from './scene.ts';
export type { Skirmish } from './skirmish/shape.ts';
export { aim, skirmish } from './skirmish/skirmish.ts';
