import { type Rgb, rgb } from '../colour.ts';
import type { Weave } from './weave.ts';

export interface TreeColours {
  readonly shadow: Rgb;
  readonly dark: Rgb;
  readonly body: Rgb;
  readonly light: Rgb;
  /** The ground below. */
  readonly under: Rgb;
}

/** The colours of one kind of country. */
export interface Biome {
  readonly soil: Rgb;
  /** Patches in the soil vary between these two. */
  readonly low: Rgb;
  readonly high: Rgb;
  /** How the soil is woven, and the colour of what shines through it. */
  readonly weave: Weave;
  readonly vein: Rgb;
  readonly detail: 'grass' | 'ripples' | 'pebbles' | 'craters' | 'drifts' | 'slabs' | 'mushrooms' | 'shards' | 'vents' | 'foam';
  readonly tree: TreeColours;
  readonly rock: Rgb;
  readonly shallow: Rgb;
  readonly deep: Rgb;
}

const LEAFY: TreeColours = {
  shadow: rgb('#1d2a18'),
  dark: rgb('#2f4a26'),
  body: rgb('#47682f'),
  light: rgb('#6f8f45'),
  under: rgb('#52683a'),
};

const GRASS: Biome = {
  soil: rgb('#8b9a5c'),
  low: rgb('#7b8d50'),
  high: rgb('#a0aa6c'),
  weave: 'meadow',
  vein: rgb('#c4c98a'),
  detail: 'grass',
  tree: LEAFY,
  rock: rgb('#8d8a80'),
  shallow: rgb('#7fb0b4'),
  deep: rgb('#2d5f7d'),
};

const DESERT: Biome = {
  soil: rgb('#c9ac7a'),
  low: rgb('#b99765'),
  high: rgb('#dcc292'),
  weave: 'dunes',
  vein: rgb('#f0dcae'),
  detail: 'ripples',
  tree: {
    shadow: rgb('#3a3220'),
    dark: rgb('#4c5230'),
    body: rgb('#6b7340'),
    light: rgb('#969a5c'),
    under: rgb('#96864f'),
  },
  rock: rgb('#a98a68'),
  shallow: rgb('#86b3a6'),
  deep: rgb('#2f6a7a'),
};

const SNOW: Biome = {
  soil: rgb('#dde4e8'),
  low: rgb('#cbd6de'),
  high: rgb('#f0f3f4'),
  weave: 'drift',
  vein: rgb('#ffffff'),
  detail: 'drifts',
  tree: {
    shadow: rgb('#2a3a44'),
    dark: rgb('#31504c'),
    body: rgb('#4c6d66'),
    light: rgb('#c3d3d4'),
    under: rgb('#a9bcc0'),
  },
  rock: rgb('#8f99a3'),
  shallow: rgb('#8fb9cc'),
  deep: rgb('#315f84'),
};

const TROPICAL: Biome = {
  ...GRASS,
  soil: rgb('#74924f'),
  low: rgb('#5f8044'),
  high: rgb('#8fa65c'),
  tree: { shadow: rgb('#14261a'), dark: rgb('#1f4a2c'), body: rgb('#2f6b38'), light: rgb('#68a04a'), under: rgb('#3f6338') },
  shallow: rgb('#73b8ac'),
  deep: rgb('#1f6a7c'),
};

const MARS: Biome = {
  ...DESERT,
  soil: rgb('#b5704c'),
  low: rgb('#9d5b3d'),
  high: rgb('#cc8a62'),
  weave: 'dust',
  detail: 'pebbles',
  rock: rgb('#8e5238'),
};

const LUNAR: Biome = {
  ...SNOW,
  soil: rgb('#9b9c9e'),
  low: rgb('#88898c'),
  high: rgb('#b2b3b3'),
  weave: 'dust',
  detail: 'craters',
  rock: rgb('#77787c'),
};

