import { sure } from '@sortie/geometry';
import { CLEAR, type Terrain } from '../terrain.ts';
import { COMPANIONS, companionsOf, fileName, kindOf } from './megamek-names.ts';

interface Token {
  readonly name: string;
  readonly level: number;
  readonly exits?: number;
}

export interface TerrainReading {
  readonly terrains: readonly Terrain[];
  readonly notes: readonly string[];
  readonly faults: readonly string[];
}

const TOKEN = /^([A-Za-z_][\w-]*):(-?\d+)(?::(-?\d+))?$/;

/** "woods:1;foliage_elev:2" as terrains: what belongs to another terrain of the hex becomes a field of it. */
export function readTerrains(text: string): TerrainReading {
  if (text === '') return { terrains: CLEAR.terrains, notes: [], faults: [] };
  const tokens = new Map<string, Token>();
  const notes: string[] = [];
  const faults: string[] = [];
  for (const part of text.split(';')) {
    const word = part.trim();
    if (word === '') continue;
    const token = readToken(word);
    if (!token) faults.push(`“${word}” is not a terrain: name:level or name:level:exits`);
    else {
      if (tokens.has(token.name)) notes.push(`${token.name} is given twice, the last one counts`);
      tokens.set(token.name, token);
    }
  }
  return { terrains: combine(tokens, notes), notes, faults };
}

function readToken(word: string): Token | undefined {
  const found = TOKEN.exec(word);
  if (!found) return undefined;
  const token = { name: sure(found[1], 'the found').toLowerCase(), level: Number(found[2]) };
  return found[3] === undefined ? token : { ...token, exits: Number(found[3]) };
}

function combine(tokens: ReadonlyMap<string, Token>, notes: string[]): readonly Terrain[] {
  const fields = new Map<string, Partial<Record<(typeof COMPANIONS)[number]['field'], number>>>();
  const absorbed = new Set<string>();
  for (const { name, of, field } of COMPANIONS) {
    const token = tokens.get(name);
    if (!token) continue;
    for (const owner of of.map(fileName).filter(one => tokens.has(one))) {
      fields.set(owner, { ...fields.get(owner), [field]: token.level });
      absorbed.add(name);
    }
    if (absorbed.has(name) && token.exits !== undefined) notes.push(`the exits of ${name} mean nothing and are set aside`);
  }
  const terrains: Terrain[] = [];
  for (const token of tokens.values())
    if (!absorbed.has(token.name)) terrains.push({ ...terrainOf(token, notes), ...fields.get(token.name) });
  return terrains;
}

function terrainOf({ name, level, exits }: Token, notes: string[]): Terrain {
  const kind = kindOf(name);
  if (!kind) notes.push(`unknown terrain ${name}:${level}`);
  const terrain: Terrain = kind ? { kind, level } : { kind: 'other', name, level };
  return exits === undefined ? terrain : { ...terrain, exits };
}

export function writeTerrains(terrains: readonly Terrain[]): string {
  const words: string[] = [];
  for (const terrain of terrains) {
    const name = terrain.kind === 'other' ? (terrain.name ?? 'none') : fileName(terrain.kind);
    words.push(terrain.exits === undefined ? `${name}:${terrain.level}` : `${name}:${terrain.level}:${terrain.exits}`);
    for (const companion of companionsOf(terrain)) {
      const word = `${companion.name}:${terrain[companion.field]}`;
      if (!words.includes(word)) words.push(word);
    }
  }
  return words.join(';');
}
