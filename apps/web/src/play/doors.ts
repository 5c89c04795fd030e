/** The link to tables comes with the engine and the opponent, so it is fetched when it is needed and not before. */
export const doors = () => import('../link/index.ts');
