import { forecast } from '@sortie/arena';
import { type AnyGame, loadGame } from '@sortie/games';
import { useEffect, useState } from 'react';
import type { Frame } from '../battle/replay/frames.ts';
import type { Recording } from '../battle/replay/recording.ts';

/** The chance of the first side to win, at a frame of a replay. */
export interface Point {
  readonly at: number;
  readonly chance: number;
}

/** So many moments are looked at, at most, and so long at a time, in milliseconds. */
const MOST = 160;
const SLICE = 8;

/** The frames that are looked at: the first and the last, and others at even distances. */
const moments = (frames: number): readonly number[] => {
  const step = Math.max(1, Math.ceil((frames - 1) / MOST));
  return [...new Set([...Array.from({ length: Math.ceil(frames / step) }, (_, i) => i * step), frames - 1])];
};

/** How the game was expected to end, moment by moment; points come in as they are found, and nobody has to wait for them. */
export function useForecast({ game: { ruleset }, hearing: { book } }: Recording, frames: readonly Frame[]): readonly Point[] {
  const [points, setPoints] = useState<readonly Point[]>([]);
  useEffect(() => {
    let stopped = false;
    setPoints([]);
    const look = async (game: AnyGame | undefined): Promise<void> => {
      if (!game) return;
      let found: readonly Point[] = [];
      let until = performance.now() + SLICE;
      for (const at of moments(frames.length)) {
        const frame = frames[at];
        if (frame) found = [...found, { at, chance: forecast(game, frame.view, 0, book) }];
        if (performance.now() < until) continue;
        await new Promise(resolve => setTimeout(resolve, 0));
        if (stopped) return;
        until = performance.now() + SLICE;
      }
      setPoints(found);
    };
    void loadGame(ruleset.id).then(look);
    return () => {
      stopped = true;
    };
  }, [ruleset, book, frames]);
  return points;
}
