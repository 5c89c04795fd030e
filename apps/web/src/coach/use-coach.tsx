import type { Shape } from '@sortie/kernel';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { GameFace } from '../battle/face.ts';
import type { Desk } from '../battle/use-desk.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { lessonsKept } from './kept.ts';

const Coach = lazy(async () => ({ default: (await import('./coach.tsx')).Coach }));

/** Whoever takes a lesson at this table has a coach beside them. */
export function useCoach(table: string, face: GameFace<Shape> | undefined): ((desk: Desk) => ReactNode) | undefined {
  const go = useNavigate();
  const begun = lessonsKept().begun[table]?.lesson;
  const found = useLoaded(
    async () => (begun === undefined ? undefined : (await import('./lessons/index.ts')).lessonCalled(begun)),
    [begun],
  );
  const lesson = found.state === 'ready' ? found.value : undefined;
  return useMemo(
    () =>
      lesson && face
        ? desk => (
            <Suspense>
              <Coach lesson={lesson} desk={desk} face={face} onLessons={() => void go({ to: '/learn' })} />
            </Suspense>
          )
        : undefined,
    [lesson, face, go],
  );
}
