/** What the errata say about when things could be had; the tables hold the year in which a thing was first used. */
export interface History {
  /** Nobody had it between these years, as far as the Inner Sphere is concerned. */
  readonly gone?: readonly [from: number, to: number];
  /** How rare it is in the Star League, in the Succession Wars and since the Clans came: A to F, X for what does not exist. */
  readonly rarity?: readonly [league: string, wars: string, clans: string];
}

const HISTORY: readonly (readonly [item: RegExp, history: History])[] = [
  [/^ISArrowIVHoming/, { gone: [2830, 3045] }],
  [/^ISArrowIV/, { gone: [2830, 3044] }],
  [/^IS Mech Mortar|^IS Ammo S[CG] Mortar/, { gone: [2819, 3043] }],
  [/^IS Ammo SM Mortar/, { gone: [2819, 3043], rarity: ['E', 'F', 'D'] }],
  [/^Clan Ammo SM Mortar/, { rarity: ['E', 'F', 'D'] }],
  [/Flak Ammo/, { rarity: ['D', 'F', 'E'] }],
  [/^ISSBGR$/, { rarity: ['X', 'X', 'F'] }],
  [/^Supercharger$/, { rarity: ['F', 'F', 'F'] }],
  [/PartialWing$/, { rarity: ['X', 'X', 'E'] }],
  [/^ISHeadTurret$/, { rarity: ['X', 'X', 'F'] }],
  [/^ISQuadTurret$/, { rarity: ['F', 'F', 'F'] }],
  [/^SponsonTurret$/, { rarity: ['F', 'F', 'F'] }],
  [/^RemoteSensorDispenser$/, { rarity: ['E', 'F', 'D'] }],
  [/^ISBARemoteSensorDispenser$/, { rarity: ['F', 'F', 'D'] }],
  [/^Capellan Confederation Armor Kit/, { rarity: ['X', 'X', 'C'] }],
  [/^Lyran Alliance\/Lyran Commonwealth \(3060\+\)/, { rarity: ['X', 'X', 'B'] }],
  [/^Marian Hegemony Infantry Kit$/, { rarity: ['X', 'F', 'B'] }],
  [/^Taurian Concordat\/Calderon/, { rarity: ['X', 'X', 'B'] }],
  [/^Environment Suit, Marine$/, { rarity: ['E', 'E', 'D'] }],
  [/^Spacesuit, Combat$/, { rarity: ['D', 'D', 'D'] }],
  [/^TAG Troops$/, { rarity: ['F', 'X', 'E'] }],
];

/** What is known about a thing beside the year in the tables. */
export const historyOf = (item: string): History => HISTORY.find(([pattern]) => pattern.test(item))?.[1] ?? {};
