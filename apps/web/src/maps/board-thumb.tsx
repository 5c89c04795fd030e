import type { Board } from '@sortie/board';
import { useEffect, useRef } from 'react';
import { paintBoard, pictureSize } from './paint.ts';

interface Props {
  readonly board: Board;
  /** What is in the picture, for those who do not see it; leave out where a text beside it says the same. */
  readonly label?: string;
  /** Longer side in pixels of the picture itself; the style decides how large it is shown. */
  readonly resolution?: number;
  readonly className?: string;
}

/** A map as a picture. */
export function BoardThumb({ board, label, resolution = 640, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = pictureSize(board);
  const scale = resolution / Math.max(size.x, size.y);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    paintBoard(context, board, scale);
  }, [board, scale]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={Math.ceil(size.x * scale)}
      height={Math.ceil(size.y * scale)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
