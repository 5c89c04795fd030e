/** How dark it can be; the rows of the table of sight know each by its number. */
export const DARKNESS = { dusk: 1, fullMoon: 2, moonless: 3, pitchBlack: 4 } as const;

/** How thick the air can be: light fog; rain and flurries; storms, sand and heavy snow; heavy fog. */
export const HAZE = { lightFog: 1, rain: 2, storm: 3, heavyFog: 4 } as const;
