import { letterOf, type Site, terrainIn } from '@sortie/board';
import { sure } from '@sortie/kernel';
import type { Ink, Style } from './ink.ts';

/** How a hex looks: two letters of terrain, two of level, and its colours. */
export interface Look {
  readonly text: string;
  readonly ink: Ink;
}

const grounds: Readonly<Record<string, readonly [number, number]>> = {
  desert: [180, 186],
  grass: [107, 113],
  snow: [254, 255],
  lunar: [247, 249],
  mars: [173, 179],
};

/** Columns alternate between two shades, so that the eye can follow them. */
export function lookOf(site: Site, column: number, theme: string | undefined, style: Style): Look {
  const [even, odd] = grounds[theme ?? ''] ?? sure(grounds['grass'], 'the grounds');
  const ground = column % 2 === 0 ? sure(even, 'the even column') : sure(odd, 'the odd column');
  const { mark, inks } = terrainLook(site, style);
  return { text: mark.padEnd(2) + level(site.level), ink: { ground, letters: 236, ...inks } };
}

interface Drawn {
  readonly mark: string;
  readonly inks?: Ink;
}

function terrainLook(site: Site, { plain }: Style): Drawn {
  const building = terrainIn(site, 'building');
  if (building) return { mark: `#${building.height ?? 1}`, inks: { ground: 240, letters: 255 } };
  const woods = terrainIn(site, 'woods') ?? terrainIn(site, 'jungle');
  if (woods)
    return woods.level > 1
      ? { mark: plain ? 'TT' : '♣♣', inks: { ground: 22, letters: 156 } }
      : { mark: plain ? 't' : '♣', inks: { ground: 65, letters: 194 } };
  const water = terrainIn(site, 'water');
  if (water) return { mark: `~${water.level}`, inks: { ground: water.level > 1 ? 24 : 31, letters: 195 } };
  if (terrainIn(site, 'road') ?? terrainIn(site, 'pavement')) return { mark: '==', inks: { ground: 245, letters: 232 } };
  const letter = letterOf(site);
  return { mark: site.terrains.length === 0 || /[-.^\d]/.test(letter) ? '' : letter };
}

const level = (level: number): string => (level === 0 ? '' : level > 0 ? `+${level}` : String(level));
