import type { Ground, Token, Zone } from '@sortie/board-view';
import { extentOf } from '@sortie/geometry';
import { useEffect, useRef } from 'react';

interface Props {
  readonly board: Ground;
  readonly tokens?: readonly Token[];
  /** Parts of the board that are marked, such as where the sides set up. */
  readonly zones?: readonly Zone[];
  /** What is in the picture, for those who do not see it; leave out where a text beside it says the same. */
  readonly label?: string;
  /** `cover` cuts the map to fill its place, `contain` shows the whole of it. */
  readonly fitting?: 'cover' | 'contain';
  readonly className?: string;
}

const SHARPEST = 2;

const proportion = (ground: Ground): string => {
  const { x, y } = 'sites' in ground ? extentOf(ground.width, ground.height) : ground.extent;
  return `${x} / ${y}`;
};

/** A map as a picture, painted as sharp as its place on the page. */
export function BoardThumb({ board, tokens, zones, label, fitting = 'contain', className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    const paint = async (): Promise<void> => {
      const { width, height } = element.getBoundingClientRect();
      const { paintPicture } = await import('@sortie/board-view');
      if (gone || width === 0) return;
      const density = Math.min(SHARPEST, globalThis.devicePixelRatio || 1);
      element.width = Math.round(width * density);
      element.height = Math.round(height * density);
      paintPicture(element, { ground: board, tokens: tokens ?? [], zones: zones ?? [] }, fitting);
    };
    const observer = new ResizeObserver(() => void paint());
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [board, tokens, zones, fitting]);
  return (
    <canvas
      ref={canvas}
      style={fitting === 'contain' ? { aspectRatio: proportion(board) } : {}}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
