/** Running is one and a half times walking, rounded up. */
export const runningSpeed = (walk: number): number => walk + ((walk + 1) >> 1);
