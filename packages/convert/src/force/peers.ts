import { CATALOGUE, type Unit } from '@sortie/roster';
import { toCard } from '../alpha-strike/convert.ts';
import { CURRENT } from '../alpha-strike/editions.ts';

/** So many units make a field. */
const MOST = 8;

/** Whom a unit is compared with if nobody says: those of the catalogue that are of its type and cost about the same, the nearest first. */
export function peersOf(unit: Unit): readonly Unit[] {
  const own = toCard(unit, CURRENT);
  if (!own) return [];
  return CATALOGUE.filter(other => other !== unit)
    .flatMap(other => {
      const card = toCard(other, CURRENT);
      return card?.type === own.type ? [{ other, name: card.name, apart: Math.abs(card.pv - own.pv) }] : [];
    })
    .sort((x, y) => x.apart - y.apart || (x.name < y.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ other }) => other);
}
