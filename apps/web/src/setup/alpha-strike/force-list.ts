import { fillUp, matchUp, priceFor } from '@sortie/convert';
import { type Member, REGULAR_SKILL } from '@sortie/roster';
import type { Entry } from '@sortie/rules-alpha-strike';
import { fielded } from '../../forces/entries.ts';
import type { Gifts } from '../../forces/gifts/written.ts';
import { below } from '../../forces/opponent/below.ts';
import { builtInRows, type UnitRow } from '../../units/library/row.ts';
import { cardOf } from './picture.ts';

export const nameOf = (entry: Entry): string => entry.name ?? cardOf(entry)?.name ?? '?';

export const priceOf = (entry: Entry): number => entry.pv ?? cardOf(entry)?.pv ?? 0;

export const pointsOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + priceOf(entry), 0);

/** A force without one of its units; riders of it walk, and riders behind it in the list keep their carriers. */
export function withoutUnit(force: readonly Entry[], at: number): readonly Entry[] {
  return force
    .filter((_, i) => i !== at)
    .map(entry => {
      const { rides, ...rest } = entry;
      if (rides === undefined || rides === at) return rest;
      return rides > at ? { ...entry, rides: rides - 1 } : entry;
    });
}

/** The same unit with another crew, at another price. */
export function withSkill(entry: Entry, skill: number): Entry {
  const card = cardOf(entry);
  return card ? { ...entry, skill, pv: priceFor({ pv: card.pv, specials: card.specials }, skill) } : { ...entry, skill };
}

/** The same unit with what its crew and machine bring along besides; nothing is written down where there is nothing. */
export function withGifts({ abilities: _abilities, quirks: _quirks, ...rest }: Entry, { abilities, quirks }: Gifts): Entry {
  return { ...rest, ...(abilities.length > 0 && { abilities }), ...(quirks.length > 0 && { quirks }) };
}

const LANCE = 4;

/** A force with more members, who form lances of four behind those that are there. */
export function withMembers(force: readonly Entry[], members: readonly Member[]): readonly Entry[] {
  const { entries } = fielded({ name: '', edition: 'current', members });
  return [...force, ...entries.map((entry, i) => ({ ...entry, lance: Math.floor((force.length + i) / LANCE) }))];
}

/** As many as are still seen at a glance. */
const MOST = 24;
/** What a force that fills itself is made of: machines and suits that fight on any table. */
const KINDS: readonly string[] = ['BM', 'CV', 'BA'];
const ON_LAND = /^\d+"(t|w|h|v|j|f)?($|\/)/;
const fights = ({ type, move, damage }: UnitRow): boolean => KINDS.includes(type) && ON_LAND.test(move) && (damage[0] > 0 || damage[1] > 0);

/** A force with as many units of the catalogue as the points allow. */
export function filledUp(force: readonly Entry[], limit: number): readonly Entry[] {
  const offers = builtInRows('current').filter(fights);
  const taken = fillUp(offers, limit - pointsOf(force), MOST - force.length, below);
  return withMembers(
    force,
    taken.map(({ name }) => ({ unit: name, skill: REGULAR_SKILL })),
  );
}

/** A force that costs as much as another one and has as many units. */
export function matchedTo(other: readonly Entry[]): readonly Entry[] {
  const taken = matchUp(builtInRows('current').filter(fights), { points: pointsOf(other), units: other.length }, below);
  return withMembers(
    [],
    taken.map(({ name }) => ({ unit: name, skill: REGULAR_SKILL })),
  );
}

/** Sides that differ by no more than this share are called fair. */
const FAIR_PERCENT = 5;

export type Fairness = { readonly fair: true } | { readonly stronger: 0 | 1; readonly points: number; readonly percent: number };

/** Whether two sides are a match for each other by their points, and by how much one is stronger. */
export function fairness(a: number, b: number): Fairness {
  const [weak, strong] = a < b ? [a, b] : [b, a];
  const points = strong - weak;
  if (points * 100 <= strong * FAIR_PERCENT) return { fair: true };
  return { stronger: a > b ? 0 : 1, points, percent: weak === 0 ? 100 : Math.round((points * 100) / weak) };
}
