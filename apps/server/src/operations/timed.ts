import type { Minds } from '../opponent/minds.ts';
import type { Clock } from '../rooms/steady.ts';
import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

/** The same, and how long it took is counted. */
export const timedAppend =
  ({ append }: Storage, metrics: Metrics, steady: Clock): Storage['append'] =>
  async what => {
    const since = steady();
    let outcome = 'failed';
    try {
      outcome = await append(what);
      return outcome as Awaited<ReturnType<Storage['append']>>;
    } finally {
      metrics.append(outcome, steady() - since);
    }
  };

export const timedThink =
  ({ think }: Minds, metrics: Metrics, steady: Clock): Minds['think'] =>
  (thought, told, table) => {
    const since = steady();
    const thinker = think(thought, told, table);
    thinker.chosen.then(
      ({ short }) => metrics.thought(short === undefined ? 'whole' : 'short', steady() - since),
      () => metrics.thought('failed', steady() - since),
    );
    return thinker;
  };
