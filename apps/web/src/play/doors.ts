import type { Doors, House } from '../link/index.ts';

/** The link to tables comes with the engine and the opponent, so it is fetched when it is needed and not before. */
export const doors = async (): Promise<Doors & { readonly house: House }> =>
  (await import('../link/index.ts')) as unknown as Doors & { readonly house: House };
