import type { Hex } from '@sortie/geometry';
import { sameHex } from '@sortie/geometry';
import { type Answer, nth, type Refusal } from '@sortie/kernel';
import { aimAtHex, aimAtWall, barragesOf, binsFor, type Classic, type OnMap, type Pose, sheetFor } from '@sortie/rules-classic';
import type { Change, Moment } from '../../battle/face.ts';
import { type Declaration, declarationOf } from './aim.ts';
import type { Declaring } from './fire-state.ts';

type Now = Moment<Classic>;

/** Shots at places instead of units: at buildings, and at hexes where the rules in force know how. */
export type AtHexes = Pick<Declaration, 'batters' | 'barrages' | 'light'>;

/** What is to be pointed at a hex: a weapon, or the searchlight. */
export type Pointing = number | 'light';

/** Weapons that may be fired at buildings or hexes under these rules. */
export function hexWeapons({ book }: Now, unit: OnMap): readonly number[] {
  const lobbed = barragesOf(unit, book).map(({ weapon }) => weapon);
  const { weapons } = sheetFor(unit);
  return [...weapons.keys()].filter(i => nth(weapons, i).fires || lobbed.includes(i));
}

export const hasLight = ({ book }: Now, unit: OnMap): boolean =>
  book.rules.some(({ id }) => id === 'TOE-searchlight-illuminates-hex') && sheetFor(unit).gear.some(({ kind }) => kind === 'searchlight');

type Battery = NonNullable<Declaration['batters']>[number];
type Barrage = NonNullable<Declaration['barrages']>[number];

/** One way to fire a weapon at a hex: a salvo that comes down there, or shots at what stands there. */
export type HexShot = { readonly barrage: Barrage } | { readonly battery: Battery };

const partOf = (shot: HexShot): AtHexes => ('barrage' in shot ? { barrages: [shot.barrage] } : { batters: [shot.battery] });

const WAYS = [undefined, 'blind', 'flak'] as const;

/** All ways to fire a weapon at a hex, whether the rules allow them there or not: loads, ways and purposes. */
function* waysInto({ book }: Now, unit: OnMap, weapon: number, at: Hex): Generator<HexShot> {
  for (const { weapon: _, ...load } of barragesOf(unit, book).filter(one => one.weapon === weapon))
    for (const way of WAYS) yield { barrage: { weapon, at, ...load, ...(way && { way }) } };
  const gun = nth(sheetFor(unit).weapons, weapon);
  const bins = gun.ammo === '' ? [undefined] : [undefined, ...binsFor(unit, gun)];
  for (const purpose of [undefined, ...book.opened('purpose')])
    for (const bin of bins) yield { battery: { weapon, at, ...(bin !== undefined && { bin }), ...(purpose && { purpose }) } };
}

/** The ways to fire a weapon at a hex that the rules allow, the usual one first. */
export function shotsInto(moment: Now, unit: OnMap, pose: Pose, weapon: number, at: Hex): readonly HexShot[] {
  const { view, book, seat } = moment;
  return [...waysInto(moment, unit, weapon, at)].filter(shot =>
    book.allows(view, { ...declarationOf(unit.id, pose, []), ...partOf(shot) }, seat),
  );
}

/** The number that such a shot needs, with its terms. */
export const numberInto = ({ view, book }: Now, unit: OnMap, shot: HexShot): Answer =>
  book.ask('toHit', 'barrage' in shot ? aimAtHex(view, book, unit, shot.barrage) : aimAtWall(view, book, unit, shot.battery));

/** A hex that was pointed at, as a part of the declaration, or why not. */
function pointed(moment: Now, unit: OnMap, state: Declaring, at: Hex): AtHexes | readonly Refusal[] {
  const { view, book, seat } = moment;
  const { pointing, pose } = state;
  if (pointing === undefined) return {};
  const check = (also: AtHexes): readonly Refusal[] => book.check(view, { ...declarationOf(unit.id, pose, []), ...also }, seat);
  if (pointing === 'light') {
    const refusals = check({ light: at });
    return refusals.length > 0 ? refusals : { light: at };
  }
  const [shot] = shotsInto(moment, unit, pose, pointing, at);
  if (shot) return partOf(shot);
  const [first] = waysInto(moment, unit, pointing, at);
  return first ? check(partOf(first)) : [];
}

/** The way in which a weapon is fired at a hex now. */
export function hexShotOf({ hexes = {} }: Declaring, weapon: number): HexShot | undefined {
  const barrage = hexes.barrages?.find(one => one.weapon === weapon);
  const battery = hexes.batters?.find(one => one.weapon === weapon);
  return barrage ? { barrage } : battery && { battery };
}

/** The same weapon fired at its hex in another way. */
export function firedAs(state: Declaring, weapon: number, shot: HexShot): Declaring {
  const rest = withoutWeapon(state, weapon);
  const { hexes = {} } = rest;
  const { barrages = [], batters = [] } = partOf(shot);
  const lobbed = [...(hexes.barrages ?? []), ...barrages];
  const walls = [...(hexes.batters ?? []), ...batters];
  return {
    ...rest,
    touched: true,
    hexes: { ...hexes, ...(lobbed.length > 0 && { barrages: lobbed }), ...(walls.length > 0 && { batters: walls }) },
  };
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
