import { boardOf } from '@sortie/board';
import type { Answer, View } from '@sortie/kernel';
import { type Book, type Classic, depthOf, type OnMap, type Shot, sheetFor } from '@sortie/rules-classic';

/** What a turn does to the heat of a unit, if nothing else happens to it. */
export interface HeatOutlook {
  readonly built: Answer;
  readonly cooling: Answer;
  readonly after: number;
  /** Numbers that it will have to roll; 0 for no roll. */
  readonly shutdown: number;
  readonly ammunition: number;
}

export function heatOutlook(view: View<Classic>, book: Book, unit: OnMap, shots: readonly Shot[] = []): HeatOutlook {
  const { weapons } = sheetFor(unit);
  const fired = shots.reduce((sum, { weapon, rate }) => sum + (weapons[weapon]?.heat ?? 0) * (rate ?? 1), 0);
  const hot = { ...unit, built: { ...unit.built, weapons: unit.built.weapons + fired } };
  const built = book.ask('heat', { state: view, unit: hot });
  const cooling = book.ask('cooling', { state: view, unit: hot, depth: depthOf(boardOf(view.board), unit.at) });
  const after = Math.max(0, unit.heat + built.total - cooling.total);
  const shutdown = after === 0 ? 0 : book.ask('shutdownNumber', { heat: after }).total;
  const ammunition = after === 0 ? 0 : book.ask('ammoNumber', { heat: after, unit: hot }).total;
  return { built, cooling, after, shutdown, ammunition };
}
