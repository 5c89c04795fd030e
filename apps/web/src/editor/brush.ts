import { CLEAR, type KnownTerrain, type Site, type Terrain } from '@sortie/board';

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
  { id: 'clear', name: 'Clear', group: 'ground', paint: site => ({ ...site, terrains: CLEAR.terrains }) },
  ground('light-woods', 'Light woods', { kind: 'woods', level: 1, height: 2 }),
  ground('heavy-woods', 'Heavy woods', { kind: 'woods', level: 2, height: 2 }),
  ground('rough', 'Rough', { kind: 'rough', level: 1 }),
  ground('rubble', 'Rubble', { kind: 'rubble', level: 1 }),
  ground('shallow', 'Shallow water', { kind: 'water', level: 0 }),
  ground('water', 'Water, depth 1', { kind: 'water', level: 1 }),
  ground('deep', 'Water, depth 2', { kind: 'water', level: 2 }),
  ground('road', 'Road', { kind: 'road', level: 1 }),
  ground('pavement', 'Pavement', { kind: 'pavement', level: 1 }),
  ground('building', 'Building', { kind: 'building', level: 2, height: 2, cf: 40 }),
  ground('swamp', 'Swamp', { kind: 'swamp', level: 1 }),
  ground('sand', 'Sand', { kind: 'sand', level: 1 }),
  ground('mud', 'Mud', { kind: 'mud', level: 1 }),
  ground('ice', 'Ice', { kind: 'ice', level: 1 }),
  level('raise', 'Raise', level => level + 1),
  level('lower', 'Lower', level => level - 1),
  level('flat', 'Level 0', () => 0),
];

export const brushOf = (id: string): Brush => BRUSHES.find(brush => brush.id === id) ?? BRUSHES[0]!;
