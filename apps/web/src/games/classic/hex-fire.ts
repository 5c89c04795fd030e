import { terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { sameHex } from '@sortie/geometry';
import { nth, type Refusal } from '@sortie/kernel';
import { barragesOf, boardOf, type Classic, type OnMap, sheetFor } from '@sortie/rules-classic';
import type { Change, Moment } from '../../battle/face.ts';
import { type Declaration, declarationOf } from './aim.ts';
import type { Declaring } from './fire-state.ts';

type Now = Moment<Classic>;

/** Shots at places instead of units: at buildings, and at hexes where the rules in force know how. */
export type AtHexes = Pick<Declaration, 'batters' | 'barrages' | 'light'>;

/** What is to be pointed at a hex: a weapon, or the searchlight. */
export type Pointing = number | 'light';

/** Weapons that may be fired at buildings or hexes on this map. */
export function hexWeapons({ view, book }: Now, unit: OnMap): readonly number[] {
  const walls = boardOf(view.board).sites.some(({ terrains }) => terrains.some(({ kind }) => kind === 'building'));
  const lobbed = barragesOf(unit, book).map(({ weapon }) => weapon);
  const { weapons } = sheetFor(unit);
  return [...weapons.keys()].filter(i => nth(weapons, i).fires && (walls || lobbed.includes(i)));
}

export const hasLight = ({ book }: Now, unit: OnMap): boolean =>
  book.rules.some(({ id }) => id === 'TOE-searchlight-illuminates-hex') && sheetFor(unit).gear.some(({ kind }) => kind === 'searchlight');

/** A hex that was pointed at, as a part of the declaration, or why not. */
function pointed({ view, book, seat }: Now, unit: OnMap, state: Declaring, at: Hex): AtHexes | readonly Refusal[] {
  const { pointing, pose } = state;
  if (pointing === undefined) return {};
  const check = (also: AtHexes): readonly Refusal[] => book.check(view, { ...declarationOf(unit.id, pose, []), ...also }, seat);
  if (pointing === 'light') {
    const refusals = check({ light: at });
    return refusals.length > 0 ? refusals : { light: at };
  }
  if (terrainAt(boardOf(view.board), at, 'building')) {
    const wall: AtHexes = { batters: [{ weapon: pointing, at }] };
    const refusals = check(wall);
    if (refusals.length === 0) return wall;
    if (!barragesOf(unit, book).some(({ weapon }) => weapon === pointing)) return refusals;
  }
  const barrage = barragesOf(unit, book).find(({ weapon }) => weapon === pointing) ?? { weapon: pointing };
  const lobbed: AtHexes = { barrages: [{ ...barrage, at }] };
  const refusals = check(lobbed);
  return refusals.length > 0 ? refusals : lobbed;
}

const isRefused = (found: AtHexes | readonly Refusal[]): found is readonly Refusal[] => Array.isArray(found);

/** Points the chosen weapon at a hex; the weapon fires at nobody else then. */
export function fireInto(moment: Now, unit: OnMap, state: Declaring, at: Hex): Change<Classic, Declaring> {
  const found = pointed(moment, unit, state, at);
  if (isRefused(found)) return { refusals: found };
  const { pointing, ...rest } = state;
  const freed = typeof pointing === 'number' ? withoutWeapon(rest, pointing) : rest;
  const { hexes = {} } = freed;
  return {
    state: {
      ...freed,
      touched: true,
      hexes: {
        ...hexes,
        ...(found.light && { light: found.light }),
        ...(found.batters && { batters: [...(hexes.batters ?? []), ...found.batters] }),
        ...(found.barrages && { barrages: [...(hexes.barrages ?? []), ...found.barrages] }),
      },
    },
  };
}

/** A declaration without one weapon. */
export function withoutWeapon(state: Declaring, weapon: number): Declaring {
  const { hexes = {}, shots, ...rest } = state;
  const { batters = [], barrages = [], light } = hexes;
  const [walls, lobbed] = [batters.filter(one => one.weapon !== weapon), barrages.filter(one => one.weapon !== weapon)];
  return {
    ...rest,
    shots: shots.filter(one => one.weapon !== weapon),
    hexes: { ...(light && { light }), ...(walls.length > 0 && { batters: walls }), ...(lobbed.length > 0 && { barrages: lobbed }) },
  };
}

/** Where a weapon is pointed, if it is pointed at a hex. */
export const hexOf = ({ hexes = {} }: Declaring, weapon: number): Hex | undefined =>
  [...(hexes.batters ?? []), ...(hexes.barrages ?? [])].find(one => one.weapon === weapon)?.at;

/** Hexes that are fired at or lit, each once. */
export function hexesAimedAt({ hexes = {} }: Declaring): readonly Hex[] {
  const all = [...(hexes.batters ?? []), ...(hexes.barrages ?? [])].map(({ at }) => at);
  const both = hexes.light ? [...all, hexes.light] : all;
  return both.filter((at, i) => both.findIndex(one => sameHex(one, at)) === i);
}
