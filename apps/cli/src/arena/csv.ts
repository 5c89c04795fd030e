import { nameOf, type Reported } from '@sortie/arena';
import { nth } from '@sortie/kernel';

const HEAD = 'a,b,game,pairing,seatOfA,winner,end,turns,commands,leadOfA,medianMsA,medianMsB,hash';

/** One line for each game. */
export const csvOf = (all: readonly Reported[]): string => `${[HEAD, ...all.flatMap(linesOf)].join('\n')}\n`;

const linesOf = ({ series, results }: Reported): readonly string[] =>
  results.map(({ game, pairing, seatOfA, winner, end, turns, commands, chronicle, decisionsA, decisionsB, hash }) => {
    const points = chronicle.points.at(-1) ?? [0, 0];
    const lead = points[seatOfA] - nth(points, 1 - seatOfA);
    return [
      nameOf(series.a),
      nameOf(series.b),
      game,
      pairing,
      seatOfA,
      winner ?? 'draw',
      end,
      turns,
      commands,
      lead.toFixed(2),
      median(decisionsA),
      median(decisionsB),
      hash,
    ].join(',');
  });

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
