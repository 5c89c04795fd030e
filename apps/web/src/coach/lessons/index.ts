import type { Lesson } from '../lesson.ts';
import { heatLesson, indirectLesson, physicalLesson } from './classic.ts';
import { firstGame } from './first-game.ts';
import { alphaStrikeLesson, bounceLesson, radarLesson } from './others.ts';
import { jumpLesson, sightLesson, tmmLesson } from './quick-start.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [
  firstGame,
  sightLesson,
  tmmLesson,
  jumpLesson,
  heatLesson,
  physicalLesson,
  indirectLesson,
  alphaStrikeLesson,
  bounceLesson,
  radarLesson,
];

export const lessonCalled = (id: string): Lesson | undefined => LESSONS.find(lesson => lesson.id === id);
