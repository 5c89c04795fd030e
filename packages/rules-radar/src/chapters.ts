// Imports for their effect stay in declarations, where those of values are left out: who uses the package sees the words of every chapter.
import './chapters/afar/shape.ts';
import './chapters/boarding/shape.ts';
import './chapters/docking/shape.ts';
import './chapters/gifts/shape.ts';
import './chapters/gravity/shape.ts';
import './chapters/jumps/shape.ts';
import './chapters/orbit/shape.ts';
import { afar } from './chapters/afar/chapter.ts';
import { boarding } from './chapters/boarding/chapter.ts';
import { docking } from './chapters/docking/chapter.ts';
import { gifts } from './chapters/gifts/chapter.ts';
import { gravity } from './chapters/gravity/chapter.ts';
import { jumps } from './chapters/jumps/chapter.ts';
import { orbit } from './chapters/orbit/chapter.ts';

/** What the game knows beside its core. A chapter whose rules are given up stays here for the sake of old logs. */
export const CHAPTERS = [afar, boarding, docking, gifts, gravity, jumps, orbit] as const;
