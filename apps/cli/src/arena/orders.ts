import { playGame, type Result, type Series, type Staged } from '@sortie/arena';
import type { Shape } from '@sortie/kernel';
import { groundNamed } from './grounds.ts';

/** A series and what it is played on, all of it plain data for another thread. */
export interface Order {
  readonly series: Series;
  readonly staged: Staged<Shape>;
}

/** One game of one order. */
export interface Job {
  readonly order: number;
  readonly game: number;
}

/** Whoever plays single games of some orders. Games are loaded once. */
export async function playerOf(orders: readonly Order[]): Promise<(job: Job) => Result> {
  const ids = [...new Set(orders.map(({ series }) => series.game))];
  const found = new Map(await Promise.all(ids.map(async id => [id, (await groundNamed(id))!] as const)));
  return ({ order, game: number }) => {
    const { series, staged } = orders[order]!;
    return found
      .get(series.game)!
      .use(({ game, watch }) => playGame(game, watch, series, staged as Staged<never>, number, () => performance.now()));
  };
}
