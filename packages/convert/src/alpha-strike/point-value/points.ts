/** Point values in whole numbers of sixty-thousandths: exact in quarters, tenths and thirds alike. */
export const POINT = 60_000;

export const pointsOf = (value: number): number => Math.round(value * POINT);

export const toNearestHalf = (value: number): number => Math.floor(value / (POINT / 2) + 0.5) * (POINT / 2);

export const upToHalf = (value: number): number => Math.ceil(value / (POINT / 2)) * (POINT / 2);

export const toNearest = (value: number): number => Math.floor(value / POINT + 0.5);
