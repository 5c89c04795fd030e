import type { RuleId } from '@sortie/kernel';
import { errata, type Rule } from '../rule.ts';
import type { Base, Building, Generator } from './base.ts';

/** What the Construction Factor of a hex is divided by for the tons of its heavy weapons, where no other number is told; from memory. */
const PARTS = 10;
const EMPLACEMENT = 3;

/** Hexes that power is made for. */
const hexesOf = ({ buildings }: Base): number => buildings.reduce((sum, { hexes }) => sum + hexes, 0);

const gunsOf = ({ buildings }: Base): number => buildings.reduce((sum, { heavyWeapons = 0 }) => sum + heavyWeapons, 0);

/** Tons of a generator for each hex; the factor of the book is not at hand (TOE-reading-137). */
const TONS_FOR_A_HEX = 1;
const HEXES_ON_A_TON = 5;
/** What a day's fuel is multiplied by; those of steam and fuel cells are not at hand (TOE-reading-137). */
const BURNS: { readonly [T in Generator['type']]: number } = { 'internal-combustion': 1, steam: 2, 'fuel-cell': 0.5 };

/** What a ton of space for liquids holds. */
const LIQUID = 0.91;
const HANGAR_TONS = 600;
const HANGAR_LEVELS = 4;

/** Tons of heavy weapons in one hex, without ammunition, turrets and sinks. */
function weaponLimit({ class: kind, factor }: Building): number | undefined {
  if (kind === 'mobile-fortress') return undefined;
  if (kind === 'gun-emplacement') return Math.floor(factor / EMPLACEMENT);
  return kind === 'castles-brian' ? factor : Math.floor(factor / PARTS);
}

const POINTS_PER_TON = 16;

/** C-bills for a point of strength; what kinds of walls multiply them by is in the amended text alone, so it is one (TOE-reading-187). */
const PRICES = { castle: 1_000_000, other: 10_000 } as const;

/** Points of strength of all hexes on all levels. */
const pointsOf = ({ factor, hexes, levels }: Building): number => factor * hexes * levels;

export const PORTAL: RuleId = 'TOE-large-portal';

/** Hexes of tunnel that get the equipment of a portal once. */
const TUNNEL = 5;
const isPortal = ({ class: kind }: Building): boolean => kind === 'large-portal';

/** Behind a portal lies a Castle Brian that is open inside. */
const isTunnel = ({ class: kind, openSpace }: Building): boolean => kind === 'castles-brian' && openSpace === true;

/** What speaks against a portal: it is open inside, stands flat against a hill at least as high, and leads into something. */
export function portalFaults({ openSpace, hill = 0, levels, ...building }: Building, { buildings }: Base): readonly string[] {
  if (!isPortal({ levels, ...building })) return [];
  return [
    ...(openSpace ? [] : ['is not built with open space']),
    ...(hill < levels ? [`is ${levels} levels high and set against a hill of ${hill}`] : []),
    ...(buildings.some(isTunnel) ? [] : ['has no Castle Brian of open space behind it']),
  ];
}

export const BASE_RULES: readonly Rule[] = [
  {
    id: 'TOE-building-heavy-weapon-limits',
    cite: errata(131),
    covers: ['TOE-castles-brian-example-crew-weapons', 'TOE-castles-brian-example-weapons'],
    base: { heavyWeaponTons: weaponLimit },
  },
  {
    id: 'TOE-fortress-heavy-weapons',
    cite: errata(266),
    base: {
      heavyWeaponTons: ({ class: kind, factor, levels }) =>
        kind === 'mobile-fortress' ? Math.floor((factor * levels) / PARTS) : undefined,
    },
  },
  {
    id: 'TOE-castles-brian-example-armor',
    cite: errata(142),
    covers: ['TOE-castles-brian-example-armor-2'],
    // Unlike that of machines, the armor of buildings is bought by the ton.
    base: { wallTons: ({ armor = 0 }) => (armor > 0 ? Math.ceil(armor / POINTS_PER_TON) : undefined) },
  },
  {
    id: 'HOUSE-building-price',
    cite: 'Tactical Operations, advanced buildings',
    base: { wallPrice: building => (building.class === 'castles-brian' ? undefined : PRICES.other * pointsOf(building)) },
  },
  {
    id: 'TOE-castles-brian-structure-cost',
    cite: errata(416),
    base: { wallPrice: building => (building.class === 'castles-brian' ? PRICES.castle * pointsOf(building) : undefined) },
  },
  {
    id: PORTAL,
    cite: errata(260),
    base: { portalSets: building => (isPortal(building) ? 1 : undefined) },
    adds: { portalSets: building => (isPortal(building) ? Math.floor((building.tunnel ?? 0) / TUNNEL) : undefined) },
  },
  {
    id: 'TOE-mobile-structure-motive-example',
    cite: errata(263),
    base: { motiveTons: ({ motiveTons = 0, hexes }) => Math.ceil((2 * motiveTons) / hexes) / 2 },
  },
  {
    id: 'TOE-power-generator-hexes',
    cite: errata(134),
    base: { generatorTons: base => ({ value: hexesOf(base) * TONS_FOR_A_HEX, note: `${hexesOf(base)} hexes, its own among them` }) },
  },
  {
    id: 'TOE-power-generator-fuel-example',
    cite: errata(136),
    base: {
      fuelTons: base => ({ value: hexesOf(base) / HEXES_ON_A_TON, note: `${hexesOf(base)} hexes` }),
      fuelSpace: ({ tons }) => Math.ceil(tons / LIQUID),
      hangarHexes: ({ tons, levels }) => Math.ceil(tons / (HANGAR_TONS * Math.ceil(levels / HANGAR_LEVELS))),
    },
    adds: {
      fuelTons: base => ({ value: (base.generator?.hours ?? 0) * gunsOf(base), note: `${gunsOf(base)} heavy weapons` }),
    },
    multiplies: { fuelTons: ({ generator }) => (generator ? BURNS[generator.type] : undefined) },
  },
];
