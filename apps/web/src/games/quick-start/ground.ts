import { describeTerrain, siteAt } from '@sortie/board';
import type { Ground } from '@sortie/board-view';
import { FACING_NAMES, type Hex, hexesOf, hexLabel, sameHex } from '@sortie/geometry';
import type { View } from '@sortie/kernel';
import { boardOf, callSign, type QuickStart } from '@sortie/rules-quick-start';
import { t } from '../../i18n/index.ts';

/** The map as it lies; boards are made once for each plan, so the picture is too. */
export const groundOf = (view: View<QuickStart>): Ground => boardOf(view.board);

export const hexesOn = (view: View<QuickStart>): readonly Hex[] => hexesOf(boardOf(view.board));

/** A hex in words: number, ground, who stands there. */
export function describeAt(view: View<QuickStart>, at: Hex): string {
  const terrains = siteAt(boardOf(view.board), at)?.terrains ?? [];
  const ground = terrains.map(terrain => t(describeTerrain(terrain) ?? '')).join(', ') || t('clear');
  const unit = view.units.find(one => one.at && sameHex(one.at, at));
  const place = t('Hex {hex}: {ground}', { hex: hexLabel(at), ground });
  if (!unit) return place;
  return `${place}. ${t('{unit}, facing {facing}', { unit: callSign(view, unit.id), facing: FACING_NAMES[unit.facing] })}`;
}
