import './mini-map.css';
import { createMinimap, extentOfGround, type Minimap, type Place, type Scene } from '@sortie/board-view';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import type { BoardHandle } from '../board-area.tsx';
import { Glyph, type GlyphName } from '../parts/glyph.tsx';

/** The largest that the picture becomes, in pixels of the page. */
const WIDE = 180;
const HIGH = 112;

interface Props {
  readonly board: RefObject<BoardHandle | null>;
  readonly scene: Scene;
  /** Whoever acts and whoever it is about; nobody: everybody. */
  readonly selection: readonly Place[];
  readonly fight: readonly Place[];
  /** The picture, or only the buttons. */
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What the pointer is over, in a line. */
  readonly children?: ReactNode;
}

/** The whole board in the corner, and the ways to look at it. */
export function MiniMap({ board, scene, selection, fight, open, onToggle, children }: Props) {
  const t = useT();
  const view = () => board.current?.view();
  const tools: readonly (readonly [GlyphName, string, () => void])[] = [
    ['plus', t('Zoom in'), () => view()?.zoomBy(1.4)],
    ['minus', t('Zoom out'), () => view()?.zoomBy(1 / 1.4)],
    ['fit', t('Whole map'), () => view()?.fit()],
    ['focus', t('Zoom to the selection'), () => view()?.closeUp(selection)],
    ['fight', t('Zoom to the fight'), () => view()?.closeUp(fight)],
  ];
  return (
    <fieldset className="mini-map panel plain-group" aria-label={t('Map')}>
      {open && <Picture board={board} scene={scene} />}
      <div className="mini-map-tools">
        {tools.map(([glyph, label, act]) => (
          <button key={glyph} type="button" className="button button-icon" aria-label={label} title={label} onClick={act}>
            <Glyph name={glyph} />
          </button>
        ))}
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Minimap')}
          title={t('Minimap')}
          aria-pressed={open}
          onClick={onToggle}
        >
          <Glyph name="map" />
        </button>
      </div>
      {children}
    </fieldset>
  );
}

/** How large the picture of a board is in the page. */
function sizeOf(scene: Scene): { readonly width: number; readonly height: number } {
  const { x, y } = extentOfGround(scene.ground);
  const scale = Math.min(WIDE / x, HIGH / y);
  return { width: Math.round(x * scale), height: Math.round(y * scale) };
}

function Picture({ board, scene }: Pick<Props, 'board' | 'scene'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const map = useRef<Minimap>(undefined);
  const { width, height } = sizeOf(scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another picture.
  useEffect(() => {
    if (!canvas.current) return;
    const made = createMinimap(canvas.current);
    map.current = made;
    const look = (): void => {
      const window = board.current?.view()?.window();
      if (window) made.look(window);
    };
    look();
    return board.current?.onCamera(look);
  }, [board, width, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture must be shown something.
  useEffect(() => map.current?.show(scene), [scene, width, height]);
  const go = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = map.current?.under({ x: event.clientX - box.left, y: event.clientY - box.top });
    if (at) board.current?.view()?.centreOn(at);
  };
  const density = Math.min(globalThis.devicePixelRatio || 1, 2);
  return (
    <canvas
      ref={canvas}
      className="mini-map-picture"
      width={Math.round(width * density)}
      height={Math.round(height * density)}
      style={{ width, height }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
      {...{ 'aria-hidden': true }}
    />
  );
}
