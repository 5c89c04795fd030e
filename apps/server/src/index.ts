export { runServer } from './run.ts';

/** Loaded when they are needed: most commands of the shell have nothing to do with a house. */
export const houseTools = () => import('./tools.ts');
