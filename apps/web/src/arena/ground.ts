const GROUND: ReadonlySet<string> = new Set(['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI']);

/** Whoever has one of these types on its card fights on the ground. */
export const fightsOnGround = (type: string): boolean => GROUND.has(type);
