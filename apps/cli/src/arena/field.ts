import { CURRENT, toCard } from '@sortie/convert';
import { CATALOGUE, find, nameOf } from '@sortie/roster';
import { BOX_SHEETS } from '@sortie/rules-quick-start';

/** So many units make a field. */
const MOST = 8;

/** Whom a unit is compared with if nobody says: for Quick-Start every other sheet of the box, for Alpha Strike the nearest in price of its type. */
export function fieldFor(game: 'alpha-strike' | 'quick-start', name: string): readonly string[] {
  if (game === 'quick-start') return BOX_SHEETS.map(({ code }) => code).filter(code => code !== name);
  const unit = find(name);
  const own = unit && toCard(unit, CURRENT);
  if (!own) return [];
  return CATALOGUE.filter(other => other !== unit)
    .map(other => ({ name: nameOf(other), card: toCard(other, CURRENT) }))
    .filter(({ card }) => card?.type === own.type)
    .map(({ name: other, card }) => ({ other, apart: Math.abs(card!.pv - own.pv) }))
    .sort((x, y) => x.apart - y.apart || (x.other < y.other ? -1 : 1))
    .slice(0, MOST)
    .map(({ other }) => other);
}
