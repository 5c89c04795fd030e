import { allPairs, type Board, drawBoard, losBenchmark } from '@sortie/board';
import { type Gate, timed } from './gate.ts';

/** Hills of four levels, woods and water in a pattern without symmetry: no line of sight is easy. */
function rollingCountry(): Board {
  const letters = '..1.2..l1.3.h2..l~1.4.2.h.1=';
  const row = (y: number): string =>
    Array.from({ length: 16 }, (_, x) => letters[(x * 7 + y * 11 + ((x * y) % 5)) % letters.length]).join('');
  return drawBoard({ name: 'Rolling country', rows: Array.from({ length: 17 }, (_, y) => row(y)) });
}

export function sightGate(): Gate {
  const board = rollingCountry();
  const pairs = allPairs(board);
  const rounds = 20;
  return {
    name: 'sight',
    title: 'hex line of sight with elevation',
    unit: 'lines/s',
    limit: 1_000_000,
    run: () => {
      const { ms, result } = timed(() => {
        let sum = 0;
        for (let i = 0; i < rounds; i += 1) sum = losBenchmark(board, pairs);
        return sum;
      });
      return { value: ((pairs.length / 2) * rounds * 1000) / ms, hash: String(result) };
    },
  };
}
