import type { Effect } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameFace } from '../face.ts';
import type { Frame } from './frames.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds to read a sentence, and more for one with sums behind it. */
const READING = 900;
const SUMMING = 1400;

interface Options {
  readonly frames: readonly Frame[];
  readonly face: GameFace<Shape>;
  readonly show: (effects: readonly Effect[], speed: number) => Promise<void>;
  readonly stop: () => void;
}

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
  readonly hasten: () => void;
}

/** Where a replay stands and how it runs on. */
export function usePlayer({ frames, face, show, stop }: Options): Player {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const tools = useRef({ show, stop });
  tools.current = { show, stop };
  const last = frames.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    let wanted = true;
    const frame = frames[at];
    const reading = frame?.told?.sums ? SUMMING : frame?.line ? READING : 0;
    const timer = setTimeout(() => {
      const next = frames[at + 1];
      if (!wanted || !next) return;
      setAt(at + 1);
      if (next.event) void tools.current.show(face.effects(next.before, next.event), speed);
    }, reading / speed);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [playing, at, last, speed, frames, face]);
  return {
    at,
    playing,
    speed,
    go(to) {
      tools.current.stop();
      setAt(Math.min(last, Math.max(0, to)));
    },
    toggle() {
      if (at >= last) setAt(0);
      setPlaying(!playing);
    },
    hasten: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length] ?? 1),
  };
}
