import { type Contender, conductGame, type Result } from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { nth, sure } from '@sortie/kernel';
import type { Job, Order } from '../arena/orders.ts';
import { Bot } from './bot.ts';

const isOutside = ({ outside }: Contender): boolean => outside !== undefined;
/** Does a program from outside play in one of them? */
export const hasOutsider = (orders: readonly Order[]): boolean => orders.some(({ series: { a, b } }) => isOutside(a) || isOutside(b));

/** Games with programs from outside, one after the other: each side keeps its program for the whole series. */
export async function playWithBots(orders: readonly Order[], wanted: () => Job | undefined, take: (job: Job, result: Result) => void) {
  for (let job = wanted(), table: Table | undefined; job || table; job = wanted()) {
    if (table && table.order !== job?.order) table.dismiss();
    if (!job) return;
    if (table?.order !== job.order) table = tableOf(nth(orders, job.order), job.order);
    take(job, await table.play(job.game));
  }
}

interface Table {
  readonly order: number;
  play(number: number): Promise<Result>;
  dismiss(): void;
}

function tableOf({ series, staged }: Order, order: number): Table {
  const botFor = ({ outside, ms }: Contender): Bot | undefined => (outside === undefined ? undefined : new Bot(outside, ms));
  const [a, b] = [botFor(series.a), botFor(series.b)];
  return {
    order,
    play: async number => {
      const game = sure(await loadGame(series.game), 'the game');
      const conducted = conductGame(game, series, staged ?? series.scenario, number, () => performance.now());
      const seatOfA = number % 2;
      let step = conducted.next();
      let begun = false;
      while (!step.done) {
        const { seat, rules } = step.value;
        if (!begun)
          for (const [bot, at] of [
            [a, seatOfA],
            [b, 1 - seatOfA],
          ] as const)
            bot?.sit({ game: series.game, seat: at, rules });
        begun = true;
        const bot = sure(seat === seatOfA ? a : b, 'the program that plays this seat');
        step = conducted.next(await bot.decide(step.value));
      }
      const { winner } = step.value;
      const winners = winner === null ? [] : [winner === 'a' ? seatOfA : 1 - seatOfA];
      for (const bot of [a, b]) bot?.tellEnd(winners);
      return step.value;
    },
    dismiss: () => {
      for (const bot of [a, b]) bot?.dismiss();
    },
  };
}