const VOLCANO: Biome = {
  ...LUNAR,
  soil: rgb('#5b5350'),
  low: rgb('#494341'),
  high: rgb('#6f6460'),
  weave: 'cracks',
  vein: rgb('#ff6a24'),
  detail: 'vents',
  tree: { shadow: rgb('#1d1a18'), dark: rgb('#332c28'), body: rgb('#4a3f38'), light: rgb('#6d5d50'), under: rgb('#443c38') },
  rock: rgb('#3d3836'),
};

const URBAN: Biome = {
  ...GRASS,
  soil: rgb('#97968e'),
  low: rgb('#8a8982'),
  high: rgb('#a6a59c'),
  weave: 'blocks',
  vein: rgb('#5f5e5a'),
  detail: 'slabs',
};

/** Mould, threads and caps under a dim light. */
const FUNGAL: Biome = {
  ...GRASS,
  soil: rgb('#5d5470'),
  low: rgb('#463f5c'),
  high: rgb('#7a6d86'),
  weave: 'veins',
  vein: rgb('#9fe0b8'),
  detail: 'mushrooms',
  tree: { shadow: rgb('#1d1830'), dark: rgb('#56305e'), body: rgb('#8a4d86'), light: rgb('#d79ac6'), under: rgb('#453a58') },
  rock: rgb('#6a6076'),
  shallow: rgb('#6d9a93'),
  deep: rgb('#2c4a5e'),
};

/** Cold facets, as far as one sees. */
const CRYSTALLINE: Biome = {
  ...SNOW,
  soil: rgb('#8fb4c4'),
  low: rgb('#6a90a8'),
  high: rgb('#c2e2ea'),
  weave: 'facets',
  vein: rgb('#f2feff'),
  detail: 'shards',
  tree: { shadow: rgb('#20404f'), dark: rgb('#2f7890'), body: rgb('#57b2c4'), light: rgb('#d8fbff'), under: rgb('#7fa9ba') },
  rock: rgb('#7fa6bc'),
};

/** Yellow ground that eats boots. */
const CAUSTIC: Biome = {
  ...DESERT,
  soil: rgb('#a3a244'),
  low: rgb('#84872f'),
  high: rgb('#c4bd5c'),
  weave: 'bubbles',
  vein: rgb('#e6f06a'),
  detail: 'vents',
  tree: { shadow: rgb('#2c2c14'), dark: rgb('#4a4a20'), body: rgb('#6a642c'), light: rgb('#9a9242'), under: rgb('#7d7a34') },
  rock: rgb('#7a6f3c'),
  shallow: rgb('#b6d648'),
  deep: rgb('#5f8a24'),
};

/** Open water with the swell on it. */
const SEA: Biome = {
  ...GRASS,
  soil: rgb('#3f7f9c'),
  low: rgb('#2f6b8c'),
  high: rgb('#5b9db4'),
  weave: 'waves',
  vein: rgb('#cfeaf0'),
  detail: 'foam',
  shallow: rgb('#5fa8b8'),
  deep: rgb('#1d4f74'),
};

const BY_THEME: Readonly<Record<string, Biome>> = {
  grass: GRASS,
  grassland: GRASS,
  desert: DESERT,
  badlands: DESERT,
  snow: SNOW,
  arctic: SNOW,
  tundra: SNOW,
  tropical: TROPICAL,
  jungle: TROPICAL,
  mars: MARS,
  lunar: LUNAR,
  moon: LUNAR,
  volcano: VOLCANO,
  volcanic: VOLCANO,
  urban: URBAN,
  pavement: URBAN,
  town: URBAN,
  fungal: FUNGAL,
  fungus: FUNGAL,
  crystalline: CRYSTALLINE,
  crystal: CRYSTALLINE,
  caustic: CAUSTIC,
  poisonous: FUNGAL,
  sea: SEA,
  ocean: SEA,
};

export const biomeOf = (theme: string | undefined): Biome => BY_THEME[theme?.toLowerCase() ?? ''] ?? GRASS;
