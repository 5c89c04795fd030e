import { describeTerrain, siteAt } from '@sortie/board';
import type { Ground } from '@sortie/board-view';
import { FACING_NAMES, type Hex, hexesOf, hexLabel, sameHex } from '@sortie/geometry';
import type { View } from '@sortie/kernel';
import { boardOf, type Classic, callSign, cellsOf, isFighting, type Standing, sheetFor } from '@sortie/rules-classic';
import { t } from '../../i18n/index.ts';

type Seen = View<Classic>;

/** The map as it lies; boards are made once for each plan, so the picture is too. */
export const groundOf = (view: Seen): Ground => boardOf(view.board);

export const hexesOn = (view: Seen): readonly Hex[] => hexesOf(boardOf(view.board));

/** A vessel lies in many hexes. */
const hexesUnder = (unit: Standing): readonly Hex[] => (sheetFor(unit).vessel ? cellsOf(unit).map(cell => cell.at) : [unit.at]);

/** A hex in words: number, level, ground, who stands there. */
export function describeAt(view: Seen, at: Hex): string {
  const site = siteAt(boardOf(view.board), at);
  const terrains = site?.terrains.map(terrain => t(describeTerrain(terrain) ?? '')).filter(text => text !== '') ?? [];
  const level = site && site.level !== 0 ? [t('level {level}', { level: site.level })] : [];
  const ground = [...level, ...terrains].join(', ') || t('clear');
  const place = t('Hex {hex}: {ground}', { hex: hexLabel(at), ground });
  const there = view.units.filter(one => isFighting(one) && hexesUnder(one).some(h => sameHex(h, at)));
  const units = there.map(unit => t('{unit}, facing {facing}', { unit: callSign(view, unit.id), facing: FACING_NAMES[unit.facing] }));
  return [place, ...units].join('. ');
}
