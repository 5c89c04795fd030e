export { radar } from './game.ts';
export type { Radar } from './shape.ts';
