import { CLEAR, type KnownTerrain, type Site, type Terrain } from '@sortie/board';
import { nth } from '@sortie/kernel';
import { word } from '../i18n/index.ts';

/** What a stroke does to a hex. */
export interface Brush {
  readonly id: string;
  readonly name: string;
  readonly group: 'ground' | 'level';
  readonly paint: (site: Site) => Site;
}

/** Roads and bridges lie over what is there; everything else takes the place of what was there. */
const OVERLAYS: readonly string[] = ['road', 'bridge'] satisfies KnownTerrain[];

function put(terrain: Terrain): Brush['paint'] {
  const overlay = OVERLAYS.includes(terrain.kind);
  return site => ({
    ...site,
    terrains: [...site.terrains.filter(({ kind }) => (overlay ? kind !== terrain.kind : OVERLAYS.includes(kind))), terrain],
  });
}

const ground = (id: string, name: string, terrain: Terrain): Brush => ({ id, name, group: 'ground', paint: put(terrain) });
const level = (id: string, name: string, change: (level: number) => number): Brush => ({
  id,
  name,
  group: 'level',
  paint: site => ({ ...site, level: Math.max(-9, Math.min(20, change(site.level))) }),
});

export const BRUSHES: readonly Brush[] = [
  { id: 'clear', name: word('Clear'), group: 'ground', paint: site => ({ ...site, terrains: CLEAR.terrains }) },
  ground('light-woods', word('Light woods'), { kind: 'woods', level: 1, height: 2 }),
  ground('heavy-woods', word('Heavy woods'), { kind: 'woods', level: 2, height: 2 }),
  ground('rough', word('Rough'), { kind: 'rough', level: 1 }),
  ground('rubble', word('Rubble'), { kind: 'rubble', level: 1 }),
  ground('shallow', word('Shallow water'), { kind: 'water', level: 0 }),
  ground('water', word('Water, depth 1'), { kind: 'water', level: 1 }),
  ground('deep', word('Water, depth 2'), { kind: 'water', level: 2 }),
  ground('road', word('Road'), { kind: 'road', level: 1 }),
  ground('pavement', word('Pavement'), { kind: 'pavement', level: 1 }),
  ground('building', word('Building'), { kind: 'building', level: 2, height: 2, cf: 40 }),
  ground('swamp', word('Swamp'), { kind: 'swamp', level: 1 }),
  ground('sand', word('Sand'), { kind: 'sand', level: 1 }),
  ground('mud', word('Mud'), { kind: 'mud', level: 1 }),
  ground('ice', word('Ice'), { kind: 'ice', level: 1 }),
  level('raise', word('Raise'), level => level + 1),
  level('lower', word('Lower'), level => level - 1),
  level('flat', word('Level 0'), () => 0),
];

export const brushOf = (id: string): Brush => BRUSHES.find(brush => brush.id === id) ?? nth(BRUSHES, 0);
