/** Who sits where in one game of a series. Two games in a row are a pairing: the same map, forces and dice with the seats swapped. */
export interface Seating {
  readonly game: number;
  readonly pairing: number;
  /** The seat of A; B has the other. */
  readonly seatOfA: 0 | 1;
}

export const seating = (game: number): Seating => ({ game, pairing: Math.floor(game / 2), seatOfA: game % 2 === 0 ? 0 : 1 });

/** Everybody against everybody, once. */
export function roundRobin<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): readonly [T, T] => [one, other]));
}
