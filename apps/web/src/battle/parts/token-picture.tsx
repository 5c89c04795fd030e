import './token-picture.css';
import { paintToken, type Token } from '@sortie/board-view';
import { useEffect, useRef } from 'react';

/** A unit's token as it stands on the map, for lists and sheets. */
export function TokenPicture({ token, size = 40 }: { readonly token: Token; readonly size?: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paintToken(canvas.current, token);
  }, [token]);
  const pixels = Math.round(size * Math.min(devicePixelRatio || 1, 3));
  return (
    <canvas
      ref={canvas}
      className="token-picture"
      width={pixels}
      height={pixels}
      style={{ width: size, height: size }}
      {...{ 'aria-hidden': true }}
    />
  );
}
