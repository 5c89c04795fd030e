import { playGame, type Result, type Series, type Staged } from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { nth, type Shape, sure } from '@sortie/kernel';

/** A series, and what it is played on where the game does not say so itself; all of it plain data for another thread. */
export interface Order {
  readonly series: Series;
  readonly staged?: Staged<Shape>;
}

/** One game of one order. */
export interface Job {
  readonly order: number;
  readonly game: number;
}

/** Whoever plays single games of some orders. Games are loaded once. */
export async function playerOf(orders: readonly Order[]): Promise<(job: Job) => Result> {
  const ids = [...new Set(orders.map(({ series }) => series.game))];
  const found = new Map(await Promise.all(ids.map(async id => [id, sure(await loadGame(id), 'the game')] as const)));
  return ({ order, game: number }) => {
    const { series, staged } = nth(orders, order);
    return playGame(sure(found.get(series.game), 'the game'), series, staged ?? series.scenario, number, () => performance.now());
  };
}
