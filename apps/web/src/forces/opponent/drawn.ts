import { matchUp, prospects, SIZES, type Wish } from '@sortie/convert';
import { nth } from '@sortie/kernel';
import type { Force, Member } from '@sortie/roster';
import { say } from '../../i18n/index.ts';
import type { UnitRow } from '../../units/library/row.ts';
import { memberFor } from '../member-for.ts';
import { below } from './below.ts';

/** So many units for so many points. */
export interface Ordered {
  readonly points: number;
  readonly units: number;
}

/** Units for so many points, drawn from those that a wish allows. */
export const drawnRows = (rows: readonly UnitRow[], wish: Wish, ordered: Ordered): readonly UnitRow[] =>
  matchUp(prospects(rows, wish), ordered, below);

export const pointsOfRows = (rows: readonly UnitRow[]): number => rows.reduce((sum, { pv }) => sum + pv, 0);

/** The same as a force, in lances, stars or Level IIs by how many there are. */
export async function forceOfRows(name: string, rows: readonly UnitRow[], { era, faction }: Wish): Promise<Force> {
  const { group, groups } = SIZES.find(({ units }) => units === rows.length) ?? nth(SIZES, 0);
  const members: Member[] = [];
  for (const [i, row] of rows.entries()) {
    const member = await memberFor(row, 'current', say(groups(Math.floor(i / group) + 1)));
    if (member) members.push(member);
  }
  return { name, edition: 'current', members, ...(era !== undefined && { era }), ...(faction !== undefined && { faction }) };
}
