/** What a counter, a point, a level and a turn stand for (2.6). */
export const SCALE = { soldiersPerCounter: 1, metresPerPoint: 25, metresPerLevel: 2, secondsPerTurn: 60 } as const;

export const metresBetween = (points: number): number => points * SCALE.metresPerPoint;
export const metresUp = (levels: number): number => levels * SCALE.metresPerLevel;
