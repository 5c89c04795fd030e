import type { Board } from '@sortie/board';
import { BORDER, paintPicture } from '@sortie/board-view';
import {
  CORNERS,
  centreOf,
  contains,
  extentOf,
  fromOffset,
  type Hex,
  hexAt,
  type Point,
  sameHex,
  toOffset,
  within,
} from '@sortie/geometry';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { FIT } from './toolbox.tsx';

interface Props {
  readonly board: Board;
  readonly zoom: number;
  readonly cursor: Hex;
  /** How far around the cursor the brush paints. */
  readonly reach: number;
  readonly onCursor: (hex: Hex) => void;
  readonly onDown: (hex: Hex) => void;
  readonly onPaint: (hex: Hex) => void;
  readonly onUp: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The map under the brush. The mouse, a finger and the keyboard (arrows and Space) all paint. */
export function Canvas({ board, zoom: wished, cursor, reach, onCursor, onDown, onPaint, onUp }: Props) {
  const t = useT();
  const [view, width] = useWidth();
  const size = pictureSize(board);
  const zoom = wished === FIT ? Math.min(1.5, width / size.x) : wished;
  const hexUnder = (event: PointerEvent<HTMLElement>): Hex => {
    const box = event.currentTarget.getBoundingClientRect();
    return hexAt({ x: Math.round((event.clientX - box.left) / zoom - BORDER), y: Math.round((event.clientY - box.top) / zoom - BORDER) });
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step) {
      const { column, row } = toOffset(cursor);
      onCursor(fromOffset(column + step[0], row + step[1]));
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) onDown(cursor);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="editor-view" ref={view}>
      <div
        className="editor-canvas"
        role="application"
        aria-label={t('Map. Arrows move, Space paints.')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is operated by keyboard, so keys must reach it
        tabIndex={0}
        style={{ width: size.x * zoom, height: size.y * zoom }}
        onPointerDown={event => {
          if (event.button !== 0) return;
          const hex = hexUnder(event);
          if (!contains(board, hex)) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          onDown(hex);
        }}
        onPointerMove={event => {
          const hex = hexUnder(event);
          if (!contains(board, hex) || sameHex(hex, cursor)) return;
          onCursor(hex);
          if (event.buttons & 1) onPaint(hex);
        }}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onKeyDown={press}
        onKeyUp={event => (event.key === ' ' || event.key === 'Enter') && onUp()}
      >
        <Layer size={size} zoom={zoom} paint={pen => paintPicture(pen.canvas, { ground: board })} about={[board]} />
        <Layer
          size={size}
          zoom={zoom}
          paint={(pen, density) => paintCursor(pen, board, cursor, reach, density)}
          about={[board.width, board.height, cursor, reach]}
        />
      </div>
    </div>
  );
}

interface LayerProps {
  readonly size: Point;
  readonly zoom: number;
  readonly paint: (pen: CanvasRenderingContext2D, density: number) => void;
  /** It is painted again when one of these changes. */
  readonly about: readonly unknown[];
}

/** One sheet of several that lie above each other, so that the cursor moves without painting the map again. */
function Layer({ size, zoom, paint, about }: LayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const density = zoom * (globalThis.devicePixelRatio || 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the picture depends on
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.resetTransform();
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    paint(pen, density);
  }, [...about, density]);
  return <canvas ref={canvas} className="editor-layer" width={Math.ceil(size.x * density)} height={Math.ceil(size.y * density)} />;
}

/** How much room there is from left to right. */
function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/** The whole map with its border, in drawing units. */
function pictureSize({ width, height }: Board): Point {
  const extent = extentOf(width, height);
  return { x: extent.x + 2 * BORDER, y: extent.y + 2 * BORDER };
}

function paintCursor(context: CanvasRenderingContext2D, board: Board, cursor: Hex, reach: number, density: number): void {
  context.save();
  context.setTransform(density, 0, 0, density, BORDER * density, BORDER * density);
  context.lineWidth = 3;
  context.strokeStyle = '#fff8e6';
  context.shadowColor = '#000';
  context.shadowBlur = 4 * density;
  for (const hex of within(cursor, reach).filter(hex => contains(board, hex))) {
    const at = centreOf(hex);
    context.beginPath();
    for (const { x, y } of CORNERS) context.lineTo(at.x + x * 0.94, at.y + y * 0.94);
    context.closePath();
    context.stroke();
  }
  context.restore();
}
