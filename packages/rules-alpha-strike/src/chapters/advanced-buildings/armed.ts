import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { GUNS } from '../../artillery/guns.ts';
import type { Card, Damage } from '../../card/card.ts';
import { type AlphaRule, option } from '../../rule.ts';
import { INCH } from '../../state.ts';

/** Damage points an emplacement may spread over its brackets: a fifth of the building, rounded normally. */
const emplacementPoints = (cf: number): number => Math.floor(cf / 5 + 0.5);

/** Every nearer bracket deals at least as much as the farther ones, and all of them together no more than the points. */
export const mayMount = (cf: number, [short, medium, long]: readonly [number, number, number]): boolean =>
  short >= medium && medium >= long && long >= 0 && short + medium + long <= emplacementPoints(cf);

/** Skill of guns without a crew: one worse, never better than Elite. */
export const automatedSkill = (skill: number): number => Math.max(2, skill + 1);

/** How many turrets a roof has room for: circles of two inches that do not overlap and cover its length. */
export function roofTurrets(piece: terrain.Piece): number {
  const { left, right, top, bottom } = geometry.bounds(piece.outline);
  const circles = (length: number): number => Math.max(1, Math.ceil(length / (2 * INCH)));
  return circles(right - left) * circles(bottom - top);
}

/** The greatest gun that a building bears does at most half its points of damage. */
export const mayMountGun = (cf: number, code: string): boolean => (GUNS[code]?.inner ?? Number.POSITIVE_INFINITY) <= cf / 2;

/** A gun on a building, as a unit that does not move: no heat, no special weapons, a turret on a roof. */
export function emplacement(cf: number, values: readonly [number, number, number], roof: boolean): Card {
  const damage: readonly Damage[] = values.map(points => ({ points, minimal: false }));
  const all = values.map(points => (points === 0 ? '-' : `${points}`)).join('/');
  return {
    name: 'Emplacement',
    type: 'SV',
    size: 1,
    tmm: 0,
    moves: [],
    damage,
    overheat: 0,
    armor: 0,
    structure: Math.max(1, emplacementPoints(cf)),
    specials: ['AFC', ...(roof ? ['ROOF', `TUR(${all})`] : ['WALL'])],
    pv: 0,
  };
}

/** The same with artillery instead of guns. */
export const artilleryEmplacement = (cf: number, code: string): Card => ({
  ...emplacement(cf, [0, 0, 0], true),
  name: 'Artillery emplacement',
  specials: ['AFC', 'ROOF', `ART${code}-1`],
});

export const armedRules: readonly AlphaRule[] = [
  option('ASC-armed-building-damage-points', {
    permits: { gun: ['emplaced'] },
    covers: ['ASC-armed-building-generic', 'ASC-armed-building-roof', 'ASC-artillery-emplacement-limit'],
  }),
];
