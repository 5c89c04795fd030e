import type { Shape } from '@sortie/kernel';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { GameFace } from '../battle/face.ts';
import type { Desk } from '../battle/use-desk.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { puzzlesKept } from './kept.ts';

const PuzzleCard = lazy(async () => ({ default: (await import('./puzzle-card.tsx')).PuzzleCard }));

/** Whoever solves a puzzle at this table has its card beside them. */
export function usePuzzle(table: string, face: GameFace<Shape> | undefined): ((desk: Desk) => ReactNode) | undefined {
  const go = useNavigate();
  const id = puzzlesKept().tables[table];
  const found = useLoaded(
    async () => (id === undefined ? undefined : (await (await import('./book.ts')).puzzleBook()).find(puzzle => puzzle.id === id)),
    [id],
  );
  const puzzle = found.state === 'ready' ? found.value : undefined;
  return useMemo(() => {
    if (!puzzle || !face) return undefined;
    const again = async () => {
      const laid = await (await import('./begin.ts')).beginPuzzle(puzzle);
      if (laid.ok) await go({ to: '/play/$id', params: { id: laid.value }, replace: true });
    };
    return desk => (
      <Suspense>
        <PuzzleCard puzzle={puzzle} desk={desk} face={face} onAgain={() => void again()} onPuzzles={() => void go({ to: '/puzzles' })} />
      </Suspense>
    );
  }, [puzzle, face, go]);
}
