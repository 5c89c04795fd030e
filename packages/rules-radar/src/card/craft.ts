import type { Arc, Broadside, Card, CraftType, WeaponClass } from './card.ts';
import { WEAPON_CLASSES } from './card.ts';

type Carded = { readonly card: Card };

const is =
  (...types: readonly CraftType[]) =>
  ({ card }: Carded): boolean =>
    types.includes(card.type);

export const isFighter = is('AF');
export const isSmallCraft = is('SC');
export const isSmall = is('AF', 'SC');
export const isDropShip = is('DS', 'DA');
export const isWarShip = is('WS');
/** DropShips, JumpShips, stations and WarShips: whatever capital weapons are made for, and whatever missiles find from afar. */
export const isShip = is('DS', 'DA', 'JS', 'SS', 'WS');
export const isSatellite = is('SV');
/** Stays where it is: its engines hold a place and do no more. */
export const keepsStation = ({ card }: Carded): boolean => card.mode === 'k';

const LIMITS: { readonly [T in CraftType]: number } = { AF: 1, SC: 1, DS: 4, DA: 4, JS: 4, SV: 4, SS: 6, WS: 8 };
/** How many attacks it may make in a capital turn. */
export const attackLimit = ({ card }: Carded): number => LIMITS[card.type];
export const hasManyAttacks = (unit: Carded): boolean => attackLimit(unit) > 1;

export const weaponsIn = ({ card }: Carded, arc: Arc): Broadside => card.arcs[arc] ?? {};
export const classesIn = (unit: Carded, arc: Arc): readonly WeaponClass[] => {
  const side = weaponsIn(unit, arc);
  return WEAPON_CLASSES.filter(name => side[name] !== undefined);
};

/** Capital weapons, guns and missiles of either size. */
export const isCapital = (weapon: WeaponClass): boolean => weapon !== 'standard';

const memo = new WeakMap<Card, ReadonlyMap<string, number>>();

/** Abilities by name with the number behind it: `SCR3` is `SCR` → 3, `NC3` is itself → 1. */
function abilities(card: Card): ReadonlyMap<string, number> {
  const known = memo.get(card);
  if (known) return known;
  const read = new Map<string, number>();
  for (const text of card.specials) {
    read.set(text, 1);
    const [, name, count] = /^([A-Z]+)(\d+)/.exec(text) ?? [];
    if (name) read.set(name, Number(count));
  }
  memo.set(card, read);
  return read;
}

export const has = ({ card }: Carded, name: string): boolean => abilities(card).has(name);
export const countOf = ({ card }: Carded, name: string): number => abilities(card).get(name) ?? 0;

const BUILT_FOR_SPACE: readonly CraftType[] = ['AF', 'SC', 'DS', 'DA', 'JS', 'WS', 'SS'];
/** May be on the Capital Radar Map. Satellites among the support vehicles have the ability by their nature as well. */
export const goesToSpace = (unit: Carded): boolean =>
  !has(unit, 'ATMO') && (has(unit, 'SPC') || BUILT_FOR_SPACE.includes(unit.card.type) || keepsStation(unit));

const DEFAULT_FUEL = 4;
/** Fuel to begin with; only fighters count it. */
export const fuelOf = (unit: Carded): number => (isFighter(unit) ? countOf(unit, 'FUEL') || DEFAULT_FUEL : 0);
